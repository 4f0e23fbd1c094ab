//! What has happened to each board. A recording shares it with its pasts, each of which asks only for what is before its end.

use super::{index::Index, visits::Visits};
use crate::{
    realm::Realm,
    trace::{Event, Side},
};

/// The histories of all boards in a search.
#[derive(Clone, Debug, Default)]
pub struct Histories {
    /// How many events are filed.
    len: u64,
    forward: Index,
    backward: Index,
    visits: Visits,
}

impl Histories {
    /// How many events are filed.
    pub const fn len(&self) -> u64 {
        self.len
    }

    /// Files the next event. A deepening search keeps no frontier to index, and comes to a board again and again.
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

    /// The same as if only the first `moment` events had happened, of which `expanded` are expansions.
    pub fn until(&self, moment: u64, expanded: u64) -> Self {
        Self {
            len: self.len.min(moment),
            forward: self.forward.until(moment),
            backward: self.backward.until(moment),
            visits: self.visits.until(expanded as usize),
        }
    }

    /// The boards on one side of a search with a frontier.
    pub const fn index(&self, side: Side) -> &Index {
        match side {
            Side::Forward => &self.forward,
            Side::Backward => &self.backward,
        }
    }

    /// The boards of a deepening search.
    pub const fn visits(&self) -> &Visits {
        &self.visits
    }
}
