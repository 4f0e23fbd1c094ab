//! The data structure of the chosen realm at its playhead.
//!
//! The replay is kept from view to view: it is a pure function of puzzle, settings and recording. A long one takes a
//! few views, and until then nothing can be shown.

use std::sync::Arc;

use eight_realms_core::replay::structures::{ALLOWANCE, StructureMoment, StructureReplay};

use crate::desk::{lanes::RecordingKey, seen::SeenDesk};

/// Maximum number of steps that a view replays. Two copies of the structure are closer than that, so once the playhead
/// has been at a moment, every moment before it is shown at once.
const STEPS: u64 = 3 * ALLOWANCE;

/// The data structure at the playhead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StructureView {
    /// The replay has not reached the playhead: a later view has the structure.
    Pending,
    At(Arc<StructureMoment>),
}

/// The operations of the event before the playhead, which a data structure shows one by one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operations {
    /// No structure is shown.
    None,
    /// They are not known yet.
    Pending,
    Known {
        done: u32,
        all: u32,
    },
}

impl StructureView {
    /// Number of operations of the event before the playhead, once it is known.
    pub fn operations(&self) -> Option<u32> {
        match self {
            Self::Pending => None,
            Self::At(moment) => Some(moment.operations.len() as u32),
        }
    }
}

/// The replay, and the search that it is of.
#[derive(Default)]
pub(crate) struct StructureCache(Option<(RecordingKey, StructureReplay)>);

impl StructureCache {
    /// The structure of the chosen realm at a moment.
    pub(crate) fn at(&mut self, model: SeenDesk<'_>, moment: u64) -> StructureView {
        let recording = &model.chosen_lane().recording;
        let shown = self.replay(model).at(recording, moment, STEPS);
        shown.map_or(StructureView::Pending, StructureView::At)
    }

    /// The replay of this search; it begins again for another one.
    fn replay(&mut self, model: SeenDesk<'_>) -> &mut StructureReplay {
        let key @ RecordingKey { realm, puzzle, settings } = model.recording_key();
        let cached = self.0.take().filter(|(cached_key, _)| *cached_key == key);
        &mut self.0.insert(cached.unwrap_or_else(|| (key, StructureReplay::new(realm, puzzle, settings)))).1
    }
}
