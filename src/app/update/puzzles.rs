//! Other puzzles: set, dealt, pasted, undone.

use super::runs;
use crate::{
    app::{Action, Effect, Model, Notice, RunState},
    puzzle::{Board, Puzzle},
    realm::{ParityCheck, Realm},
};

/// How many puzzles are remembered as recent.
const RECENT: usize = 12;

/// Another puzzle, which can be undone. The same one is searched again if a search of it was ended.
pub fn set(model: &mut Model, puzzle: Puzzle) -> Option<Effect> {
    if puzzle == model.puzzle {
        let was_ended = |realm| matches!(model.lane(realm).run, RunState::Stopped(_) | RunState::Lost { .. });
        return Realm::ALL.into_iter().any(was_ended).then(|| runs::search_again(model));
    }
    model.before.push(model.moment_line());
    Some(change(model, puzzle))
}

/// Another puzzle that a person has chosen: the notice of it can undo that.
pub fn choose(model: &mut Model, puzzle: Puzzle) -> Option<Effect> {
    let is_new = puzzle != model.puzzle;
    let effect = set(model, puzzle);
    if is_new {
        model.notify(Notice::NewPuzzle);
    }
    effect
}

/// Takes the notice away whose button would now take back something else.
pub(super) fn forget_undo(model: &mut Model) {
    model.notice.take_if(|(notice, _)| notice.can_be_undone());
}

/// Every search of the old puzzle ends. The parity test is on again: searching an unsolvable puzzle is
/// decided for each anew.
pub(super) fn change(model: &mut Model, puzzle: Puzzle) -> Effect {
    if puzzle.goal != model.puzzle.goal {
        runs::forget_table(model);
    }
    model.recent.retain(|other| *other != model.puzzle && *other != puzzle);
    model.recent.insert(0, model.puzzle);
    model.recent.truncate(RECENT);
    model.puzzle = puzzle;
    model.map.picked = None;
    forget_undo(model);
    model.settings.parity = ParityCheck::On;
    runs::search_again(model)
}

/// Deals a board: any, or one at a distance.
pub fn deal_for(model: &mut Model, action: &Action) -> Option<Effect> {
    if let Action::DealAt(moves) = action { deal_at(model, *moves) } else { deal_random(model) }
}

/// A random start from which the goal can be reached.
fn deal_random(model: &mut Model) -> Option<Effect> {
    let board = model.dealer.solvable(model.puzzle.goal);
    let moves = model.distances.distance(&Puzzle::new(board, model.puzzle.goal))?;
    deal(model, board, moves)
}

/// A random start so many moves from the goal.
fn deal_at(model: &mut Model, moves: u8) -> Option<Effect> {
    let Model { distances: tables, dealer, puzzle, .. } = model;
    let Some(board) = tables.deal(dealer, puzzle.goal, moves) else {
        let deepest = tables.farthest(puzzle.goal);
        model.notify(Notice::NoBoardAtDistance { moves, deepest });
        return None;
    };
    deal(model, board, moves)
}

fn deal(model: &mut Model, board: Board, moves: u8) -> Option<Effect> {
    let effect = set(model, Puzzle::new(board, model.puzzle.goal));
    model.notify(Notice::Dealt { moves });
    effect
}

/// Searches an unsolvable puzzle all the same.
pub fn search_anyway(model: &mut Model) -> Option<Effect> {
    if !model.can_search_anyway() {
        return None;
    }
    model.settings.parity = ParityCheck::Off;
    Some(runs::search_again(model))
}

/// A text to the clipboard.
pub fn copy(model: &mut Model, text: String, notice: Notice) -> Effect {
    model.notify(notice);
    Effect::Copy(text)
}

/// The start or the letters of the solution, as it is requested, to the clipboard.
pub fn copy_of(model: &mut Model, action: &Action) -> Option<Effect> {
    if matches!(action, Action::CopyLetters) { copy_letters(model) } else { Some(copy_start(model)) }
}

/// The board being edited, or the start, to the clipboard.
fn copy_start(model: &mut Model) -> Effect {
    let board = model.editor.as_ref().map_or(model.puzzle.start, |editor| editor.draft);
    copy(model, board.to_string(), Notice::CopiedBoard)
}

/// The letters of the solution to the clipboard.
fn copy_letters(model: &mut Model) -> Option<Effect> {
    let letters = model.chosen_lane().path()?.letters();
    Some(copy(model, letters, Notice::CopiedLetters))
}
