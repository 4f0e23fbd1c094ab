//! An array with sixteen bits for each board that the next search on the same thread uses again.
//!
//! Most searches reach so few boards that a new array would cost more than the search. Nothing is cleared in between
//! either: each search has a number, its stamp, in the upper bits of each element that it writes. An element with
//! another stamp is empty. Only when no number is left is the whole array cleared.

use std::{cell::RefCell, mem};

use super::by_index::ByIndex;
use crate::{puzzle::Board, trace::Observer};

/// Sixteen bits for each board. A search may use those of `CONTENT`, the lowest ones; in the others is its stamp.
pub struct StampedArray<const CONTENT: u16> {
    pub(super) elements: ByIndex<u16>,
    /// Of the search that uses the array now. A new array is all zero, written by no search.
    pub(super) stamp: u16,
}

/// An array of a search that has ended.
struct SpareArray {
    elements: ByIndex<u16>,
    stamp: u16,
    content: u16,
}

thread_local! {
    static SPARES: RefCell<Vec<SpareArray>> = const { RefCell::new(Vec::new()) };
}

impl<const CONTENT: u16> Drop for StampedArray<CONTENT> {
    fn drop(&mut self) {
        let elements = mem::replace(&mut self.elements, ByIndex::none());
        let spare = SpareArray { elements, stamp: self.stamp, content: CONTENT };
        // On a thread that is ending there is no list any more: the array is freed.
        _ = SPARES.try_with(|spares| spares.borrow_mut().push(spare));
    }
}

impl<const CONTENT: u16> StampedArray<CONTENT> {
    /// The first stamp, and the difference from one to the next.
    const NEXT_STAMP: u16 = CONTENT + 1;

    /// An array with a new stamp: a spare one with the same content, if there is any.
    pub fn unused() -> Self {
        match Self::spare() {
            Some(SpareArray { elements, stamp, .. }) if stamp < !CONTENT => {
                Self { elements, stamp: stamp + Self::NEXT_STAMP }
            }
            Some(SpareArray { mut elements, .. }) => {
                elements.fill(0);
                Self { elements, stamp: Self::NEXT_STAMP }
            }
            None => Self { elements: ByIndex::filled_with(0), stamp: Self::NEXT_STAMP },
        }
    }

    fn spare() -> Option<SpareArray> {
        SPARES.with_borrow_mut(|spares| {
            let at = spares.iter().rposition(|spare| spare.content == CONTENT)?;
            Some(spares.swap_remove(at))
        })
    }

    /// What this search has written for a board; 0 if nothing.
    #[inline]
    pub fn read(&self, board: Board, observer: &mut impl Observer) -> u16 {
        let element = *self.elements.of(board, observer);
        if element & !CONTENT == self.stamp { element & CONTENT } else { 0 }
    }

    /// A board's element with the stamp of this search: what it has written, or empty.
    #[inline]
    pub fn of_mut(&mut self, board: Board, observer: &mut impl Observer) -> &mut u16 {
        let element = self.elements.of_mut(board, observer);
        if *element & !CONTENT != self.stamp {
            *element = self.stamp;
        }
        element
    }
}
