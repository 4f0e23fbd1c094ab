//! A place inside an event: the number of its operations that are done.

use eight_realms_core::{
    realm::Realm,
    replay::{Playback, Playhead},
};

use crate::app::Speed;

/// A place inside an event. Only the view knows the number of operations of the event. Some were done when the place
/// was reached. Of the rest, the part done is the share of the time that has passed since.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OperationPlace {
    /// The realm whose event it is.
    pub realm: Realm,
    /// The moment after the event.
    pub moment: u64,
    /// Number of operations done when the place was reached.
    pub done: u32,
    /// Share of the event's time that has passed while the search plays, 0 to 1.
    pub share: f64,
}

impl OperationPlace {
    /// A place in a search that does not play.
    pub const fn at(realm: Realm, moment: u64, done: u32) -> Self {
        Self { realm, moment, done, share: 0.0 }
    }

    /// Number of operations done, of all `operations` of the event.
    pub fn done_of(&self, operations: u32) -> u32 {
        let passed = (self.share * f64::from(self.states(operations))) as u32;
        self.done.saturating_add(passed).min(operations)
    }

    /// The share at which the next of the event's `operations` is done; `None` if all are.
    pub fn next_share(&self, operations: u32) -> Option<f64> {
        let done = self.done_of(operations);
        (done < operations).then(|| f64::from(done - self.done + 1) / f64::from(self.states(operations)))
    }

    /// Number of states, from the first number of operations done to the last. Each is shown for the same time.
    const fn states(&self, operations: u32) -> u32 {
        operations.saturating_sub(self.done) + 1
    }
}

/// Whether a search that plays at this speed runs the operations of its events: at more than two events a second nobody
/// could follow.
pub fn runs_operations(playhead: &Playhead) -> bool {
    match playhead.playback {
        Playback::Playing { events_per_second } => {
            let fastest = Speed::WITH_OPERATIONS.events_per_second();
            fastest.is_some_and(|fastest| events_per_second <= f64::from(fastest))
        }
        Playback::Paused | Playback::Following => false,
    }
}
