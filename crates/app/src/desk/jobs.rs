//! What runs beside the window: one worker a role.

use eight_realms_core::realm::Realm;

/// What a worker is for. Each role has one worker at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    /// It searches for a realm, and all it does is recorded.
    Search(Realm),
    /// It searches for a realm, counting only.
    Count(Realm),
    /// It measures times, work or memory.
    Measure,
    /// It lays a map out.
    Map,
    /// It lays search trees out.
    Trees,
    /// It computes something for the heuristics tab.
    Heuristics(HeuristicsTask),
}

impl Role {
    /// The realm that is searched.
    pub const fn realm(self) -> Option<Realm> {
        match self {
            Self::Search(realm) | Self::Count(realm) => Some(realm),
            Self::Measure | Self::Map | Self::Trees | Self::Heuristics(_) => None,
        }
    }
}

/// Work that goes on in the background.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum HeuristicsTask {
    /// A heuristic is compared with the true distances of all boards.
    Survey,
    /// One board is searched in all orders of moves.
    Orders,
    /// Boards are tried until one is found from which the path is too long.
    Counterexample,
}
