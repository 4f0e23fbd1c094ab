//! The scrubber: one recording from left to right.

use std::sync::Arc;

use eight_realms_core::replay::Mark;

use crate::desk::{
    cached::{Cached, Recorded},
    cost::silhouette,
    here::Here,
    seen::SeenDesk,
};

/// The scrubber and its figures.
#[derive(Clone, Debug, PartialEq)]
pub struct Timeline {
    /// Events that have happened.
    pub moment: u64,
    /// Events in the recording.
    pub events: u64,
    /// Expansions so far.
    pub expanded: u64,
    /// Expansions in the recording.
    pub expansions: u64,
    /// Moments worth jumping to, in order.
    pub marks: Vec<Mark>,
    /// Frontier sizes at even distances, 0 to 1 of the largest.
    pub silhouette: Arc<[f32]>,
}

/// The cached silhouette of the scrubber.
pub(crate) type TimelineCache = Cached<Recorded, Arc<[f32]>>;

impl Timeline {
    /// The timeline of the chosen realm.
    pub(crate) fn of(model: SeenDesk<'_>, here: &Here, cache: &mut TimelineCache) -> Self {
        let recording = &model.chosen_lane().recording;
        let events = recording.len();
        Self {
            moment: here.moment,
            events,
            expanded: here.scene.tally.expanded,
            expansions: recording.edge().tally.expanded,
            marks: recording.marks().to_vec(),
            silhouette: cache.get(Recorded::of(model, model.chosen), || {
                silhouette(recording, |sample| sample.moment as f64 / (events + 1) as f64)
            }),
        }
    }
}
