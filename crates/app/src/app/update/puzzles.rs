//! Changes of the puzzle (set, dealt, searched all the same), and copies of it.

use eight_realms_core::{
    puzzle::{Board, Puzzle},
    realm::{ParityCheck, Realm},
};

use super::runs;
use crate::app::{Desk, Effect, Notice, RunState};

/// Maximum number of recent puzzles that are remembered.
const RECENT: usize = 12;

/// Sets another puzzle, which can be undone. The same puzzle is searched again if a search of it was stopped or lost.
pub fn set(desk: &mut Desk, puzzle: Puzzle) {
    if puzzle == desk.puzzle {
        let was_ended = |realm| matches!(desk.lane(realm).run, RunState::Stopped(_) | RunState::Lost { .. });
        if Realm::ALL.into_iter().any(was_ended) {
            runs::search_again(desk);
        }
        return;
    }
    let line = desk.whole_line();
    desk.before.push(line);
    change(desk, puzzle);
}

/// Sets a puzzle that a person has chosen, with a notice that can undo it.
pub fn choose(desk: &mut Desk, puzzle: Puzzle) {
    let is_new = puzzle != desk.puzzle;
    set(desk, puzzle);
    if is_new {
        desk.notify(Notice::NewPuzzle);
    }
}

/// Removes a notice whose button would take back something else.
pub fn forget_undo(desk: &mut Desk) {
    desk.notice.take_if(|(notice, _)| notice.can_be_undone());
}

/// Replaces the puzzle, and ends every search of the old one. The parity test is on again: whether to search an
/// unsolvable puzzle is decided anew for each.
pub(super) fn change(desk: &mut Desk, puzzle: Puzzle) {
    if puzzle.goal != desk.puzzle.goal {
        runs::forget_table(desk);
    }
    let Desk { recent, puzzle: last, .. } = desk;
    recent.retain(|other| other != last && *other != puzzle);
    recent.insert(0, *last);
    recent.truncate(RECENT);
    *last = puzzle;
    forget_undo(desk);
    desk.settings.parity = ParityCheck::On;
    runs::search_again(desk);
}

/// Deals a random start from which the goal can be reached.
pub fn deal_random(desk: &mut Desk) {
    let goal = desk.puzzle.goal;
    let board = desk.dealer.solvable(goal);
    if let Some(moves) = desk.distances.distance(&Puzzle::new(board, goal)) {
        deal(desk, board, moves);
    }
}

/// Deals a random start this many moves from the goal; if there is none, says so.
pub fn deal_at(desk: &mut Desk, moves: u8) {
    let Desk { distances: tables, dealer, puzzle, .. } = desk;
    match tables.deal(dealer, puzzle.goal, moves) {
        Some(board) => deal(desk, board, moves),
        None => {
            let deepest = tables.farthest(puzzle.goal);
            desk.notify(Notice::NoBoardAtDistance { moves, deepest });
        }
    }
}

fn deal(desk: &mut Desk, board: Board, moves: u8) {
    set(desk, Puzzle::new(board, desk.puzzle.goal));
    desk.notify(Notice::Dealt { moves });
}

/// Searches an unsolvable puzzle all the same.
pub fn search_anyway(desk: &mut Desk) {
    if desk.can_search_anyway() {
        desk.settings.parity = ParityCheck::Off;
        runs::search_again(desk);
    }
}

/// Copies a text to the clipboard.
pub fn copy(desk: &mut Desk, text: String, notice: Notice) {
    desk.notify(notice);
    desk.ask(Effect::Copy(text));
}

/// Copies the letters of the solution, if there is one.
pub fn copy_letters(desk: &mut Desk) {
    if let Some(path) = desk.chosen_lane().path() {
        let letters = path.letters();
        copy(desk, letters, Notice::CopiedLetters);
    }
}
