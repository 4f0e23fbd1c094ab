//! The hunt for a board from which a weighted search takes too long a way: how far it is, and what came of it.

use super::progress::Progress;
use crate::{app::CounterexampleRun, heuristic::Weight, space::HALF, words::Words};

/// The message of the button that makes the find the start.
pub const LOAD: &str = "heuristics-load-example";

/// What stands where the hunt is begun.
pub enum CounterexampleStatus {
    /// How far it is, in the place of its button.
    Progress(Progress),
    /// Its button alone.
    Nothing,
    /// Beside its button, what came of it the last time.
    Ended(String),
    /// Beside its button, the one that makes the find the start.
    Found,
}

/// What is said of a run.
pub fn counterexample(words: &Words, run: &CounterexampleRun) -> CounterexampleStatus {
    match run {
        CounterexampleRun::Idle => CounterexampleStatus::Nothing,
        CounterexampleRun::Running(tried) => {
            let told = [("tried", (*tried).into()), ("boards", HALF.into())];
            let words = words.tell("heuristics-counterexample-tries", &told);
            CounterexampleStatus::Progress(Progress { words, share: *tried as f32 / HALF as f32 })
        }
        CounterexampleRun::Found(_) => CounterexampleStatus::Found,
        CounterexampleRun::NoneLeft => CounterexampleStatus::Ended(
            words.tell("heuristics-counterexample-none", &[("boards", HALF.into())]),
        ),
        CounterexampleRun::Stopped(tried) => CounterexampleStatus::Ended(
            words.tell("heuristics-counterexample-stopped", &[("tried", (*tried).into())]),
        ),
    }
}

/// What the button says that begins it.
pub fn button(words: &Words, weight: Weight) -> String {
    words.tell("heuristics-counterexample", &[("w", weight.to_string().into())])
}

/// The same after a find: the whole of it, and less, for a line that it shares with another button.
pub fn button_after_a_find(words: &Words, weight: Weight) -> [String; 2] {
    let whole = words.tell("heuristics-counterexample-another", &[("w", weight.to_string().into())]);
    [whole, words.say("heuristics-counterexample-another-short")]
}

/// What is hunted, as long as nothing has been found.
pub fn note(words: &Words, weight: Weight) -> String {
    words.tell("heuristics-counterexample-note", &[("w", weight.to_string().into())])
}
