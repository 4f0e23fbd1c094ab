//! The search for a board from which a heuristic that is not admissible leads to a longer path.

use std::sync::Arc;

use eight_realms_core::{
    compare::Counterexample,
    heuristic::{Heuristic, HeuristicKind, Weight},
    job::CounterexampleTarget,
    puzzle::Board,
    realm::Settings,
};

use crate::{
    desk::{cached::Cached, seen::SeenDesk},
    heuristics::{HeuristicsShow, distances::HeuristicRow},
};

/// Progress of the search for a counterexample.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum CounterexampleRun {
    /// Not requested yet.
    #[default]
    Idle,
    /// A worker tries one board after the other; the number of boards tried so far.
    Running(u64),
    Found(Counterexample),
    /// Every board was tried, and none was a counterexample.
    NoneLeft,
    /// Stopped or broken off; the number of boards tried before.
    Stopped(u64),
}

/// The search for a counterexample and what it has found.
#[derive(Clone, Debug, Default)]
pub struct CounterexampleShow {
    pub run: CounterexampleRun,
    target: Option<CounterexampleTarget>,
    /// Number of searches that have found a counterexample.
    pub(crate) examples: u64,
}

impl CounterexampleShow {
    /// Target of the current or last run; `None` before the first one.
    pub const fn target(&self) -> Option<&CounterexampleTarget> {
        self.target.as_ref()
    }

    /// Whether a worker is searching.
    pub const fn is_busy(&self) -> bool {
        matches!(self.run, CounterexampleRun::Running(_))
    }

    pub(crate) fn begin(&mut self, target: CounterexampleTarget) {
        self.target = Some(target);
        self.run = CounterexampleRun::Running(0);
    }

    /// Stops the run, by request or because it cannot go on. Returns whether it was running.
    pub(crate) fn stop(&mut self) -> bool {
        let CounterexampleRun::Running(tries) = self.run else { return false };
        self.run = CounterexampleRun::Stopped(tries);
        true
    }

    /// Records the number of boards tried so far.
    pub(crate) fn count(&mut self, tries: u64) {
        if self.is_busy() {
            self.run = CounterexampleRun::Running(tries);
        }
    }

    /// Ends the run with its result; `None` if no board is left to try.
    pub(crate) fn end(&mut self, example: Option<Counterexample>) {
        if self.is_busy() {
            self.examples += u64::from(example.is_some());
            self.run = example.map_or(CounterexampleRun::NoneLeft, CounterexampleRun::Found);
        }
    }

    /// The counterexample found for this goal, with the settings of the search that found it.
    pub fn example(&self, goal: Board) -> Option<(&Counterexample, Settings)> {
        match (&self.run, self.target) {
            (CounterexampleRun::Found(example), Some(target)) if target.goal == goal => {
                Some((example, target.settings))
            }
            _ => None,
        }
    }

    /// The progress, if the run is about this goal and this weight; otherwise idle.
    pub fn run_for(&self, goal: Board, weight: Weight) -> CounterexampleRun {
        let is_current =
            self.target.is_some_and(|target| target.goal == goal) && self.weight() == Some(weight);
        if is_current { self.run.clone() } else { CounterexampleRun::Idle }
    }

    /// Weight of the heuristic in the current or last run, if there is one.
    pub fn weight(&self) -> Option<Weight> {
        self.target?.settings.heuristic?.weight()
    }
}

/// The face of suboptimal paths.
#[derive(Clone)]
pub struct CounterexampleView {
    /// All heuristics, in the order of [`HeuristicKind::ESTIMATES`].
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
    pub(crate) fn of(
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
            HeuristicKind::Zero
            | HeuristicKind::BlankCounted
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
