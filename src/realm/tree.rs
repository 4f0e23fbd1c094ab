//! The search tree: for every board reached, the move that led to it and how many moves it took.
//!
//! One move is enough to find the way back: undoing it gives the parent. The tree is a flat array,
//! indexed by the permutation rank. An unreached board is written as zero, because the operating
//! system hands out zeroed memory for nothing and a search touches only the part that it reaches.

use super::{Path, by_rank::ByRank};
use crate::{
    puzzle::{Board, Move},
    trace::{Observer, Was},
};

/// Every board reached so far.
pub struct Tree {
    arrivals: ByRank<u16>,
}

/// What a tree says to a board that has just been generated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrived {
    /// Never seen before.
    New,
    /// Known by a way of `old_g` moves, but this one is shorter; the tree now remembers this one.
    Cheaper {
        /// Moves of the way known before.
        old_g: u8,
        /// Where the board stood.
        was: Was,
    },
    /// Known, and this way is no shorter.
    NoCheaper,
}

/// g + 1 in the low byte, so that zero is left for "unreached".
const COST: u16 = 0x00FF;
/// The place of the move, in two bits.
const MOVE_SHIFT: u32 = 8;
/// Set for the board that the tree grows from: it came by no move.
const ROOT: u16 = 0x0400;
/// Set once the board is expanded.
const EXPANDED: u16 = 0x0800;

impl Tree {
    /// A tree of one board.
    pub fn rooted_at(root: Board, observer: &mut impl Observer) -> Self {
        let mut arrivals = ByRank::filled_with(0);
        *arrivals.of_mut(root, observer) = ROOT | 1;
        Self { arrivals }
    }

    /// Remembers a way to `board`: by the move `by`, after `g` moves in all, unless it knows one as short.
    pub fn arrive(&mut self, board: Board, by: Move, g: u8, observer: &mut impl Observer) -> Arrived {
        let arrival = self.arrivals.of_mut(board, observer);
        let cost = u16::from(g) + 1;
        if *arrival != 0 && *arrival & COST <= cost {
            return Arrived::NoCheaper;
        }
        let before = std::mem::replace(arrival, (by as u16) << MOVE_SHIFT | cost);
        if before == 0 {
            return Arrived::New;
        }
        let was = if before & EXPANDED == 0 { Was::Open } else { Was::Expanded };
        Arrived::Cheaper { old_g: (before & COST) as u8 - 1, was }
    }

    /// Marks a board as expanded.
    pub fn expand(&mut self, board: Board, observer: &mut impl Observer) {
        *self.arrivals.of_mut(board, observer) |= EXPANDED;
    }

    /// Moves from the root to `board` by the way remembered; `None` if it was never reached.
    pub fn g(&self, board: Board, observer: &mut impl Observer) -> Option<u8> {
        match *self.arrivals.of(board, observer) {
            0 => None,
            arrival => Some((arrival & COST) as u8 - 1),
        }
    }

    /// The way from the root to a board that has been reached.
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

    /// The move that led to a board, and from where; `None` for the root and for unreached boards.
    fn parent(&self, board: Board, observer: &mut impl Observer) -> Option<(Move, Board)> {
        let arrival = *self.arrivals.of(board, observer);
        if arrival == 0 || arrival & ROOT != 0 {
            return None;
        }
        let by = Move::ALL[(arrival >> MOVE_SHIFT) as usize & 3];
        Some((by, board.after(by.opposite())?))
    }
}
