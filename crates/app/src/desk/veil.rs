//! What is hidden while a question is open.

use std::collections::BTreeMap;

use eight_realms_core::{
    ask::{QuestionBoard, QuestionKind},
    lane::LaneId,
    replay::{Past, Playhead},
};

use crate::desk::{
    Desk,
    lanes::{Lane, RunState},
};

/// Whether a question is on the screen.
#[derive(Clone)]
pub(crate) enum Asked {
    No,
    /// It waits for its answer, and this hides the lanes.
    Open(Box<Veil>),
    Answered,
}

/// The lanes that are shown while a question is open, and what is asked. Everything drawn through a veil is a function of
/// the past alone.
#[derive(Clone)]
pub struct Veil {
    lanes: BTreeMap<LaneId, Lane>,
    /// The kind of the question.
    pub kind: QuestionKind,
    /// The board that the question is about, if it is about one.
    pub about: Option<QuestionBoard>,
    /// The number of the question, from 1.
    pub number: u32,
}

impl Veil {
    /// The past of the chosen lane, whose search seems to go on; the others seem not to have begun.
    pub(crate) fn over(
        desk: &Desk,
        past: &Past,
        kind: QuestionKind,
        about: Option<QuestionBoard>,
        number: u32,
    ) -> Self {
        let mut lanes: BTreeMap<_, _> =
            desk.lane_ids().into_iter().map(|id| (id, Lane::of(id.realm))).collect();
        let asked = Lane {
            recording: past.clone().into_recording(),
            playhead: Playhead::at(past.len()),
            run: RunState::Running,
            ..Lane::of(past.realm())
        };
        lanes.insert(desk.chosen, asked);
        Self { lanes, kind, about, number }
    }

    /// Searches that all seem to go on, and nothing of them.
    pub(crate) fn over_race(desk: &Desk, number: u32) -> Self {
        let running = |id: LaneId| (id, Lane { run: RunState::Running, ..Lane::of(id.realm) });
        let lanes = desk.lane_ids().into_iter().map(running).collect();
        Self { lanes, kind: QuestionKind::Order, about: None, number }
    }

    pub fn lane(&self, id: LaneId) -> &Lane {
        &self.lanes[&id]
    }

    /// Whether the question is whether there is a path, so that nothing may tell what parity says.
    pub fn hides_parity(&self) -> bool {
        self.kind == QuestionKind::Solvable
    }
}
