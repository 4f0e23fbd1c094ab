//! The search tree: for every board reached, the move that generated it, and g, the moves from the root.
//!
//! One move is enough to find the path: undoing it gives the parent, and so on back to the root. The tree is an
//! array with one element for each board, so whether a board is a duplicate is one read.
//!
//! The array is used again by the next search on the same thread, and not cleared in between: `stamped_array.rs`.

use std::mem;

use super::{Path, stamped_array::StampedArray};
use crate::{
    puzzle::{Board, Move},
    trace::{Observer, PriorStatus},
};

/// Every board reached so far.
pub struct Tree {
    array: StampedArray<CONTENT>,
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

/// Maximum number of moves of a path: g + 1 has to fit in a byte.
pub const LONGEST: u8 = u8::MAX - 1;

/// g + 1 in the low byte; zero means that the board is not reached.
const COST: u16 = 0x00FF;
/// The cost of the root, which no move generated.
const ROOT: u16 = 1;
/// Where the move is, in two bits.
const MOVE_SHIFT: u32 = 8;
/// Set once the board is expanded.
const EXPANDED: u16 = 0x0400;
const CONTENT: u16 = 0x07FF;

impl Tree {
    /// A tree of one board.
    pub fn rooted_at(root: Board, observer: &mut impl Observer) -> Self {
        let mut array = StampedArray::unused();
        *array.of_mut(root, observer) |= ROOT;
        Self { array }
    }

    /// Takes a path to `board` that ends with the move `by` and has `g` moves, at most [`LONGEST`], unless one as
    /// short is known.
    #[inline]
    pub fn arrive(&mut self, board: Board, by: Move, g: u8, observer: &mut impl Observer) -> Arrival {
        let StampedArray { elements, stamp } = &mut self.array;
        let element = elements.of_mut(board, observer);
        let is_reached = *element & !CONTENT == *stamp;
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
        if element & COST <= ROOT {
            return None;
        }
        let by = Move::ALL[(element >> MOVE_SHIFT) as usize & 3];
        Some((by, board.after(by.opposite())?))
    }
}
