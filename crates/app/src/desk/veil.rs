//! What is hidden while a question is open.

use eight_realms_core::{
    ask::{QuestionBoard, QuestionKind},
    realm::{PerRealm, Realm},
    replay::{Past, Playhead},
};

use crate::desk::lanes::{Lane, RunState};

/// Whether a question is on the screen.
pub(crate) enum Asked {
    No,
    /// It waits for its answer, and this hides the lanes.
    Open(Box<Veil>),
    Answered,
}

/// The lanes that are shown while a question is open, and what is asked. Everything drawn through a veil is a function of
/// the past alone.
pub struct Veil {
    lanes: PerRealm<Lane>,
    /// The kind of the question.
    pub kind: QuestionKind,
    /// The board that the question is about, if it is about one.
    pub about: Option<QuestionBoard>,
    /// The number of the question, from 1.
    pub number: u32,
}

impl Veil {
    /// The past of one realm, whose search seems to go on; the others seem not to have begun.
    pub(crate) fn over(past: &Past, kind: QuestionKind, about: Option<QuestionBoard>, number: u32) -> Self {
        let mut lanes = PerRealm::from_fn(Lane::of);
        *lanes.get_mut(past.realm()) = Lane {
            recording: past.clone().into_recording(),
            playhead: Playhead::at(past.len()),
            run: RunState::Running,
            ..Lane::of(past.realm())
        };
        Self { lanes, kind, about, number }
    }

    /// Searches that all seem to go on, and nothing of them.
    pub(crate) fn over_race(number: u32) -> Self {
        let lanes = PerRealm::from_fn(|realm| Lane { run: RunState::Running, ..Lane::of(realm) });
        Self { lanes, kind: QuestionKind::Order, about: None, number }
    }

    pub const fn lane(&self, realm: Realm) -> &Lane {
        self.lanes.get(realm)
    }

    /// Whether the question is whether there is a path, so that nothing may tell what parity says.
    pub fn hides_parity(&self) -> bool {
        self.kind == QuestionKind::Solvable
    }
}
