//! What is hidden while a question is open.

use eight_realms_core::{
    ask::QuestionKind,
    realm::{PerRealm, Realm},
    replay::{Past, Playhead},
};

use super::{Lane, RunState};

/// Whether a question is on the screen.
pub(in crate::app) enum Asked {
    No,
    /// It waits for its answer, and this hides the lanes.
    Open(Box<Veil>),
    Answered,
}

/// The lanes that are shown while a question is open, and whether they may tell that there is a path. Everything drawn
/// through a veil is a function of the past alone.
pub(in crate::app) struct Veil {
    lanes: PerRealm<Lane>,
    hides_parity: bool,
}

impl Veil {
    /// The past of one realm, whose search seems to go on; the others seem not to have begun.
    pub fn over(past: &Past, kind: QuestionKind) -> Self {
        let mut lanes = PerRealm::from_fn(Lane::of);
        *lanes.get_mut(past.realm()) = Lane {
            recording: past.clone().into_recording(),
            playhead: Playhead::at(past.len()),
            run: RunState::Running,
            ..Lane::of(past.realm())
        };
        Self { lanes, hides_parity: kind == QuestionKind::Solvable }
    }

    /// Searches that all seem to go on, and nothing of them.
    pub fn over_race() -> Self {
        let lanes = PerRealm::from_fn(|realm| Lane { run: RunState::Running, ..Lane::of(realm) });
        Self { lanes, hides_parity: false }
    }

    pub const fn lane(&self, realm: Realm) -> &Lane {
        self.lanes.get(realm)
    }

    /// Whether the question is whether there is a path, so that nothing may tell what parity says.
    pub const fn hides_parity(&self) -> bool {
        self.hides_parity
    }
}
