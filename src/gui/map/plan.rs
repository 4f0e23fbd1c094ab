//! Places of the map and its legend.
//!
//! ```text
//!   ┌───────────────┐  share of all boards
//!   │               │  names of the fills
//!   │      map      │   0 ▏            1 / 1
//!   │               │   1 ▏            2 / 2
//!   └───────────────┘   …  bands in one column or two
//! ```

use egui::{Rect, pos2, vec2};

use crate::gui::theme::{break_point, space};

/// Minimum width of the legend.
const MIN_LEGEND: f32 = 176.0;
/// Maximum width of a legend with one column of bands.
const ONE_COLUMN: f32 = 330.0;
/// Maximum width of a legend with two columns of bands.
const TWO_COLUMNS: f32 = 440.0;

#[derive(Clone, Copy, Debug)]
pub struct MapPlan {
    pub map: Rect,
    pub legend: Rect,
    /// Number of columns of bands.
    pub columns: usize,
}

impl MapPlan {
    /// Returns the places in the body of the stage, for a map `aspect` times as wide as high.
    pub fn of(body: Rect, aspect: f32) -> Self {
        let body = body.shrink2(vec2(0.0, space::S));
        let columns = if body.height() >= break_point::TALL_MAP { 1 } else { 2 };
        let most = if columns == 1 { ONE_COLUMN } else { TWO_COLUMNS };
        let left = body.width() - body.height() * aspect - space::XL;
        let legend = left.clamp(MIN_LEGEND, most);
        let edge = body.right() - legend;
        Self {
            map: Rect::from_min_max(body.min, pos2(edge - space::XL, body.bottom())),
            legend: Rect::from_min_max(pos2(edge, body.top()), body.max),
            columns,
        }
    }
}
