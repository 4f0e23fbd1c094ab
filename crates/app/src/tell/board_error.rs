//! Why a text is no board, in the language of the user.

use eight_realms_core::puzzle::BoardError;

use crate::words::{Words, cut};

/// Maximum number of characters that are quoted of a word.
const LONGEST_WORD: usize = 12;

/// The error as a fragment without full stop, which is used alone or after a colon.
pub fn sentence(error: &BoardError, words: &Words) -> String {
    match error {
        BoardError::NotATile { position, character } => {
            let args = [("position", (*position).into()), ("character", visible(*character).into())];
            words.tell("error-board-stranger", &args)
        }
        BoardError::NotATileWord { position, word } => {
            let word: String = cut(word, LONGEST_WORD).chars().map(visible).collect();
            let args = [("position", (*position).into()), ("character", word.into())];
            words.tell("error-board-stranger", &args)
        }
        BoardError::Repeated { position, tile: 0, first } => {
            let args = [("position", (*position).into()), ("first", (*first).into())];
            words.tell("error-board-repeated-blank", &args)
        }
        BoardError::Repeated { position, tile, first } => {
            let tile = name(*tile).into();
            let args = [("position", (*position).into()), ("tile", tile), ("first", (*first).into())];
            words.tell("error-board-repeated", &args)
        }
        BoardError::TooLong { character } => {
            words.tell("error-board-long", &[("character", visible(*character).into())])
        }
        BoardError::TooShort { cells, missing } => {
            let names: Vec<String> = missing.iter().copied().map(name).collect();
            let args = [("cells", (*cells).into()), ("missing", names.join(" ").into())];
            words.tell("error-board-short", &args)
        }
        BoardError::TooMany { cells, tile, first, position } => {
            let id = if *tile == 0 { "error-board-many-blanks" } else { "error-board-many" };
            let args = [
                ("cells", (*cells).into()),
                ("tile", name(*tile).into()),
                ("first", (*first).into()),
                ("position", (*position).into()),
            ];
            words.tell(id, &args)
        }
        BoardError::OtherSize { rows, columns } => {
            words.tell("error-board-size", &[("rows", (*rows).into()), ("columns", (*columns).into())])
        }
    }
}

/// A character that can be seen is written as itself; any other, which could even turn the sentence around, by its
/// number.
fn visible(character: char) -> String {
    match character.escape_debug().next() {
        Some('\\') if !character.is_ascii_punctuation() => {
            format!("U+{:04X}", u32::from(character))
        }
        _ => character.to_string(),
    }
}

/// The name of a tile: its number, or x for the blank.
pub fn name(tile: u8) -> String {
    if tile == 0 { "x".to_owned() } else { tile.to_string() }
}
