//! The search tree: for every board reached, the move that led to it and how many moves it took.
//!
//! One move is enough to find the way back: undoing it gives the parent. The tree is a flat array,
//! with a place for each permutation.
//!
//! Its memory is used again: the next search on the same thread finds the array of the one before, and most
//! searches reach so few boards that a new array would cost more than the search. So that nothing needs to be
//! wiped, each search writes its own number beside what it writes, and takes what others wrote for unreached.

use std::{cell::RefCell, mem};

use super::{Path, by_rank::ByRank};
use crate::{
    puzzle::{Board, Move},
    trace::{Observer, Was},
};

/// Every board reached so far.
pub struct Tree {
    sheet: Arrivals,
}

/// The array and the search that writes on it now, as [`SEARCH`] keeps it.
struct Arrivals {
    arrivals: ByRank<u16>,
    search: u16,
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
/// Which search wrote it: 1 to 15. A new sheet is all zero, written by none.
const SEARCH: u16 = 0xF000;
/// The first of them, and the step from one to the next.
const NEXT_SEARCH: u16 = 0x1000;

thread_local! {
    /// Sheets of searches that are over.
    static KEPT: RefCell<Vec<Arrivals>> = const { RefCell::new(Vec::new()) };
}

impl Arrivals {
    /// One that no search has reached a board on: a kept one, if there is any.
    fn blank() -> Self {
        match KEPT.with_borrow_mut(Vec::pop) {
            Some(Self { arrivals, search }) if search < SEARCH => {
                Self { arrivals, search: search + NEXT_SEARCH }
            }
            Some(Self { mut arrivals, .. }) => {
                arrivals.wipe(0);
                Self { arrivals, search: NEXT_SEARCH }
            }
            None => Self { arrivals: ByRank::filled_with(0), search: NEXT_SEARCH },
        }
    }

    /// What this search has written to a board; 0 if nothing.
    #[inline]
    fn read(&self, board: Board, observer: &mut impl Observer) -> u16 {
        let arrival = *self.arrivals.of(board, observer);
        if arrival & SEARCH == self.search { arrival & !SEARCH } else { 0 }
    }
}

impl Drop for Tree {
    fn drop(&mut self) {
        let sheet = mem::replace(&mut self.sheet, Arrivals { arrivals: ByRank::none(), search: 0 });
        // A thread that is ending keeps nothing.
        _ = KEPT.try_with(|kept| kept.borrow_mut().push(sheet));
    }
}

impl Tree {
    /// A tree of one board.
    pub fn rooted_at(root: Board, observer: &mut impl Observer) -> Self {
        let mut sheet = Arrivals::blank();
        *sheet.arrivals.of_mut(root, observer) = sheet.search | ROOT | 1;
        Self { sheet }
    }

    /// Remembers a way to `board`: by the move `by`, after `g` moves in all, unless it knows one as short.
    #[inline]
    pub fn arrive(&mut self, board: Board, by: Move, g: u8, observer: &mut impl Observer) -> Arrived {
        let Arrivals { arrivals, search } = &mut self.sheet;
        let arrival = arrivals.of_mut(board, observer);
        let is_known = *arrival & SEARCH == *search;
        let cost = u16::from(g) + 1;
        if is_known && *arrival & COST <= cost {
            return Arrived::NoCheaper;
        }
        let before = mem::replace(arrival, *search | (by as u16) << MOVE_SHIFT | cost);
        if !is_known {
            return Arrived::New;
        }
        let was = if before & EXPANDED == 0 { Was::Open } else { Was::Expanded };
        Arrived::Cheaper { old_g: (before & COST) as u8 - 1, was }
    }

    /// Marks a board as expanded.
    #[inline]
    pub fn expand(&mut self, board: Board, observer: &mut impl Observer) {
        *self.sheet.arrivals.of_mut(board, observer) |= EXPANDED;
    }

    /// Moves from the root to `board` by the way remembered; `None` if it was never reached.
    #[inline]
    pub fn g(&self, board: Board, observer: &mut impl Observer) -> Option<u8> {
        match self.sheet.read(board, observer) {
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
        let arrival = self.sheet.read(board, observer);
        if arrival == 0 || arrival & ROOT != 0 {
            return None;
        }
        let by = Move::ALL[(arrival >> MOVE_SHIFT) as usize & 3];
        Some((by, board.after(by.opposite())?))
    }
}
