//! The two frontiers of a search from both ends, and the layer that is taken whole.
//!
//! ```text
//!   forward   ███████·····   one layer: 7 boards waiting here, 5 of the layer remaining
//!   backward  ██████████
//! ```
//!
//! A tally counts both sides together. To show why a side was chosen, and how much of its layer remains, the sides must
//! be counted apart. That takes a few additions an event, and each scene stores the result.

use crate::trace::{Event, Side};

/// The sizes of the two frontiers when a side was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SideChoice {
    /// Boards that waited on the side that was chosen.
    pub here: u64,
    /// Boards that waited on the other side.
    pub there: u64,
}

/// Both sides, counted apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Layers {
    waiting: [u64; 2],
    /// Boards of the layer being expanded that have not been expanded yet.
    remaining: u64,
    /// The next layer of each side: one more than the deepest that has been expanded.
    next: [u8; 2],
    choice: Option<SideChoice>,
}

impl Layers {
    /// Counts one event.
    pub fn note(&mut self, event: &Event) {
        self.choice = None;
        match *event {
            Event::Begin { side, .. } | Event::Open { side, .. } => self.waiting[side as usize] += 1,
            Event::Expand { g, side, .. } => self.expand(g, side as usize),
            Event::Improve { .. }
            | Event::Duplicate { .. }
            | Event::Deepen { .. }
            | Event::Prune { .. }
            | Event::Retreat { .. }
            | Event::Meet { .. }
            | Event::LookUp { .. }
            | Event::Solved { .. } => {}
        }
    }

    fn expand(&mut self, g: u8, side: usize) {
        if g >= self.next[side] {
            self.next[side] = g.saturating_add(1);
            self.remaining = self.waiting[side];
            self.choice = Some(SideChoice { here: self.waiting[side], there: self.waiting[1 - side] });
        }
        self.remaining = self.remaining.saturating_sub(1);
        self.waiting[side] = self.waiting[side].saturating_sub(1);
    }

    /// Boards that wait on one side.
    pub const fn waiting(&self, side: Side) -> u64 {
        self.waiting[side as usize]
    }

    /// Boards of the layer being expanded that are still to be expanded.
    pub const fn remaining(&self) -> u64 {
        self.remaining
    }

    /// Number of layers begun on one side.
    pub const fn begun(&self, side: Side) -> u8 {
        self.next[side as usize]
    }

    /// The sizes of the frontiers just before the last event, if that was the first expansion of a layer.
    pub const fn turn(&self) -> Option<SideChoice> {
        self.choice
    }
}
