//! Places of the parts of the face, by the size of the stage alone.
//!
//! ```text
//! legend
//!    boards by true distance
//! h ┌───────────────────┐ boards
//!   │ picture           │ by h
//!   └───────────────────┘
//!     true distance
//! ```

use egui::{Rect, pos2, vec2};

use crate::gui::theme::{sizes, space};

/// Room for the names at the left of the picture, and for those below it.
const AXES: [f32; 2] = [30.0, 34.0];
/// Maximum thickness of a histogram.
const WIDEST_BARS: f32 = 72.0;

/// The places of the picture and what belongs to it.
#[derive(Clone, Copy, Debug)]
pub struct DistancesPlan {
    /// Legend of the colours and lines.
    pub legend: Rect,
    /// Boards by true distance, over the picture and as wide.
    pub by_distance: Rect,
    pub picture: Rect,
    /// Boards by h, beside the picture and as high.
    pub by_h: Rect,
}

/// Shares of the room's height and width that the histograms take.
const BARS: [f32; 2] = [0.13, 0.14];

impl DistancesPlan {
    pub fn of(rect: Rect) -> Self {
        let legend = Rect::from_min_size(rect.min, vec2(rect.width(), sizes::marks::LEGEND_LINE));
        let [bar_height, bar_width] =
            [rect.height() * BARS[0], rect.width() * BARS[1]].map(|share| share.clamp(0.0, WIDEST_BARS));
        let picture = Rect::from_min_max(
            pos2(rect.left() + AXES[0], legend.bottom() + space::S + bar_height),
            pos2(rect.right() - bar_width - space::XS, rect.bottom() - AXES[1]),
        );
        let by_distance = Rect::from_min_max(
            pos2(picture.left(), legend.bottom() + space::XS),
            pos2(picture.right(), picture.top() - space::XS),
        );
        let by_h = Rect::from_min_max(
            pos2(picture.right() + space::XS, picture.top()),
            pos2(rect.right(), picture.bottom()),
        );
        Self { legend, by_distance, picture, by_h }
    }
}
