//! Counts of how often a deepening search has come to each board: the same boards again and again.
//!
//! Every expansion is recorded with the index of its board, and at regular intervals the counts of all boards
//! are copied. The counts at any moment are at most one interval of additions away from a copy.
//!
//! ```text
//!   counts │ index index index … │ counts │ index index …
//! ```

use std::sync::Arc;

use crate::{
    puzzle::Board,
    space::{HALF, index_of},
};

/// Expansions between two copies of the counts: about 0.3 ms of additions.
const COPY_EVERY: usize = 1 << 18;

/// The expansions of a search, by the indices of their boards.
#[derive(Clone, Debug, Default)]
pub struct Visits {
    indices: Vec<u32>,
    /// Number of expansions of each board so far, by index; empty before the first expansion.
    counts: Vec<u32>,
    copies: Vec<Arc<[u32]>>,
}

impl Visits {
    /// Notes the expansion of one more board.
    pub(super) fn note(&mut self, board: Board) {
        if self.counts.is_empty() {
            self.counts = vec![0; HALF];
        }
        if self.indices.len().is_multiple_of(COPY_EVERY) {
            self.copies.push(self.counts.as_slice().into());
        }
        let index = index_of(board);
        self.indices.push(index as u32);
        self.counts[index] += 1;
    }

    /// Returns the first `expanded` expansions alone.
    pub(super) fn until(&self, expanded: usize) -> Self {
        // Only a deepening search notes its expansions here.
        let expanded = expanded.min(self.indices.len());
        let mut counts = Vec::new();
        if expanded > 0 {
            self.count(expanded, &mut counts);
        }
        let copies = self.copies.iter().take(expanded.div_ceil(COPY_EVERY)).cloned().collect();
        Self { indices: self.indices[..expanded].to_vec(), counts, copies }
    }

    /// Writes into `counts` how often the board at each index is among the first `expanded` ones.
    fn count(&self, expanded: usize, counts: &mut Vec<u32>) {
        let expanded = expanded.min(self.indices.len());
        counts.clear();
        match self.copies.get(expanded / COPY_EVERY) {
            Some(copy) => counts.extend_from_slice(copy),
            None if self.counts.is_empty() => counts.resize(HALF, 0),
            None => counts.extend_from_slice(&self.counts),
        }
        let copied = (expanded / COPY_EVERY).min(self.copies.len()) * COPY_EVERY;
        for index in self.indices.get(copied..expanded).unwrap_or_default() {
            counts[*index as usize] += 1;
        }
    }

    /// The number of the last expansion of a board among the first `expanded` ones, from 0. Only intervals in which the
    /// board was expanded are searched.
    fn last_before(&self, board: Board, expanded: usize) -> Option<usize> {
        let index = index_of(board);
        let expanded = expanded.min(self.indices.len());
        for (interval, before) in self.copies.iter().enumerate().take(expanded / COPY_EVERY + 1).rev() {
            let after = self.copies.get(interval + 1).map_or(&self.counts[..], |copy| copy);
            let from = interval * COPY_EVERY;
            let indices = &self.indices[from..expanded.min(from + COPY_EVERY)];
            let is_visited = after[index] > before[index];
            if is_visited && let Some(at) = indices.iter().rposition(|visited| *visited as usize == index) {
                return Some(from + at);
            }
        }
        None
    }
}

/// The first expansions of a search, without later ones.
#[derive(Clone, Copy, Debug)]
pub struct VisitsUntil<'a> {
    visits: &'a Visits,
    expanded: usize,
}

impl<'a> VisitsUntil<'a> {
    /// The first `expanded` expansions; none if the search is not deepening.
    pub(super) const fn of(visits: &'a Visits, expanded: usize) -> Self {
        Self { visits, expanded }
    }

    /// The index of the board of each expansion, in order.
    pub fn indices(self) -> &'a [u32] {
        let indices = &self.visits.indices;
        &indices[..self.expanded.min(indices.len())]
    }

    /// Writes into `counts` how often the board at each index is among the first `expanded` ones.
    pub fn count(self, expanded: usize, counts: &mut Vec<u32>) {
        self.visits.count(expanded.min(self.expanded), counts);
    }

    /// The number of the last expansion of a board among the first `expanded` ones, from 0.
    pub(super) fn last_before(self, board: Board, expanded: usize) -> Option<usize> {
        self.visits.last_before(board, expanded.min(self.expanded))
    }
}
