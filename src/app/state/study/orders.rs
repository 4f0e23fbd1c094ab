//! One board searched in all 24 orders of moves, with all ways to break ties: what has come of it so far.

use crate::{
    compare::Outcome,
    job::TrialsOf,
    puzzle::Puzzle,
    realm::{Realm, Settings, Waits},
};

/// Which count of each search is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum OrdersCount {
    /// Boards expanded.
    #[default]
    Expanded,
    /// Successors produced.
    Generated,
}

impl OrdersCount {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Expanded, Self::Generated];

    /// The count of a search.
    pub const fn of(self, outcome: &Outcome) -> u64 {
        match self {
            Self::Expanded => outcome.expanded,
            Self::Generated => outcome.generated,
        }
    }
}

/// How the searches are lined up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum OrdersSorting {
    /// In the dictionary order of `u l r d`.
    #[default]
    ByOrder,
    /// The least first.
    ByValue,
}

impl OrdersSorting {
    /// Both.
    pub const ALL: [Self; 2] = [Self::ByOrder, Self::ByValue];
}

/// Why there is nothing to try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Untried {
    /// A table holds all boards, in whatever order it has come by them.
    Table,
    /// Whole layers are searched from both ends: no order changes their counts.
    TwoWay,
    /// No way leads from the start to the goal.
    NoWay,
    /// The start is the goal.
    NoMoves,
}

/// What a realm has to try on a puzzle, with the estimate that these settings give it.
///
/// # Errors
/// If no order can make a difference.
pub fn trials_of(realm: Realm, puzzle: Puzzle, settings: &Settings) -> Result<TrialsOf, Untried> {
    if !puzzle.is_solvable() {
        return Err(Untried::NoWay);
    }
    if puzzle.start == puzzle.goal {
        return Err(Untried::NoMoves);
    }
    let heuristic = realm.estimate(settings);
    let settings = Settings { heuristic, ..Settings::default() };
    Ok(TrialsOf { realm: quickest(realm)?, puzzle, settings })
}

/// The quickest realm that expands and generates the same boards in the same order.
const fn quickest(realm: Realm) -> Result<Realm, Untried> {
    match realm.waits() {
        Waits::Table => Err(Untried::Table),
        Waits::TwoQueues => Err(Untried::TwoWay),
        Waits::Queue | Waits::OpenList(_) | Waits::Deepening => Ok(realm.quickest_alike()),
    }
}

/// How far a list of trials is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrialsRun {
    /// It goes on as soon as it is looked at.
    Waiting,
    /// A worker makes them.
    Running,
    /// Somebody stopped it, or it was broken off.
    Stopped,
    /// All are made.
    Done,
}

/// A list of trials, and what has come of them so far.
#[derive(Clone, Debug)]
pub struct Trials {
    /// What decides it.
    pub of: TrialsOf,
    /// What has come of the first ones.
    pub outcomes: Vec<Outcome>,
    /// How far it is.
    pub run: TrialsRun,
}

/// The trials of the puzzle, and how they are looked at.
#[derive(Default)]
pub struct Orders {
    /// Which count is shown.
    pub count: OrdersCount,
    /// How they are lined up.
    pub sorting: OrdersSorting,
    known: Vec<Trials>,
}

impl Orders {
    /// What is known of a list of trials.
    pub fn of(&self, of: &TrialsOf) -> Option<&Trials> {
        self.known.iter().find(|trials| trials.of == *of)
    }

    /// Whether any are being made.
    pub fn is_busy(&self) -> bool {
        self.known.iter().any(|trials| trials.run == TrialsRun::Running)
    }

    /// A list is looked at: it is begun or goes on, unless it was stopped or is done. Answers with how many of
    /// its trials are made already. Another one that runs waits from now on; lists of other puzzles go.
    pub(in crate::app) fn look_at(&mut self, of: TrialsOf) -> Option<usize> {
        self.list(of);
        let is_due = self.of(&of).is_some_and(|trials| trials.run == TrialsRun::Waiting);
        if !is_due {
            return None;
        }
        self.wait();
        let trials = self.known.iter_mut().find(|trials| trials.of == of)?;
        trials.run = TrialsRun::Running;
        Some(trials.outcomes.len())
    }

    /// A list waits to be looked at, unless it is known already; lists of other puzzles go.
    pub(in crate::app) fn list(&mut self, of: TrialsOf) {
        self.known.retain(|trials| trials.of.puzzle == of.puzzle);
        if self.of(&of).is_none() {
            self.known.push(Trials { of, outcomes: Vec::new(), run: TrialsRun::Waiting });
        }
    }

    /// What runs goes on when it is looked at again.
    pub(in crate::app) fn wait(&mut self) {
        self.turn(TrialsRun::Running, TrialsRun::Waiting);
    }

    /// Somebody stops what runs or waits, or it cannot go on. Answers with whether anything was to come.
    pub(in crate::app) fn stop(&mut self) -> bool {
        let is_to_come = |trials: &Trials| matches!(trials.run, TrialsRun::Running | TrialsRun::Waiting);
        let was_to_come = self.known.iter().any(is_to_come);
        self.turn(TrialsRun::Running, TrialsRun::Stopped);
        self.turn(TrialsRun::Waiting, TrialsRun::Stopped);
        was_to_come
    }

    /// What was stopped goes on.
    pub(in crate::app) fn run_on(&mut self) {
        self.turn(TrialsRun::Stopped, TrialsRun::Waiting);
    }

    fn turn(&mut self, from: TrialsRun, to: TrialsRun) {
        for trials in self.known.iter_mut().filter(|trials| trials.run == from) {
            trials.run = to;
        }
    }

    /// One more trial of those that run has been made.
    pub(in crate::app) fn hear(&mut self, outcome: Outcome) {
        let running = self.known.iter_mut().find(|trials| trials.run == TrialsRun::Running);
        let Some(trials) = running else { return };
        trials.outcomes.push(outcome);
        if trials.outcomes.len() == trials.of.trials().len() {
            trials.run = TrialsRun::Done;
        }
    }
}
