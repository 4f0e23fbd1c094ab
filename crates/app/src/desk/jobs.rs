//! What runs beside the window: one worker a role, several for an experiment.

use eight_realms_core::lane::LaneId;

/// What a worker is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    /// It searches for a lane, and all it does is recorded.
    Search(LaneId),
    /// It searches for a lane, counting only.
    Count(LaneId),
    /// It measures times, work or memory.
    Measure,
    /// It lays a map out.
    Map,
    /// It lays search trees out.
    Trees,
    /// It computes something for the heuristics tab.
    Heuristics(HeuristicsTask),
    /// They carry out a phase of an experiment: the only role with several workers.
    Lab,
    /// It checks known facts.
    Check,
}

impl Role {
    /// The lane that is searched.
    pub const fn lane(self) -> Option<LaneId> {
        match self {
            Self::Search(id) | Self::Count(id) => Some(id),
            Self::Measure | Self::Map | Self::Trees | Self::Heuristics(_) | Self::Lab | Self::Check => None,
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
