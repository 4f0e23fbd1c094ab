//! The search tree: for every board reached, the move that generated it, and g, the moves from the root.
//!
//! One move is enough to find the path: undoing it gives the parent, and so on back to the root. The tree is an
//! array with one element for each board, so whether a board is a duplicate is one read.
//!
//! The array is used again by the next search on the same thread, because most searches reach so few boards that
//! a new array would cost more than the search. Nothing is cleared in between: each search has a number, its stamp,
//! which it writes beside each element; elements with another stamp count as not reached.

use std::{cell::RefCell, mem};

use super::{Path, by_rank::ByRank};
use crate::{
    puzzle::{Board, Move},
    trace::{Observer, PriorStatus},
};

/// Every board reached so far.
pub struct Tree {
    array: StampedArray,
}

/// The array, and the stamp of the search that uses it now, in the bits of [`STAMP`].
struct StampedArray {
    elements: ByRank<u16>,
    stamp: u16,
}

/// What a board that has just been generated is to the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// Reached for the first time.
    New,
    /// Already reached by a path of `old_g` moves, but this path is shorter; the tree now holds this one.
    Cheaper {
        /// Moves of the path before.
        old_g: u8,
        /// Whether the board is in the open list or already expanded.
        was: PriorStatus,
    },
    /// Already reached, and this path is no shorter.
    NoCheaper,
}

/// g + 1 in the low byte; zero means that the board is not reached.
const COST: u16 = 0x00FF;
/// Where the move is, in two bits.
const MOVE_SHIFT: u32 = 8;
/// Set for the root: no move generated it.
const ROOT: u16 = 0x0400;
/// Set once the board is expanded.
const EXPANDED: u16 = 0x0800;
/// The stamp of the search that wrote the element: 1 to 15. A new array is all zero, written by no search.
const STAMP: u16 = 0xF000;
/// The first stamp, and the difference from one to the next.
const NEXT_STAMP: u16 = 0x1000;

thread_local! {
    /// Arrays of searches that have ended.
    static SPARE: RefCell<Vec<StampedArray>> = const { RefCell::new(Vec::new()) };
}

impl StampedArray {
    /// An array with a new stamp: a spare one, if there is any.
    fn unused() -> Self {
        match SPARE.with_borrow_mut(Vec::pop) {
            Some(Self { elements, stamp }) if stamp < STAMP => Self { elements, stamp: stamp + NEXT_STAMP },
            Some(Self { mut elements, .. }) => {
                elements.fill(0);
                Self { elements, stamp: NEXT_STAMP }
            }
            None => Self { elements: ByRank::filled_with(0), stamp: NEXT_STAMP },
        }
    }

    /// What this search has written for a board; 0 if nothing.
    #[inline]
    fn read(&self, board: Board, observer: &mut impl Observer) -> u16 {
        let element = *self.elements.of(board, observer);
        if element & STAMP == self.stamp { element & !STAMP } else { 0 }
    }
}

impl Drop for Tree {
    fn drop(&mut self) {
        let array = mem::replace(&mut self.array, StampedArray { elements: ByRank::none(), stamp: 0 });
        // On a thread that is ending there is no list any more: the array is freed.
        _ = SPARE.try_with(|spare| spare.borrow_mut().push(array));
    }
}

impl Tree {
    /// A tree of one board.
    pub fn rooted_at(root: Board, observer: &mut impl Observer) -> Self {
        let mut array = StampedArray::unused();
        *array.elements.of_mut(root, observer) = array.stamp | ROOT | 1;
        Self { array }
    }

    /// Takes a path to `board` that ends with the move `by` and has `g` moves, unless one as short is known.
    #[inline]
    pub fn arrive(&mut self, board: Board, by: Move, g: u8, observer: &mut impl Observer) -> Arrival {
        let StampedArray { elements, stamp } = &mut self.array;
        let element = elements.of_mut(board, observer);
        let is_reached = *element & STAMP == *stamp;
        let cost = u16::from(g) + 1;
        if is_reached && *element & COST <= cost {
            return Arrival::NoCheaper;
        }
        let before = mem::replace(element, *stamp | (by as u16) << MOVE_SHIFT | cost);
        if !is_reached {
            return Arrival::New;
        }
        let was = if before & EXPANDED == 0 { PriorStatus::Open } else { PriorStatus::Expanded };
        Arrival::Cheaper { old_g: (before & COST) as u8 - 1, was }
    }

    /// Marks a board as expanded.
    #[inline]
    pub fn expand(&mut self, board: Board, observer: &mut impl Observer) {
        *self.array.elements.of_mut(board, observer) |= EXPANDED;
    }

    /// Moves of the path from the root to `board`; `None` if it is not reached.
    #[inline]
    pub fn g(&self, board: Board, observer: &mut impl Observer) -> Option<u8> {
        match self.array.read(board, observer) {
            0 => None,
            element => Some((element & COST) as u8 - 1),
        }
    }

    /// The path from the root to a board that is reached.
    pub fn path_to(&self, board: Board, observer: &mut impl Observer) -> Path {
        let mut moves = Vec::new();
        let mut at = board;
        while let Some((step, parent)) = self.parent(at, observer) {
            moves.push(step);
            at = parent;
        }
        moves.reverse();
        Path { moves }
    }

    /// The move that generated a board, and its parent; `None` for the root and for boards not reached.
    fn parent(&self, board: Board, observer: &mut impl Observer) -> Option<(Move, Board)> {
        let element = self.array.read(board, observer);
        if element == 0 || element & ROOT != 0 {
            return None;
        }
        let by = Move::ALL[(element >> MOVE_SHIFT) as usize & 3];
        Some((by, board.after(by.opposite())?))
    }
}
