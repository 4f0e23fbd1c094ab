//! The moves of the solution, letter by letter, the current one filled; a click goes there.
//!
//! A shortest solution has its letters in large places. A weighted search may find a far longer one: then the letters
//! move together, and if even that is not enough, only the page with the current move is visible.

use egui::{Rect, pos2, vec2};
use eight_realms_app::{
    app::{Action, SolutionAction},
    tell,
    words::names,
};
use eight_realms_core::{puzzle::Move, realm::Path};

use crate::gui::{
    kit::{Button, Canvas, Chosen, id},
    theme::{looks, space},
};

/// Widths of a letter's place, the largest first; the first with room for all letters is taken.
const WIDTHS: [f32; 5] = [24.0, 21.0, 18.0, 15.0, 13.0];
/// Maximum height of a letter's place.
const HEIGHT: f32 = 26.0;
/// Minimum height of a letter's place.
const MIN_HEIGHT: f32 = 18.0;

/// Draws the letters into `rect`, wrapped at its width.
pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect, path: &Path) {
    let model = canvas.context.view.model;
    let step = if model.is_walking() { model.solution.step } else { 0 };
    let columns_of = |width: f32| ((rect.width() / width).floor() as usize).max(1);
    let fit = (((rect.height() - space::XS) / MIN_HEIGHT).floor() as usize).max(1);
    let fits = |width: &f32| path.len().div_ceil(columns_of(*width)) <= fit;
    let width = WIDTHS.into_iter().find(fits).unwrap_or(WIDTHS[WIDTHS.len() - 1]);
    let columns = columns_of(width);
    let rows = path.len().div_ceil(columns).clamp(1, fit);
    let height = ((rect.height() - space::XS) / rows as f32).min(HEIGHT);
    let page = columns * rows;
    let first = step.saturating_sub(1) / page * page;
    for (at, by) in path.moves.iter().skip(first).take(page).enumerate() {
        let (row, column) = ((at / columns) as f32, (at % columns) as f32);
        let corner = pos2(rect.left() + column * width, rect.top() + row * height);
        let place = Rect::from_min_size(corner, vec2(width, height)).shrink(1.0);
        show_letter(canvas, place, first + at + 1, *by, step);
    }
}

/// Draws the move with this number, from 1.
fn show_letter(canvas: &mut Canvas<'_, '_>, place: Rect, number: usize, by: Move, step: usize) {
    let words = tell::timeline::solution_place(canvas.context.narrator(), number);
    let letter = by.letter().to_string();
    let label = format!("{words}: {letter}");
    let hint = format!("{words}: {}", names::with_arrow(by));
    let look = if number < step { &looks::PLAYED_LETTER } else { &looks::LETTER };
    let button = Button::new(place, id(("letter", number)), &label, look)
        .choice(Chosen::same(number, step))
        .accent(canvas.context.accent())
        .hint(hint);
    let response = canvas.press_word(button, &letter);
    canvas.on_click(&response, Action::Solution(SolutionAction::GoTo(number)));
}
