//! The history of each board. A recording shares the histories with its pasts, each of which asks only for what comes
//! before its end.

use super::{index::Index, visits::Visits};
use crate::{
    realm::Realm,
    trace::{Event, Side},
};

/// The histories of all boards in a search.
#[derive(Clone, Debug, Default)]
pub struct Histories {
    /// Number of events filed.
    len: u64,
    forward: Index,
    backward: Index,
    visits: Visits,
}

impl Histories {
    /// Number of events filed.
    pub const fn len(&self) -> u64 {
        self.len
    }

    /// Files the next event. A deepening search has no frontier to index and comes to a board again and again, so only
    /// its expansions are noted.
    pub fn file(&mut self, realm: Realm, event: &Event) {
        if realm.is_deepening() {
            if let Some((board, _)) = event.expanded() {
                self.visits.note(board);
            }
        } else {
            let at = self.len as u32;
            self.forward.file(at, event, Side::Forward);
            self.backward.file(at, event, Side::Backward);
        }
        self.len += 1;
    }

    /// Returns the histories after the first `moment` events alone, of which `expanded` are expansions.
    pub fn until(&self, moment: u64, expanded: u64) -> Self {
        Self {
            len: self.len.min(moment),
            forward: self.forward.until(moment),
            backward: self.backward.until(moment),
            visits: self.visits.until(expanded as usize),
        }
    }

    /// The histories of the boards on one side of a search with a frontier.
    pub const fn index(&self, side: Side) -> &Index {
        match side {
            Side::Forward => &self.forward,
            Side::Backward => &self.backward,
        }
    }

    /// The expansions of a deepening search.
    pub const fn visits(&self) -> &Visits {
        &self.visits
    }
}
