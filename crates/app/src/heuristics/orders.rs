//! One board searched in all 24 orders of moves, with all ways to break ties: the results so far.

use eight_realms_core::{
    compare::{Outcome, Trial},
    job::TrialsKey,
    puzzle::Puzzle,
    realm::{Evaluation, Realm, Settings, Tie, TieOrder, Waits},
};
use strum::{IntoStaticStr, VariantArray};

use crate::{
    desk::{Desk, seen::SeenDesk},
    heuristics::HeuristicsShow,
};

/// The count of each search that is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum OrdersCount {
    /// Boards expanded.
    #[default]
    Expanded,
    /// Successors produced.
    Generated,
}

impl OrdersCount {
    /// Both counts.
    pub const ALL: [Self; 2] = *Self::VARIANTS.as_array().unwrap();

    /// Name in the ids of messages.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The count of a search.
    pub const fn of(self, outcome: &Outcome) -> u64 {
        match self {
            Self::Expanded => outcome.expanded,
            Self::Generated => outcome.generated,
        }
    }
}

/// Sorting of the searches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, VariantArray)]
pub enum OrdersSorting {
    /// In the dictionary order of `u l r d`.
    #[default]
    ByOrder,
    /// The smallest count first.
    ByValue,
}

impl OrdersSorting {
    /// Both sortings.
    pub const ALL: [Self; 2] = *Self::VARIANTS.as_array().unwrap();
}

/// Progress of a list of trials.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrialsRun {
    /// Waiting until the list is shown.
    Waiting,
    /// A worker makes the trials.
    Running,
    /// Stopped or broken off.
    Stopped,
    /// All trials are made.
    Done,
}

/// A list of trials, and their results so far.
#[derive(Clone, Debug)]
pub struct Trials {
    /// Everything that determines the list.
    pub of: TrialsKey,
    /// Results of the first trials, in order.
    pub outcomes: Vec<Outcome>,
    pub run: TrialsRun,
}

/// The trials of the puzzle, and how they are shown.
#[derive(Clone, Default)]
pub struct Orders {
    /// The count that is shown.
    pub count: OrdersCount,
    pub sorting: OrdersSorting,
    lists: Vec<Trials>,
}

impl Orders {
    /// The list with this key, if there is one.
    pub fn of(&self, of: &TrialsKey) -> Option<&Trials> {
        self.lists.iter().find(|trials| trials.of == *of)
    }

    /// Whether a worker is making trials.
    pub fn is_busy(&self) -> bool {
        self.lists.iter().any(|trials| trials.run == TrialsRun::Running)
    }

    /// Adds a list that waits to be shown, unless it exists already. Removes the lists of other puzzles.
    pub(crate) fn list(&mut self, of: TrialsKey) {
        self.lists.retain(|trials| trials.of.puzzle == of.puzzle);
        if self.of(&of).is_none() {
            self.lists.push(Trials { of, outcomes: Vec::new(), run: TrialsRun::Waiting });
        }
    }

    /// Marks a list as running.
    pub(crate) fn run(&mut self, of: &TrialsKey) {
        if let Some(trials) = self.lists.iter_mut().find(|trials| trials.of == *of) {
            trials.run = TrialsRun::Running;
        }
    }

    /// Lets a running list wait until it is shown again.
    pub(crate) fn wait(&mut self) {
        self.change_run(TrialsRun::Running, TrialsRun::Waiting);
    }

    /// Stops the lists that run or wait, by request or because they cannot go on. Returns whether there were any.
    pub(crate) fn stop(&mut self) -> bool {
        let is_pending = |trials: &Trials| matches!(trials.run, TrialsRun::Running | TrialsRun::Waiting);
        let was_pending = self.lists.iter().any(is_pending);
        self.change_run(TrialsRun::Running, TrialsRun::Stopped);
        self.change_run(TrialsRun::Waiting, TrialsRun::Stopped);
        was_pending
    }

    /// Lets stopped lists wait to go on.
    pub(crate) fn run_on(&mut self) {
        self.change_run(TrialsRun::Stopped, TrialsRun::Waiting);
    }

    fn change_run(&mut self, from: TrialsRun, to: TrialsRun) {
        for trials in self.lists.iter_mut().filter(|trials| trials.run == from) {
            trials.run = to;
        }
    }

    /// Adds the result of the next trial to the running list.
    pub(crate) fn add(&mut self, outcome: Outcome) {
        let running = self.lists.iter_mut().find(|trials| trials.run == TrialsRun::Running);
        let Some(trials) = running else { return };
        trials.outcomes.push(outcome);
        if trials.outcomes.len() == trials.of.trials().len() {
            trials.run = TrialsRun::Done;
        }
    }
}

/// Reason why there are no trials.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum NoTrials {
    /// A table holds all boards, in whatever order they were reached.
    Table,
    /// Whole layers are searched from both ends: no order changes their counts.
    BothDirections,
    /// No path leads from the start to the goal.
    NoSolution,
    /// The start is the goal.
    NoMoves,
    /// The totals of the lane are covered, and one of the trials is its own search.
    Covered,
    /// The lane has an f, a goal test or a depth limit of its own, with which not every trial is a search.
    OwnSettings,
}

/// The trials of a realm on a puzzle, with the heuristic that these settings give it.
///
/// # Errors
/// If no order can make a difference.
fn trials_of(realm: Realm, puzzle: Puzzle, settings: &Settings) -> Result<TrialsKey, NoTrials> {
    if !puzzle.is_solvable() {
        return Err(NoTrials::NoSolution);
    }
    if puzzle.start == puzzle.goal {
        return Err(NoTrials::NoMoves);
    }
    let Settings { evaluation, depth_limit, .. } = *settings;
    let is_usual = realm.goal_test(settings) == realm.own_goal_test();
    if evaluation != Evaluation::Sum || depth_limit.is_some() || !is_usual {
        return Err(NoTrials::OwnSettings);
    }
    let heuristic = realm.heuristic(settings);
    let settings = Settings { heuristic, ..Settings::default() };
    Ok(TrialsKey { realm: quickest(realm)?, puzzle, settings })
}

/// The quickest realm that expands and generates the same boards in the same order.
const fn quickest(realm: Realm) -> Result<Realm, NoTrials> {
    match realm.waits() {
        Waits::Table => Err(NoTrials::Table),
        Waits::TwoQueues => Err(NoTrials::BothDirections),
        Waits::Queue | Waits::OpenList(_) | Waits::Deepening => Ok(realm.quickest_alike()),
    }
}

/// The bars, or why there are none.
pub type Bars = Result<TrialBars, NoTrials>;

/// All trials of the chosen realm.
#[derive(Clone, Debug, PartialEq)]
pub struct TrialBars {
    /// A row for each way to break ties; a single row where there are no ties.
    pub rows: Vec<BarRow>,
    /// The largest count so far; 0 without any.
    pub most: u64,
    /// Moves of a shortest path; `None` if no path exists.
    pub least: Option<u8>,
    /// Number of trials made.
    pub made: usize,
    /// Number of all trials.
    pub total: usize,
    /// Progress of the trials.
    pub run: TrialsRun,
}

/// The 24 orders with one way to break ties.
#[derive(Clone, Debug, PartialEq)]
pub struct BarRow {
    /// How ties are broken; `None` where there are none.
    pub ties: Option<(Tie, TieOrder)>,
    /// A bar for each order, sorted as selected.
    pub bars: Vec<Bar>,
    /// Minimum and maximum of the known values; `None` without any.
    pub range: Option<(u64, u64)>,
}

/// One trial.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bar {
    pub trial: Trial,
    /// The count of the trial, once it is known.
    pub value: Option<u64>,
    /// Moves of the path that was found.
    pub moves: Option<u8>,
    /// Whether these are the current settings of the searches.
    pub is_set: bool,
    /// Whether the path that was found is longer than a shortest one.
    pub is_longer: bool,
}

impl TrialBars {
    /// The bars so far.
    ///
    /// # Errors
    /// If no order can make a difference.
    pub fn of(model: SeenDesk<'_>, tab: &HeuristicsShow) -> Bars {
        if model.is_covered(model.chosen) {
            return Err(NoTrials::Covered);
        }
        let of = trials(&model)?;
        let orders = &tab.orders;
        let listed = orders.of(&of);
        let outcomes = listed.map_or(&[][..], |trials| &trials.outcomes);
        let has_ties = of.realm.has_ties();
        let current = Trial::of(&model.chosen_settings());
        let is_set = |trial: Trial| if has_ties { trial == current } else { trial.order == current.order };
        let least = model.distances.distance(&model.puzzle);
        let bar = |(at, trial): (usize, Trial)| {
            let outcome = outcomes.get(at);
            let value = outcome.map(|outcome| orders.count.of(outcome));
            let moves = outcome.and_then(|outcome| outcome.moves);
            Bar { trial, value, moves, is_set: is_set(trial), is_longer: moves > least }
        };
        let all: Vec<Bar> = of.trials().into_iter().enumerate().map(bar).collect();
        let ties = |bar: &Bar| (bar.trial.tie, bar.trial.tie_order);
        let mut kinds: Vec<(Tie, TieOrder)> =
            all.iter().map(ties).take(Tie::BY_G.len() * TieOrder::ALL.len()).collect();
        kinds.dedup();
        let row = |kind| {
            let bars = all.iter().filter(|bar| ties(bar) == kind).copied().collect();
            BarRow::of(has_ties.then_some(kind), bars, orders.sorting)
        };
        Ok(Self {
            rows: kinds.into_iter().map(row).collect(),
            most: all.iter().filter_map(|bar| bar.value).max().unwrap_or(0),
            least,
            made: outcomes.len(),
            total: all.len(),
            run: listed.map_or(TrialsRun::Waiting, |trials| trials.run),
        })
    }
}

impl BarRow {
    /// Creates a row. If the smallest value comes first, bars without a value come last.
    fn of(ties: Option<(Tie, TieOrder)>, mut bars: Vec<Bar>, sorting: OrdersSorting) -> Self {
        if sorting == OrdersSorting::ByValue {
            bars.sort_by_key(|bar| bar.value.unwrap_or(u64::MAX));
        }
        let values = || bars.iter().filter_map(|bar| bar.value);
        let range = values().min().zip(values().max());
        Self { ties, bars, range }
    }
}

/// The trials of the chosen realm on this puzzle.
///
/// # Errors
/// If no order can make a difference.
pub fn trials(desk: &Desk) -> Result<TrialsKey, NoTrials> {
    trials_of(desk.chosen.realm, desk.puzzle, &desk.chosen_settings())
}
