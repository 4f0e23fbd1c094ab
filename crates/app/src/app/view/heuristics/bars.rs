//! One board in all orders of moves: a row of bars for each way to break ties.

use eight_realms_core::{
    compare::Trial,
    realm::{Tie, TieOrder},
};

use crate::app::{HeuristicsShow, NoTrials, OrdersSorting, SeenDesk, TrialsRun};

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
        let of = model.trials()?;
        let orders = &tab.orders;
        let trials = orders.of(&of);
        let outcomes = trials.map_or(&[][..], |trials| &trials.outcomes);
        let has_ties = of.realm.has_ties();
        let current = Trial::of(&model.settings);
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
            all.iter().map(ties).take(Tie::ALL.len() * TieOrder::ALL.len()).collect();
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
            run: trials.map_or(TrialsRun::Waiting, |trials| trials.run),
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
