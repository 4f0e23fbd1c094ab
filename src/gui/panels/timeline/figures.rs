//! Where one stands, in figures: event and expansion, each with how many there are; in a race what is spent, of
//! what the longest lane spends.

use egui::{Painter, Rect, Ui, pos2, vec2};

use super::said;
use crate::{
    gui::{
        Desk,
        theme::{Type, space},
        widgets::text,
    },
    tell::timeline::{self, Counters},
};

/// The least width: short recordings do not move the scrubber's end.
const LEAST: f32 = 136.0;
/// From the middle of the row up to the first figure, and down to the second.
const APART: f32 = 9.0;

/// The widest that ever stands there.
fn widest(painter: &Painter, desk: &Desk<'_>) -> Counters {
    let width = |lines: &Counters| text::width(painter, &steady(&lines.above), Type::Title);
    let widest = Counters::widest(desk.narrator()).into_iter();
    let widest = widest.max_by(|one, other| width(one).total_cmp(&width(other)));
    widest.unwrap_or_else(|| Counters::now(desk.narrator()))
}

/// The room that both lines take at the last moment. Figures are tabular, so they never take more.
pub fn width(painter: &Painter, desk: &Desk<'_>) -> f32 {
    let widest = widest(painter, desk);
    let word = text::width(painter, &widest.word, Type::Caption);
    let above = word + space::S + text::width(painter, &steady(&widest.above), Type::Title);
    let below = text::width(painter, &steady(&widest.below), Type::Caption);
    above.max(below).max(LEAST).ceil()
}

/// Every digit the same: a growing recording moves nothing until it needs one digit more.
fn steady(figures: &str) -> String {
    figures.replace(|letter: char| letter.is_ascii_digit(), "0")
}

/// Draws both lines into `rect`, ending at its right.
pub fn show(ui: &Ui, rect: Rect, desk: &Desk<'_>) {
    let (palette, painter) = (desk.palette, ui.painter());
    let shown = Counters::now(desk.narrator());
    let [above, below] = [-APART, APART].map(|y| rect.right_center() + vec2(0.0, y));
    let figure = text::right(painter, above, &shown.above, Type::Title, palette.text);
    let second = text::right(painter, below, &shown.below, Type::Caption, palette.text_faint);
    let widest = steady(&widest(painter, desk).above);
    let word_end = pos2(rect.right() - text::width(painter, &widest, Type::Title) - space::S, above.y + 0.5);
    let word = text::right(painter, word_end, &shown.word, Type::Caption, palette.text_faint);
    let first = figure.union(word);
    if desk.view.race.is_some() {
        said(ui, first.union(second), "race-place", &[shown.word, shown.above, shown.below].join(" "));
        return;
    }
    let (narrator, at) = (desk.narrator(), &desk.view.timeline);
    said(ui, first, "event-place", &timeline::event_place(narrator, at.moment));
    said(ui, second, "expansion-place", &timeline::expansion_place(narrator, at.expanded));
}
