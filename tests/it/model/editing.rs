//! The editor: a draft until it is taken.

use eight_realms::{
    app::{Action, BoardRole, EditorAction},
    puzzle::{Board, BoardError, Move, Puzzle},
};

use super::{
    desk::{Asked, Desk},
    near,
};
use crate::probe::board;

fn editing(end: BoardRole) -> Desk {
    let mut desk = Desk::with(near());
    desk.act(Action::Edit(end));
    desk
}

fn edit(desk: &mut Desk, action: EditorAction) -> Option<Asked> {
    desk.act(Action::Editor(action))
}

fn draft(desk: &Desk) -> Board {
    desk.model.editor.as_ref().expect("it is open").draft
}

#[test]
fn tiles_slide_by_key_and_by_click() {
    let mut desk = editing(BoardRole::Start);
    edit(&mut desk, EditorAction::Slide(Move::Right));
    assert_eq!(draft(&desk), board("1234x6758"));
    edit(&mut desk, EditorAction::Press(7));
    assert_eq!(draft(&desk), board("1234567x8"));
    edit(&mut desk, EditorAction::Slide(Move::Down));
    edit(&mut desk, EditorAction::Press(0));
    edit(&mut desk, EditorAction::Press(7));
    assert_eq!(draft(&desk), board("1234567x8"), "what cannot slide stays");
    assert_eq!(desk.model.puzzle, near(), "it is a draft");
}

#[test]
fn tiles_are_swapped_and_parity_is_seen_while_they_are_held() {
    let mut desk = editing(BoardRole::Start);
    edit(&mut desk, EditorAction::Hover(Some((0, 1))));
    let editor = desk.model.editor.as_ref().expect("it is open");
    assert_eq!((editor.draft, editor.preview()), (near().start, board("213x46758")));
    assert!(!editor.puzzle(&desk.model.puzzle).is_solvable(), "as it would be");
    edit(&mut desk, EditorAction::Hover(None));
    let editor = desk.model.editor.as_ref().expect("it is open");
    assert!(editor.puzzle(&desk.model.puzzle).is_solvable());
    edit(&mut desk, EditorAction::Drop(0, 1));
    edit(&mut desk, EditorAction::Drop(2, 2));
    assert_eq!(draft(&desk), board("213x46758"));
}

#[test]
fn a_board_is_typed_in_order_and_what_is_wrong_is_said() {
    let mut desk = editing(BoardRole::Start);
    for character in "8 7,65432".chars() {
        edit(&mut desk, EditorAction::Type(character));
    }
    assert_eq!(draft(&desk), near().start, "not before the ninth");
    edit(&mut desk, EditorAction::Type('8'));
    let trouble = desk.model.editor.as_ref().and_then(|editor| editor.trouble.clone());
    assert_eq!(trouble, Some(BoardError::Repeated { position: 8, tile: 8, first: 1 }));
    edit(&mut desk, EditorAction::Type('9'));
    let trouble = desk.model.editor.as_ref().and_then(|editor| editor.trouble.clone());
    assert_eq!(trouble, Some(BoardError::Stranger { position: 8, character: '9' }));
    edit(&mut desk, EditorAction::Erase);
    edit(&mut desk, EditorAction::Type('2'));
    edit(&mut desk, EditorAction::Type('1'));
    edit(&mut desk, EditorAction::Type('x'));
    assert_eq!(draft(&desk), board("87654321x"));
    let editor = desk.model.editor.as_ref().expect("it is open");
    assert_eq!((editor.typed.as_str(), &editor.trouble), ("", &None));
}

/// What stands between cells is no cell: nothing is typed by it that would have to be taken back.
#[test]
fn a_comma_is_not_a_cell() {
    let mut desk = editing(BoardRole::Start);
    for character in "8,\u{3000},".chars() {
        edit(&mut desk, EditorAction::Type(character));
    }
    let typed = |desk: &Desk| desk.model.editor.as_ref().map(|editor| editor.typed.clone());
    assert_eq!(typed(&desk).as_deref(), Some("8"));
    edit(&mut desk, EditorAction::Erase);
    assert_eq!(typed(&desk).as_deref(), Some(""));
}

#[test]
fn changes_are_taken_back_one_by_one() {
    let mut desk = editing(BoardRole::Start);
    edit(&mut desk, EditorAction::Slide(Move::Right));
    edit(&mut desk, EditorAction::Drop(0, 1));
    edit(&mut desk, EditorAction::Type('1'));
    for expected in ["2134x6758", "1234x6758", "123x46758", "123x46758"] {
        edit(&mut desk, EditorAction::Undo);
        assert_eq!(draft(&desk), board(expected));
    }
    assert!(!desk.model.editor.as_ref().expect("it is open").can_undo());
}

#[test]
fn what_is_taken_is_the_puzzle_and_what_is_left_is_nothing() {
    for (end, other) in [(BoardRole::Start, near().goal), (BoardRole::Goal, near().start)] {
        let mut desk = editing(end);
        edit(&mut desk, EditorAction::Slide(Move::Up));
        let made = draft(&desk);
        assert_eq!(edit(&mut desk, EditorAction::Leave), None);
        assert_eq!((&desk.model.editor, desk.model.puzzle), (&None, near()));
        desk.act(Action::Edit(end));
        edit(&mut desk, EditorAction::Slide(Move::Up));
        edit(&mut desk, EditorAction::Hover(Some((0, 1))));
        assert_eq!(edit(&mut desk, EditorAction::Take), Some(Asked::EndAll), "a tile that hovers is let go");
        let taken = if end == BoardRole::Start { Puzzle::new(made, other) } else { Puzzle::new(other, made) };
        assert_eq!((&desk.model.editor, desk.model.puzzle), (&None, taken));
        desk.act(Action::Undo);
        assert_eq!(desk.model.puzzle, near());
    }
}

#[test]
fn a_draft_that_changes_nothing_starts_nothing() {
    let mut desk = editing(BoardRole::Start);
    assert_eq!(edit(&mut desk, EditorAction::Take), None);
    assert_eq!(edit(&mut desk, EditorAction::Slide(Move::Up)), None, "nothing is open");
    desk.act(Action::Edit(BoardRole::Goal));
    desk.act(Action::Edit(BoardRole::Goal));
    assert_eq!(desk.model.editor, None, "the same key leaves it");
}

#[test]
fn a_pasted_board_becomes_the_draft() {
    let mut desk = editing(BoardRole::Goal);
    assert_eq!(desk.act(Action::Paste(Some("8 7 6 5 4 3 2 1 x".to_owned()))), None);
    assert_eq!(draft(&desk), board("87654321x"));
    assert_eq!(desk.act(Action::CopyStart), Some(Asked::Copy("8 7 6 5 4 3 2 1 x".to_owned())));
    assert_eq!(desk.model.puzzle, near());
}
