//! The editor: a draft until it is taken.

use eight_realms_app::{desk::notice::Notice, editor::EditorAction, model::Action};
use eight_realms_core::puzzle::{Board, BoardError, BoardRole, Move, Puzzle, RANKS};

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

/// The keys of the pad that enter `board` cell by cell.
fn keys(board: Board) -> impl Iterator<Item = EditorAction> {
    board.tiles().into_iter().map(EditorAction::Fill)
}

#[test]
fn nine_keys_of_the_pad_in_reading_order_enter_any_board() {
    let mut app = editing(BoardRole::Start);
    for rank in (0..RANKS).step_by(7_919) {
        let wanted = Board::from_rank(rank).expect("it is below the count");
        for (cell, key) in keys(wanted).enumerate() {
            edit(&mut app, key);
            let now = draft(&app);
            let mut tiles = now.tiles();
            assert_eq!(tiles[..=cell], wanted.tiles()[..=cell]);
            tiles.sort_unstable();
            assert_eq!(tiles, [0, 1, 2, 3, 4, 5, 6, 7, 8], "it is a board after each key");
        }
        assert_eq!(draft(&app), wanted);
        assert_eq!(app.model.editor.as_ref().expect("it is open").mark, 0);
    }
}

/// Also a key that leaves the board as it is: otherwise undo would take back a key before the last.
#[test]
fn undo_takes_a_key_of_the_pad_back_with_its_mark() {
    let mut app = editing(BoardRole::Start);
    for action in
        [EditorAction::Fill(1), EditorAction::Fill(3), EditorAction::Press(8), EditorAction::Fill(4)]
    {
        edit(&mut app, action);
    }
    assert_eq!(draft(&app), board("132x86754"));
    let mark = |app: &TestApp| app.model.editor.as_ref().expect("it is open").mark;
    for (expected, cell) in [("132x46758", 8), ("123x46758", 1), ("123x46758", 0)] {
        edit(&mut app, EditorAction::Undo);
        assert_eq!((draft(&app), mark(&app)), (board(expected), cell));
    }
    assert!(!app.model.editor.as_ref().expect("it is open").can_undo());
}

#[test]
fn an_unsolvable_draft_is_made_solvable_by_one_exchange_and_a_solvable_one_stays() {
    for role in [BoardRole::Start, BoardRole::Goal] {
        let mut app = editing(role);
        edit(&mut app, EditorAction::MakeSolvable);
        assert!(!app.model.editor.as_ref().expect("it is open").can_undo());
        edit(&mut app, EditorAction::Drop(0, 1));
        let odd = draft(&app);
        edit(&mut app, EditorAction::MakeSolvable);
        let editor = app.model.editor.as_ref().expect("it is open");
        assert!(editor.puzzle(&app.model.puzzle).is_solvable());
        let moved = (0..9).filter(|cell| editor.draft.tile(*cell) != odd.tile(*cell));
        assert_eq!(moved.count(), 2);
        assert_eq!(editor.draft.blank(), odd.blank());
        edit(&mut app, EditorAction::Random);
        let editor = app.model.editor.as_ref().expect("it is open");
        assert!(editor.puzzle(&app.model.puzzle).is_solvable());
    }
}
