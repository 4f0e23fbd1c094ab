//! What it costs if h promises too much.

use std::sync::Arc;

use super::HeuristicRow;
use crate::{
    app::{CounterexampleRun, Model, view::cached::Cached},
    compare::SuboptimalExample,
    heuristic::{Heuristic, HeuristicKind},
    puzzle::Board,
    realm::Settings,
};

/// The face that asks for the price.
#[derive(Clone)]
pub struct SuboptimalView {
    /// All estimates, in the order of [`Estimate::ALL`].
    pub rows: Vec<HeuristicRow>,
    /// How far the hunt is.
    pub run: CounterexampleRun,
    /// What it has found for this goal.
    pub paths: Option<PathPair>,
    /// With the blank counted: the boards whose h is too much, nearest to the goal first; empty until they are
    /// known.
    pub over: Arc<[OverestimatedBoard]>,
}

/// A way that is too long, and a shortest one.
#[derive(Clone, Debug, PartialEq)]
pub struct PathPair {
    /// What was found.
    pub example: SuboptimalExample,
    /// How was searched: with other orders and ties the board may not lose.
    pub settings: Settings,
    /// The boards of the way found, the start included.
    pub found: Vec<Board>,
    /// The boards of a shortest way.
    pub shortest: Vec<Board>,
}

/// A board whose h is too much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OverestimatedBoard {
    /// The board.
    pub board: Board,
    /// Its h, in moves.
    pub h: u16,
    /// Its true distance.
    pub distance: u8,
}

/// With the blank counted there are fewer; of other estimates these are not all.
const MOST: usize = 100;

impl SuboptimalView {
    /// What is known now.
    pub(super) fn of(model: &Model, kept: &mut Cached<Board, Arc<[OverestimatedBoard]>>) -> Self {
        let (study, goal) = (&model.heuristics, model.puzzle.goal);
        let ways = study.counterexample.example(goal).map(|(price, settings)| PathPair::of(price, settings));
        let over = match study.heuristic {
            HeuristicKind::BlankCounted if study.surveys.of(HeuristicKind::BlankCounted, goal).is_some() => {
                kept.get(goal, || over(model, goal))
            }
            HeuristicKind::BlankCounted
            | HeuristicKind::Misplaced
            | HeuristicKind::Manhattan
            | HeuristicKind::LinearConflict
            | HeuristicKind::Weighted(_) => Arc::from([]),
        };
        Self {
            rows: HeuristicRow::all(model),
            run: study.counterexample.run_for(model.puzzle.goal, study.weight),
            paths: ways,
            over,
        }
    }
}

impl PathPair {
    fn of(price: &SuboptimalExample, settings: Settings) -> Self {
        let start = price.puzzle.start;
        Self {
            found: price.found.boards(start),
            shortest: price.shortest.boards(start),
            example: price.clone(),
            settings,
        }
    }
}

fn over(model: &Model, goal: Board) -> Arc<[OverestimatedBoard]> {
    let Some(known) = model.heuristics.surveys.of(HeuristicKind::BlankCounted, goal) else {
        return Arc::from([]);
    };
    let told = HeuristicKind::BlankCounted.to(goal);
    let boards = known.survey.overestimated_boards(&known.distances).take(MOST);
    let over = |board| {
        let distance = known.distances.of(board)?;
        Some(OverestimatedBoard { board, h: told.h(board), distance })
    };
    boards.filter_map(over).collect()
}
