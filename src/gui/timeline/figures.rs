//! The place in the recording, in figures: event and expansion, each with the total; in a race the amount spent, of
//! what the longest lane spends.

use egui::{Rect, pos2, vec2};
use eight_realms_app::tell::{
    race::lanes,
    timeline::{self, Counters},
};

use crate::gui::{
    kit::{Canvas, Item, Row, columns::steady, row},
    theme::Type,
    widgets::text,
};

/// Smallest width, so that short recordings do not move the scrubber's end.
const MIN_WIDTH: f32 = 136.0;
/// Distance from the middle of the row up to the first figure, and down to the second.
const LINES: f32 = 9.0;

/// The widest counters of the whole recording.
fn widest(canvas: &Canvas<'_, '_>) -> Counters {
    let width = |lines: &Counters| text::width(canvas.painter(), &steady(&lines.above), Type::Title);
    let widest = Counters::widest(canvas.context.narrator()).into_iter();
    let widest = widest.max_by(|one, other| width(one).total_cmp(&width(other)));
    widest.unwrap_or_else(|| Counters::now(canvas.context.narrator()))
}

/// Parts of the first line, from the right: the room of its figure, and the word before the figure.
fn first_line(canvas: &Canvas<'_, '_>, widest: &Counters) -> [Item; 2] {
    let figure = text::width(canvas.painter(), &steady(&widest.above), Type::Title);
    let word = text::width(canvas.painter(), &widest.word, Type::Caption);
    [figure, word].map(Item::new)
}

/// The room that both lines take at the last moment. Figures are tabular, so they never take more.
pub fn width(canvas: &Canvas<'_, '_>) -> f32 {
    let widest = widest(canvas);
    let above = row::width(&first_line(canvas, &widest), 0);
    let below = text::width(canvas.painter(), &steady(&widest.below), Type::Caption);
    above.max(below).max(MIN_WIDTH).ceil()
}

/// Draws both lines into `rect`, ending at its right.
pub fn show(canvas: &Canvas<'_, '_>, rect: Rect) {
    let (palette, painter) = (canvas.palette(), canvas.painter());
    let counters = Counters::now(canvas.context.narrator());
    let [above, below] = [-LINES, LINES].map(|y| rect.right_center() + vec2(0.0, y));
    let figure = text::right(painter, above, &counters.above, Type::Title, palette.text);
    let second = text::right(painter, below, &counters.below, Type::Caption, palette.text_faint);
    let [_, word] = Row::at(0, rect, &[], &first_line(canvas, &widest(canvas))).right;
    let word_end = pos2(word.right(), above.y + 0.5);
    let word = text::right(painter, word_end, &counters.word, Type::Caption, palette.text_faint);
    let first = figure.union(word);
    if canvas.context.view.model.is_walking() {
        let words =
            timeline::solution_place(canvas.context.narrator(), canvas.context.view.model.solution.step);
        canvas.named(first.union(second), "solution place", &words);
        return;
    }
    if let Some(race) = &canvas.context.view.race {
        let [convention, _] = lanes::notes(race.measure, canvas.runs_in());
        let words = [counters.word, counters.above, counters.below].join(" ");
        canvas.named(first.union(second), "race place", &words).on_hover_text(canvas.say(convention));
        return;
    }
    let (narrator, at) = (canvas.context.narrator(), &canvas.context.view.timeline);
    let places = [
        (first, "event place", timeline::event_place(narrator, at.moment), "event-note"),
        (second, "expansion place", timeline::expansion_place(narrator, at.expanded), "expansion-note"),
    ];
    for (place, name, words, convention) in places {
        canvas.named(place, name, &words).on_hover_text(canvas.say(convention));
    }
}
