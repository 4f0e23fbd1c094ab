//! One board's h, part by part, beside the values of all heuristics.

use eight_realms_core::{
    heuristic::{ByTile, Heuristic, HeuristicKind, Parts, Weight},
    puzzle::{Board, Puzzle},
};

use crate::{
    desk::{here::Here, seen::SeenDesk},
    heuristics::{HeuristicsBoard, HeuristicsShow},
};

/// A board, and where its h comes from.
#[derive(Clone, Debug, PartialEq)]
pub struct HParts {
    pub board: Board,
    /// The goal that h estimates the distance to.
    pub goal: Board,
    /// True distance of the board; `None` if no path leads from it to the goal.
    pub distance: Option<u8>,
    /// The selected heuristic, tile by tile.
    pub parts: Parts,
    /// The value of every heuristic, in the order of [`HeuristicKind::ESTIMATES`].
    pub rows: Vec<BoardH>,
}

/// The value of a heuristic for a board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardH {
    pub heuristic: HeuristicKind,
    /// h of the board, in moves.
    pub h: f64,
    /// The true distance minus h: below 0 where h overestimates. `None` without a true distance.
    pub error: Option<f64>,
}

/// Everything that the parts are computed from.
pub type Source = (Puzzle, HeuristicKind, Weight);

impl HParts {
    /// The source at this moment.
    pub fn source(model: SeenDesk<'_>, tab: &HeuristicsShow, here: &Here) -> Source {
        let board = match tab.board {
            HeuristicsBoard::Playhead => here.at.board,
            HeuristicsBoard::Start => model.puzzle.start,
        };
        (Puzzle::new(board, model.puzzle.goal), tab.heuristic, tab.weight)
    }

    /// Computes the parts.
    pub fn of(model: SeenDesk<'_>, tab: &HeuristicsShow, puzzle: Puzzle) -> Self {
        let Puzzle { start: board, goal } = puzzle;
        let distance = model.distances.distance(&puzzle);
        let value = |heuristic: HeuristicKind| {
            let h = heuristic.unit().in_moves(heuristic.to(goal).h(board));
            BoardH { heuristic, h, error: distance.map(|distance| f64::from(distance) - h) }
        };
        let parts = tab.heuristic.to(goal).parts(board);
        Self { board, goal, distance, parts, rows: tab.heuristics().map(value).to_vec() }
    }
}
