//! Effects: tasks that only the session can carry out.

use eight_realms_core::{
    job::{CounterexampleJob, MapJob, OrdersJob, Search, SurveyJob, TimedSearch, TreesJob},
    realm::Realm,
};

use super::{HeuristicsTask, Preferences, TextFile};

/// Task for the session.
pub enum Effect {
    /// Start a search that may run up to a number of events.
    Start {
        search: Search,
        /// First horizon, in events.
        horizon: u64,
    },
    /// Let a search run up to a number of events.
    AllowUntil(Realm, u64),
    /// End one search, recorded or only counted.
    End(Realm),
    /// End every search, measuring and the laying out of a map: the puzzle has changed.
    EndAll,
    /// Run a search to its end, counting only.
    Count(Search),
    /// Measure run times and their curves, one realm after the other.
    Time(Vec<TimedSearch>),
    /// Count work, one realm after the other.
    CountWork(Vec<Search>),
    /// Measure peak memory, one realm after the other, each in a process of its own.
    Weigh(Vec<Search>),
    /// Lay a map out.
    BuildMap(MapJob),
    /// Lay search trees out.
    LayOutTrees(TreesJob),
    /// Compute something for the heuristics tab.
    Heuristics(HeuristicsEffect),
    Save(Preferences),
    /// Remove whatever is stored between starts.
    ClearStored,
    /// Put a text on the clipboard.
    Copy(String),
    /// Write a file, or download it.
    Write(TextFile),
    /// Let the system ask for the path of a file, beginning with this one.
    ChoosePath(String),
}

/// Start or end of a task of the heuristics tab.
pub enum HeuristicsEffect {
    /// Compare a heuristic with the true distances to a goal.
    Survey(SurveyJob),
    /// Make the trials of a list, without those that are made already.
    Orders(OrdersJob),
    /// Search for a board from which the path found is too long.
    Counterexample(CounterexampleJob),
    End(HeuristicsTask),
}
