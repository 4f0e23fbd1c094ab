//! What the window is asked to open: by the address of a page.

use super::Model;
use crate::replay::moment::{MomentLine, Opening};

impl Model {
    /// The same with what the window is asked to open.
    pub fn opened_with(mut self, opening: Option<Opening>) -> Self {
        match opening {
            None => {}
            Some(Opening::Puzzle(puzzle)) => self.puzzle = puzzle,
            Some(Opening::Moment(MomentLine { puzzle, realm, settings, .. })) => {
                (self.puzzle, self.settings, self.chosen) = (puzzle, settings, realm);
                *self.steps.get_mut(realm) = realm;
                self.source = realm.search_source();
            }
        }
        self
    }
}
