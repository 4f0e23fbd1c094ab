//! Boards: every spelling is read, and what is wrong is found where it stands.

use eight_realms_app::editor::Editor;
use eight_realms_core::puzzle::{Board, BoardError, BoardRole};
use proptest::prelude::*;

use super::{
    seeded::seeded_config,
    spelling::{Gap, board, spelled, stranger},
};

/// The text with its cell number `at` replaced.
fn with_cell(text: &str, at: usize, other: char) -> String {
    let mut cell = 0;
    let replaced = text.chars().map(|character| {
        let is_gap = character.is_whitespace() || character == ',';
        cell += usize::from(!is_gap);
        if !is_gap && cell == at + 1 { other } else { character }
    });
    replaced.collect()
}

proptest! {
    #![proptest_config(seeded_config(512))]

    #[test]
    fn a_board_is_read_in_every_spelling((board, text) in spelled(Gap::Any)) {
        prop_assert_eq!(text.parse(), Ok(board));
    }

    #[test]
    fn a_board_is_typed_in_every_spelling((board, text) in spelled(Gap::Any)) {
        let mut editor = Editor::of(BoardRole::Goal, Board::standard_goal());
        text.chars().for_each(|character| editor.type_in(character));
        prop_assert_eq!((editor.draft, editor.typed.as_str(), editor.trouble), (board, "", None));
    }

    #[test]
    fn what_is_printed_is_read_back(board in board()) {
        prop_assert_eq!(board.to_string().parse(), Ok(board));
        prop_assert_eq!(board.letters().parse(), Ok(board));
    }

    #[test]
    fn a_stranger_is_named_with_its_position((_, text) in spelled(Gap::Any), at in 0..9_usize, character in stranger()) {
        let error = BoardError::NotATile { position: at + 1, character };
        let words = format!("position {}: {character:?}", at + 1);
        prop_assert!(error.to_string().starts_with(&words));
        prop_assert_eq!(with_cell(&text, at, character).parse::<Board>(), Err(error));
    }

    #[test]
    fn a_tile_that_stands_twice_is_named_with_both((board, text) in spelled(Gap::Any), one in 0..9_usize, other in 0..9_usize) {
        prop_assume!(one < other);
        let tile = board.tiles()[one];
        let again = if tile == 0 { 'X' } else { char::from(b'0' + tile) };
        let error = BoardError::Repeated { position: other + 1, tile, first: one + 1 };
        prop_assert_eq!(with_cell(&text, other, again).parse::<Board>(), Err(error));
    }

    #[test]
    fn a_board_that_ends_early_is_rejected_with_the_missing_tiles((board, text) in spelled(Gap::Any), cells in 0..9_usize) {
        // Eight tiles without a blank can be a board: an empty field is the blank.
        prop_assume!(cells < 8 || board.blank() < 8);
        let mut remaining = cells;
        let prefix: String = text.chars().take_while(|character| {
            let is_cell = !character.is_whitespace() && *character != ',';
            let goes_on = !is_cell || remaining > 0;
            remaining -= usize::from(is_cell && goes_on);
            goes_on
        }).collect();
        let order = [1, 2, 3, 4, 5, 6, 7, 8, 0];
        let missing = order.into_iter().filter(|tile| !board.tiles()[..cells].contains(tile)).collect();
        prop_assert_eq!(prefix.parse::<Board>(), Err(BoardError::TooShort { cells, missing }));
    }

    #[test]
    fn whatever_follows_a_board_is_named((_, text) in spelled(Gap::Any), character in stranger()) {
        prop_assert_eq!(format!("{text}{character}").parse::<Board>(), Err(BoardError::NotATile { position: 10, character }));
    }
}
