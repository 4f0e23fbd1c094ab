//! Where one stands, in figures: event and expansion, each with how many there are; in a race what is spent, of
//! what the longest lane spends.

use egui::{Painter, Rect, Ui, pos2, vec2};

use super::said;
use crate::{
    app::{RaceClock, view::Race},
    gui::{
        Desk,
        theme::{Type, space},
        widgets::text,
    },
    tell::race::amount,
};

/// The least width: short recordings do not move the scrubber's end.
const LEAST: f32 = 136.0;
/// From the middle of the row up to the first figure, and down to the second.
const APART: f32 = 9.0;

/// Both lines as they stand there.
struct Lines {
    /// Before the first figure.
    word: String,
    above: String,
    below: String,
}

/// What stands there now.
fn lines_now(desk: &Desk<'_>) -> Lines {
    match &desk.view.race {
        Some(race) => lines_of_race(desk, race, race.at),
        None => lines(desk, desk.view.timeline.moment, desk.view.timeline.expanded),
    }
}

/// The widest that ever stands there: at the end, or in a race where the figure has the wider unit.
fn widest_lines(painter: &Painter, desk: &Desk<'_>) -> Lines {
    let width = |lines: &Lines| text::width(painter, &steady(&lines.above), Type::Title);
    match &desk.view.race {
        Some(race) => amount::widest(race.clock, race.longest, race.longest)
            .into_iter()
            .map(|spent| lines_of_amount(desk, race, spent))
            .max_by(|one, other| width(one).total_cmp(&width(other)))
            .unwrap_or_else(|| lines_of_race(desk, race, race.longest)),
        None => lines(desk, desk.view.timeline.events, desk.view.timeline.expansions),
    }
}

/// What stands there after so many events and so many expansions.
fn lines(desk: &Desk<'_>, event: u64, expansion: u64) -> Lines {
    let timeline = &desk.view.timeline;
    let place =
        |n: u64, total: u64| desk.words.tell("expanding-place", &[("n", n.into()), ("total", total.into())]);
    let word = desk.words.say("expansion");
    Lines {
        word: desk.words.say("event"),
        above: place(event, timeline.events),
        below: format!("{word} {}", place(expansion, timeline.expansions)),
    }
}

/// What stands there when so much is spent.
fn lines_of_race(desk: &Desk<'_>, race: &Race, spent: u64) -> Lines {
    lines_of_amount(desk, race, amount::beside(race.clock, spent, race.longest))
}

/// What stands there when what is spent is written so.
fn lines_of_amount(desk: &Desk<'_>, race: &Race, n: String) -> Lines {
    let total = amount::beside(race.clock, race.longest, race.longest);
    let word = match race.clock {
        RaceClock::Expansions => "expansion",
        RaceClock::Work => "race-unit-work",
        RaceClock::BareTime => "race-unit-time",
    };
    Lines {
        word: desk.words.say(word),
        above: desk.words.tell("expanding-place", &[("n", n.into()), ("total", total.into())]),
        below: desk.words.say("race-of-the-longest"),
    }
}

/// The room that both lines take at the last moment. Figures are tabular, so they never take more.
pub fn width(painter: &Painter, desk: &Desk<'_>) -> f32 {
    let widest = widest_lines(painter, desk);
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
    let shown = lines_now(desk);
    let [above, below] = [-APART, APART].map(|y| rect.right_center() + vec2(0.0, y));
    let figure = text::right(painter, above, &shown.above, Type::Title, palette.text);
    let second = text::right(painter, below, &shown.below, Type::Caption, palette.text_faint);
    let widest = steady(&widest_lines(painter, desk).above);
    let word_end = pos2(rect.right() - text::width(painter, &widest, Type::Title) - space::S, above.y + 0.5);
    let word = text::right(painter, word_end, &shown.word, Type::Caption, palette.text_faint);
    let first = figure.union(word);
    if desk.view.race.is_some() {
        said(ui, first.union(second), "race-place", &[shown.word, shown.above, shown.below].join(" "));
        return;
    }
    let timeline = &desk.view.timeline;
    say(ui, first, "event-place", timeline.moment, timeline.events, desk);
    say(ui, second, "expansion-place", timeline.expanded, timeline.expansions, desk);
}

fn say(ui: &Ui, rect: Rect, message: &'static str, n: u64, total: u64, desk: &Desk<'_>) {
    said(ui, rect, message, &desk.words.tell(message, &[("n", n.into()), ("total", total.into())]));
}
