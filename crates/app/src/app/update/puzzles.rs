//! Changes of the puzzle (set, dealt, searched all the same), and copies of it.

use eight_realms_core::{
    puzzle::{Board, Puzzle},
    realm::{ParityCheck, Realm},
};

use super::runs;
use crate::app::{Action, Desk, Effect, Model, Notice, RunState};

/// Maximum number of recent puzzles that are remembered.
const RECENT: usize = 12;

/// Sets another puzzle, which can be undone. The same puzzle is searched again if a search of it was stopped or lost.
pub fn set(model: &mut Model, puzzle: Puzzle) -> Option<Effect> {
    if puzzle == model.puzzle {
        let was_ended = |realm| matches!(model.lane(realm).run, RunState::Stopped(_) | RunState::Lost { .. });
        return Realm::ALL.into_iter().any(was_ended).then(|| runs::search_again(model));
    }
    let line = model.whole_line();
    model.before.push(line);
    Some(change(model, puzzle))
}

/// Sets a puzzle that a person has chosen, with a notice that can undo it.
pub fn choose(model: &mut Model, puzzle: Puzzle) -> Option<Effect> {
    let is_new = puzzle != model.puzzle;
    let effect = set(model, puzzle);
    if is_new {
        model.notify(Notice::NewPuzzle);
    }
    effect
}

/// Removes a notice whose button would take back something else.
pub(super) fn forget_undo(model: &mut Model) {
    model.notice.take_if(|(notice, _)| notice.can_be_undone());
}

/// Replaces the puzzle, and ends every search of the old one. The parity test is on again: whether to search an
/// unsolvable puzzle is decided anew for each.
pub(super) fn change(model: &mut Model, puzzle: Puzzle) -> Effect {
    if puzzle.goal != model.puzzle.goal {
        runs::forget_table(model);
    }
    let Desk { recent, puzzle: last, .. } = &mut model.desk;
    recent.retain(|other| other != last && *other != puzzle);
    recent.insert(0, *last);
    recent.truncate(RECENT);
    *last = puzzle;
    model.map.picked = None;
    forget_undo(model);
    model.settings.parity = ParityCheck::On;
    runs::search_again(model)
}

/// Deals a board: any, or one at a distance.
pub fn deal_for(model: &mut Model, action: &Action) -> Option<Effect> {
    if let Action::DealAt(moves) = action { deal_at(model, *moves) } else { deal_random(model) }
}

/// Deals a random start from which the goal can be reached.
fn deal_random(model: &mut Model) -> Option<Effect> {
    let goal = model.puzzle.goal;
    let board = model.dealer.solvable(goal);
    let moves = model.distances.distance(&Puzzle::new(board, goal))?;
    deal(model, board, moves)
}

/// Deals a random start this many moves from the goal; if there is none, says so.
fn deal_at(model: &mut Model, moves: u8) -> Option<Effect> {
    let Desk { distances: tables, dealer, puzzle, .. } = &mut model.desk;
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

/// Copies a text to the clipboard.
pub fn copy(model: &mut Model, text: String, notice: Notice) -> Effect {
    model.notify(notice);
    Effect::Copy(text)
}

/// Copies the start or the letters of the solution, as requested.
pub fn copy_of(model: &mut Model, action: &Action) -> Option<Effect> {
    if matches!(action, Action::CopyLetters) { copy_letters(model) } else { Some(copy_start(model)) }
}

/// Copies the board being edited, or the start.
fn copy_start(model: &mut Model) -> Effect {
    let board = model.editor.as_ref().map_or(model.puzzle.start, |editor| editor.draft);
    copy(model, board.to_string(), Notice::CopiedBoard)
}

/// Copies the letters of the solution, if there is one.
fn copy_letters(model: &mut Model) -> Option<Effect> {
    let letters = model.chosen_lane().path()?.letters();
    Some(copy(model, letters, Notice::CopiedLetters))
}
