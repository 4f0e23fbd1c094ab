//! The parts of h: the contribution of each tile.

use super::Unit;
use crate::puzzle::Board;

/// The parts of one board's h, which add up to h.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parts {
    /// Unit of the contributions.
    pub unit: Unit,
    /// Contribution of the tile or the blank on each cell, row by row.
    pub cells: [u16; 9],
    /// Conflicts between tiles, which add to h: rows first, from the top, then columns, from the left. Only linear
    /// conflict has any.
    pub conflicts: Vec<Conflict>,
}

impl Parts {
    /// Parts without conflicts, with the `contribution` of each cell.
    pub(super) fn of_cells(unit: Unit, contribution: impl Fn(u8) -> u16) -> Self {
        let cells = std::array::from_fn(|cell| contribution(cell as u8));
        Self { unit, cells, conflicts: Vec::new() }
    }

    /// h of the board, in `unit`.
    pub fn total(&self) -> u16 {
        let extra: u16 = self.conflicts.iter().map(Conflict::extra).sum();
        self.cells.iter().sum::<u16>() + extra
    }
}

/// A row or a column, numbered from 0, from the top or from the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Line {
    /// Three cells side by side.
    Row(u8),
    /// Three cells one below the other.
    Column(u8),
}

impl Line {
    /// The three rows, then the three columns.
    pub const ALL: [Self; 6] =
        [Self::Row(0), Self::Row(1), Self::Row(2), Self::Column(0), Self::Column(1), Self::Column(2)];

    /// The cells of the line, from the left or from the top.
    pub const fn cells(self) -> [u8; 3] {
        match self {
            Self::Row(row) => [3 * row, 3 * row + 1, 3 * row + 2],
            Self::Column(column) => [column, column + 3, column + 6],
        }
    }

    /// The place of a cell in the line, 0 to 2; `None` if the cell is not in the line.
    pub fn place_of(self, cell: u8) -> Option<u8> {
        (0..3).find(|place| self.cells()[*place as usize] == cell)
    }
}

/// Tiles that are in the line where they belong, but in the wrong order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conflict {
    /// The row or column that holds the tiles.
    pub line: Line,
    /// The pairs of tiles in the wrong order, each with the left or upper tile first.
    pub pairs: Vec<[u8; 2]>,
    /// A smallest set of tiles to take out of the line so that the others are in order. Of several such sets, the one
    /// nearest to the line's beginning.
    pub taken_out: Vec<u8>,
}

impl Conflict {
    /// Every tile of the pairs, in the order of the line.
    pub fn tiles(&self, board: Board) -> Vec<u8> {
        let is_in_a_pair = |tile: &u8| self.pairs.iter().any(|pair| pair.contains(tile));
        self.line.cells().into_iter().map(|cell| board.tile(cell)).filter(is_in_a_pair).collect()
    }

    /// Moves that the conflict adds to h: each tile taken out has to leave its line and to come back.
    pub fn extra(&self) -> u16 {
        2 * self.taken_out.len() as u16
    }
}
