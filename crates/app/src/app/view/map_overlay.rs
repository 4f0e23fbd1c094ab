//! The overlay of a map at a moment: the path, the stack, the current board.

use eight_realms_core::{puzzle::Board, realm::Realm};

use crate::app::{MapScope, SeenDesk, StageTab};

/// A line along boards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// The path that was found.
    Path(Vec<Board>),
    /// The path that a deepening search is on, or the boards looked up in a table so far.
    Under(Vec<Board>),
}

/// The overlay of one realm's map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapOverlay {
    pub realm: Realm,
    /// The line, if there is one.
    pub route: Option<Route>,
    /// The board that is being expanded.
    pub current: Option<Board>,
    /// The board at which two searches met first.
    pub met: Option<Board>,
}

impl MapOverlay {
    /// The overlay of every visible map; none on another stage.
    pub(super) fn all(model: SeenDesk<'_>) -> Vec<Self> {
        realms_on_maps(model).into_iter().map(|realm| Self::of(model, realm)).collect()
    }

    /// The overlay at the playhead of a realm.
    fn of(model: SeenDesk<'_>, realm: Realm) -> Self {
        let lane = model.lane(realm);
        let moment = lane.playhead.moment.min(lane.recording.len());
        let scene = lane.recording.scene_at(moment);
        let path = scene.tally.solved.and_then(|_| lane.path());
        let route = match path {
            Some(path) => Some(Route::Path(path.boards(model.puzzle.start))),
            None if scene.tally.lookups > 0 => Some(Route::Under(lane.recording.looked_up_by(moment))),
            None if scene.stack.is_empty() => None,
            None => Some(Route::Under(scene.stack.iter().map(|node| node.board).collect())),
        };
        let is_over = moment == lane.recording.len() && lane.has_ended();
        let current = scene.current.map(|node| node.board).filter(|_| !is_over);
        Self { realm, route, current, met: scene.met }
    }
}

/// The realms whose maps are visible; none on another stage.
pub(super) fn realms_on_maps(model: SeenDesk<'_>) -> Vec<Realm> {
    match (model.stage, model.map_scope) {
        (StageTab::Map, MapScope::One) => vec![model.chosen],
        (StageTab::Map, MapScope::Lanes) => model.shown_realms().collect(),
        (
            StageTab::Step | StageTab::Inside | StageTab::Race | StageTab::Heuristics | StageTab::Reading,
            _,
        ) => Vec::new(),
    }
}
