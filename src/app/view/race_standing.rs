//! The standing of a lane of the race at the position, and how its curve ends.

use crate::{
    app::{LaneCost, Model, RunState, SearchOutcome, StopReason},
    realm::Realm,
};

/// The standing of a lane at the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RaceStanding {
    /// It is on its way.
    Running,
    /// It has reached the end of what is recorded, and its search goes on.
    Searching,
    /// Its search has yet to begin.
    Waiting,
    /// It has found a path of so many moves.
    Found(usize),
    /// It has searched everything within reach: there is no path.
    NoSolution,
    /// It was never searched: parity says that there is no path.
    AnsweredByParity,
    /// Its search was ended before it was done.
    Ended(StopReason),
    /// Its search has panicked.
    Lost,
}

impl RaceStanding {
    /// Whether it has come to an end by itself, and so has a cost.
    pub const fn has_finished(self) -> bool {
        matches!(self, Self::Found(_) | Self::NoSolution)
    }
}

/// How a lane's curve ends, wherever the position is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CurveEnd {
    Path,
    /// With everything searched, and no path.
    NoSolution,
}

/// A search that parity has answered has spent nothing, and so has no curve to end.
pub(super) fn curve_end(run: &RunState, cost: LaneCost) -> Option<CurveEnd> {
    match run {
        RunState::Done(SearchOutcome::Found(_)) => Some(CurveEnd::Path),
        RunState::Done(SearchOutcome::NoSolution) => {
            cost.known().filter(|total| *total > 0).map(|_| CurveEnd::NoSolution)
        }
        RunState::Waiting
        | RunState::Running
        | RunState::Held
        | RunState::Stopped(_)
        | RunState::Lost { .. } => None,
    }
}

pub(super) fn standing(model: &Model, realm: Realm, moment: u64) -> RaceStanding {
    let lane = model.lane(realm);
    let is_not_searched = model.is_answered_by_parity(realm);
    if moment < lane.recording.len() {
        return RaceStanding::Running;
    }
    match &lane.run {
        RunState::Waiting
        | RunState::Running
        | RunState::Held
        | RunState::Done(SearchOutcome::NoSolution)
            if is_not_searched =>
        {
            RaceStanding::AnsweredByParity
        }
        RunState::Waiting => RaceStanding::Waiting,
        RunState::Running | RunState::Held => RaceStanding::Searching,
        RunState::Done(SearchOutcome::Found(path)) => RaceStanding::Found(path.len()),
        RunState::Done(SearchOutcome::NoSolution) => RaceStanding::NoSolution,
        RunState::Stopped(reason) => RaceStanding::Ended(*reason),
        RunState::Lost { .. } => RaceStanding::Lost,
    }
}
