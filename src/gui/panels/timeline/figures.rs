//! Where one stands, in figures: event and expansion, each with how many there are.

use egui::{Painter, Rect, Ui, pos2, vec2};

use super::said;
use crate::gui::{
    Desk,
    theme::{Type, space},
    widgets::text,
};

/// The least width: short recordings do not move the scrubber's end.
const LEAST: f32 = 136.0;
/// From the middle of the row up to the first figure, and down to the second.
const APART: f32 = 9.0;

/// Both lines as they stand there.
struct Lines {
    event: String,
    expansion: String,
}

/// What stands there after so many events and so many expansions.
fn lines(desk: &Desk<'_>, event: u64, expansion: u64) -> Lines {
    let timeline = &desk.view.timeline;
    let place =
        |n: u64, total: u64| desk.words.tell("expanding-place", &[("n", n.into()), ("total", total.into())]);
    let word = desk.words.say("expansion");
    Lines {
        event: place(event, timeline.events),
        expansion: format!("{word} {}", place(expansion, timeline.expansions)),
    }
}

/// The room that both lines take at the last moment. Figures are tabular, so they never take more.
pub fn width(painter: &Painter, desk: &Desk<'_>) -> f32 {
    let timeline = &desk.view.timeline;
    let widest = lines(desk, timeline.events, timeline.expansions);
    let word = text::width(painter, &desk.words.say("event"), Type::Caption);
    let event = word + space::S + text::width(painter, &steady(&widest.event), Type::Title);
    let expansion = text::width(painter, &steady(&widest.expansion), Type::Caption);
    event.max(expansion).max(LEAST).ceil()
}

/// Every digit the same: a growing recording moves nothing until it needs one digit more.
fn steady(figures: &str) -> String {
    figures.replace(|letter: char| letter.is_ascii_digit(), "0")
}

/// Draws both lines into `rect`, ending at its right.
pub fn show(ui: &Ui, rect: Rect, desk: &Desk<'_>) {
    let (timeline, palette, painter) = (&desk.view.timeline, desk.palette, ui.painter());
    let shown = lines(desk, timeline.moment, timeline.expanded);
    let [above, below] = [-APART, APART].map(|y| rect.right_center() + vec2(0.0, y));
    let event = text::right(painter, above, &shown.event, Type::Title, palette.text);
    let expansion = text::right(painter, below, &shown.expansion, Type::Caption, palette.text_faint);
    let widest = steady(&lines(desk, timeline.events, timeline.expansions).event);
    let word_end = pos2(rect.right() - text::width(painter, &widest, Type::Title) - space::S, above.y + 0.5);
    let word = text::right(painter, word_end, &desk.words.say("event"), Type::Caption, palette.text_faint);
    say(ui, event.union(word), "event-place", timeline.moment, timeline.events, desk);
    say(ui, expansion, "expansion-place", timeline.expanded, timeline.expansions, desk);
}

fn say(ui: &Ui, rect: Rect, message: &'static str, n: u64, total: u64, desk: &Desk<'_>) {
    said(ui, rect, message, &desk.words.tell(message, &[("n", n.into()), ("total", total.into())]));
}
