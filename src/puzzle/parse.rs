//! Reads a board from every usual spelling, and reports exactly what is wrong with any other text.

use std::{fmt, str::FromStr};

use thiserror::Error;

use super::Board;

/// A tile as a message names it: `tile 8`, or `the blank`.
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
    /// Neither 1 to 8 nor one of the blank's spellings.
    #[error("position {position}: {character:?} is not a tile 1 to 8 and not the blank (x, X, 0, _ or .)")]
    NotATile {
        /// The cell.
        position: usize,
        /// What stands there.
        character: char,
    },
    /// A tile, or the blank, that is on an earlier cell.
    #[error("position {position}: {} again, first at position {first}", TileName(*tile))]
    Repeated {
        /// The cell.
        position: usize,
        /// 0 for the blank.
        tile: u8,
        /// Where it stood first.
        first: usize,
    },
    /// More than nine cells.
    #[error("position 10: {character:?} is one too many, a board has nine cells")]
    TooLong {
        /// The tenth character.
        character: char,
    },
    /// Fewer than nine cells.
    #[error("position {}: the board ends, {}", cells + 1, Missing(missing))]
    TooShort {
        /// How many cells there are.
        cells: usize,
        /// What is missing, 0 for the blank.
        missing: Vec<u8>,
    },
}

/// `tile 8 is missing`, `tile 1 and the blank are missing`.
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

/// Whether a character may stand between the cells of a board: white space or a comma.
pub fn is_gap(character: char) -> bool {
    character.is_whitespace() || character == ','
}

impl FromStr for Board {
    type Err = BoardError;

    /// Nine characters of 1 to 8 and one blank (`x`, `X`, `0`, `_` or `.`); white space and commas
    /// between them do not count.
    fn from_str(text: &str) -> Result<Self, BoardError> {
        let mut tiles: Vec<u8> = Vec::with_capacity(9);
        for character in text.chars().filter(|character| !is_gap(*character)) {
            let tile = next_tile(&tiles, character)?;
            tiles.push(tile);
        }
        let cells = tiles.len();
        let tiles: [u8; 9] = tiles.try_into().map_err(|tiles: Vec<u8>| BoardError::TooShort {
            cells,
            missing: (1..=8).chain([0]).filter(|tile| !tiles.contains(tile)).collect(),
        })?;
        Ok(Self::pack(tiles))
    }
}

/// The tile that `character` names, if it may follow `before`.
fn next_tile(before: &[u8], character: char) -> Result<u8, BoardError> {
    let position = before.len() + 1;
    if position > 9 {
        return Err(BoardError::TooLong { character });
    }
    let tile = match character {
        '1'..='8' => character as u8 - b'0',
        'x' | 'X' | '0' | '_' | '.' => 0,
        _ => return Err(BoardError::NotATile { position, character }),
    };
    match before.iter().position(|earlier| *earlier == tile) {
        Some(first) => Err(BoardError::Repeated { position, tile, first: first + 1 }),
        None => Ok(tile),
    }
}
