//! Where the chosen search is at its playhead.

use eight_realms_core::{
    replay::{Node, Scene},
    trace::{Event, Side, Tally},
};

use crate::desk::{
    lanes::{RunState, SearchOutcome},
    seen::SeenDesk,
};

/// How far the search is at this moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Nothing is searched, because there is no path.
    AnsweredByParity,
    /// Nothing has happened yet.
    Before,
    Searching,
    /// The goal has just been reached.
    Solved,
    /// Everything within reach has been searched, and there is no path.
    Exhausted,
}

/// Where the chosen search is at its playhead.
#[derive(Clone, Debug, PartialEq)]
pub struct Here {
    /// Events that have happened.
    pub moment: u64,
    /// Counts, bound and the last event.
    pub scene: Scene,
    /// Counts at the end of the recording.
    pub edge: Tally,
    /// How far the search is.
    pub phase: Phase,
    /// The current board; the start before anything has happened.
    pub at: Node,
}

impl Here {
    pub fn of(model: SeenDesk<'_>) -> Self {
        let lane = model.chosen_lane();
        let recording = &lane.recording;
        let moment = lane.playhead.moment.min(recording.len());
        let scene = recording.scene_at(moment);
        let phase = phase(model, &scene, moment);
        let at = board_at(model, &scene, phase);
        Self { moment, scene, edge: recording.edge().tally, phase, at }
    }
}

fn phase(model: SeenDesk<'_>, scene: &Scene, moment: u64) -> Phase {
    let lane = model.chosen_lane();
    if model.is_answered_by_parity(model.chosen) {
        return Phase::AnsweredByParity;
    }
    let is_over = moment == lane.recording.len()
        && matches!(lane.run, RunState::Done(SearchOutcome::NoSolution | SearchOutcome::CutOff(_)));
    match scene.last {
        None => Phase::Before,
        Some(Event::Solved { .. }) => Phase::Solved,
        Some(_) if is_over => Phase::Exhausted,
        Some(_) => Phase::Searching,
    }
}

/// The current board: the goal once it is reached, the start before anything has happened.
fn board_at(model: SeenDesk<'_>, scene: &Scene, phase: Phase) -> Node {
    let nothing_yet = Node { board: model.puzzle.start, g: 0, h: 0, f: 0, side: Side::Forward };
    let at = scene.current.unwrap_or(nothing_yet);
    match (phase, scene.tally.solved) {
        (Phase::Solved, Some(cost)) => {
            let f = model.chosen.unit(&model.chosen_settings()).moves(cost);
            Node { board: model.puzzle.goal, g: cost, h: 0, f, side: Side::Forward }
        }
        (Phase::Solved, None)
        | (Phase::AnsweredByParity | Phase::Before | Phase::Searching | Phase::Exhausted, _) => at,
    }
}
