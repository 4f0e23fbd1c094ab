//! The moves of the solution, letter by letter, the current one filled; a click goes there.
//!
//! A shortest solution has its letters in large places. A weighted search may have found a far longer one: then
//! they move together, and where even that is too much one page of them is shown, the one with the current move.

use egui::{CornerRadius, Rect, pos2, vec2};

use crate::{
    app::{Action, SolutionAction},
    gui::{
        kit::{Canvas, id},
        theme::{Palette, Type, radius, space},
        widgets::{
            press::{self, Chosen},
            text,
        },
    },
    realm::Path,
};

/// Widths of a letter's place; the widest that lets all of them in is taken.
const WIDTHS: [f32; 5] = [24.0, 21.0, 18.0, 15.0, 13.0];
/// Height of a letter's place, where there is room.
const HEIGHT: f32 = 26.0;
/// Its least height.
const LEAST: f32 = 18.0;

/// Draws them into `rect`, wrapped at its width.
pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect, path: &Path, step: usize) {
    let columns_of = |width: f32| ((rect.width() / width).floor() as usize).max(1);
    let fit = (((rect.height() - space::XS) / LEAST).floor() as usize).max(1);
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
        show_letter(canvas, place, first + at + 1, &by.letter().to_string(), step, path.len());
    }
}

/// Move number `number`, from 1.
fn show_letter(
    canvas: &mut Canvas<'_, '_>,
    place: Rect,
    number: usize,
    letter: &str,
    step: usize,
    total: usize,
) {
    let words = canvas.tell("solution-place", &[("n", number.into()), ("total", total.into())]);
    let label = format!("{words}: {letter}");
    let chosen = if number == step { Chosen::Yes } else { Chosen::No };
    let response = press::choice(canvas.ui, place, id(("letter", number)), &label, chosen);
    let (palette, accent) = (canvas.palette(), canvas.desk.accent());
    let (fill, ink) = match (chosen, response.hovered()) {
        (Chosen::Yes, _) => (Some(accent), Palette::ink_on(accent)),
        (Chosen::No, true) => (Some(palette.hover), palette.text),
        (Chosen::No, false) if number < step => (None, palette.text),
        (Chosen::No, false) => (None, palette.text_soft),
    };
    if let Some(fill) = fill {
        canvas.painter().rect_filled(place, CornerRadius::same(radius::S), fill);
    }
    text::centred(canvas.painter(), place.center(), letter, Type::Title.font(), ink);
    press::focus_ring(canvas.painter(), place, radius::S, &response, palette);
    if response.on_hover_text(words).clicked() {
        canvas.ask(Action::Solution(SolutionAction::GoTo(number)));
    }
}
