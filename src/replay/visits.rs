//! How often a deepening search has come to each board: the same boards again and again.
//!
//! Every expansion is written down with the seat of its board, and every so often the counts of all boards
//! are kept. The counts at any moment are at most so many additions away from those that were kept.
//!
//! ```text
//!   counts │ seat seat seat … │ counts │ seat seat …
//! ```

use std::sync::Arc;

use crate::{
    puzzle::Board,
    space::{HALF, index_of},
};

/// Expansions between two lists of counts: some 0.3 ms of additions.
const KEPT_EVERY: usize = 1 << 18;

/// The expansions of a search, by the seats of their boards.
#[derive(Clone, Debug, Default)]
pub struct Visits {
    indices: Vec<u32>,
    /// By seat, what has happened so far; empty while nothing has.
    counts: Vec<u32>,
    copies: Vec<Arc<[u32]>>,
}

impl Visits {
    /// One more board is expanded.
    pub(super) fn note(&mut self, board: Board) {
        if self.counts.is_empty() {
            self.counts = vec![0; HALF];
        }
        if self.indices.len().is_multiple_of(KEPT_EVERY) {
            self.copies.push(self.counts.as_slice().into());
        }
        let seat = index_of(board);
        self.indices.push(seat as u32);
        self.counts[seat] += 1;
    }

    /// The seat of each board that was expanded, first one first.
    pub fn indices(&self) -> &[u32] {
        &self.indices
    }

    /// How often the board on each seat is among the first `expanded` ones, written into `counts`.
    pub fn count(&self, expanded: usize, counts: &mut Vec<u32>) {
        let expanded = expanded.min(self.indices.len());
        counts.clear();
        match self.copies.get(expanded / KEPT_EVERY) {
            Some(kept) => counts.extend_from_slice(kept),
            None if self.counts.is_empty() => counts.resize(HALF, 0),
            None => counts.extend_from_slice(&self.counts),
        }
        let added = (expanded / KEPT_EVERY).min(self.copies.len()) * KEPT_EVERY;
        for seat in self.indices.get(added..expanded).unwrap_or_default() {
            counts[*seat as usize] += 1;
        }
    }

    /// Which of the first `expanded` expansions was the last one of a board, from 0. Only stretches in which the
    /// board was expanded are looked through.
    pub(super) fn last_before(&self, board: Board, expanded: usize) -> Option<usize> {
        let seat = index_of(board);
        let expanded = expanded.min(self.indices.len());
        for (stretch, before) in self.copies.iter().enumerate().take(expanded / KEPT_EVERY + 1).rev() {
            let after = self.copies.get(stretch + 1).map_or(&self.counts[..], |kept| kept);
            let from = stretch * KEPT_EVERY;
            let seats = &self.indices[from..expanded.min(from + KEPT_EVERY)];
            let is_there = after[seat] > before[seat];
            if is_there && let Some(at) = seats.iter().rposition(|visited| *visited as usize == seat) {
                return Some(from + at);
            }
        }
        None
    }
}
