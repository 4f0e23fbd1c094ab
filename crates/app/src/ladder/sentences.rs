//! Texts on a rung: the name, the idea, the main figure and the run time, or the state of the search; and every count
//! with the convention by which it is counted.

use eight_realms_core::{job::TimeSummary, realm::Realm};

use crate::{
    desk::{
        Shown,
        lanes::{CountingRun, RunState, SearchOutcome, StopReason},
        measure::Measurement,
        narrator::Narrator,
    },
    ladder::Rung,
    words::{
        Words, figures, lanes,
        names::{self, conventions, peak_name},
    },
};

/// The words of one rung, in the language of the window.
pub struct RungWords {
    pub name: String,
    /// New idea of the lane, or a fact that the figure does not show.
    pub idea: String,
    /// Boards expanded, look-ups, or why there are none of either.
    pub figure: String,
    /// The run time, or the state of the search.
    pub time: String,
    /// Label of the action of the row.
    pub choose: String,
    /// Label of the action of the chip.
    pub toggle: String,
    /// Label of the action that uncovers the lane, in the place of its figures; `None` if it is not covered.
    pub uncover: Option<String>,
}

impl RungWords {
    /// The text that a screen reader reads besides the label of the row.
    pub fn spoken(&self) -> String {
        let all = [&self.name, &self.idea, &self.figure, &self.time];
        let texts: Vec<&str> = all.into_iter().map(String::as_str).filter(|text| !text.is_empty()).collect();
        texts.join(" · ")
    }
}

/// The figure of a lane whose totals are covered.
pub const COVERED: &str = "···";

/// The words of `rung`. A hidden realm has no figures: they would be those of some other time.
pub fn of(rung: &Rung, narrator: Narrator<'_>) -> RungWords {
    let words = narrator.words;
    let lane = names::lane(words, rung.lane);
    let uncover = (rung.shown == Shown::Yes && rung.is_covered)
        .then(|| words.tell("rung-uncover", &[("lane", lane.clone().into())]));
    let (figure, time) = match rung.shown {
        Shown::Yes if rung.is_covered => (COVERED.to_owned(), String::new()),
        Shown::Yes => (figure(rung, narrator), time(rung, narrator)),
        Shown::No => (String::new(), String::new()),
    };
    let toggle = if rung.shown == Shown::Yes { "rung-hide" } else { "rung-show" };
    RungWords {
        name: narrator.name(rung.lane),
        idea: idea(rung, narrator),
        figure,
        time,
        choose: words.tell("rung-choose", &[("lane", lane.clone().into())]),
        toggle: words.tell(toggle, &[("lane", lane.into())]),
        uncover,
    }
}

/// The idea of the lane, or in its place what the figure alone would hide: that there was no path, or the time of the
/// table.
fn idea(rung: &Rung, narrator: Narrator<'_>) -> String {
    let words = narrator.words;
    let is_exhausted = rung.run == RunState::Done(SearchOutcome::NoSolution) && !rung.is_answered_by_parity;
    if is_exhausted && rung.shown == Shown::Yes {
        return words.say("rung-unsolvable");
    }
    if let (RunState::Done(SearchOutcome::CutOff(limit)), Shown::Yes) = (&rung.run, rung.shown) {
        return lanes::cut_off(words, *limit);
    }
    match rung.times.and_then(|times| times.table_time()).filter(|_| rung.shown == Shown::Yes) {
        Some(table_time) => {
            words.tell("rung-table-time", &[("time", figures::seconds(table_time.median).into())])
        }
        None => narrator.idea(rung.lane),
    }
}

/// The boards expanded so far; with a finished table, its look-ups.
fn figure(rung: &Rung, narrator: Narrator<'_>) -> String {
    let words = narrator.words;
    if rung.is_answered_by_parity {
        return words.say(if is_alone(rung, narrator) {
            "rung-answered-by-parity"
        } else {
            "rung-unsolvable"
        });
    }
    if rung.lane.looks_up() && rung.tally.lookups > 0 {
        return words.tell("lookups", &[("lookups", rung.tally.lookups.into())]);
    }
    let is_hidden = narrator.seen.has_open_question() && rung.tally.expanded == 0;
    if is_hidden || rung.run == RunState::Waiting {
        return String::new();
    }
    figures::grouped(rung.tally.expanded)
}

/// Whether this realm alone does not search, while the others do.
fn is_alone(rung: &Rung, narrator: Narrator<'_>) -> bool {
    rung.is_answered_by_parity && !narrator.seen.can_search_anyway()
}

/// The median run time, once it is known; until then the state of the search. Empty where parity answers: nothing is
/// searched, and only the test was timed.
fn time(rung: &Rung, narrator: Narrator<'_>) -> String {
    // An open question hides what the searches do.
    if rung.is_answered_by_parity || narrator.seen.has_open_question() {
        return String::new();
    }
    let lane = narrator.seen.lane(rung.lane);
    let state = match (&rung.run, rung.times, &lane.counted) {
        (RunState::Done(_), Some(times), _) => return figures::seconds(times.answer().median),
        (RunState::Done(_), None, _) if lane.awaits(Measurement::Time) => "rung-measuring",
        (RunState::Done(_), None, _) => return figures::NONE.to_owned(),
        (_, _, Some(CountingRun::Running)) => "rung-counting",
        (_, _, Some(CountingRun::Done(..))) => "rung-counted",
        (RunState::Waiting, ..) => "rung-waiting",
        (RunState::Running | RunState::Held, ..) => "rung-running",
        (RunState::Stopped(StopReason::Requested), ..) => "rung-stopped",
        (RunState::Stopped(StopReason::Full), ..) => "rung-full",
        (RunState::Lost { .. }, ..) => "rung-lost",
    };
    narrator.words.say(state)
}

/// Line of a tooltip: what is counted, how much it came to, and how it is counted.
pub struct RungFact {
    /// Name of what is counted.
    pub name: String,
    /// Count or time, as it is written.
    pub figure: String,
    /// Convention by which it is counted.
    pub convention: String,
}

/// The lines of the tooltip of a rung, every figure with its convention; `None` for a lane that is hidden or has yet
/// to begin.
pub fn facts(rung: &Rung, narrator: Narrator<'_>) -> Option<Vec<RungFact>> {
    if rung.shown == Shown::No || rung.run == RunState::Waiting || rung.is_covered {
        return None;
    }
    let mut facts = Vec::new();
    if !rung.is_answered_by_parity {
        facts.extend(counts(rung, narrator.words));
    }
    facts.extend(times(rung, narrator));
    Some(facts)
}

/// The counts of the search; for realm 3 those of building its table, after its look-ups.
fn counts(rung: &Rung, words: &Words) -> Vec<RungFact> {
    let tally = &rung.tally;
    let [expanded, generated, frontier] = conventions(rung.lane.realm);
    let fact = |name: &str, count: u64, convention: &str| RungFact {
        name: words.say(name),
        figure: figures::grouped(count),
        convention: words.say(convention),
    };
    let look_ups = (tally.lookups > 0).then(|| fact("look-ups", tally.lookups, "rung-look-ups-note"));
    look_ups
        .into_iter()
        .chain([
            fact("rung-expanded", tally.expanded, expanded),
            fact("rung-generated", tally.generated, generated),
            fact(peak_name(rung.lane.realm), tally.frontier_peak, frontier),
        ])
        .collect()
}

/// The run times with their spread: of the answer, and of building the table before.
fn times(rung: &Rung, narrator: Narrator<'_>) -> Vec<RungFact> {
    let Some(times) = rung.times else { return Vec::new() };
    let what = match (rung.is_answered_by_parity, times.table_time()) {
        (true, _) => "rung-run-time-parity",
        (false, Some(_)) => "rung-run-time-look-ups",
        (false, None) => "rung-run-time",
    };
    let answer = run_time(what, &times.answer(), narrator);
    let table_time =
        times.table_time().map(|table_time| run_time("rung-run-time-table", &table_time, narrator));
    std::iter::once(answer).chain(table_time).collect()
}

fn run_time(name: &str, time: &TimeSummary, narrator: Narrator<'_>) -> RungFact {
    let words = narrator.words;
    let args = [
        ("min", figures::seconds(time.min).into()),
        ("max", figures::seconds(time.max).into()),
        ("runs", time.runs.into()),
    ];
    RungFact {
        name: words.say(name),
        figure: figures::seconds(time.median),
        convention: narrator.measured(words.tell("rung-run-time-note", &args)),
    }
}

/// The label of choosing one of a rung's two steps.
pub fn step_label(step: Realm, words: &Words) -> String {
    words.say(format!("rung-step-{step}"))
}

/// The name of one of a rung's two steps, in a word or two.
pub fn step_name(step: Realm, words: &Words) -> String {
    words.say(format!("rung-name-{step}"))
}
