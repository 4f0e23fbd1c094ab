//! Progress of the trials of all orders.

use eight_realms_core::realm::Realm;

use crate::{
    desk::narrator::Narrator,
    heuristics::{
        orders::{OrdersCount, TrialBars, TrialsRun},
        sentences::Progress,
    },
    words::{Words, names},
};

/// Text beside the bars.
pub enum TrialsProgress {
    /// Trials are to come: the number that is made.
    Progress(Progress),
    /// Trials were stopped and can go on: the number that is made.
    Stopped(String),
    /// All trials are made: their number.
    Done(String),
}

/// Id of the note on what is tried.
pub const CONVENTION: &str = "heuristics-face-orders-hint";

/// The ids of the name of what the bars count, and of the note on how a realm counts it.
pub const fn counted(count: OrdersCount, realm: Realm) -> [&'static str; 2] {
    let [expanded, generated, _] = names::conventions(realm);
    match count {
        OrdersCount::Expanded => ["rung-expanded", expanded],
        OrdersCount::Generated => ["rung-generated", generated],
    }
}

/// The text on what the bars count at this moment, and how.
pub fn count_convention(narrator: Narrator<'_>, count: OrdersCount) -> String {
    let [name, what] = counted(count, narrator.seen.chosen.realm).map(|id| narrator.words.say(id).into());
    narrator.words.tell("named", &[("name", name), ("what", what)])
}

/// The progress of the trials behind the bars.
pub fn trials_progress(words: &Words, bars: &TrialBars) -> TrialsProgress {
    let tell = |id| words.tell(id, &[("made", bars.made.into()), ("total", bars.total.into())]);
    match bars.run {
        TrialsRun::Running | TrialsRun::Waiting => {
            let share = bars.made as f32 / bars.total.max(1) as f32;
            TrialsProgress::Progress(Progress {
                words: tell("heuristics-trials-made"),
                convention: CONVENTION,
                share,
            })
        }
        TrialsRun::Stopped => TrialsProgress::Stopped(tell("heuristics-trials-made")),
        TrialsRun::Done if bars.rows.len() > 1 => TrialsProgress::Done(tell("heuristics-trials-ties")),
        TrialsRun::Done => TrialsProgress::Done(tell("heuristics-trials")),
    }
}
