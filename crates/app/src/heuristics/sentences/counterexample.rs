//! The search for a board from which a weighted search takes too long a path: its progress, and its result.

use eight_realms_core::{heuristic::Weight, space::HALF};

use crate::{
    heuristics::{sentences::Progress, suboptimal::CounterexampleRun},
    words::Words,
};

/// Id of the label of the button that makes the counterexample the start.
pub const LOAD: &str = "heuristics-load-example";

/// Id of the note on what is searched for.
pub const CONVENTION: &str = "heuristics-counterexample-hint";

/// Status of the search for a counterexample, where it is begun.
pub enum CounterexampleStatus {
    /// The progress, in the place of the button.
    Progress(Progress),
    /// The button alone.
    NotStarted,
    /// The result of the last search, beside the button.
    Ended(String),
    /// The button that makes the counterexample the start, beside the first one.
    Found,
}

pub fn counterexample(words: &Words, run: &CounterexampleRun) -> CounterexampleStatus {
    match run {
        CounterexampleRun::Idle => CounterexampleStatus::NotStarted,
        CounterexampleRun::Running(tries) => {
            let args = [("tried", (*tries).into()), ("boards", HALF.into())];
            let words = words.tell("heuristics-counterexample-tries", &args);
            let share = *tries as f32 / HALF as f32;
            CounterexampleStatus::Progress(Progress { words, convention: CONVENTION, share })
        }
        CounterexampleRun::Found(_) => CounterexampleStatus::Found,
        CounterexampleRun::NoneLeft => CounterexampleStatus::Ended(
            words.tell("heuristics-counterexample-none", &[("boards", HALF.into())]),
        ),
        CounterexampleRun::Stopped(tries) => CounterexampleStatus::Ended(
            words.tell("heuristics-counterexample-stopped", &[("tried", (*tries).into())]),
        ),
    }
}

/// The label of the button that begins the search.
pub fn button(words: &Words, weight: Weight) -> String {
    words.tell("heuristics-counterexample", &[("w", weight.to_string().into())])
}

/// The label of that button after a counterexample is found: in full, and short, for a line that it shares with another
/// button.
pub fn buttons_beside_load(words: &Words, weight: Weight) -> [String; 2] {
    let whole = words.tell("heuristics-counterexample-another", &[("w", weight.to_string().into())]);
    [whole, words.say("heuristics-counterexample-another-short")]
}

/// The text on what is searched for, as long as nothing has been found.
pub fn note(words: &Words, weight: Weight) -> String {
    words.tell("heuristics-counterexample-note", &[("w", weight.to_string().into())])
}
