//! One board's h taken apart, beside what all estimates say of it.

use crate::{
    app::{HeuristicsBoard, Model, view::Stage},
    heuristic::{Heuristic, HeuristicKind, Parts, Weight},
    puzzle::{Board, Puzzle},
};

/// A board, and where its h comes from.
#[derive(Clone, Debug, PartialEq)]
pub struct HParts {
    /// The board.
    pub board: Board,
    /// The goal that it is estimated for.
    pub goal: Board,
    /// Its true distance; `None` if no way leads from it to the goal.
    pub distance: Option<u8>,
    /// The estimate that is looked at, tile by tile.
    pub parts: Parts,
    /// What every estimate says, in the order of [`Estimate::ALL`].
    pub rows: Vec<BoardH>,
}

/// What an estimate says of a board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardH {
    /// Which one.
    pub heuristic: HeuristicKind,
    /// Its h, in moves.
    pub h: f64,
    /// How far that is short of the true distance; below 0 where it goes beyond. `None` if there is none.
    pub error: Option<f64>,
}

/// What it is worked out from.
pub type Of = (Puzzle, HeuristicKind, Weight);

impl HParts {
    /// What it is worked out from at this moment.
    pub fn source(model: &Model, stage: &Stage) -> Of {
        let board = match model.heuristics.board {
            HeuristicsBoard::Playhead => stage.at.board,
            HeuristicsBoard::Start => model.puzzle.start,
        };
        (Puzzle::new(board, model.puzzle.goal), model.heuristics.heuristic, model.heuristics.weight)
    }

    /// Works it out.
    pub fn of(model: &Model, puzzle: Puzzle) -> Self {
        let Puzzle { start: board, goal } = puzzle;
        let distance = model.distances.distance(&puzzle);
        let said = |estimate: HeuristicKind| {
            let h = estimate.unit().in_moves(estimate.to(goal).h(board));
            BoardH { heuristic: estimate, h, error: distance.map(|distance| f64::from(distance) - h) }
        };
        let parts = model.heuristics.heuristic.to(goal).parts(board);
        Self { board, goal, distance, parts, rows: model.heuristics.heuristics().map(said).to_vec() }
    }
}
