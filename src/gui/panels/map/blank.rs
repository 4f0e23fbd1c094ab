//! A map with no board lit. The maps of all realms begin as copies of it, so that eight of them cost little more
//! than one: to copy pixels is far cheaper than to find the mean of what lies on each.

use std::sync::Arc;

use super::fills::Fills;
use crate::{
    gui::theme::MapColors,
    map::{Layout, Picture},
};

/// How a map is painted.
#[derive(Clone, PartialEq)]
pub struct MapStyle {
    pub colors: MapColors,
    /// Texels to a pixel.
    pub step: u32,
}

/// The map and its picture.
pub struct BlankMap {
    pub layout: Arc<Layout>,
    /// What it looks like. Nobody has been shown it.
    pub picture: Picture<Fills>,
    look: MapStyle,
}

impl BlankMap {
    pub fn of(layout: &Arc<Layout>, look: &MapStyle) -> Self {
        let picture = Picture::blank(layout, look.step, Fills::of(&look.colors));
        Self { layout: Arc::clone(layout), picture, look: look.clone() }
    }

    /// Whether it is the beginning of such maps.
    pub fn is_of(&self, layout: &Arc<Layout>, look: &MapStyle) -> bool {
        Arc::ptr_eq(&self.layout, layout) && self.look == *look
    }
}
