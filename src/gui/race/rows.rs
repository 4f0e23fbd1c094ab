//! The rows of a face of the race: one per lane, equally high, below the names of the columns.

use egui::{Rect, pos2, vec2};

/// Room below the last row.
const FOOT: f32 = 2.0;

/// Places of the rows.
pub struct Rows {
    /// Names of columns and of values along the axis.
    pub head: Rect,
    pub lanes: Vec<Rect>,
    /// Height of a lane.
    pub height: f32,
}

impl Rows {
    /// Divides `body` into names, `head` high, and a row for each lane, none higher than `highest`: a few lanes do not
    /// fill the stage.
    pub fn of(body: Rect, head: f32, lanes: usize, highest: f32) -> Self {
        let head = Rect::from_min_size(body.min, vec2(body.width(), head));
        let height = ((body.height() - head.height() - FOOT) / lanes.max(1) as f32).clamp(0.0, highest);
        let lane = |place: usize| {
            let top = head.bottom() + place as f32 * height;
            Rect::from_min_size(pos2(body.left(), top), vec2(body.width(), height))
        };
        Self { head, lanes: (0..lanes).map(lane).collect(), height }
    }

    /// Returns the place of all lanes together.
    pub fn field(&self) -> Rect {
        self.lanes.iter().fold(self.head.with_min_y(self.head.bottom()), |all, lane| all.union(*lane))
    }
}
