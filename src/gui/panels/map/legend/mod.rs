//! The legend: how much is reached, what the fills mean, and each band on its own.
//!
//! Area is not count: the map gives a board far from everything a single texel and the goal a whole disc. So
//! the counts always stand beside it.

mod bands;
mod names;
mod share;

pub use names::{above, show_below};

use super::{plan::MapPlan, texture::MapTexture};
use crate::{
    gui::{
        kit::Canvas,
        theme::{MapColors, space},
    },
    map::{Layout, MapStatuses},
    realm::Realm,
};

/// What a legend is about.
pub struct Subject<'a> {
    /// The realm whose search it is.
    pub realm: Realm,
    /// The map as it is painted.
    pub texture: &'a MapTexture,
    /// The status of each board in the search.
    pub statuses: &'a MapStatuses,
    /// Where boards lie.
    pub layout: &'a Layout,
    /// The colours of the map.
    pub colors: &'a MapColors,
    /// The band of the board under the pointer.
    pub band: Option<u8>,
}

/// Draws it; returns the band under the pointer.
pub fn show(canvas: &Canvas<'_, '_>, plan: &MapPlan, subject: &Subject<'_>) -> Option<u8> {
    let mut rest = plan.legend;
    rest.min.y = share::show(canvas, rest, subject).bottom() + space::S;
    rest.min.y = names::show(canvas, rest, subject).bottom() + space::S;
    bands::show(canvas, rest, plan.columns, subject)
}
