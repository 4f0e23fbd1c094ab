//! What it costs if h promises too much.

use std::sync::Arc;

use super::EstimateRow;
use crate::{
    app::{HuntRun, Model, view::cached::Cached},
    compare::Price,
    heuristic::{Estimate, Heuristic},
    puzzle::Board,
    realm::Settings,
};

/// The face that asks for the price.
#[derive(Clone)]
pub struct Priced {
    /// All estimates, in the order of [`Estimate::ALL`].
    pub rows: Vec<EstimateRow>,
    /// How far the hunt is.
    pub run: HuntRun,
    /// What it has found for this goal.
    pub ways: Option<Ways>,
    /// With the blank counted: the boards whose h is too much, nearest to the goal first; empty until they are
    /// known.
    pub over: Arc<[OverestimatedBoard]>,
}

/// A way that is too long, and a shortest one.
#[derive(Clone, Debug, PartialEq)]
pub struct Ways {
    /// What was found.
    pub price: Price,
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

impl Priced {
    /// What is known now.
    pub(super) fn of(model: &Model, kept: &mut Cached<Board, Arc<[OverestimatedBoard]>>) -> Self {
        let (study, goal) = (&model.study, model.puzzle.goal);
        let ways = study.hunting.price(goal).map(|(price, settings)| Ways::of(price, settings));
        let over = match study.estimate {
            Estimate::BlankCounted if study.surveys.of(Estimate::BlankCounted, goal).is_some() => {
                kept.get(goal, || over(model, goal))
            }
            Estimate::BlankCounted
            | Estimate::Misplaced
            | Estimate::Manhattan
            | Estimate::LinearConflict
            | Estimate::Weighted(_) => Arc::from([]),
        };
        Self {
            rows: EstimateRow::all(model),
            run: study.hunting.run_for(model.puzzle.goal, study.weight),
            ways,
            over,
        }
    }
}

impl Ways {
    fn of(price: &Price, settings: Settings) -> Self {
        let start = price.puzzle.start;
        Self {
            found: price.found.boards(start),
            shortest: price.shortest.boards(start),
            price: price.clone(),
            settings,
        }
    }
}

fn over(model: &Model, goal: Board) -> Arc<[OverestimatedBoard]> {
    let Some(known) = model.study.surveys.of(Estimate::BlankCounted, goal) else { return Arc::from([]) };
    let told = Estimate::BlankCounted.to(goal);
    let boards = known.survey.overestimated_boards(&known.distances).take(MOST);
    let over = |board| {
        let distance = known.distances.of(board)?;
        Some(OverestimatedBoard { board, h: told.estimate(board), distance })
    };
    boards.filter_map(over).collect()
}
