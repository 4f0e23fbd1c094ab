//! The column at the right that faces have in common: heuristics, weight, and room for figures. Its place is the same
//! on every face.

use egui::{Rect, pos2, vec2};
use eight_realms_core::heuristic::HeuristicKind;

use crate::gui::theme::space;

/// Minimum and maximum width of the column.
const WIDTH: [f32; 2] = [258.0, 340.0];
/// Minimum and maximum height of a row.
const ROW: [f32; 2] = [18.0, 28.0];

/// The places of the column, and the remaining room.
#[derive(Clone, Copy, Debug)]
pub struct SideColumn {
    /// Remaining room at the left of the column.
    pub left: Rect,
    /// The table of heuristics, its head included.
    pub table: Rect,
    /// The slider of the weight.
    pub weight: Rect,
    /// Room below the weight.
    pub below: Rect,
    /// Height of a row.
    pub row: f32,
}

/// Share of the width that the column takes.
const SHARE: f32 = 0.34;
/// Number of rows of the table, its head included, of the weight, and of what lies below.
const ROWS: [f32; 3] = [HeuristicKind::ALL.len() as f32 + 1.0, 1.3, 6.0];

impl SideColumn {
    pub fn of(body: Rect) -> Self {
        let body = Rect::from_min_max(body.min + vec2(0.0, space::S), body.max - vec2(0.0, space::XS));
        let width = (body.width() * SHARE).clamp(WIDTH[0], WIDTH[1]);
        let side = Rect::from_min_max(pos2(body.right() - width, body.top()), body.max);
        let left = Rect::from_min_max(body.min, pos2(side.left() - space::XL, body.bottom()));
        let row = (side.height() / ROWS.iter().sum::<f32>()).clamp(ROW[0], ROW[1]).floor();
        let part = |top: f32, rows: f32| Rect::from_min_size(pos2(side.left(), top), vec2(width, rows * row));
        let table = part(side.top(), ROWS[0]);
        let weight = part(table.bottom(), ROWS[1]);
        let below = Rect::from_min_max(weight.left_bottom(), side.max);
        Self { left, table, weight, below, row }
    }
}
