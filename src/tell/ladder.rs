//! What stands on a rung: the name, the idea, the main figure and the bare time, or how the search is doing.

use crate::{
    app::{Counted, Measure, RunState, SearchOutcome, Shown, Why, view::Rung},
    realm::Realm,
    tell::Narrator,
    words::{figures, names},
};

/// The words of one rung, in the language of the window.
pub struct RungWords {
    /// The realm's name.
    pub name: String,
    /// What is new about it, or what the figure does not say.
    pub idea: String,
    /// Boards expanded, look-ups, or why there are none.
    pub figure: String,
    /// The bare time, or how the search is doing.
    pub time: String,
    /// What the row does.
    pub choose: String,
    /// What the chip does.
    pub toggle: String,
}

impl RungWords {
    /// All that a screen reader is told besides what the row does.
    pub fn spoken(&self) -> String {
        let all = [&self.name, &self.idea, &self.figure, &self.time];
        let said: Vec<&str> = all.into_iter().map(String::as_str).filter(|text| !text.is_empty()).collect();
        said.join(" · ")
    }
}

/// The words of `rung`. A hidden realm has no figures: they would be those of some other time.
pub fn of(rung: &Rung, narrator: Narrator<'_>) -> RungWords {
    let words = narrator.words;
    let label = rung.realm.label();
    let (figure, time) = match rung.shown {
        Shown::Yes => (figure(rung, narrator), time(rung, narrator)),
        Shown::No => (String::new(), String::new()),
    };
    let toggle = if rung.shown == Shown::Yes { "rung-hide" } else { "rung-show" };
    RungWords {
        name: narrator.name(rung.realm),
        idea: idea(rung, narrator),
        figure,
        time,
        choose: words.tell("rung-choose", &[("realm", label.into())]),
        toggle: words.tell(toggle, &[("realm", label.into())]),
    }
}

/// The idea of the realm; in its place what the figure alone would hide: that there was no way, or the
/// price of the table.
fn idea(rung: &Rung, narrator: Narrator<'_>) -> String {
    let words = narrator.words;
    let is_exhausted = rung.run == RunState::Done(SearchOutcome::NoWay) && !rung.is_refused;
    if is_exhausted && rung.shown == Shown::Yes {
        return words.say("rung-unsolvable");
    }
    match rung.times.and_then(|times| times.price()).filter(|_| rung.shown == Shown::Yes) {
        Some(price) => words.tell("rung-table-price", &[("time", figures::seconds(price.median).into())]),
        None => names::idea(words, rung.realm, &narrator.view.model.settings),
    }
}

/// Boards expanded so far; with a table that stands, its look-ups.
fn figure(rung: &Rung, narrator: Narrator<'_>) -> String {
    let words = narrator.words;
    if rung.is_refused {
        return words.say(if is_alone(rung, narrator) { "rung-refused" } else { "rung-unsolvable" });
    }
    if rung.realm == Realm::Table && rung.tally.lookups > 0 {
        return words.tell("lookups", &[("lookups", rung.tally.lookups.into())]);
    }
    if rung.run == RunState::Waiting { String::new() } else { figures::grouped(rung.tally.expanded) }
}

/// Whether it refuses what the others search: that takes no time worth a comparison.
fn is_alone(rung: &Rung, narrator: Narrator<'_>) -> bool {
    rung.is_refused && !narrator.view.model.is_refused()
}

/// The bare median, once it is known; until then how the search is doing. Where parity answers, nothing is
/// searched: what was timed then is the test.
fn time(rung: &Rung, narrator: Narrator<'_>) -> String {
    if rung.is_refused {
        return String::new();
    }
    let lane = narrator.view.model.lane(rung.realm);
    let state = match (&rung.run, rung.times, &lane.counted) {
        (RunState::Done(_), Some(times), _) => return figures::seconds(times.answer().median),
        (RunState::Done(_), None, _) if lane.awaits(Measure::Time) => "rung-measuring",
        (RunState::Done(_), None, _) => return figures::NONE.to_owned(),
        (_, _, Some(Counted::Running)) => "rung-counting",
        (_, _, Some(Counted::Done(..))) => "rung-counted",
        (RunState::Waiting, ..) => "rung-waiting",
        (RunState::Running | RunState::Held, ..) => "rung-running",
        (RunState::Stopped(Why::Asked), ..) => "rung-stopped",
        (RunState::Stopped(Why::Full), ..) => "rung-full",
        (RunState::Lost { .. }, ..) => "rung-lost",
    };
    narrator.words.say(state)
}
