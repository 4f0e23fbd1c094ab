//! g, h and f of a board, in one strip below it.

use std::sync::Arc;

use egui::{Color32, CornerRadius, Galley, Painter, Pos2, Rect, pos2, vec2};
use eight_realms_app::words::figures;
use eight_realms_core::{heuristic::Unit, realm::Evaluation};

use super::board::Presence;
use super::text::{baseline, centred, snap};
use crate::gui::theme::{CAP_HEIGHT, Palette, Type, radius, space};

/// Minimum width of a strip with room for `+`, `=` and large figures.
const SIGNS_FROM: f32 = 170.0;
/// Minimum width with room for all cells if the longest figure has four characters; in less, f is alone.
const FOUR_LETTERS: f32 = 112.0;
/// Minimum width with room for all cells if the longest figure has more than four characters.
const MORE_LETTERS: f32 = 130.0;
/// Size of the figures.
const FIGURE: f32 = 12.5;
/// Size of the figures in a strip with room for large ones.
const LARGE_FIGURE: f32 = 15.0;
/// Height of the line below f, or below g if there is no f.
const UNDERLINE: f32 = 2.0;
/// Maximum length of the line below the last figure.
const LONGEST_UNDERLINE: f32 = 64.0;

/// Cost of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// Moves from the start.
    pub g: u8,
    /// The heuristic's value, in the unit; `None` in the realms without a heuristic, where g is alone.
    pub h: Option<u16>,
    /// Unit of h and f.
    pub unit: Unit,
    /// What f is made of.
    pub evaluation: Evaluation,
}

impl Score {
    /// Returns f, in the unit; `None` without h.
    pub fn f(self) -> Option<u16> {
        self.h.map(|h| self.evaluation.f(self.unit, self.g, h))
    }
}

/// A cell of the strip: the letter, its figure, and the ink, which is stronger for the figure to be read first.
struct Term {
    letter: &'static str,
    figure: String,
    ink: Color32,
}

/// Paints `g 5 + h 10 = f 15` in three cells; the signs go when there is no room for them, or f is h alone. f is last, strong and
/// underlined, because it is what the open list sorts by.
pub fn score(
    painter: &Painter,
    rect: Rect,
    score: Score,
    presence: Presence,
    accent: Color32,
    palette: &Palette,
) {
    let mut cells = cells(score, presence, palette);
    if rect.width() < room(&cells) {
        cells.drain(..cells.len() - 1);
    }
    let shares = shares(cells.len(), score.unit);
    if presence == Presence::Full {
        painter.rect_filled(rect, CornerRadius::same(radius::M), palette.sunken);
        underline(painter, place(rect, cells.len() - 1, shares), accent);
    }
    for (i, cell) in cells.iter().enumerate() {
        paint_cell(painter, place(rect, i, shares).center(), cell, rect.width(), palette);
    }
    for (i, sign) in ["+", "="].into_iter().enumerate().take(cells.len() - 1) {
        if rect.width() >= SIGNS_FROM && score.evaluation == Evaluation::Sum {
            let at = place(rect, i, shares).right_center();
            centred(painter, at, sign, Type::Caption.font(), palette.text_faint);
        }
    }
}

fn cells(score: Score, presence: Presence, palette: &Palette) -> Vec<Term> {
    let (soft, strong) = match presence {
        Presence::Full => (palette.text_soft, palette.text),
        Presence::Faded => (palette.text_faint, palette.text_faint),
    };
    let cell = |letter, figure, ink| Term { letter, figure, ink };
    let (g, cost) = (score.g.to_string(), |amount| figures::cost(amount, score.unit));
    match score.h.zip(score.f()) {
        Some((h, f)) => vec![cell("g", g, soft), cell("h", cost(h), soft), cell("f", cost(f), strong)],
        None => vec![cell("g", g, strong)],
    }
}

/// Returns how the cells share the strip: evenly, but g, which has no tenths, leaves room to those that have.
const fn shares(cells: usize, unit: Unit) -> &'static [f32] {
    match (cells, unit) {
        (1, _) => &[1.0],
        (_, Unit::Move) => &[1.0 / 3.0; 3],
        (_, Unit::Tenth) => &[0.24, 0.38, 0.38],
    }
}

/// Minimum width with room for all cells; in less, f is alone.
fn room(cells: &[Term]) -> f32 {
    match cells.iter().map(|cell| cell.figure.len()).max() {
        None | Some(0..=3) => 0.0,
        Some(4) => FOUR_LETTERS,
        Some(_) => MORE_LETTERS,
    }
}

fn place(rect: Rect, index: usize, shares: &[f32]) -> Rect {
    let left = rect.left() + rect.width() * shares[..index].iter().sum::<f32>();
    Rect::from_min_size(pos2(left, rect.top()), vec2(rect.width() * shares[index], rect.height()))
}

fn underline(painter: &Painter, cell: Rect, accent: Color32) {
    let width = (cell.width() - 2.0 * space::S).min(LONGEST_UNDERLINE);
    let middle = pos2(cell.center().x, cell.bottom() - UNDERLINE / 2.0);
    painter.rect_filled(
        Rect::from_center_size(middle, vec2(width, UNDERLINE)),
        CornerRadius::same(radius::XXS),
        accent,
    );
}

/// Paints a letter and its figure on one baseline, the figure's height centred on `middle`.
fn paint_cell(painter: &Painter, middle: Pos2, cell: &Term, strip: f32, palette: &Palette) {
    let is_roomy = strip >= SIGNS_FROM;
    let figure_font = Type::fitted(if is_roomy { LARGE_FIGURE } else { FIGURE });
    let figure_size = figure_font.size;
    let letter = painter.layout_no_wrap(cell.letter.to_owned(), Type::Caption.font(), palette.text_faint);
    let figure = painter.layout_no_wrap(cell.figure.clone(), figure_font, cell.ink);
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
