//! The timeline in words: the current position, and the names of the scrubber's marks.

use eight_realms_core::{
    realm::{Path, Waits},
    replay::{Mark, MarkKind},
    trace::Side,
};

use crate::{
    desk::{amount, cost::RaceMeasure, lanes::RunState, narrator::Narrator, preferences::Speed},
    timeline::Timeline,
    words::{Words, figures, names},
};

/// Minimum length, in events, of a running search that can be stopped: for a shorter one, the button would flash up.
const LONG: u64 = 100_000;

/// The sentence about the last move on the walk along the solution.
pub fn solution_sentence(narrator: Narrator<'_>) -> String {
    let (words, model) = (narrator.words, narrator.seen);
    let Some(path) = model.chosen_lane().path() else { return String::new() };
    let (step, total) = (model.solution.step.min(path.len()), path.len());
    let Some(by) = step.checked_sub(1).and_then(|last| path.moves.get(last)) else {
        return words.tell("why-solution-start", &[("moves", total.into())]);
    };
    let id = if step == total { "why-solution-goal" } else { "why-solution-move" };
    let arguments = [("n", step.into()), ("total", total.into()), ("move", names::with_arrow(*by).into())];
    words.tell(id, &arguments)
}

/// A place on the walk along the solution, in words.
pub fn solution_place(narrator: Narrator<'_>, step: usize) -> String {
    let total = narrator.seen.chosen_lane().path().map_or(0, Path::len);
    narrator.words.tell("solution-place", &[("n", step.into()), ("total", total.into())])
}

/// A place on the walk along the solution, in figures.
pub fn solution_figures(narrator: Narrator<'_>, step: usize) -> String {
    let total = narrator.seen.chosen_lane().path().map_or(0, Path::len);
    narrator.words.tell("expanding-place", &[("n", step.into()), ("total", total.into())])
}

/// Whether a search is held, or runs and has taken a while.
pub fn can_be_stopped(narrator: Narrator<'_>) -> bool {
    let lane = narrator.seen.chosen_lane();
    if narrator.seen.is_covered(narrator.seen.chosen) {
        return false;
    }
    lane.run == RunState::Held || (lane.is_alive() && lane.recording.len() >= LONG)
}

/// The current position, in two lines of figures.
pub struct Counters {
    /// Word before the first figure.
    pub word: String,
    /// The first figure.
    pub above: String,
    /// The second line.
    pub below: String,
}

impl Counters {
    /// The counters at this moment.
    pub fn now(narrator: Narrator<'_>, timeline: &Timeline) -> Self {
        let seen = narrator.seen;
        if seen.is_walking() {
            Self::of_walk(narrator)
        } else if seen.is_racing() {
            let text = amount::beside(seen.together.measure, timeline.at, timeline.last);
            Self::of_race(narrator, timeline, text)
        } else {
            Self::of(narrator, timeline, [timeline.moment, timeline.expanded])
        }
    }

    /// The candidates for the widest counters: those at the end or, in a race, those whose figure has a wider unit.
    pub fn widest(narrator: Narrator<'_>, timeline: &Timeline) -> Vec<Self> {
        if narrator.seen.is_racing() {
            let texts =
                amount::widest(narrator.seen.together.measure, timeline.last, timeline.last).into_iter();
            texts.map(|text| Self::of_race(narrator, timeline, text)).collect()
        } else {
            vec![Self::of(narrator, timeline, [timeline.events, timeline.expansions])]
        }
    }

    /// The counters after this many events and expansions.
    fn of(narrator: Narrator<'_>, timeline: &Timeline, [event, expansion]: [u64; 2]) -> Self {
        let words = narrator.words;
        let id = place_id(narrator);
        let place = |n: u64, total: u64| words.tell(id, &[("n", n.into()), ("total", total.into())]);
        let word = words.say("expansion");
        Self {
            word: words.say("event"),
            above: place(event, timeline.events),
            below: format!("{word} {}", place(expansion, timeline.expansions)),
        }
    }

    /// The counters of the walk along the solution.
    fn of_walk(narrator: Narrator<'_>) -> Self {
        let words = narrator.words;
        Self {
            word: words.say("solution-move-word"),
            above: solution_figures(narrator, narrator.seen.solution.step),
            below: words.say("solution-below"),
        }
    }

    /// The counters of a race, with the text for what is spent.
    fn of_race(narrator: Narrator<'_>, timeline: &Timeline, amount: String) -> Self {
        let (words, measure) = (narrator.words, narrator.seen.together.measure);
        let total = amount::beside(measure, timeline.last, timeline.last);
        let word = match measure {
            RaceMeasure::Expansions => "expansion",
            RaceMeasure::Work => "race-unit-work",
            RaceMeasure::RunTime => "race-unit-time",
        };
        Self {
            word: words.say(word),
            above: words.tell(place_id(narrator), &[("n", amount.into()), ("total", total.into())]),
            below: words.say("race-of-the-longest"),
        }
    }
}

/// The id of the text for a place among all. While a question is open or totals are covered, the total is not told.
fn place_id(narrator: Narrator<'_>) -> &'static str {
    let seen = narrator.seen;
    let is_covered = seen.is_racing() && seen.covers_race();
    if is_covered || seen.hides_totals() { "place-so-far" } else { "expanding-place" }
}

/// The text for a moment of the recording, for the pointer on it.
pub fn event_place(narrator: Narrator<'_>, timeline: &Timeline, event: u64) -> String {
    let id = if narrator.seen.hides_totals() { "event-so-far" } else { "event-place" };
    narrator.words.tell(id, &[("n", event.into()), ("total", timeline.events.into())])
}

/// The text for a number of expansions, of all that are recorded.
pub fn expansion_place(narrator: Narrator<'_>, timeline: &Timeline, expansion: u64) -> String {
    let id = if narrator.seen.hides_totals() { "expansion-so-far" } else { "expansion-place" };
    narrator.words.tell(id, &[("n", expansion.into()), ("total", timeline.expansions.into())])
}

/// The word above a mark.
pub fn mark(narrator: Narrator<'_>, mark: &Mark) -> String {
    let (words, model) = (narrator.words, narrator.seen);
    let two_way = model.chosen.is_two_way();
    let cost = |amount| figures::cost(amount, model.chosen.unit(&model.chosen_settings())).into();
    match mark.kind {
        MarkKind::Layer { g, side } if two_way => layer_of(words, g, side),
        MarkKind::Layer { g, .. } => words.tell("mark-layer", &[("layer", g.into())]),
        MarkKind::F(f) => words.tell("mark-f", &[("f", cost(f))]),
        MarkKind::Bound(bound) => words.tell("mark-bound", &[("bound", cost(bound))]),
        MarkKind::Meeting => words.say("mark-meeting"),
        MarkKind::LookedUp => words.say("mark-look-ups"),
        MarkKind::Solved => words.say("mark-solved"),
    }
}

fn layer_of(words: &Words, layer: u8, side: Side) -> String {
    match side {
        Side::Forward => words.tell("mark-layer-forward", &[("layer", layer.into())]),
        Side::Backward => words.tell("mark-layer-backward", &[("layer", layer.into())]),
    }
}

/// Ids of all names of a stride from mark to mark, whatever is searched.
pub const MARK_STRIDES: [&str; 4] = ["stride-f", "stride-bound", "stride-layer", "stride-finish"];

/// The id of the name of a stride from mark to mark, in this search or race.
pub fn mark_stride(narrator: Narrator<'_>) -> &'static str {
    match narrator.seen.chosen.waits() {
        _ if narrator.seen.is_racing() => "stride-finish",
        Waits::OpenList(_) => "stride-f",
        Waits::Deepening => "stride-bound",
        Waits::Queue | Waits::Table | Waits::TwoQueues => "stride-layer",
    }
}

/// The speed of the walk along the solution, `rate` moves a second.
pub fn walking_speed(words: &Words, rate: f32) -> String {
    let figure = if rate < 1.0 { "½".to_owned() } else { format!("{rate:.0}") };
    words.tell("solution-rate", &[("n", figure.into())])
}

/// The speed at which the recording, the race or the walk along the solution plays.
pub fn speed(narrator: Narrator<'_>) -> String {
    let model = narrator.seen;
    if model.is_walking() {
        return walking_speed(narrator.words, model.solution.moves_per_second);
    }
    let speed = model.preferences.speed;
    let is_racing = narrator.seen.is_racing();
    rate(narrator.words, speed, if is_racing { "speed-rate" } else { "speed-events" })
}

/// The time from the first place to the last one, with the clock that gets ever faster; `None` where it is not known.
pub fn whole(narrator: Narrator<'_>, timeline: &Timeline) -> Option<String> {
    timeline.seconds_in_all.map(|seconds| whole_of(narrator, (seconds.round() as u64).max(1)))
}

/// The longest form of [`whole`].
pub fn longest_whole(narrator: Narrator<'_>) -> String {
    whole_of(narrator, 88)
}

fn whole_of(narrator: Narrator<'_>, seconds: u64) -> String {
    let id = if narrator.seen.is_racing() { "clock-whole-race" } else { "clock-whole-search" };
    narrator.words.tell(id, &[("n", seconds.into())])
}

/// The id of the note on [`whole`].
pub fn whole_note(narrator: Narrator<'_>) -> &'static str {
    if narrator.seen.is_racing() { "clock-whole-race-note" } else { "clock-whole-search-note" }
}

/// Both forms in which a speed is written, of a recording and of a race.
pub fn speeds(words: &Words, speed: Speed) -> [String; 2] {
    ["speed-rate", "speed-events"].map(|unit| rate(words, speed, unit))
}

fn rate(words: &Words, speed: Speed, unit: &str) -> String {
    match speed.events_per_second() {
        Some(rate) => words.tell(unit, &[("n", rate.into())]),
        None => words.say("speed-unlimited"),
    }
}
