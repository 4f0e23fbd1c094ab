//! How an unsolvable puzzle is shown: at once, whichever realm is chosen.

use eight_realms_core::replay::Playback;

use crate::desk::{
    here::{Here, Phase},
    seen::SeenDesk,
};

/// The place where an unsolvable puzzle is announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnsolvableFace {
    /// On the whole stage, with the inversions: nothing is searched, or the search runs, or has found no solution.
    Page,
    /// In a banner over the stage: the search is being stepped.
    Banner,
}

impl UnsolvableFace {
    /// The place where the window says that no solution exists; `None` if one does, or while a question asks about it.
    pub fn of(model: SeenDesk<'_>, here: &Here) -> Option<Self> {
        let follows = model.chosen_lane().playhead.playback == Playback::Following;
        let is_unsolvable = !model.puzzle.is_solvable() && !model.hides_parity();
        is_unsolvable.then_some(match here.phase {
            Phase::AnsweredByParity | Phase::Before | Phase::Exhausted => Self::Page,
            Phase::Searching | Phase::Solved if follows => Self::Page,
            Phase::Searching | Phase::Solved => Self::Banner,
        })
    }
}
