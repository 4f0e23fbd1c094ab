//! What is pasted into the window: a board, or a copied moment, which begins with one.

use eight_realms::{
    app::{Action, Model, Notice, update},
    puzzle::{Board, Puzzle},
};

use super::{Verdict, board, verdict};

pub fn examine(model: &mut Model, text: &str) -> Verdict {
    let before = model.puzzle;
    update(model, Action::Paste(Some(text.to_owned())), &mut Vec::new());
    let notice = model.notice.take().map(|(notice, _)| notice);
    let (first, _) = text.split_once('·').unwrap_or((text, ""));
    let expected = board::expected(first);
    match &expected {
        _ if text.trim().is_empty() => {
            assert_eq!((notice, model.puzzle), (Some(Notice::NothingToPaste), before));
        }
        Ok(tiles) => {
            assert_eq!((notice, Some(model.puzzle.start)), (Some(Notice::Pasted), Board::from_tiles(*tiles)));
            assert_eq!(model.puzzle.goal, before.goal, "the goal stays");
            undo(model, before);
        }
        Err(error) => {
            assert_eq!((notice, model.puzzle), (Some(Notice::NoBoard(error.clone())), before), "{text:?}");
        }
    }
    verdict(&expected)
}

/// What was pasted over comes back.
fn undo(model: &mut Model, before: Puzzle) {
    if model.puzzle != before {
        update(model, Action::Undo, &mut Vec::new());
        model.notice = None;
    }
    assert_eq!(model.puzzle, before);
}
