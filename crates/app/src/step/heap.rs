//! The top of the chosen realm's heap, where it keeps one.

use eight_realms_core::replay::structures::HeapTop;

use crate::{
    desk::{
        screen::StageTab,
        seen::SeenDesk,
        structure::{StructureCache, StructureView},
    },
    step::Stage,
};

/// The heap at the playhead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HeapView {
    /// The replay has not reached the playhead: a later view has the top.
    Pending,
    Top(HeapTop),
}

impl HeapView {
    /// The heap of the chosen realm, while the stage shows its search.
    pub(crate) fn of(model: SeenDesk<'_>, stage: &Stage, cache: &mut StructureCache) -> Option<Self> {
        // The top of the heap is the answer to what comes next.
        let is_visible = !model.has_open_question()
            && match model.stage {
                StageTab::Step | StageTab::Reading => model.chosen.has_heap(),
                StageTab::Inside | StageTab::Race | StageTab::Map | StageTab::Heuristics | StageTab::Lab => {
                    false
                }
            };
        is_visible.then(|| match cache.at(model, stage.moment) {
            StructureView::Pending => Self::Pending,
            StructureView::At(shown) => Self::Top(shown.structure.heap_top()),
        })
    }
}
