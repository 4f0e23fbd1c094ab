//! Boards: nine different cells, whatever separates them.
//!
//! Whatever judges read is read a second time here. For boards that people write, only the rules of any reading are
//! checked: the tiles are in the text, in their order, and an error names a cell and what is wrong with it.

use eight_realms_core::puzzle::{Board, BoardError};
use unicode_normalization::UnicodeNormalization as _;

use super::{Verdict, verdict};

/// A board as its nine tiles, 0 for the blank.
pub type Tiles = [u8; 9];

/// The characters of a text that are cells.
pub fn cells(text: &str) -> Vec<char> {
    text.split(|character: char| character.is_whitespace() || character == ',').flat_map(str::chars).collect()
}

/// The expected reading of a judge's board.
pub fn expected(text: &str) -> Result<Tiles, BoardError> {
    let cells = cells(text);
    let tiles: Vec<Option<u8>> = cells.iter().map(|cell| tile(*cell)).collect();
    if let Some(error) = (0..cells.len().min(9)).find_map(|at| fault(&cells, &tiles, at)) {
        return Err(error);
    }
    if let Some(character) = cells.get(9) {
        return Err(BoardError::TooLong { character: *character });
    }
    let mut order = [1, 2, 3, 4, 5, 6, 7, 8, 0].into_iter();
    let missing: Vec<u8> = order.by_ref().filter(|tile| !tiles.contains(&Some(*tile))).collect();
    let values: Vec<u8> = tiles.into_iter().flatten().collect();
    Tiles::try_from(values).map_err(|values| BoardError::TooShort { cells: values.len(), missing })
}

fn tile(cell: char) -> Option<u8> {
    let spellings = ["xX0_.*□", "1", "2", "3", "4", "5", "6", "7", "8"];
    spellings.iter().position(|spelling| spelling.contains(cell)).map(|tile| tile as u8)
}

/// The fault of a cell, if all cells before it are right.
fn fault(cells: &[char], tiles: &[Option<u8>], at: usize) -> Option<BoardError> {
    let position = at + 1;
    let Some(tile) = tiles[at] else {
        return Some(BoardError::NotATile { position, character: cells[at] });
    };
    let first = tiles.iter().position(|earlier| *earlier == Some(tile))? + 1;
    (first < position).then_some(BoardError::Repeated { position, tile, first })
}

/// Whether the words of an error name what is wrong and where.
pub fn is_explained(error: &BoardError, words: &str) -> bool {
    let (position, what) = match error {
        BoardError::NotATile { position, character } => (*position, format!("{character:?}")),
        BoardError::NotATileWord { position, word } => (*position, format!("{word:?}")),
        BoardError::Repeated { position, tile: 0, .. } => (*position, "the blank".to_owned()),
        BoardError::Repeated { position, tile, .. } => (*position, format!("tile {tile}")),
        BoardError::TooLong { character } => (10, format!("{character:?}")),
        BoardError::TooShort { cells, .. } => (cells + 1, "missing".to_owned()),
        BoardError::TooMany { cells, position, .. } => {
            return words.starts_with(&format!("{cells} cells, "))
                && words.ends_with(&format!(" and {position}"));
        }
        BoardError::OtherSize { rows, columns } => {
            return words.starts_with(&format!("a board of {rows} × {columns};"));
        }
    };
    words.contains(&format!("position {position}: ")) && words.contains(&what)
}

/// Whether the tiles of a board are in a text, in their order.
pub fn shows(text: &str, board: Board) -> bool {
    let mut digits = text.nfkc().filter(char::is_ascii_digit);
    board
        .tiles()
        .into_iter()
        .filter(|tile| *tile > 0)
        .all(|tile| digits.any(|digit| digit == char::from(b'0' + tile)))
}

pub fn examine(text: &str) -> Verdict {
    let cells: String = cells(text).into_iter().collect();
    assert_eq!(Board::of_cells(&cells).map(Board::tiles), expected(text), "{text:?}");
    let result = text.parse::<Board>();
    if let Ok(tiles) = expected(text) {
        assert_eq!(
            result.clone().map(Board::tiles),
            Ok(tiles),
            "what a judge reads, everybody reads: {text:?}"
        );
    }
    match &result {
        Ok(board) => {
            assert!(shows(text, *board), "{text:?}: {board}");
            assert_eq!(board.to_string().parse(), Ok(*board), "what is printed is read back");
            assert_eq!(board.letters().parse(), Ok(*board), "so is what JSON says");
        }
        Err(error) => assert!(is_explained(error, &error.to_string()), "{error}"),
    }
    verdict(&result)
}
