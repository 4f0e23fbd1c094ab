//! How an unsolvable puzzle is shown: at once, whichever realm is chosen.

use eight_realms_core::replay::Playback;

use super::{Phase, View};

/// The place where an unsolvable puzzle is announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnsolvableFace {
    /// On the whole stage, with the inversions: nothing is searched, or the search runs, or has found no solution.
    Page,
    /// In a banner over the stage: the search is being stepped.
    Banner,
}

impl View<'_> {
    /// The place where the window says that no solution exists; `None` if one does, or while a question asks about it.
    pub fn unsolvable_face(&self) -> Option<UnsolvableFace> {
        let follows = self.model.chosen_lane().playhead.playback == Playback::Following;
        let is_unsolvable = !self.model.puzzle.is_solvable() && !self.model.hides_parity();
        is_unsolvable.then_some(match self.stage.phase {
            Phase::AnsweredByParity | Phase::Before | Phase::Exhausted => UnsolvableFace::Page,
            Phase::Searching | Phase::Solved if follows => UnsolvableFace::Page,
            Phase::Searching | Phase::Solved => UnsolvableFace::Banner,
        })
    }
}
