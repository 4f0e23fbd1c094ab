//! Boards side by side: how many fit, how large, and which are left out.

use std::{fmt::Debug, hash::Hash};

use egui::{CornerRadius, Rect, Response, Stroke, StrokeKind, Vec2, pos2, vec2};
use eight_realms_core::puzzle::Board;

use super::canvas::Canvas;
use crate::gui::{
    theme::{radius, sizes, space, stroke},
    widgets::{
        board::{self, BoardFace},
        text::unbroken,
    },
};

/// Equal places for boards, row by row.
#[derive(Clone, Copy, Debug)]
pub struct Slots {
    rect: Rect,
    side: f32,
    gaps: Gaps,
    columns: usize,
    rows: usize,
}

/// Room around each board, in points.
#[derive(Clone, Copy, Debug)]
pub struct Gaps {
    /// Distance to the next board.
    pub between: f32,
    /// Room below a board, for a caption.
    pub below: f32,
}

impl Slots {
    /// Creates places with boards of one side.
    pub fn of(rect: Rect, side: f32, gaps: Gaps) -> Self {
        let fit = |room: f32, step: f32, gap: f32| (((room + gap) / step).floor() as usize).max(1);
        let columns = fit(rect.width(), side + gaps.between, gaps.between);
        let rows = fit(rect.height(), side + gaps.below + space::XS, space::XS);
        Self { rect, side, gaps, columns, rows }
    }

    /// Creates places with the first of `sides` at which `count` boards fit, captions included. If there is none, takes
    /// the last side that is low enough for `rect`, or the last one of all.
    pub fn fitting(rect: Rect, count: usize, sides: &[f32], gaps: Gaps) -> Self {
        let is_low = |side: &&f32| **side + gaps.below <= rect.height();
        let mut candidates = sides.iter().filter(is_low).map(|side| Self::of(rect, *side, gaps));
        let fits = candidates.clone().find(|slots| slots.capacity() >= count);
        let last = || Self::of(rect, sides.last().copied().unwrap_or(space::XL), gaps);
        fits.or_else(|| candidates.next_back()).unwrap_or_else(last)
    }

    /// Number of boards that fit.
    pub fn capacity(&self) -> usize {
        self.columns * self.rows
    }

    /// Place number `at`, from 0.
    pub fn cell(&self, at: usize) -> Rect {
        let (row, column) = ((at / self.columns) as f32, (at % self.columns) as f32);
        let step = vec2(self.side + self.gaps.between, self.side + self.gaps.below + space::XS);
        let corner = self.rect.min + vec2(column * step.x, row * step.y);
        Rect::from_min_size(corner, Vec2::splat(self.side))
    }

    /// Returns the places of those of `count` boards that are shown: where they do not all fit, the first, a gap, and
    /// the last ones.
    pub fn shown(&self, count: usize) -> impl Iterator<Item = (usize, Rect)> {
        let room = self.capacity();
        let omitted = count.saturating_sub(room);
        let skips = move |slot: usize| if slot == 0 || omitted == 0 { slot } else { slot + omitted };
        let is_gap = move |slot: usize| omitted > 0 && slot == 1;
        (0..room.min(count))
            .filter(move |slot| !is_gap(*slot))
            .map(move |slot| (skips(slot), self.cell(slot)))
    }

    /// Place of the gap where boards are left out; `None` if there is no gap.
    pub fn gap(&self, count: usize) -> Option<Rect> {
        (count > self.capacity() && self.capacity() > 1).then(|| self.cell(1))
    }
}

/// Paints a small board without a name.
pub fn paint_small(canvas: &Canvas<'_, '_>, rect: Rect, board: Board) {
    let (tiles, goal) = (board.tiles(), canvas.goal());
    let face = BoardFace::still(&tiles, &goal, canvas.context.accent());
    board::paint(canvas.painter(), rect, &face, canvas.palette());
}

/// Shows a small board with the name `words`, which are its tooltip too.
pub fn small_board(
    canvas: &Canvas<'_, '_>,
    rect: Rect,
    board: Board,
    name: impl Hash + Debug,
    words: &str,
) -> Response {
    paint_small(canvas, rect, board);
    canvas.named(rect, name, words).on_hover_text(unbroken(words))
}

/// Draws a ring in the chosen realm's colour, around the next board or the current one.
pub fn ring(canvas: &Canvas<'_, '_>, rect: Rect) {
    let pen = Stroke::new(stroke::CURVE, canvas.context.accent());
    let corners = CornerRadius::same(radius::M + 2);
    canvas.painter().rect_stroke(rect.expand(sizes::marks::RING), corners, pen, StrokeKind::Outside);
}

/// Draws three points where boards are left out.
pub fn ellipsis(canvas: &Canvas<'_, '_>, rect: Rect) {
    for x in [-1.0, 0.0, 1.0] {
        let at = pos2(rect.center().x + x * space::S, rect.center().y);
        canvas.painter().circle_filled(at, stroke::CURVE, canvas.palette().text_faint);
    }
}
