//! The first expansion at which two searches differ.
//!
//! ```text
//!   realm 5   a b c d e …
//!   realm 6   a b c f …          from the fourth expansion on they differ
//! ```

use crate::{puzzle::Board, replay::Recording};

/// The first expansion at which two searches differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Number of the expansion, from 1.
    pub expansion: u64,
    /// The board that each search expands then; `None` for a search that has ended before.
    pub boards: [Option<Board>; 2],
}

/// The first expansion at which two recorded searches differ; `None` if all their expansions are the same.
///
/// A finished table expands nothing, so its look-ups are compared. A deepening search expands a board again in every
/// iteration, and each time counts.
pub fn first_difference(one: &Recording, other: &Recording) -> Option<Difference> {
    let (mut one, mut other) = (expanded(one), expanded(other));
    for expansion in 1.. {
        let boards = [one.next(), other.next()];
        if boards[0] != boards[1] {
            return Some(Difference { expansion, boards });
        }
        if boards == [None, None] {
            break;
        }
    }
    None
}

/// The boards that a search expands or, in a realm with a table, looks up, in order.
fn expanded(recording: &Recording) -> impl Iterator<Item = Board> {
    let looks_up = recording.realm().looks_up();
    recording.events_from(0).filter_map(move |event| {
        if looks_up { event.looked_up() } else { event.expanded().map(|(board, _)| board) }
    })
}
