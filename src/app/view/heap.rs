//! The top of the chosen realm's heap, where it keeps one.
//!
//! The replay of the heap is kept from view to view: it is a pure function of puzzle, settings and recording. A
//! long one takes a few views, and until then there is no top.

use super::Stage;
use crate::{
    app::{Model, StageTab},
    puzzle::Puzzle,
    realm::{Realm, Settings},
    replay::structures::{ALLOWANCE, HeapTop, StructureReplay},
};

/// Steps that a view may replay. From one copy of the heap to the next are fewer: once the playhead has been at a moment,
/// every moment before it is shown at once.
const STEPS: u64 = 3 * ALLOWANCE;

/// The heap at the playhead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HeapView {
    /// Its replay has not come so far yet: a later view has the top.
    Pending,
    /// Its top.
    Top(HeapTop),
}

/// The replay, and the search that it is of.
#[derive(Default)]
pub(super) struct HeapCache(Option<((Realm, Puzzle, Settings), StructureReplay)>);

impl HeapView {
    /// Of the chosen realm, while the stage shows its search.
    pub(super) fn of(model: &Model, stage: &Stage, cache: &mut HeapCache) -> Option<Self> {
        let is_visible = match model.stage {
            StageTab::Step | StageTab::Reading => model.chosen.has_heap(),
            StageTab::Race | StageTab::Map | StageTab::Heuristics => false,
        };
        if !is_visible {
            return None;
        }
        let recording = &model.chosen_lane().recording;
        let shown = cache.replay(model).at(recording, stage.moment, STEPS);
        Some(shown.map_or(Self::Pending, |shown| Self::Top(shown.structure.heap_top())))
    }
}

impl HeapCache {
    /// The replay of this search; it begins again for another one.
    fn replay(&mut self, model: &Model) -> &mut StructureReplay {
        let key @ (realm, puzzle, settings) = (model.chosen, model.puzzle, model.settings);
        let cached = self.0.take().filter(|(cached_key, _)| *cached_key == key);
        &mut self.0.insert(cached.unwrap_or_else(|| (key, StructureReplay::new(realm, puzzle, settings)))).1
    }
}
