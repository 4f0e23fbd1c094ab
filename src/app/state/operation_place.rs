//! A place inside an event: so many of its operations are done.

use crate::{
    app::Speed,
    realm::Realm,
    replay::{Playback, Playhead},
};

/// A place inside an event. How many operations the event has is known to the view alone: so many are done as the place
/// was come to, and of the rest as many as the share of the time that has passed since.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OperationPlace {
    /// The realm whose event it is.
    pub realm: Realm,
    /// The moment after the event.
    pub moment: u64,
    /// Operations that were done at once.
    pub done: u32,
    /// How much of the time of the event has passed while the search plays, 0 to 1.
    pub share: f64,
}

impl OperationPlace {
    /// Where nothing plays.
    pub const fn at(realm: Realm, moment: u64, done: u32) -> Self {
        Self { realm, moment, done, share: 0.0 }
    }

    /// How many operations are done, of so many that the event has.
    pub fn done_of(&self, operations: u32) -> u32 {
        let passed = (self.share * f64::from(self.states(operations))) as u32;
        self.done.saturating_add(passed).min(operations)
    }

    /// The share at which the next operation is done, of so many that the event has; `None` if all are.
    pub fn next_share(&self, operations: u32) -> Option<f64> {
        let done = self.done_of(operations);
        (done < operations).then(|| f64::from(done - self.done + 1) / f64::from(self.states(operations)))
    }

    /// From the first number of operations done to the last, each is shown for as long.
    const fn states(&self, operations: u32) -> u32 {
        operations.saturating_sub(self.done) + 1
    }
}

/// Whether a search that plays at this speed runs the operations of its events: with more than two events a second
/// nobody could follow.
pub fn runs_operations(playhead: &Playhead) -> bool {
    match playhead.playback {
        Playback::Playing { events_per_second } => {
            let fastest = Speed::WITH_OPERATIONS.events_per_second();
            fastest.is_some_and(|fastest| events_per_second <= f64::from(fastest))
        }
        Playback::Paused | Playback::Following => false,
    }
}
