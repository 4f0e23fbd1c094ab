//! Linear conflict: Manhattan distance plus two moves for every tile that must step out of its line.
//!
//! ```text
//!   board   3 1 2     All three belong in this row, but 3 is before 1 and before 2. Tiles cannot
//!   goal    1 2 3     pass each other within a row: one has to leave it and to come back. Taking out 3
//!                     is enough, for 1 and 2 are in order: 2 moves more than Manhattan distance counts.
//! ```
//!
//! For each row and each column, the heuristic takes out the fewest tiles so that the rest are in order. Only tiles
//! whose goal cells are in that line count. The two moves of a tile taken out go across the line. Manhattan distance
//! counts neither of them, nor does a crossing line, so the sum is still admissible. (Hansson, Mayer & Yung 1992,
//! *Criticizing solutions to relaxed models yields powerful admissible heuristics*, Information Sciences 63.) It is
//! consistent too.

use super::{ByTile, Conflict, Heuristic, Line, Manhattan, Parts};
use crate::puzzle::Board;

/// Bits for the place in a line where a tile belongs: 1 to 3, or 0 if the tile does not belong in the line.
const BITS: u32 = 2;
/// Bits for all three cells of a line.
const LINE_BITS: usize = 6;
/// Number of different patterns of a line.
const PATTERNS: usize = 1 << LINE_BITS;

/// Manhattan distance plus the conflicts in rows and columns.
#[derive(Clone, Debug)]
pub struct LinearConflict {
    manhattan: Manhattan,
    /// `pattern_parts[cell][tile]` is what a tile on a cell adds to the patterns of all six lines, six bits a line.
    pattern_parts: [[u64; 16]; 9],
    /// Moves that a line adds to h, by its pattern.
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

    /// The conflict in a line; `None` if no pair of its tiles is in the wrong order.
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
}

impl ByTile for LinearConflict {
    fn parts(&self, board: Board) -> Parts {
        let conflicts = (0..Line::ALL.len()).filter_map(|line| self.conflict(board, line)).collect();
        Parts { conflicts, ..self.manhattan.parts(board) }
    }
}

/// The amount that a tile on `cell` adds to the patterns of all lines if it belongs on `goal_cell`: for each line
/// through both cells, the place of `goal_cell` in that line.
fn pattern_part(cell: u8, goal_cell: u8) -> u64 {
    let in_line = |(number, line): (usize, &Line)| {
        let (at, belongs) = (line.place_of(cell)?, line.place_of(goal_cell)?);
        Some(u64::from(belongs + 1) << (number * LINE_BITS) << (BITS * u32::from(at)))
    };
    Line::ALL.iter().enumerate().filter_map(in_line).sum()
}

/// Extracts the pattern of one line from the patterns of all lines.
const fn pattern_of(patterns: u64, line: usize) -> usize {
    (patterns >> (line * LINE_BITS)) as usize % PATTERNS
}

/// The places where the tiles on the cells of a line belong, 1 to 3; 0 for a tile that does not belong in the line.
fn places(pattern: usize) -> [usize; 3] {
    std::array::from_fn(|at| pattern >> (BITS as usize * at) & 3)
}

/// Pairs of places in the line whose tiles are in the wrong order.
fn wrong_pairs(places: [usize; 3]) -> impl Iterator<Item = [usize; 2]> {
    let pairs = [[0, 1], [0, 2], [1, 2]].into_iter();
    pairs.filter(move |[one, other]| places[*other] > 0 && places[*one] > places[*other])
}

/// A smallest set of places in the line whose tiles must be taken out so that no pair is left in the wrong order.
fn fewest_out(places: [usize; 3]) -> impl Iterator<Item = usize> {
    const CHOICES: [&[usize]; 7] = [&[], &[0], &[1], &[2], &[0, 1], &[0, 2], &[1, 2]];
    let resolves = |out: &&&[usize]| wrong_pairs(places).all(|pair| pair.iter().any(|at| out.contains(at)));
    let out = CHOICES.iter().find(resolves).expect("with two tiles out of three no pair is left");
    out.iter().copied()
}
