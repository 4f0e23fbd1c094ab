//! Reads nine cells as a board, and reports what is wrong with any others.

use std::fmt;

use thiserror::Error;

use super::{Board, CELLS};

/// Characters that are read as the blank.
pub(super) const BLANKS: &str = "xX0_.*□";

/// A tile, 0 for the blank, displayed as `tile 8` or `the blank`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TileName(pub u8);

impl fmt::Display for TileName {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 == 0 { out.write_str("the blank") } else { write!(out, "tile {}", self.0) }
    }
}

/// Why a text is not a board. Positions are cells, counted from 1.
///
/// The texts here are for users of the library; the window and the command line report the same facts in the language
/// of the user.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BoardError {
    /// A character that is neither 1 to 8 nor a spelling of the blank.
    #[error("position {position}: {character:?} is not a tile 1 to 8 and not the blank (x, 0, _, . or *)")]
    NotATile {
        /// The cell, from 1.
        position: usize,
        /// The character on that cell.
        character: char,
    },
    /// A number or a word where a tile is expected: `10`, `-1`, `nan`.
    #[error("position {position}: {word:?} is not a tile 1 to 8 and not the blank")]
    NotATileWord {
        /// Number of the word among nine, from 1.
        position: usize,
        /// The word in the place of a tile.
        word: String,
    },
    /// A tile, or the blank, that is on an earlier cell too.
    #[error("position {position}: {} again, first at position {first}", TileName(*tile))]
    Repeated {
        /// The cell, from 1.
        position: usize,
        /// The repeated tile; 0 for the blank.
        tile: u8,
        /// The earlier cell, from 1.
        first: usize,
    },
    /// More than nine cells in one piece.
    #[error("position 10: {character:?} is one too many, a board has nine cells")]
    TooLong {
        /// The tenth character.
        character: char,
    },
    /// Fewer than nine cells.
    #[error("position {}: the board ends, {}", cells + 1, Missing(missing))]
    TooShort {
        /// Number of cells, 0 to 8.
        cells: usize,
        /// The missing tiles, in ascending order, followed by 0 if the blank is missing.
        missing: Vec<u8>,
    },
    /// More than nine cells, so that a tile or the blank occurs twice.
    #[error("{cells} cells, a board has nine: {} is at positions {first} and {position}", TileName(*tile))]
    TooMany {
        /// Number of cells, at least 10.
        cells: usize,
        /// The first tile that occurs a second time; 0 for the blank.
        tile: u8,
        /// The cell of the first occurrence, from 1.
        first: usize,
        /// The cell of the second occurrence, from 1.
        position: usize,
    },
    /// A board of another size.
    #[error("a board of {rows} × {columns}; this program knows 3 × 3")]
    OtherSize {
        /// Number of rows, at least 2.
        rows: usize,
        /// Number of cells in a row, at least 2.
        columns: usize,
    },
}

impl BoardError {
    /// The cell that the error is about, from 0.
    pub const fn cell(&self) -> usize {
        match self {
            Self::NotATile { position, .. }
            | Self::NotATileWord { position, .. }
            | Self::Repeated { position, .. }
            | Self::TooMany { position, .. } => *position - 1,
            Self::TooLong { .. } => CELLS,
            Self::TooShort { cells, .. } => *cells,
            Self::OtherSize { .. } => 0,
        }
    }
}

/// Missing tiles, displayed as `tile 8 is missing` or `tile 1 and the blank are missing`.
struct Missing<'a>(&'a [u8]);

impl fmt::Display for Missing<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verb = if self.0.len() == 1 { "is" } else { "are" };
        for (place, tile) in self.0.iter().enumerate() {
            let joint = match self.0.len() - place {
                _ if place == 0 => "",
                1 => " and ",
                _ => ", ",
            };
            write!(out, "{joint}{}", TileName(*tile))?;
        }
        write!(out, " {verb} missing")
    }
}

/// Whether a character may be between the cells of a judge's board: white space or a comma.
pub fn is_gap(character: char) -> bool {
    character.is_whitespace() || character == ','
}

impl Board {
    /// Reads nine characters in one piece, each of 1 to 8 and one blank: the form of judges and of lines that this
    /// program writes. Text that people write is read by [`str::parse`].
    ///
    /// # Errors
    /// Returns the first fault.
    pub fn of_cells(cells: &str) -> Result<Self, BoardError> {
        let mut tiles = Vec::with_capacity(CELLS);
        for (at, character) in cells.chars().enumerate() {
            if at == CELLS {
                return Err(BoardError::TooLong { character });
            }
            tiles.push(next_tile(&tiles, at + 1, character)?);
        }
        whole(&tiles)
    }
}

/// The board of nine different tiles.
pub(super) fn whole(tiles: &[u8]) -> Result<Board, BoardError> {
    let tiles: [u8; CELLS] = tiles.try_into().map_err(|_| BoardError::TooShort {
        cells: tiles.len(),
        missing: (1..=8).chain([0]).filter(|tile| !tiles.contains(tile)).collect(),
    })?;
    Ok(Board::pack(tiles))
}

/// Returns the tile that a character names, unless one of the tiles before is the same.
pub(super) fn next_tile(before: &[u8], position: usize, character: char) -> Result<u8, BoardError> {
    let tile = match character {
        '1'..='8' => character as u8 - b'0',
        _ if BLANKS.contains(character) => 0,
        _ => return Err(BoardError::NotATile { position, character }),
    };
    match before.iter().position(|earlier| *earlier == tile) {
        Some(first) => Err(BoardError::Repeated { position, tile, first: first + 1 }),
        None => Ok(tile),
    }
}
