//! The legend: how much is reached, what the fills mean, and each band on its own.
//!
//! Area is not count: the map gives the goal a whole disc, and a board far from everything a single texel. So the
//! counts are always shown beside the map.

mod bands;
mod names;
mod share;

use eight_realms_core::{
    map::{Layout, MapStatuses},
    realm::Realm,
};

pub use names::{above, show_below};

use super::{plan::MapPlan, texture::MapTexture};
use crate::gui::{
    kit::Canvas,
    theme::{MapColors, space},
};

/// Search and map that a legend is about.
pub struct Subject<'a> {
    /// Realm whose search is painted.
    pub realm: Realm,
    /// The map as it is painted.
    pub texture: &'a MapTexture,
    /// The status of each board in the search.
    pub statuses: &'a MapStatuses,
    /// Layout of the map.
    pub layout: &'a Layout,
    /// The colours of the map.
    pub colors: &'a MapColors,
    /// Band of the board under the pointer.
    pub band: Option<u8>,
}

/// Draws the legend; returns the band under the pointer.
pub fn show(canvas: &Canvas<'_, '_>, plan: &MapPlan, subject: &Subject<'_>) -> Option<u8> {
    let mut rest = plan.legend;
    rest.min.y = share::show(canvas, rest, subject).bottom() + space::S;
    rest.min.y = names::show(canvas, rest, subject).bottom() + space::S;
    bands::show(canvas, rest, plan.columns, subject)
}
