//! The timeline: the one sentence on what just happened, the current position, and the names of the scrubber's marks.

use eight_realms_core::{
    realm::{Path, Waits},
    replay::{Mark, MarkKind},
    trace::Side,
};

use super::{
    TextContext,
    race::{amount, lanes, sentence},
    stage,
};
use crate::{
    app::{
        RaceMeasure, RunState, Speed,
        view::{Phase, Race, StructureView},
    },
    words::{
        Words, figures, names,
        why::{Ending, Moment, why},
    },
};

/// Minimum length, in events, of a running search that can be stopped: for a shorter one, the button would flash up.
const LONG: u64 = 100_000;

/// The sentence on why the search did what it just did; in a race, its standings.
pub fn sentence(narrator: TextContext<'_>) -> String {
    if narrator.view.model.is_walking() {
        return solution_sentence(narrator);
    }
    let of_the_race = narrator.view.race.as_ref().and_then(|race| sentence::sentence(race, narrator));
    of_the_race.unwrap_or_else(|| why_this_step(narrator))
}

/// The id of the note on how the figures in the sentence are counted, if it has any.
pub fn sentence_convention(narrator: TextContext<'_>) -> Option<&'static str> {
    if narrator.view.model.is_walking() {
        return Some("race-column-moves-note");
    }
    let phase = narrator.view.stage.phase;
    match &narrator.view.race {
        Some(race) if phase != Phase::AnsweredByParity => {
            Some(lanes::notes(race.measure, narrator.view.model.surroundings.runs_in)[0])
        }
        _ => match phase {
            Phase::Before => None,
            Phase::AnsweredByParity => Some("inversions-note"),
            Phase::Searching | Phase::Solved | Phase::Exhausted if stage::has_costs(narrator) => {
                Some("score-note")
            }
            Phase::Searching | Phase::Solved | Phase::Exhausted => Some("layers-note"),
        },
    }
}

fn why_this_step(narrator: TextContext<'_>) -> String {
    let (model, stage) = (narrator.view.model, &narrator.view.stage);
    // A question about the start must not be answered above it.
    if model.has_open_question() && matches!(stage.phase, Phase::Before | Phase::AnsweredByParity) {
        return narrator.words.say("why-before-question");
    }
    let ending = if stage.phase == Phase::Exhausted { Ending::NoSolution } else { Ending::InEvents };
    let moment = Moment {
        recording: &model.chosen_lane().recording,
        at: stage.moment,
        scene: &stage.scene,
        puzzle: &model.puzzle,
        settings: &model.settings,
        ending,
    };
    why(narrator.words, &moment)
}

/// The sentence about the last move on the walk along the solution.
fn solution_sentence(narrator: TextContext<'_>) -> String {
    let (words, model) = (narrator.words, narrator.view.model);
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
pub fn solution_place(narrator: TextContext<'_>, step: usize) -> String {
    let total = narrator.view.model.chosen_lane().path().map_or(0, Path::len);
    narrator.words.tell("solution-place", &[("n", step.into()), ("total", total.into())])
}

/// A place on the walk along the solution, in figures.
pub fn solution_figures(narrator: TextContext<'_>, step: usize) -> String {
    let total = narrator.view.model.chosen_lane().path().map_or(0, Path::len);
    narrator.words.tell("expanding-place", &[("n", step.into()), ("total", total.into())])
}

/// Whether a search is held, or runs and has taken a while.
pub fn can_be_stopped(narrator: TextContext<'_>) -> bool {
    let lane = narrator.view.model.chosen_lane();
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
    pub fn now(narrator: TextContext<'_>) -> Self {
        let timeline = &narrator.view.timeline;
        if narrator.view.model.is_walking() {
            return Self::of_walk(narrator);
        }
        match &narrator.view.race {
            Some(race) => Self::of_race(narrator, race, amount::beside(race.measure, race.at, race.longest)),
            None => Self::of(narrator, timeline.moment, timeline.expanded),
        }
    }

    /// The candidates for the widest counters: those at the end or, in a race, those whose figure has a wider unit.
    pub fn widest(narrator: TextContext<'_>) -> Vec<Self> {
        let timeline = &narrator.view.timeline;
        match &narrator.view.race {
            Some(race) => {
                let texts = amount::widest(race.measure, race.longest, race.longest).into_iter();
                texts.map(|text| Self::of_race(narrator, race, text)).collect()
            }
            None => vec![Self::of(narrator, timeline.events, timeline.expansions)],
        }
    }

    /// The counters after this many events and expansions.
    fn of(narrator: TextContext<'_>, event: u64, expansion: u64) -> Self {
        let (words, timeline) = (narrator.words, &narrator.view.timeline);
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
    fn of_walk(narrator: TextContext<'_>) -> Self {
        let words = narrator.words;
        Self {
            word: words.say("solution-move-word"),
            above: solution_figures(narrator, narrator.view.model.solution.step),
            below: words.say("solution-below"),
        }
    }

    /// The counters of a race, with the text for what is spent.
    fn of_race(narrator: TextContext<'_>, race: &Race, amount: String) -> Self {
        let words = narrator.words;
        let total = amount::beside(race.measure, race.longest, race.longest);
        let word = match race.measure {
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

/// The id of the text for a place among all. While a question is open, the total is not told.
fn place_id(narrator: TextContext<'_>) -> &'static str {
    if narrator.view.model.has_open_question() { "place-so-far" } else { "expanding-place" }
}

/// The text for a moment of the recording, for the pointer on it.
pub fn event_place(narrator: TextContext<'_>, event: u64) -> String {
    let total = narrator.view.timeline.events;
    narrator.words.tell("event-place", &[("n", event.into()), ("total", total.into())])
}

/// The text for a number of expansions, of all that are recorded.
pub fn expansion_place(narrator: TextContext<'_>, expansion: u64) -> String {
    let total = narrator.view.timeline.expansions;
    narrator.words.tell("expansion-place", &[("n", expansion.into()), ("total", total.into())])
}

/// The word above a mark.
pub fn mark(narrator: TextContext<'_>, mark: &Mark) -> String {
    let (words, model) = (narrator.words, narrator.view.model);
    let two_way = model.chosen.is_two_way();
    let cost = |amount| figures::cost(amount, model.chosen.unit(&model.settings)).into();
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

/// The number of operations of the event before the playhead that are done, and the number of all; `None` where no
/// structure is shown, or not yet.
pub fn operations_done(narrator: TextContext<'_>) -> Option<[u32; 2]> {
    let inside = narrator.view.inside.as_ref()?;
    let all = inside.structure.as_ref().and_then(StructureView::operations)?;
    Some([inside.operations_done.map_or(all, |done| done.min(all)), all])
}

/// Ids of all names of a stride from mark to mark, whatever is searched.
pub const MARK_STRIDES: [&str; 4] = ["stride-f", "stride-bound", "stride-layer", "stride-finish"];

/// The id of the name of a stride from mark to mark, in this search or race.
pub fn mark_stride(narrator: TextContext<'_>) -> &'static str {
    match narrator.view.model.chosen.waits() {
        _ if narrator.view.model.is_racing() => "stride-finish",
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
pub fn speed(narrator: TextContext<'_>) -> String {
    let model = narrator.view.model;
    if model.is_walking() {
        return walking_speed(narrator.words, model.solution.moves_per_second);
    }
    let speed = model.preferences.speed;
    let is_racing = narrator.view.model.is_racing();
    rate(narrator.words, speed, if is_racing { "speed-rate" } else { "speed-events" })
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
