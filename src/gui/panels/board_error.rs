//! Why a text is no board, in the language of the window.

use crate::{puzzle::BoardError, words::Words};

/// The fact as a fragment without full stop: it stands alone or after a colon.
pub fn sentence(error: &BoardError, words: &Words) -> String {
    match error {
        BoardError::Stranger { position, character } => words.tell(
            "error-board-stranger",
            &[("position", (*position).into()), ("character", character.to_string().into())],
        ),
        BoardError::Repeated { position, tile: 0, first } => words.tell(
            "error-board-repeated-blank",
            &[("position", (*position).into()), ("first", (*first).into())],
        ),
        BoardError::Repeated { position, tile, first } => words.tell(
            "error-board-repeated",
            &[
                ("position", (*position).into()),
                ("tile", tile.to_string().into()),
                ("first", (*first).into()),
            ],
        ),
        BoardError::TooLong { character } => {
            words.tell("error-board-long", &[("character", character.to_string().into())])
        }
        BoardError::TooShort { cells, missing } => {
            words.tell("error-board-short", &[("cells", (*cells).into()), ("missing", names(missing).into())])
        }
    }
}

/// `7 8 x`
fn names(tiles: &[u8]) -> String {
    let name = |tile: &u8| if *tile == 0 { "x".to_owned() } else { tile.to_string() };
    tiles.iter().map(name).collect::<Vec<_>>().join(" ")
}
