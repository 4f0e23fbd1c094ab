//! The standing of a lane of the race at the position, and how its curve ends.

use eight_realms_core::{lane::LaneId, realm::DepthLimit};

use crate::desk::{
    cost::LaneCost,
    lanes::{RunState, SearchOutcome, StopReason},
    seen::SeenDesk,
};

/// The standing of a lane at the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RaceStanding {
    /// On its way.
    Running,
    /// At the end of its recording, while its search goes on.
    Searching,
    /// Before the start of its search.
    Waiting,
    /// Finished with a path of this number of moves.
    Found(usize),
    /// Finished without a path: everything within reach was searched.
    NoSolution,
    /// Finished without a path within its depth limit.
    CutOff(DepthLimit),
    /// Never searched: parity says that no path exists.
    AnsweredByParity,
    /// Search ended before it was done.
    Ended(StopReason),
    /// Search panicked.
    Lost,
}

impl RaceStanding {
    /// Whether the lane has come to an end by itself, and so has a cost.
    pub const fn has_finished(self) -> bool {
        matches!(self, Self::Found(_) | Self::NoSolution | Self::CutOff(_))
    }
}

/// How a lane's curve ends, wherever the position is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CurveEnd {
    Path,
    /// Everything searched, and no path.
    NoSolution,
}

/// The end of a curve. A search that parity has answered has spent nothing, and so has no curve to end.
pub(crate) fn curve_end(run: &RunState, cost: LaneCost) -> Option<CurveEnd> {
    match run {
        RunState::Done(SearchOutcome::Found(_)) => Some(CurveEnd::Path),
        RunState::Done(SearchOutcome::NoSolution | SearchOutcome::CutOff(_)) => {
            cost.known().filter(|total| *total > 0).map(|_| CurveEnd::NoSolution)
        }
        RunState::Waiting
        | RunState::Running
        | RunState::Held
        | RunState::Stopped(_)
        | RunState::Lost { .. } => None,
    }
}

pub(crate) fn standing(model: SeenDesk<'_>, id: LaneId, moment: u64) -> RaceStanding {
    let lane = model.lane(id);
    let is_not_searched = model.is_answered_by_parity(id);
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
        RunState::Done(SearchOutcome::CutOff(limit)) => RaceStanding::CutOff(*limit),
        RunState::Stopped(reason) => RaceStanding::Ended(*reason),
        RunState::Lost { .. } => RaceStanding::Lost,
    }
}
