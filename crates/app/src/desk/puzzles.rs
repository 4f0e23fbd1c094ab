//! Puzzles: another one is set, dealt or searched anew; the examples, from one move to the hardest there is.

use eight_realms_core::{
    lane::LaneId,
    puzzle::{Board, Puzzle},
    realm::ParityCheck,
};

use crate::{
    desk::{Desk, effect::Effect, lanes::RunState, notice::Notice, preferences::Totals, runs, setup::Setup},
    words::{Words, solution},
};

/// A puzzle with a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Example {
    /// Id of the message with its name.
    pub message: &'static str,
    start: &'static str,
    goal: &'static str,
}

/// The standard goal.
const STANDARD: &str = "12345678x";
/// The goal of most Chinese textbooks.
const SPIRAL: &str = "1238x4765";

/// The examples, the easy ones first and the unsolvable one last. A textbook's puzzle has that book's goal.
pub const EXAMPLES: [Example; 11] = [
    Example { message: "example-one", start: "1234567x8", goal: STANDARD },
    Example { message: "example-three", start: "123x46758", goal: STANDARD },
    Example { message: "example-classic", start: "23415x768", goal: STANDARD },
    Example { message: "example-twenty", start: "7245x6831", goal: STANDARD },
    Example { message: "example-luogu", start: "2831x4765", goal: SPIRAL },
    Example { message: "example-nilsson", start: "2831647x5", goal: SPIRAL },
    Example { message: "example-russell-norvig", start: "7245x6831", goal: "x12345678" },
    Example { message: "example-reversed", start: "87654321x", goal: STANDARD },
    Example { message: "example-hardest-1", start: "64785x321", goal: STANDARD },
    Example { message: "example-hardest-2", start: "8672543x1", goal: STANDARD },
    Example { message: "example-unsolvable", start: "12345687x", goal: STANDARD },
];

impl Example {
    pub fn puzzle(&self) -> Puzzle {
        Puzzle::new(Board::of_letters(self.start), Board::of_letters(self.goal))
    }

    /// The puzzle that the window opens with.
    pub fn sample() -> Puzzle {
        EXAMPLES[2].puzzle()
    }
}

/// Maximum number of recent puzzles that are remembered.
pub(crate) const RECENT: usize = 12;

/// Sets another puzzle, which can be undone. The same puzzle is searched again if a search of it was stopped or lost.
pub fn set(desk: &mut Desk, puzzle: Puzzle) {
    if puzzle == desk.puzzle {
        let was_ended =
            |id: LaneId| matches!(desk.lane(id).run, RunState::Stopped(_) | RunState::Lost { .. });
        if desk.lane_ids().into_iter().any(was_ended) {
            runs::search_again(desk);
        }
        return;
    }
    let place = desk.whole_line().moment().place;
    let setup = Setup::here(desk, place);
    desk.before.push(setup);
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
pub(crate) fn change(desk: &mut Desk, puzzle: Puzzle) {
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
    if let Some(board) = tables.deal(dealer, puzzle.goal, moves) {
        deal(desk, board, moves);
    } else {
        let deepest = tables.farthest(puzzle.goal);
        desk.notify(Notice::NoBoardAtDistance { moves, deepest });
    }
}

fn deal(desk: &mut Desk, board: Board, moves: u8) {
    set(desk, Puzzle::new(board, desk.puzzle.goal));
    let is_told = desk.preferences.totals == Totals::InSight;
    desk.notify(Notice::Dealt { moves: is_told.then_some(moves) });
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

/// Copies the solution in the chosen form, if there is one.
pub fn copy_solution(desk: &mut Desk) {
    if let Some(path) = desk.seen().chosen_lane().path() {
        let words = Words::new(desk.preferences.language);
        let text = solution::text(&words, desk.preferences.solution, desk.puzzle.start, path);
        copy(desk, text, Notice::CopiedSolution);
    }
}
