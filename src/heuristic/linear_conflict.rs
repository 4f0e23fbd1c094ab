//! Linear conflict: Manhattan distance, and two moves more for every tile that must step out of its line.
//!
//! ```text
//!   stands  3 1 2     All three belong into this row, but 3 stands before 1 and before 2. Tiles cannot
//!   goal    1 2 3     pass each other within a row: one has to leave it and to come back. Taking out 3
//!                     is enough, for 1 and 2 are in order: 2 moves more than Manhattan distance counts.
//! ```
//!
//! For each row and each column, take out the fewest tiles so that the rest are in order; only tiles whose
//! goal cells lie in that line count. Those two moves go across the line, and Manhattan distance has
//! counted neither, nor does a crossing line count them: so the sum is still admissible. (Hansson, Mayer &
//! Yung 1992, *Criticizing solutions to relaxed models yields powerful admissible heuristics*, Information
//! Sciences 63.) It is consistent too.

use super::{Conflict, Heuristic, Line, Manhattan, Parts};
use crate::puzzle::Board;

/// Bits that hold where a tile belongs in a line: 1 to 3, or 0 if it does not belong there.
const BITS: u32 = 2;
/// Bits for all three cells of a line.
const LINE_BITS: usize = 6;
/// How many different patterns a line can have.
const PATTERNS: usize = 1 << LINE_BITS;

/// Manhattan distance and the conflicts in rows and columns.
#[derive(Clone, Debug)]
pub struct LinearConflict {
    manhattan: Manhattan,
    /// What a tile on a cell adds to the patterns of all six lines, six bits a line: `pattern_parts[cell][tile]`.
    pattern_parts: [[u64; 16]; 9],
    /// Moves that a line adds, by its pattern.
    extra: [u16; PATTERNS],
}

impl LinearConflict {
    /// The heuristic for one goal.
    pub fn to(goal: Board) -> Self {
        let mut pattern_parts = [[0; 16]; 9];
        for (tile, goal_cell) in goal.places().into_iter().enumerate().skip(1) {
            for cell in 0..9 {
                pattern_parts[cell as usize][tile] = pattern_part(cell, goal_cell);
            }
        }
        let extra = std::array::from_fn(|pattern| 2 * fewest_out(places(pattern)).count() as u16);
        Self { manhattan: Manhattan::to(goal), pattern_parts, extra }
    }

    /// The patterns of all lines, six bits a line.
    fn patterns(&self, board: Board) -> u64 {
        (0..9).map(|cell| self.pattern_parts[cell as usize][board.tile(cell) as usize]).sum()
    }

    /// The conflict in a line, if there is one.
    fn conflict(&self, board: Board, number: usize) -> Option<Conflict> {
        let places = places(pattern_of(self.patterns(board), number));
        let line = Line::ALL[number];
        let tiles = line.cells().map(|cell| board.tile(cell));
        let pairs: Vec<[u8; 2]> =
            wrong_pairs(places).map(|[one, other]| [tiles[one], tiles[other]]).collect();
        let taken_out = fewest_out(places).map(|at| tiles[at]).collect();
        (!pairs.is_empty()).then_some(Conflict { line, pairs, taken_out })
    }
}

impl Heuristic for LinearConflict {
    fn h(&self, board: Board) -> u16 {
        let patterns = self.patterns(board);
        let extra: u16 = (0..Line::ALL.len()).map(|line| self.extra[pattern_of(patterns, line)]).sum();
        self.manhattan.h(board) + extra
    }

    fn parts(&self, board: Board) -> Parts {
        let conflicts = (0..Line::ALL.len()).filter_map(|line| self.conflict(board, line)).collect();
        Parts { conflicts, ..self.manhattan.parts(board) }
    }
}

/// What a tile that belongs onto `goal_cell` adds to the patterns of all lines when it is on `cell`: in each
/// line through both cells its place there.
fn pattern_part(cell: u8, goal_cell: u8) -> u64 {
    let in_line = |(number, line): (usize, &Line)| {
        let (at, belongs) = (line.place_of(cell)?, line.place_of(goal_cell)?);
        Some(u64::from(belongs + 1) << (number * LINE_BITS) << (BITS * u32::from(at)))
    };
    Line::ALL.iter().enumerate().filter_map(in_line).sum()
}

/// The pattern of one line out of the patterns of all.
const fn pattern_of(patterns: u64, line: usize) -> usize {
    (patterns >> (line * LINE_BITS)) as usize % PATTERNS
}

/// Where the tiles on the three cells of a line belong, 1 to 3; 0 for a tile that does not belong there.
fn places(pattern: usize) -> [usize; 3] {
    std::array::from_fn(|at| pattern >> (BITS as usize * at) & 3)
}

/// The places in the line, two by two, whose tiles stand in the wrong order.
fn wrong_pairs(places: [usize; 3]) -> impl Iterator<Item = [usize; 2]> {
    let pairs = [[0, 1], [0, 2], [1, 2]].into_iter();
    pairs.filter(move |[one, other]| places[*other] > 0 && places[*one] > places[*other])
}

/// The fewest places in the line whose tiles must be taken out so that no pair is left in the wrong order.
fn fewest_out(places: [usize; 3]) -> impl Iterator<Item = usize> {
    const CHOICES: [&[usize]; 7] = [&[], &[0], &[1], &[2], &[0, 1], &[0, 2], &[1, 2]];
    let resolves = |out: &&&[usize]| wrong_pairs(places).all(|pair| pair.iter().any(|at| out.contains(at)));
    let out = CHOICES.iter().find(resolves).expect("with two tiles out of three no pair is left");
    out.iter().copied()
}
