//! The timeline: the place in the recording, and every way to go on or back.
//!
//! ```text
//! ┌───────────────────────────────────────────────────────────────────────────────────────────┐
//! │                                                                     keys, as room is left │
//! │ ⏮ ◀ ▶ ▶ ⏭   ◂ event ▸   even|×10 ◂──●──▸ 16/s   ▁▂▃▅▇▅▃▂▁ scrubber     event k / n        │
//! │             ◂ layer ▸                                                expansion k / n      │
//! └───────────────────────────────────────────────────────────────────────────────────────────┘
//! ```
//!
//! The scrubber takes what the others leave. Everything else has a width that does not depend on the
//! moment, so nothing moves while the search plays.

mod hints;
mod notice;
pub mod phone;
pub mod playing;
mod scrubber;
mod transport;

use egui::{Rect, pos2, vec2};
use eight_realms_app::{
    inside::InsideFace,
    race::sentences::lanes,
    timeline::sentences::{self, Counters},
};

pub use self::notice::FADE;
use self::transport::{
    clock_item, operations_width, show_clock, show_operations, show_speed, show_strides, show_transport,
    speed_item, strides_width, transport_width,
};
use crate::gui::{
    kit::{Canvas, Item, Row, columns::steady, row},
    theme::{Type, break_point, sizes, space},
    widgets::text,
};

/// Distance from the top to the middle of the hints, on a roomy timeline.
const ROOMY_HINTS: f32 = 17.0;
/// Height of the keys, on a roomy timeline.
const ROOMY_KEY: f32 = 34.0;
/// Room below the keys, on a roomy timeline.
const ROOMY_FOOT: f32 = 12.0;
/// Distance from the top to the middle of the hints, on a tight timeline.
const TIGHT_HINTS: f32 = 13.0;
/// Height of the keys, on a tight timeline.
const TIGHT_KEY: f32 = 30.0;
/// Room below the keys, on a tight timeline.
const TIGHT_FOOT: f32 = 7.0;
/// Smallest width of the figures, so that short recordings do not move the scrubber's end.
const MIN_FIGURES: f32 = 136.0;
/// Distance from the middle of the figures up to the first figure, and down to the second.
const LINES: f32 = 9.0;

/// Draws the panel into its place.
pub fn show(canvas: &mut Canvas<'_, '_>) {
    let plan = TimelinePlan::of(canvas);
    hints::show(canvas, plan.hints);
    show_transport(canvas, plan.transport);
    if let Some(rect) = plan.strides {
        show_strides(canvas, rect);
    }
    if let Some(rect) = plan.operations {
        show_operations(canvas, rect);
    }
    show_clock(canvas, plan.clock);
    if let Some(rect) = plan.speed {
        show_speed(canvas, rect);
    }
    scrubber::show(canvas, plan.scrubber);
    show_figures(canvas, plan.figures);
}

/// Placement of everything.
struct TimelinePlan {
    /// The key hints.
    hints: Rect,
    /// The five transport keys.
    transport: Rect,
    /// The small keys for events and marks; `None` where they have no room.
    strides: Option<Rect>,
    /// The small keys for operations; `None` unless a structure is shown.
    operations: Option<Rect>,
    /// The choice of the clock.
    clock: Rect,
    /// The control of the speed; `None` where it has no room.
    speed: Option<Rect>,
    /// Words and track of the scrubber.
    scrubber: Rect,
    /// Both figures.
    figures: Rect,
}

impl TimelinePlan {
    /// Measures words and figures, and divides the panel's place.
    fn of(canvas: &Canvas<'_, '_>) -> Self {
        let full = canvas.ui.max_rect().shrink2(vec2(space::L, 0.0));
        let Heights { hints, key, foot } = Heights::of(full.height());
        let bottom = full.bottom() - foot;
        let row = Rect::from_min_max(pos2(full.left(), bottom - key), pos2(full.right(), bottom));
        let left = [
            Item::new(transport_width(key)),
            Item::new(strides_width(canvas)).after(space::M).or_gone(2),
            operations(canvas).after(space::M),
            clock_item(canvas, 4).after(space::M),
            speed_item(canvas, 1).after(space::M).or_gone(3),
        ];
        let right = [Item::new(figures_width(canvas))];
        let row = Row::fit(row, &left, break_point::SCRUBBER + 2.0 * space::L, &right);
        let ([transport, strides, operations, clock, speed], [figures]) = (row.left, row.right);
        let track = row.rest.shrink2(vec2(space::L, 0.0));
        Self {
            hints: Rect::from_min_size(full.min, vec2(full.width(), 2.0 * hints)),
            transport,
            strides: strides.is_positive().then_some(strides),
            operations: operations.is_positive().then_some(operations),
            clock,
            speed: speed.is_positive().then_some(speed),
            scrubber: track.with_min_y(track.top() - sizes::timeline::scrubber::MARKS),
            figures,
        }
    }
}

/// Heights of the rows, by the height of the timeline.
struct Heights {
    /// Distance from the top to the middle of the hints.
    hints: f32,
    key: f32,
    /// Room below the keys.
    foot: f32,
}

impl Heights {
    fn of(height: f32) -> Self {
        if height >= break_point::ROOMY_TIMELINE {
            Self { hints: ROOMY_HINTS, key: ROOMY_KEY, foot: ROOMY_FOOT }
        } else {
            Self { hints: TIGHT_HINTS, key: TIGHT_KEY, foot: TIGHT_FOOT }
        }
    }
}

/// The column of operations, which is kept as long as a structure is shown. In a narrow window, which has no room for
/// the other strides, it is where they would be.
fn operations(canvas: &Canvas<'_, '_>) -> Item {
    let item = Item::new(operations_width(canvas));
    if shows_operations(canvas) { item } else { item.or_gone(0) }
}

/// Whether a structure is shown, which an event changes by one operation after the other.
fn shows_operations(canvas: &Canvas<'_, '_>) -> bool {
    let model = &canvas.context.view.model;
    model.inside.shown_face(model) == Some(InsideFace::Structure)
}

/// The room that both lines take at the last moment. Figures are tabular, so they never take more.
fn figures_width(canvas: &Canvas<'_, '_>) -> f32 {
    let widest = widest_counters(canvas);
    let above = row::width(&first_line(canvas, &widest), 0);
    let below = text::width(canvas.painter(), &steady(&widest.below), Type::Caption);
    above.max(below).max(MIN_FIGURES).ceil()
}

/// Draws the place in the recording into `rect`, in two lines that end at its right: event and expansion, each with the
/// total; in a race the amount spent, of what the longest lane spends.
fn show_figures(canvas: &Canvas<'_, '_>, rect: Rect) {
    let (palette, painter) = (canvas.palette(), canvas.painter());
    let counters = Counters::now(canvas.context.narrator(), &canvas.context.view.timeline);
    let [above, below] = [-LINES, LINES].map(|y| rect.right_center() + vec2(0.0, y));
    let figure = text::right(painter, above, &counters.above, Type::Title, palette.text);
    let second = text::right(painter, below, &counters.below, Type::Caption, palette.text_faint);
    let [_, word] = Row::at(0, rect, &[], &first_line(canvas, &widest_counters(canvas))).right;
    let word_end = pos2(word.right(), above.y + 0.5);
    let word = text::right(painter, word_end, &counters.word, Type::Caption, palette.text_faint);
    let first = figure.union(word);
    if canvas.context.view.model.is_walking() {
        let words =
            sentences::solution_place(canvas.context.narrator(), canvas.context.view.model.solution.step);
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
        (first, "event place", sentences::event_place(narrator, at, at.moment), "event-note"),
        (second, "expansion place", sentences::expansion_place(narrator, at, at.expanded), "expansion-note"),
    ];
    for (place, name, words, convention) in places {
        canvas.named(place, name, &words).on_hover_text(canvas.say(convention));
    }
}

/// The widest counters of the whole recording.
fn widest_counters(canvas: &Canvas<'_, '_>) -> Counters {
    let width = |lines: &Counters| text::width(canvas.painter(), &steady(&lines.above), Type::Title);
    let widest = Counters::widest(canvas.context.narrator(), &canvas.context.view.timeline).into_iter();
    let widest = widest.max_by(|one, other| width(one).total_cmp(&width(other)));
    widest.unwrap_or_else(|| Counters::now(canvas.context.narrator(), &canvas.context.view.timeline))
}

/// Parts of the first line, from the right: the room of its figure, and the word before the figure.
fn first_line(canvas: &Canvas<'_, '_>, widest: &Counters) -> [Item; 2] {
    let figure = text::width(canvas.painter(), &steady(&widest.above), Type::Title);
    let word = text::width(canvas.painter(), &widest.word, Type::Caption);
    [figure, word].map(Item::new)
}
