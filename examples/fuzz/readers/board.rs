//! Boards: nine different cells, whatever stands between them.

use eight_realms::puzzle::{Board, BoardError};

use super::{Verdict, verdict};

/// A board as its nine tiles, 0 for the blank.
pub type Tiles = [u8; 9];

/// The characters of a text that are cells.
pub fn cells(text: &str) -> Vec<char> {
    text.split(|character: char| character.is_whitespace() || character == ',').flat_map(str::chars).collect()
}

/// What a board should be read as.
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
    let spellings = ["xX0_.", "1", "2", "3", "4", "5", "6", "7", "8"];
    spellings.iter().position(|spelling| spelling.contains(cell)).map(|tile| tile as u8)
}

/// What is wrong with a cell, if what comes before it is right.
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
        BoardError::Repeated { position, tile: 0, .. } => (*position, "the blank".to_owned()),
        BoardError::Repeated { position, tile, .. } => (*position, format!("tile {tile}")),
        BoardError::TooLong { character } => (10, format!("{character:?}")),
        BoardError::TooShort { cells, .. } => (cells + 1, "missing".to_owned()),
    };
    words.contains(&format!("position {position}: ")) && words.contains(&what)
}

pub fn examine(text: &str) -> Verdict {
    let result = text.parse::<Board>();
    assert_eq!(result.clone().map(Board::tiles), expected(text), "{text:?}");
    match &result {
        Ok(board) => {
            assert_eq!(board.to_string().parse(), Ok(*board), "what is printed is read back");
            assert_eq!(board.letters().parse(), Ok(*board), "so is what JSON says");
        }
        Err(error) => assert!(is_explained(error, &error.to_string()), "{error}"),
    }
    verdict(&result)
}
