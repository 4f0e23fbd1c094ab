//! What else a report contains of a search: the bounds of its iterations, and one number that stands for the
//! whole sequence of its expansions, so that two programs can be compared board for board.

use std::hash::Hasher;

use fnv::FnvHasher;

use super::{Event, Flow, Observer};

/// FNV-1a, 64 bits, over the nine characters of each expanded board in order.
#[derive(Default)]
pub struct ExpandHash(FnvHasher);

impl ExpandHash {
    /// The hash so far; of no bytes before the first expansion.
    pub fn value(&self) -> u64 {
        self.0.finish()
    }
}

impl Observer for ExpandHash {
    const COUNTS: bool = false;

    fn on(&mut self, event: Event) -> Flow {
        if let Event::Expand { board, .. } = event {
            self.0.write(board.letters().as_bytes());
        }
        Ok(())
    }
}

/// The bound of each iteration of a deepening search, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Thresholds(pub Vec<u16>);

impl Observer for Thresholds {
    const COUNTS: bool = false;

    fn on(&mut self, event: Event) -> Flow {
        if let Event::Deepen { bound } = event {
            self.0.push(bound);
        }
        Ok(())
    }
}
