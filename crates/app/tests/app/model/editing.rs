//! The editor: a draft until it is taken.

use eight_realms_app::{desk::notice::Notice, editor::EditorAction, model::Action};
use eight_realms_core::puzzle::{Board, BoardError, BoardRole, Move, Puzzle};

use super::{
    near,
    test_app::{Request, TestApp},
};
use crate::ground::board;

fn editing(role: BoardRole) -> TestApp {
    let mut app = TestApp::with(near());
    app.act(Action::Edit(role));
    app
}

fn edit(app: &mut TestApp, action: EditorAction) -> Option<Request> {
    app.act(Action::Editor(action))
}

fn notice(app: &TestApp) -> Option<&Notice> {
    app.model.notice.as_ref().map(|(notice, _)| notice)
}

fn draft(app: &TestApp) -> Board {
    app.model.editor.as_ref().expect("it is open").draft
}

#[test]
fn tiles_slide_by_key_and_by_click() {
    let mut app = editing(BoardRole::Start);
    edit(&mut app, EditorAction::Slide(Move::Right));
    assert_eq!(draft(&app), board("1234x6758"));
    edit(&mut app, EditorAction::Press(7));
    assert_eq!(draft(&app), board("1234567x8"));
    edit(&mut app, EditorAction::Slide(Move::Down));
    edit(&mut app, EditorAction::Press(0));
    edit(&mut app, EditorAction::Press(7));
    assert_eq!(draft(&app), board("1234567x8"), "what cannot slide stays");
    assert_eq!(app.model.puzzle, near(), "it is a draft");
}

#[test]
fn tiles_are_swapped_and_parity_is_seen_while_they_are_held() {
    let mut app = editing(BoardRole::Start);
    edit(&mut app, EditorAction::Hover(Some((0, 1))));
    let editor = app.model.editor.as_ref().expect("it is open");
    assert_eq!((editor.draft, editor.preview()), (near().start, board("213x46758")));
    assert!(!editor.puzzle(&app.model.puzzle).is_solvable(), "as it would be");
    edit(&mut app, EditorAction::Hover(None));
    let editor = app.model.editor.as_ref().expect("it is open");
    assert!(editor.puzzle(&app.model.puzzle).is_solvable());
    edit(&mut app, EditorAction::Drop(0, 1));
    edit(&mut app, EditorAction::Drop(2, 2));
    assert_eq!(draft(&app), board("213x46758"));
}

#[test]
fn a_board_is_typed_in_order_and_what_is_wrong_is_reported() {
    let mut app = editing(BoardRole::Start);
    for character in "8 7,65432".chars() {
        edit(&mut app, EditorAction::Type(character));
    }
    assert_eq!(draft(&app), near().start, "not before the ninth");
    edit(&mut app, EditorAction::Type('8'));
    let trouble = app.model.editor.as_ref().and_then(|editor| editor.trouble.clone());
    assert_eq!(trouble, Some(BoardError::Repeated { position: 8, tile: 8, first: 1 }));
    edit(&mut app, EditorAction::Type('k'));
    let trouble = app.model.editor.as_ref().and_then(|editor| editor.trouble.clone());
    assert_eq!(trouble, Some(BoardError::NotATile { position: 8, character: 'k' }));
    edit(&mut app, EditorAction::Erase);
    edit(&mut app, EditorAction::Type('2'));
    edit(&mut app, EditorAction::Type('1'));
    edit(&mut app, EditorAction::Type('x'));
    assert_eq!(draft(&app), board("87654321x"));
    let editor = app.model.editor.as_ref().expect("it is open");
    assert_eq!((editor.typed.as_str(), &editor.trouble), ("", &None));
}

/// What stands between cells is no cell: nothing is typed by it that would have to be taken back.
#[test]
fn a_comma_is_not_a_cell() {
    let mut app = editing(BoardRole::Start);
    for character in "8,\u{3000},".chars() {
        edit(&mut app, EditorAction::Type(character));
    }
    let typed = |app: &TestApp| app.model.editor.as_ref().map(|editor| editor.typed.clone());
    assert_eq!(typed(&app).as_deref(), Some("8"));
    edit(&mut app, EditorAction::Erase);
    assert_eq!(typed(&app).as_deref(), Some(""));
}

#[test]
fn changes_are_taken_back_one_by_one() {
    let mut app = editing(BoardRole::Start);
    edit(&mut app, EditorAction::Slide(Move::Right));
    edit(&mut app, EditorAction::Drop(0, 1));
    edit(&mut app, EditorAction::Type('1'));
    for expected in ["2134x6758", "1234x6758", "123x46758", "123x46758"] {
        edit(&mut app, EditorAction::Undo);
        assert_eq!(draft(&app), board(expected));
    }
    assert!(!app.model.editor.as_ref().expect("it is open").can_undo());
}

#[test]
fn a_draft_that_is_taken_is_the_puzzle_and_one_that_is_left_is_nothing() {
    for (role, other) in [(BoardRole::Start, near().goal), (BoardRole::Goal, near().start)] {
        let mut app = editing(role);
        edit(&mut app, EditorAction::Slide(Move::Up));
        let made = draft(&app);
        assert_eq!(edit(&mut app, EditorAction::Leave), None);
        assert_eq!((&app.model.editor, app.model.puzzle), (&None, near()));
        app.act(Action::Edit(role));
        edit(&mut app, EditorAction::Slide(Move::Up));
        edit(&mut app, EditorAction::Hover(Some((0, 1))));
        assert_eq!(edit(&mut app, EditorAction::Take), Some(Request::EndAll), "a tile that hovers is let go");
        let puzzle =
            if role == BoardRole::Start { Puzzle::new(made, other) } else { Puzzle::new(other, made) };
        assert_eq!((&app.model.editor, app.model.puzzle), (&None, puzzle));
        app.act(Action::Undo);
        assert_eq!(app.model.puzzle, near());
    }
}

#[test]
fn a_draft_that_changes_nothing_starts_nothing() {
    let mut app = editing(BoardRole::Start);
    assert_eq!(edit(&mut app, EditorAction::Take), None);
    assert_eq!(edit(&mut app, EditorAction::Slide(Move::Up)), None, "nothing is open");
    app.act(Action::Edit(BoardRole::Goal));
    app.act(Action::Edit(BoardRole::Goal));
    assert_eq!(app.model.editor, None, "the same key leaves it");
}

#[test]
fn a_pasted_board_becomes_the_draft() {
    let mut app = editing(BoardRole::Goal);
    assert_eq!(app.act(Action::Paste(Some("8 7 6 5 4 3 2 1 x".to_owned()))), None);
    assert_eq!(draft(&app), board("87654321x"));
    assert_eq!(app.act(Action::CopyStart), Some(Request::Copy("8 7 6 5 4 3 2 1 x".to_owned())));
    assert_eq!(app.model.puzzle, near());
}

/// A button that takes back stands only beside what it takes back.
#[test]
fn what_would_take_back_something_else_is_not_offered() {
    let mut app = TestApp::with(near());
    let paste = |app: &mut TestApp, text: &str| _ = app.act(Action::Paste(Some(text.to_owned())));
    let near = near().start.letters();
    paste(&mut app, &near);
    assert_eq!(notice(&app), Some(&Notice::SamePuzzle));
    app.act(Action::Edit(BoardRole::Start));
    paste(&mut app, "283164705");
    assert_eq!(notice(&app), Some(&Notice::Pasted));
    app.act(Action::Editor(EditorAction::Leave));
    assert_eq!(notice(&app), None, "its undo would be that of an older puzzle");
    paste(&mut app, "283164705");
    app.act(Action::Edit(BoardRole::Start));
    assert_eq!(notice(&app), None, "its undo would be that of the editor");
}
