//! The search for a board from which a weighted search takes too long a path: its progress, and its result.

use super::progress::Progress;
use crate::{app::CounterexampleRun, heuristic::Weight, space::HALF, words::Words};

/// The message of the button that makes the counterexample the start.
pub const LOAD: &str = "heuristics-load-example";

/// The message about what is searched for.
pub const CONVENTION: &str = "heuristics-counterexample-hint";

/// What stands where the search for a counterexample is begun.
pub enum CounterexampleStatus {
    /// Its progress, in the place of its button.
    Progress(Progress),
    /// Its button alone.
    NotStarted,
    /// Beside its button, the result of the last search.
    Ended(String),
    /// Beside its button, the one that makes the counterexample the start.
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

/// The text of the button that begins it.
pub fn button(words: &Words, weight: Weight) -> String {
    words.tell("heuristics-counterexample", &[("w", weight.to_string().into())])
}

/// The same after a counterexample is found: in full, and short, for a line that it shares with another button.
pub fn buttons_beside_load(words: &Words, weight: Weight) -> [String; 2] {
    let whole = words.tell("heuristics-counterexample-another", &[("w", weight.to_string().into())]);
    [whole, words.say("heuristics-counterexample-another-short")]
}

/// What is searched for, as long as nothing has been found.
pub fn note(words: &Words, weight: Weight) -> String {
    words.tell("heuristics-counterexample-note", &[("w", weight.to_string().into())])
}
