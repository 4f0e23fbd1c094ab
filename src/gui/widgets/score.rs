//! g, h and f of a board, in one strip below it.

use std::sync::Arc;

use egui::{Color32, CornerRadius, Galley, Painter, Pos2, Rect, pos2, vec2};

use super::board::Presence;
use super::text::{baseline, centred, snap};
use crate::gui::theme::{CAP_HEIGHT, Palette, Type, radius, space};

/// What a board costs. `h` is none in the realms that do not estimate: then g stands alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// Moves from the start.
    pub g: u32,
    /// Estimated moves to the goal.
    pub h: Option<u32>,
}

impl Score {
    /// g + h.
    pub fn f(self) -> Option<u32> {
        self.h.map(|h| self.g + h)
    }
}

/// From this width on, the strip has room for `+`, `=` and large figures.
const ROOMY: f32 = 170.0;

/// A cell of the strip: the letter, its figure, and whether it is the one to be read first.
struct Cell {
    letter: &'static str,
    figure: u32,
    ink: Color32,
}

/// `g 5 + h 10 = f 15` in three equal cells; the signs go when there is no room for them. f stands last,
/// strong and underlined, because it is what the open list sorts by.
pub fn score(
    painter: &Painter,
    rect: Rect,
    score: Score,
    presence: Presence,
    accent: Color32,
    palette: &Palette,
) {
    let cells = cells(score, presence, palette);
    if presence == Presence::Full {
        painter.rect_filled(rect, CornerRadius::same(radius::M), palette.sunken);
        underline(painter, place(rect, cells.len() - 1, cells.len()), accent);
    }
    for (i, cell) in cells.iter().enumerate() {
        paint_cell(painter, place(rect, i, cells.len()).center(), cell, rect.width(), palette);
    }
    for (i, sign) in ["+", "="].into_iter().enumerate().take(cells.len() - 1) {
        if rect.width() >= ROOMY {
            let at = place(rect, i, cells.len()).right_center();
            centred(painter, at, sign, Type::Caption.font(), palette.text_faint);
        }
    }
}

fn cells(score: Score, presence: Presence, palette: &Palette) -> Vec<Cell> {
    let (quiet, loud) = match presence {
        Presence::Full => (palette.text_soft, palette.text),
        Presence::Faded => (palette.text_faint, palette.text_faint),
    };
    let cell = |letter, figure, ink| Cell { letter, figure, ink };
    match score.h {
        Some(h) => vec![cell("g", score.g, quiet), cell("h", h, quiet), cell("f", score.g + h, loud)],
        None => vec![cell("g", score.g, loud)],
    }
}

fn place(rect: Rect, index: usize, count: usize) -> Rect {
    let size = vec2(rect.width() / count as f32, rect.height());
    Rect::from_min_size(rect.min + vec2(size.x * index as f32, 0.0), size)
}

fn underline(painter: &Painter, cell: Rect, accent: Color32) {
    const HEIGHT: f32 = 2.0;
    let width = (cell.width() - 2.0 * space::S).min(64.0);
    let middle = pos2(cell.center().x, cell.bottom() - HEIGHT / 2.0);
    painter.rect_filled(Rect::from_center_size(middle, vec2(width, HEIGHT)), CornerRadius::same(1), accent);
}

/// A letter and its figure on one baseline, the figure's height centred on `middle`.
fn paint_cell(painter: &Painter, middle: Pos2, cell: &Cell, strip: f32, palette: &Palette) {
    let figure_font = if strip >= ROOMY { Type::fitted(15.0) } else { Type::fitted(12.5) };
    let figure_size = figure_font.size;
    let letter = painter.layout_no_wrap(cell.letter.to_owned(), Type::Caption.font(), palette.text_faint);
    let figure = painter.layout_no_wrap(cell.figure.to_string(), figure_font, cell.ink);
    side_by_side(painter, middle, figure_size, [letter, figure]);
}

fn side_by_side(painter: &Painter, middle: Pos2, figure_size: f32, pair: [Arc<Galley>; 2]) {
    let base = middle.y + figure_size * CAP_HEIGHT / 2.0;
    let width = pair[0].size().x + space::XS + pair[1].size().x;
    let mut x = middle.x - width / 2.0;
    for galley in pair {
        let next = x + galley.size().x + space::XS;
        painter.galley(snap(painter, pos2(x, base - baseline(&galley))), galley, Color32::PLACEHOLDER);
        x = next;
    }
}
