//! The top of the chosen realm's heap, where it keeps one.
//!
//! The film of the heap is kept from view to view: it is a pure function of puzzle, settings and recording. A long
//! one takes a few views, and until then there is no top.

use super::Stage;
use crate::{
    app::{Model, StageTab},
    puzzle::Puzzle,
    realm::Settings,
    replay::{HeapReplay, HeapTop},
};

/// The heap at the playhead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HeapView {
    /// Its film has not come so far yet: another view will know more.
    Coming,
    /// Its top.
    Top(HeapTop),
}

/// The film, and what it is a film of.
#[derive(Default)]
pub(super) struct HeapCache(Option<((Puzzle, Settings), HeapReplay)>);

impl HeapView {
    /// Of the chosen realm, while the stage shows its search.
    pub(super) fn of(model: &Model, stage: &Stage, cache: &mut HeapCache) -> Option<Self> {
        let is_seen = match model.stage {
            StageTab::Step | StageTab::Reading => model.chosen.has_heap(),
            StageTab::Race | StageTab::Map | StageTab::Heuristics => false,
        };
        if !is_seen {
            return None;
        }
        let top = cache.replay(model).at(&model.chosen_lane().recording, stage.moment);
        Some(top.map_or(Self::Coming, Self::Top))
    }
}

impl HeapCache {
    /// The film of this search; it begins again for another one.
    fn replay(&mut self, model: &Model) -> &mut HeapReplay {
        let of = (model.puzzle, model.settings);
        let before = self.0.take().filter(|(before, _)| *before == of);
        &mut self.0.insert(before.unwrap_or_else(|| (of, HeapReplay::new(model.settings)))).1
    }
}
