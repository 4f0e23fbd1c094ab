//! Placement of the cells of the plane and of its diagonals.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use super::ContoursShown;
use crate::gui::{
    kit::{Canvas, columns::widest},
    theme::{Type, sizes::contours, space},
};

/// Largest size of a cell, so that a small tree does not fill the stage with a few slabs.
const LARGEST_CELL: Vec2 = vec2(56.0, 44.0);
/// Gap between two cells, where they are not tiny.
const GAP: f32 = 2.0;

/// Share of a column or a row that lies on either side of its middle.
const HALF: f32 = 0.5;

/// Placement of everything on the plane. It depends on the tree alone and not on the moment.
pub struct ContoursPlacement {
    /// The plane, between the ticks.
    pub plot: Rect,
    /// Length of one move: of g to the right, of h upwards.
    pub step: Vec2,
    /// Width and height of a cell.
    pub cell: Vec2,
    /// Number of columns, and the largest h in moves.
    moves: Vec2,
    /// Amount by which one move changes h.
    per_move: f32,
}

impl ContoursPlacement {
    /// The placement below the head, with room for the ticks.
    pub fn of(canvas: &Canvas<'_, '_>, rect: Rect, shown: &ContoursShown<'_>) -> Self {
        let h_values = shown.contours.rows();
        let per_move = f32::from(shown.contours.per_move());
        let columns = shown.contours.columns().max(1);
        let most_h = h_values.last().copied().unwrap_or_default();
        let most_f = most_h.saturating_add(columns as u16 * shown.contours.per_move());
        let h_width = widest(canvas.painter(), [shown.cost(most_h), canvas.say("contours-h")], Type::Tick);
        let label = canvas.tell("mark-f", &[("f", shown.cost(most_f).into())]);
        let f_width = widest(canvas.painter(), [label], Type::Tick);
        let room = Rect::from_min_max(
            rect.min + vec2(h_width + space::S, contours::TICK_LINE),
            rect.max - vec2(f_width + space::S, 2.0 * contours::TICKS + space::XS),
        );
        let moves = vec2(columns as f32, f32::from(most_h) / per_move);
        let full = vec2(room.width() / moves.x, room.height() / (moves.y + 1.0)).max(Vec2::ZERO);
        let step = full.min(LARGEST_CELL);
        let least_gap = h_values.windows(2).map(|pair| pair[1] - pair[0]).min();
        let share = least_gap.map_or(1.0, |gap| (f32::from(gap) / per_move).min(1.0));
        let cell = vec2(step.x, step.y * share);
        let gap = vec2(GAP.min(cell.x * 0.12), GAP.min(cell.y * 0.12));
        let plot = Rect::from_min_size(room.min, step * (moves + vec2(0.0, 1.0)));
        Self { plot, step, cell: cell - gap, moves, per_move }
    }

    /// Centre of the cell of this g and h.
    pub fn at(&self, g: usize, h: u16) -> Pos2 {
        self.point(g as f32, f32::from(h) / self.per_move)
    }

    pub fn cell(&self, g: usize, h: u16) -> Rect {
        Rect::from_center_size(self.at(g, h), self.cell)
    }

    /// The point of a g and an h, both in moves.
    fn point(&self, g: f32, h: f32) -> Pos2 {
        pos2(self.plot.left() + (g + HALF) * self.step.x, self.plot.bottom() - (h + HALF) * self.step.y)
    }

    /// Ends of the diagonal of this f, the lower right one first; `None` where it misses the plane.
    pub fn diagonal(&self, f: u16) -> Option<[Pos2; 2]> {
        let f = f32::from(f) / self.per_move;
        let low = (f - (self.moves.x - HALF)).max(-HALF);
        let high = (f + HALF).min(self.moves.y + HALF);
        (low < high).then(|| [self.point(f - low, low), self.point(f - high, high)])
    }

    /// The cell under a place: its g, and the number of its row.
    pub fn cell_under(&self, at: Pos2, shown: &ContoursShown<'_>) -> Option<(usize, usize)> {
        let g = ((at.x - self.plot.left()) / self.step.x).floor();
        let g = (0.0..self.moves.x).contains(&g).then_some(g as usize)?;
        let row = shown.contours.rows().iter().position(|h| self.cell(g, *h).contains(at))?;
        Some((g, row))
    }
}
