//! Where everything lies, by the size of the stage alone.
//!
//! ```text
//! legend                        │ table of estimates
//!    boards by true distance    │
//! h ┌───────────────────┐ boards│ weight
//!   │ picture           │ by h  │ figures
//!   └───────────────────┘       │
//!     true distance             │
//! ```

use egui::{Rect, pos2, vec2};

use crate::gui::theme::space;

/// The places of the face.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// What the colours and lines mean.
    pub legend: Rect,
    /// Boards by true distance, over the picture and as wide.
    pub by_distance: Rect,
    /// The picture.
    pub picture: Rect,
    /// Boards by h, beside the picture and as high.
    pub by_h: Rect,
    /// The table of estimates, its head included.
    pub table: Rect,
    /// The slider of the weight.
    pub weight: Rect,
    /// The figures.
    pub figures: Rect,
    /// Height of a row of table and figures.
    pub row: f32,
}

/// The narrowest and the widest that table and figures may be, and their share of the width.
const SIDE: [f32; 2] = [258.0, 340.0];
const SIDE_SHARE: f32 = 0.34;
/// Rows of the table, its head included, the weight's, and those of the figures.
const ROWS: [f32; 3] = [6.0, 1.3, 6.0];
/// The lowest and the highest row.
const ROW: [f32; 2] = [18.0, 28.0];
/// Height of the legend.
const LEGEND: f32 = 22.0;
/// Room for what is written at the left of the picture and below it.
const AXES: [f32; 2] = [30.0, 34.0];
/// Parts of the picture's height and width that the histograms take, and the most.
const BARS: [f32; 2] = [0.13, 0.14];
const BARS_MOST: f32 = 72.0;

impl Plan {
    /// The places in `body`.
    pub fn of(body: Rect) -> Self {
        let body = Rect::from_min_max(body.min + vec2(0.0, space::S), body.max - vec2(0.0, space::XS));
        let width = (body.width() * SIDE_SHARE).clamp(SIDE[0], SIDE[1]);
        let side = Rect::from_min_max(pos2(body.right() - width, body.top()), body.max);
        let left = Rect::from_min_max(body.min, pos2(side.left() - space::XL, body.bottom()));
        let legend = Rect::from_min_size(left.min, vec2(left.width(), LEGEND));
        let [bar_height, bar_width] =
            [left.height() * BARS[0], left.width() * BARS[1]].map(|share| share.clamp(0.0, BARS_MOST));
        let frame = Rect::from_min_max(
            pos2(left.left() + AXES[0], legend.bottom() + space::S + bar_height),
            pos2(left.right() - bar_width - space::XS, left.bottom() - AXES[1]),
        );
        let by_distance = Rect::from_min_max(
            pos2(frame.left(), legend.bottom() + space::XS),
            pos2(frame.right(), frame.top() - space::XS),
        );
        let by_h = Rect::from_min_max(
            pos2(frame.right() + space::XS, frame.top()),
            pos2(left.right(), frame.bottom()),
        );
        let row = (side.height() / ROWS.iter().sum::<f32>()).clamp(ROW[0], ROW[1]).floor();
        let below =
            |top: f32, rows: f32| Rect::from_min_size(pos2(side.left(), top), vec2(width, rows * row));
        let table = below(side.top(), ROWS[0]);
        let weight = below(table.bottom(), ROWS[1]);
        let figures = Rect::from_min_max(pos2(side.left(), weight.bottom()), side.max);
        Self { legend, by_distance, picture: frame, by_h, table, weight, figures, row }
    }
}
