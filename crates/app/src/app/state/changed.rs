//! Settings of the searches: how one is changed, and the one that has just changed.

use eight_realms_core::{
    heuristic::HeuristicKind,
    puzzle::Order,
    realm::{Realm, Tie, TieOrder},
    replay::Recording,
};

/// Change of a setting of the searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingsAction {
    /// Order in which successors are generated.
    Order(Order),
    /// Choice among boards with the minimum f: by g.
    Tie(Tie),
    /// Choice among boards that are still equal: by the order in which they were put in.
    TieOrder(TieOrder),
    /// One heuristic for all realms that use one; `None`: each realm its own.
    Heuristic(Option<HeuristicKind>),
    /// Set all settings back to their defaults.
    Reset,
}

/// A setting that has changed, until it is told what that has done to the search.
pub(in crate::app) struct ChangedSetting {
    pub setting: SettingsAction,
    /// The realm that was chosen.
    pub realm: Realm,
    /// The number of expansions after which its search stood, and stands again.
    pub expanded: u64,
    /// The recording of its search before.
    pub before: Recording,
    /// Whether that recording is of a whole search.
    pub was_whole: bool,
    /// Whether the search stands there again, and the boards expanded so far are the same.
    pub has_arrived: bool,
}
