//! The facts of a scene that a condition needs, updated event by event: ten million events take a fraction of a second.

use super::tie::TieCounts;
use crate::{
    realm::Tie,
    replay::Recording,
    trace::{Event, Tally},
};

/// The states at a moment.
#[derive(Clone, Debug)]
pub struct States {
    /// All counts.
    pub tally: Tally,
    /// The bound of a deepening search.
    pub bound: Option<u16>,
    /// The boards that wait, by f and g; `None` if no condition asks for them.
    pub tie: Option<TieCounts>,
}

impl States {
    /// The states at a moment. With a rule for ties, the waiting boards are counted anew, which takes some tenths of a
    /// millisecond.
    pub fn at(recording: &Recording, moment: u64, tie: Option<Tie>) -> Self {
        Self::with_tie(recording, moment, tie.map(|tie| TieCounts::at(recording, moment, tie)))
    }

    /// The states at a moment at which the waiting boards are counted already.
    pub fn with_tie(recording: &Recording, moment: u64, tie: Option<TieCounts>) -> Self {
        let scene = recording.scene_at(moment);
        Self { tally: scene.tally, bound: scene.bound, tie }
    }

    /// Applies the next event, which has this number, from 0.
    #[inline]
    pub fn apply(&mut self, recording: &Recording, number: u64, event: Event) {
        self.tally.note(&event);
        if let Event::Deepen { bound } = event {
            self.bound = Some(bound);
        }
        if let Some(tie) = &mut self.tie {
            tie.apply(recording, number, event);
        }
    }
}
