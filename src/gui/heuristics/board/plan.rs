//! Places of the parts of the face, by the size of the stage alone.

use egui::{Rect, Vec2, pos2, vec2};

use crate::gui::theme::{sizes, space};

/// Minimum and maximum width of the sum.
const SUM: [f32; 2] = [104.0, 148.0];
/// Maximum height of a row of the sum.
const HIGHEST_ROW: f32 = 24.0;

/// The places of the face.
#[derive(Clone, Copy, Debug)]
pub struct BoardPlan {
    pub head: Rect,
    /// The board: a square.
    pub board: Rect,
    /// The sum of all contributions, at the right of the board.
    pub sum: Rect,
}

/// Number of rows of the sum: the total, eight tiles, the blank, and four lines in conflict.
pub const ROWS: f32 = 14.0;

impl BoardPlan {
    pub fn of(rect: Rect) -> Self {
        let head = Rect::from_min_size(rect.min, vec2(rect.width(), sizes::controls::segments::HEIGHT));
        let room =
            Rect::from_min_max(head.left_bottom() + vec2(0.0, space::S), rect.max - vec2(0.0, space::XS));
        let side = (room.width() - SUM[0] - space::XL).min(room.height()).max(0.0);
        let board = Rect::from_min_size(room.min, Vec2::splat(side));
        let left = board.right() + space::XL;
        let right = room.right().min(left + SUM[1]);
        let height = (ROWS * HIGHEST_ROW).min(room.height());
        let sum = Rect::from_min_max(pos2(left, room.top()), pos2(right, room.top() + height));
        Self { head, board, sum }
    }
}
