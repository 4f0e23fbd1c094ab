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
    /// They were stopped: how many are made. They can go on.
    Stopped(String),
    /// All are made: how many there are.
    Done(String),
}

/// The progress of the trials behind the bars.
pub fn trials_progress(words: &Words, bars: &TrialBars) -> TrialsProgress {
    let tell = |id| words.tell(id, &[("made", bars.made.into()), ("total", bars.total.into())]);
    match bars.run {
        TrialsRun::Running | TrialsRun::Waiting => {
            let share = bars.made as f32 / bars.total.max(1) as f32;
            TrialsProgress::Progress(Progress { words: tell("heuristics-trials-made"), share })
        }
        TrialsRun::Stopped => TrialsProgress::Stopped(tell("heuristics-trials-made")),
        TrialsRun::Done if bars.rows.len() > 1 => TrialsProgress::Done(tell("heuristics-trials-ties")),
        TrialsRun::Done => TrialsProgress::Done(tell("heuristics-trials")),
    }
}
