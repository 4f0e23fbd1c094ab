//! What is drawn over a map at a moment: the path, the stack, the boards that are looked at.

use crate::{app::Model, puzzle::Board, realm::Realm};

/// A line along boards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trail {
    /// The way that was found.
    Path(Vec<Board>),
    /// The path that a deepening search is on, or what a table has been asked so far.
    Under(Vec<Board>),
}

/// What lies over one realm's map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scenery {
    /// The line, if there is one.
    pub trail: Option<Trail>,
    /// The board that is being expanded.
    pub current: Option<Board>,
    /// The board at which two searches met first.
    pub met: Option<Board>,
}

impl Scenery {
    /// At the playhead of a realm.
    pub fn of(model: &Model, realm: Realm) -> Self {
        let lane = model.lane(realm);
        let moment = lane.playhead.moment.min(lane.recording.len());
        let scene = lane.recording.scene_at(moment);
        let path = scene.tally.solved.and_then(|_| lane.path());
        let trail = match path {
            Some(path) => Some(Trail::Path(path.boards(model.puzzle.start))),
            None if scene.tally.lookups > 0 => Some(Trail::Under(lane.recording.asked_by(moment))),
            None if scene.stack.is_empty() => None,
            None => Some(Trail::Under(scene.stack.iter().map(|reached| reached.board).collect())),
        };
        let is_over = moment == lane.recording.len() && lane.has_ended();
        let current = scene.current.map(|reached| reached.board).filter(|_| !is_over);
        Self { trail, current, met: scene.met }
    }
}
