//! Text that is pasted into the window: one board, two, or the line of a moment.

use eight_realms_app::{
    desk::notice::Notice,
    model::{Action, Model, update},
    words::is_too_long,
};
use eight_realms_core::{
    puzzle::Puzzle,
    replay::moment::{self, Opening},
};

use super::{Verdict, board, verdict};

pub fn examine(model: &mut Model, text: &str) -> Verdict {
    let before = model.puzzle;
    update(model, Action::Paste(Some(text.to_owned())), &mut Vec::new());
    let notice = model.notice.take().map(|(notice, _)| notice);
    let read = moment::read(text);
    match &read {
        _ if is_too_long(text) => assert_eq!((notice, model.puzzle), (Some(Notice::LongText), before)),
        _ if text.trim().is_empty() => {
            assert_eq!((notice, model.puzzle), (Some(Notice::NothingToPaste), before));
        }
        Ok(Opening::Puzzle(puzzle)) => {
            let expected = if puzzle.goal.is_some() { Notice::PastedPuzzle } else { Notice::Pasted };
            assert_eq!((notice, model.puzzle), (Some(expected), puzzle.or_goal(before.goal)), "{text:?}");
            assert!(board::shows(text, model.puzzle.start), "{text:?}");
            undo(model, before);
        }
        Ok(Opening::Moment(line)) => {
            assert_eq!(model.puzzle, line.moment().puzzle, "{text:?}");
            undo(model, before);
        }
        Err(error) => {
            assert_eq!(
                (notice, model.puzzle),
                (Some(Notice::CannotPaste(error.clone())), before),
                "{text:?}"
            );
        }
    }
    verdict(&read)
}

/// Undoes a paste, after which the puzzle before it must be back.
fn undo(model: &mut Model, before: Puzzle) {
    if model.puzzle != before {
        update(model, Action::Undo, &mut Vec::new());
        model.notice = None;
    }
    assert_eq!(model.puzzle, before);
}
