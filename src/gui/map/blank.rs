//! A map with no board reached. The maps of all realms begin as copies of it, so that eight of them cost little more
//! than one: copying pixels is far cheaper than finding the mean of what lies on each.

use std::sync::Arc;

use eight_realms_core::map::{Layout, Picture};

use super::fills::Fills;
use crate::gui::theme::MapColors;

/// Look of a map.
#[derive(Clone, PartialEq)]
pub struct MapStyle {
    pub colors: MapColors,
    /// Texels per pixel, across and down.
    pub step: u32,
}

/// The map and its picture.
pub struct BlankMap {
    pub layout: Arc<Layout>,
    /// Pixels of the map, which have not been uploaded as a texture.
    pub picture: Picture<Fills>,
    style: MapStyle,
}

impl BlankMap {
    pub fn of(layout: &Arc<Layout>, style: &MapStyle) -> Self {
        let picture = Picture::blank(layout, style.step, Fills::of(&style.colors));
        Self { layout: Arc::clone(layout), picture, style: style.clone() }
    }

    /// Whether maps of this layout and style can begin as copies of this one.
    pub fn is_of(&self, layout: &Arc<Layout>, style: &MapStyle) -> bool {
        Arc::ptr_eq(&self.layout, layout) && self.style == *style
    }
}
