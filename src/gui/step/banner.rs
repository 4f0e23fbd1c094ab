//! A message across the whole stage: a search was lost, or its recording is full.

use egui::{Align2, CornerRadius, Rect, pos2, vec2};
use eight_realms_app::tell::{
    self,
    stage::{Banner, Remedy},
};

use crate::gui::{
    kit::Canvas,
    theme::{Regions, StatusStyle, Type, radius, sizes::marks, space},
    widgets::status::status_mark,
};

/// Margin above and below the sentence of a banner.
const BANNER: f32 = 10.0;

/// Draws the banner at the top of `below`, if there is a message; returns what is left of `below`.
pub fn show(canvas: &mut Canvas<'_, '_>, below: Rect) -> Rect {
    let Some(Banner { words, conventions, offer }) = tell::stage::banner(canvas.context.narrator()) else {
        return below;
    };
    let rest = match offer {
        Some(remedy) => show_offer(canvas, below, &words, remedy),
        None => show_words(canvas, below, &words),
    };
    if !conventions.is_empty() {
        canvas.hint(below.with_max_y(rest.top()), "banner", || conventions.join("\n"));
    }
    rest
}

/// Draws a sentence with a button for its remedy.
fn show_offer(canvas: &mut Canvas<'_, '_>, below: Rect, words: &str, remedy: Remedy) -> Rect {
    let name = match remedy {
        Remedy::SearchAgain => "search again",
        Remedy::RunOn => "run on",
    };
    let label = canvas.say(remedy.message());
    let size = canvas.button_size(&label);
    let bar = paint(canvas, below, words, size.x + space::M);
    let place = Align2::RIGHT_CENTER.anchor_size(bar.right_center() - vec2(space::S, 0.0), size);
    if canvas.button(place, name, &label).clicked() {
        canvas.ask(remedy.action(canvas.context.view.model.chosen));
    }
    under(below, bar)
}

fn show_words(canvas: &Canvas<'_, '_>, below: Rect, words: &str) -> Rect {
    under(below, paint(canvas, below, words, 0.0))
}

/// The part of `below` under the banner.
fn under(below: Rect, bar: Rect) -> Rect {
    Rect::from_min_max(pos2(below.left(), bar.bottom()), below.max)
}

/// Paints mark and sentence at the top of `below`, as high as the sentence needs, with `button` points for a button at
/// the right. Returns the banner's place.
fn paint(canvas: &Canvas<'_, '_>, below: Rect, words: &str, button: f32) -> Rect {
    let palette = canvas.palette();
    let left = below.left() + Regions::margin(below.width());
    let start = left + space::M + marks::SENTENCE + space::S;
    let right = below.right() - Regions::margin(below.width());
    let room = (right - space::M - start - button).max(marks::SENTENCE);
    let galley = canvas.painter().layout(words.to_owned(), Type::Figure.font(), palette.text, room);
    let top = below.top() + space::S;
    let bar = Rect::from_min_max(pos2(left, top), pos2(right, top + galley.size().y + 2.0 * BANNER));
    canvas.painter().rect_filled(bar, CornerRadius::same(radius::M), palette.trouble_background());
    let mark = pos2(bar.left() + space::M + marks::SENTENCE / 2.0, bar.center().y);
    status_mark(canvas.painter(), mark, marks::SENTENCE, StatusStyle::Pruned, palette);
    canvas.painter().galley(pos2(start, top + BANNER).round(), galley, palette.text);
    canvas.named(bar, "banner", words);
    bar
}
