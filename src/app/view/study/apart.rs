//! One board's h taken apart, beside what all estimates say of it.

use crate::{
    app::{Model, StudyBoard, view::Stage},
    heuristic::{Estimate, Heuristic, Parts, Weight},
    puzzle::{Board, Puzzle},
};

/// A board, and where its h comes from.
#[derive(Clone, Debug, PartialEq)]
pub struct Apart {
    /// The board.
    pub board: Board,
    /// The goal that it is estimated for.
    pub goal: Board,
    /// Its true distance; `None` if no way leads from it to the goal.
    pub distance: Option<u8>,
    /// The estimate that is looked at, tile by tile.
    pub parts: Parts,
    /// What every estimate says, in the order of [`Estimate::ALL`].
    pub rows: Vec<BoardEstimate>,
}

/// What an estimate says of a board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardEstimate {
    /// Which one.
    pub estimate: Estimate,
    /// Its h, in moves.
    pub h: f64,
    /// How far that is short of the true distance; below 0 where it goes beyond. `None` if there is none.
    pub error: Option<f64>,
}

/// What it is worked out from.
pub type Of = (Puzzle, Estimate, Weight);

impl Apart {
    /// What it is worked out from at this moment.
    pub fn source(model: &Model, stage: &Stage) -> Of {
        let board = match model.study.board {
            StudyBoard::Playhead => stage.at.board,
            StudyBoard::Start => model.puzzle.start,
        };
        (Puzzle::new(board, model.puzzle.goal), model.study.estimate, model.study.weight)
    }

    /// Works it out.
    pub fn of(model: &Model, puzzle: Puzzle) -> Self {
        let Puzzle { start: board, goal } = puzzle;
        let distance = model.atlas.distance(&puzzle);
        let said = |estimate: Estimate| {
            let h = estimate.unit().in_moves(estimate.to(goal).estimate(board));
            BoardEstimate { estimate, h, error: distance.map(|distance| f64::from(distance) - h) }
        };
        let parts = model.study.estimate.to(goal).parts(board);
        Self { board, goal, distance, parts, rows: model.study.estimates().map(said).to_vec() }
    }
}
