//! The price of an h that overestimates.

use std::sync::Arc;

use eight_realms_core::{
    compare::Counterexample,
    heuristic::{Heuristic, HeuristicKind},
    puzzle::Board,
    realm::Settings,
};

use super::HeuristicRow;
use crate::app::{CounterexampleRun, HeuristicsShow, SeenDesk, view::cached::Cached};

/// The face of suboptimal paths.
#[derive(Clone)]
pub struct CounterexampleView {
    /// All heuristics, in the order of [`HeuristicKind::ALL`].
    pub rows: Vec<HeuristicRow>,
    /// Progress of the search for a counterexample.
    pub run: CounterexampleRun,
    /// The longer path that was found for this goal, beside a shortest one.
    pub paths: Option<PathPair>,
    /// The boards whose h is too large, nearest to the goal first, if the heuristic counts the blank; empty until they
    /// are known, and for any other heuristic.
    pub over: Arc<[OverestimatedBoard]>,
}

/// A path that is too long, and a shortest one.
#[derive(Clone, Debug, PartialEq)]
pub struct PathPair {
    pub example: Counterexample,
    /// The settings of the search: with another order or other ties the path found may be a shortest one.
    pub settings: Settings,
    /// The boards of the path found, the start included.
    pub found: Vec<Board>,
    pub shortest: Vec<Board>,
}

/// A board whose h is too large.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OverestimatedBoard {
    pub board: Board,
    /// h of the board, in moves.
    pub h: u16,
    /// True distance of the board.
    pub distance: u8,
}

/// Maximum number of boards listed. With the blank counted there are fewer.
const MAX_BOARDS: usize = 100;

impl CounterexampleView {
    /// The face at this moment.
    pub(super) fn of(
        model: SeenDesk<'_>,
        tab: &HeuristicsShow,
        cache: &mut Cached<Board, Arc<[OverestimatedBoard]>>,
    ) -> Self {
        let goal = model.puzzle.goal;
        let paths =
            tab.counterexample.example(goal).map(|(example, settings)| PathPair::of(example, settings));
        let over = match tab.heuristic {
            HeuristicKind::BlankCounted if tab.surveys.of(HeuristicKind::BlankCounted, goal).is_some() => {
                cache.get(goal, || overestimated_boards(tab, goal))
            }
            HeuristicKind::BlankCounted
            | HeuristicKind::Misplaced
            | HeuristicKind::Manhattan
            | HeuristicKind::LinearConflict
            | HeuristicKind::Weighted(_) => Arc::from([]),
        };
        Self {
            rows: HeuristicRow::all(model, tab),
            run: tab.counterexample.run_for(model.puzzle.goal, tab.weight),
            paths,
            over,
        }
    }
}

impl PathPair {
    fn of(example: &Counterexample, settings: Settings) -> Self {
        let start = example.puzzle.start;
        Self {
            found: example.found_path.boards(start),
            shortest: example.shortest.boards(start),
            example: example.clone(),
            settings,
        }
    }
}

fn overestimated_boards(tab: &HeuristicsShow, goal: Board) -> Arc<[OverestimatedBoard]> {
    let Some(result) = tab.surveys.of(HeuristicKind::BlankCounted, goal) else {
        return Arc::from([]);
    };
    let heuristic = HeuristicKind::BlankCounted.to(goal);
    let boards = result.survey.overestimated_boards(&result.distances).take(MAX_BOARDS);
    let overestimated = |board| {
        let distance = result.distances.of(board)?;
        Some(OverestimatedBoard { board, h: heuristic.h(board), distance })
    };
    boards.filter_map(overestimated).collect()
}
