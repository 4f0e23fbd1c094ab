//! An array with sixteen bits for each board, which the next search on the same thread uses again.
//!
//! Most searches reach so few boards that a new array would cost more than the search. Nor is the array cleared between
//! searches. Each search has a number, its stamp, in the upper bits of each element that it writes. An element with
//! another stamp is empty. Only when no stamp is left is the whole array cleared.

use std::{cell::RefCell, mem};

use super::by_index::ByIndex;
use crate::{puzzle::Board, trace::Observer};

/// Sixteen bits for each board. A search may use the lowest bits, those of `CONTENT`; the other bits hold its stamp.
pub struct StampedArray<const CONTENT: u16> {
    pub(super) elements: ByIndex<u16>,
    /// Stamp of the search that uses the array. A new array is all 0, which is the stamp of no search.
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
        // A thread that is ending has no list of spare arrays: the array is freed.
        _ = SPARES.try_with(|spares| spares.borrow_mut().push(spare));
    }
}

impl<const CONTENT: u16> StampedArray<CONTENT> {
    /// The first stamp, and the difference from one to the next.
    const NEXT_STAMP: u16 = CONTENT + 1;

    /// An array with a new stamp: a spare array with the same content, if there is one.
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

    /// The bits that this search has written for a board; 0 if it has written none.
    #[inline]
    pub fn read(&self, board: Board, observer: &mut impl Observer) -> u16 {
        let element = *self.elements.of(board, observer);
        if element & !CONTENT == self.stamp { element & CONTENT } else { 0 }
    }

    /// A board's element with the stamp of this search: what this search has written, or empty.
    #[inline]
    pub fn of_mut(&mut self, board: Board, observer: &mut impl Observer) -> &mut u16 {
        let element = self.elements.of_mut(board, observer);
        if *element & !CONTENT != self.stamp {
            *element = self.stamp;
        }
        element
    }
}
