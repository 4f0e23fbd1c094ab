//! The two search trees of realm 4 in one array: for every board and each side, the move that generated it there.
//!
//! A look into so large an array mostly waits for the memory. So both sides have their bits in the same element: when
//! a board is new on its own side, what the other side knows of it has already come.
//!
//! The moves from the root are not stored. A whole layer has the same g, and a search that counts its layers knows it.
//!
//! Like that of the other realms, the array is used again by the next search (`stamped_array.rs`).

use super::{Path, stamped_array::StampedArray};
use crate::{
    puzzle::{Board, Move},
    trace::{Observer, Side},
};

/// Every board reached so far from either end.
pub struct TwinTrees {
    array: StampedArray<CONTENT>,
}

/// Bits of a side.
const BITS: u32 = 3;
/// In the bits of a side: the board is not reached from there. A move is stored as its number and 1.
const NOT_REACHED: u16 = 0;
/// In the bits of a side: the board is the root.
const ROOT: u16 = 5;
/// Those of a side, and those of both.
const SIDE: u16 = 0b111;
const CONTENT: u16 = 0b11_1111;

impl TwinTrees {
    /// Two trees of one board each.
    pub fn rooted_at(start: Board, goal: Board, observer: &mut impl Observer) -> Self {
        let mut array = StampedArray::unused();
        for (root, side) in [(start, Side::Forward), (goal, Side::Backward)] {
            *array.of_mut(root, observer) |= ROOT << shift(side);
        }
        Self { array }
    }

    /// Takes a board that a side has generated with the move `by`; whether it is new there.
    #[inline]
    pub fn arrive(&mut self, board: Board, by: Move, side: Side, observer: &mut impl Observer) -> bool {
        let StampedArray { elements, stamp } = &mut self.array;
        let element = elements.of_mut(board, observer);
        let written = if *element & !CONTENT == *stamp { *element } else { *stamp };
        let is_new = written >> shift(side) & SIDE == NOT_REACHED;
        if is_new {
            *element = written | (by as u16 + 1) << shift(side);
        }
        is_new
    }

    /// Whether a side has reached a board.
    #[inline]
    pub fn is_reached(&self, board: Board, side: Side, observer: &mut impl Observer) -> bool {
        self.of_side(board, side, observer) != NOT_REACHED
    }

    /// The path from the root of a side to a board that it has reached.
    pub fn path_to(&self, board: Board, side: Side, observer: &mut impl Observer) -> Path {
        let mut moves = Vec::new();
        let mut at = board;
        while let Some((step, parent)) = self.parent(at, side, observer) {
            moves.push(step);
            at = parent;
        }
        moves.reverse();
        Path { moves }
    }

    /// The move that generated a board, and its parent; `None` for the root and for boards not reached.
    fn parent(&self, board: Board, side: Side, observer: &mut impl Observer) -> Option<(Move, Board)> {
        match self.of_side(board, side, observer) {
            NOT_REACHED | ROOT => None,
            by => {
                let by = Move::ALL[usize::from(by - 1)];
                Some((by, board.after(by.opposite())?))
            }
        }
    }

    /// What a side has written for a board.
    #[inline]
    fn of_side(&self, board: Board, side: Side, observer: &mut impl Observer) -> u16 {
        self.array.read(board, observer) >> shift(side) & SIDE
    }
}

/// Where the bits of a side are.
const fn shift(side: Side) -> u32 {
    BITS * side as u32
}
