//! The first board by which two searches part.
//!
//! ```text
//!   realm 5   a b c d e …
//!   realm 6   a b c f …          from the fourth expansion on they differ
//! ```

use crate::{puzzle::Board, replay::Recording};

/// The first expansion that two searches do not share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Its number, from 1.
    pub expansion: u64,
    /// The board that each expands then; `None` for a search that has ended before.
    pub boards: [Option<Board>; 2],
}

/// Where two recorded searches first expand different boards; `None` if all their expansions are the same.
///
/// A table that stands expands nothing: its look-ups are compared. A deepening search expands a board again in
/// every iteration, and each time counts.
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

/// The boards that a search expands, in order; those that are looked up in a table.
fn expanded(recording: &Recording) -> impl Iterator<Item = Board> {
    let looks_up = recording.realm().looks_up();
    recording.events_from(0).filter_map(move |event| {
        if looks_up { event.looked_up() } else { event.expanded().map(|(board, _)| board) }
    })
}
