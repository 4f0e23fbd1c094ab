//! How far the trials of all orders are.

use super::progress::Progress;
use crate::{
    app::{TrialsRun, view::heuristics::TrialBars},
    words::Words,
};

/// What stands beside the bars.
pub enum TrialsProgress {
    /// Trials are to come: how many are made.
    Progress(Progress),
    /// Somebody stopped them: how many are made. They can go on.
    Stopped(String),
    /// All are made: how many there are.
    Done(String),
}

/// What is said of the bars that there are.
pub fn trials_progress(words: &Words, lineup: &TrialBars) -> TrialsProgress {
    let tell = |id| words.tell(id, &[("made", lineup.made.into()), ("total", lineup.total.into())]);
    match lineup.run {
        TrialsRun::Running | TrialsRun::Waiting => {
            let share = lineup.made as f32 / lineup.total.max(1) as f32;
            TrialsProgress::Progress(Progress { words: tell("heuristics-trials-made"), share })
        }
        TrialsRun::Stopped => TrialsProgress::Stopped(tell("heuristics-trials-made")),
        TrialsRun::Done if lineup.rows.len() > 1 => TrialsProgress::Done(tell("heuristics-trials-ties")),
        TrialsRun::Done => TrialsProgress::Done(tell("heuristics-trials")),
    }
}
