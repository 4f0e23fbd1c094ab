//! The worker that lays maps out. It works alone, and nobody waits for it: a map that is no longer wanted is
//! told to stop, and the next one begins when it has.

use super::Session;
use crate::{
    app::{Action, Model},
    worker::{Errand, MapJob, Said},
};

impl Session {
    /// Whether a map is being laid out.
    pub const fn is_drawing(&self) -> bool {
        self.map.is_some()
    }

    /// Laying out pushes the stopwatch back, as a search does.
    pub(super) fn draw_map(&mut self, model: &mut Model, job: MapJob) {
        self.stop_measuring();
        match Errand::start("map", self.wake.clone(), |teller| job.draw(teller)) {
            Ok(errand) => self.map = Some(errand),
            Err(error) => self.act(model, Action::MapLost(error.to_string())),
        }
    }

    pub(super) fn stop_map(&self) {
        if let Some(errand) = &self.map {
            errand.stop();
        }
    }

    /// What it has said.
    pub(super) fn map_pieces(&mut self) -> Vec<Action> {
        let mut actions = Vec::new();
        while let Some(errand) = &self.map {
            match errand.poll() {
                Said::Piece(piece) => actions.push(Action::MapBuilt(piece)),
                Said::Lost(reason) => actions.push(Action::MapLost(reason)),
                Said::Nothing => break,
                Said::Over => {
                    self.map = None;
                    actions.push(Action::MapEnded);
                }
            }
        }
        actions
    }
}
