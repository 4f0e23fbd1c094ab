//! What only the outside can do.

use super::{HeuristicsTask, Preferences};
use crate::{
    job::{CounterexampleJob, MapJob, OrdersJob, Search, SurveyJob},
    realm::Realm,
};

/// Something to be carried out.
pub enum Effect {
    /// Start a search that may speak up to a number of events.
    Start {
        /// The search.
        search: Search,
        /// The first horizon.
        horizon: u64,
    },
    /// A search may speak up to a number of events.
    AllowUntil(Realm, u64),
    /// End one search, recorded or only counted.
    End(Realm),
    /// End every search, measuring and the laying out of a map: the puzzle is another.
    EndAll,
    /// Run a search to its end, counting only.
    Count(Search),
    /// Measure bare times, one realm after the other.
    Time(Vec<Search>),
    /// Count work, one realm after the other.
    CountWork(Vec<Search>),
    /// Measure peak memory, one realm after the other, each in a process of its own.
    Weigh(Vec<Search>),
    /// Lay a map out.
    BuildMap(MapJob),
    /// Work something out for the study of estimates.
    Heuristics(HeuristicsEffect),
    /// Keep how the person likes the window.
    Save(Preferences),
    /// Put a text on the clipboard.
    Copy(String),
}

/// Something to be worked out, or to be left.
pub enum HeuristicsEffect {
    /// Compare an estimate with the true distances to a goal.
    Survey(SurveyJob),
    /// Make the trials of a list, without those that are made already.
    Orders(OrdersJob),
    /// Hunt for a board from which the way found is too long.
    Counterexample(CounterexampleJob),
    /// Leave it.
    End(HeuristicsTask),
}
