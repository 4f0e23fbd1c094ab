//! Further contents of a report on a search: its iterations, and one number for the whole sequence of its expansions, so
//! that two programs can be compared board for board.

use std::{fmt, hash::Hasher};

use fnv::FnvHasher;
use serde::{Deserialize, Serialize};

use super::{Event, Flow, Observer};
use crate::puzzle::Board;

/// FNV-1a, 64 bits, over the nine characters of each expanded board in order: digits, and `x` for the blank.
#[derive(Default)]
pub struct ExpandHash(FnvHasher);

impl ExpandHash {
    /// The hash so far; before the first expansion, the hash of no bytes.
    pub fn value(&self) -> u64 {
        self.0.finish()
    }

    /// Continues from the value of an earlier hash.
    pub fn resume(value: u64) -> Self {
        Self(FnvHasher::with_key(value))
    }

    /// Adds one expansion.
    #[inline]
    pub fn add(&mut self, board: Board) {
        self.0.write(&board.tiles().map(|tile| if tile == 0 { b'x' } else { b'0' + tile }));
    }
}

impl Clone for ExpandHash {
    fn clone(&self) -> Self {
        Self::resume(self.value())
    }
}

impl fmt::Debug for ExpandHash {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "ExpandHash({:#018x})", self.value())
    }
}

impl Observer for ExpandHash {
    const COUNTS: bool = false;

    fn on(&mut self, event: Event) -> Flow {
        if let Event::Expand { board, .. } = event {
            self.add(board);
        }
        Ok(())
    }
}

/// An iteration of a deepening search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    /// Maximum f of the boards that are entered, in the unit of the heuristic.
    pub bound: u16,
    /// Boards expanded.
    pub expanded: u64,
}

/// The iterations of a deepening search, in order; none in any other search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rounds(pub Vec<Round>);

impl Rounds {
    /// The bound of each.
    pub fn bounds(&self) -> Vec<u16> {
        self.0.iter().map(|round| round.bound).collect()
    }
}

impl Observer for Rounds {
    const COUNTS: bool = false;

    #[inline]
    fn on(&mut self, event: Event) -> Flow {
        match event {
            Event::Deepen { bound } => self.0.push(Round { bound, expanded: 0 }),
            Event::Expand { .. } => {
                if let Some(round) = self.0.last_mut() {
                    round.expanded += 1;
                }
            }
            _ => {}
        }
        Ok(())
    }
}
