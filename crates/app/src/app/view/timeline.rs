//! The scrubber: one recording from left to right.

use std::sync::Arc;

use eight_realms_core::replay::{Mark, Recording, Sample};

use super::{
    Stage,
    cached::{Cached, Recorded},
    places::PlaceProgress,
};
use crate::app::SeenDesk;

/// Number of heights in the silhouette, at even distances.
const SILHOUETTE: usize = 320;

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
    /// The bookmarks in this recording: moment and note.
    pub flags: Vec<(u64, String)>,
    /// The search for a place, if it takes long.
    pub search: Option<PlaceProgress>,
    /// Frontier sizes at even distances, 0 to 1 of the largest.
    pub silhouette: Arc<[f32]>,
}

/// The cached silhouette of the scrubber.
pub(super) type TimelineCache = Cached<Recorded, Arc<[f32]>>;

impl Timeline {
    /// The timeline of the chosen realm.
    pub(super) fn of(
        model: SeenDesk<'_>,
        stage: &Stage,
        (flags, search): (Vec<(u64, String)>, Option<PlaceProgress>),
        cache: &mut TimelineCache,
    ) -> Self {
        let recording = &model.chosen_lane().recording;
        let events = recording.len();
        Self {
            moment: stage.moment,
            events,
            expanded: stage.scene.tally.expanded,
            expansions: recording.edge().tally.expanded,
            marks: recording.marks().to_vec(),
            flags,
            search,
            silhouette: cache.get(Recorded::of(model, model.chosen), || {
                silhouette(recording, |sample| sample.moment as f64 / (events + 1) as f64)
            }),
        }
    }
}

/// The largest frontier in each of many equal parts, 0 to 1 of the peak; `share` returns the place of a sample, from 0
/// to below 1.
pub(super) fn silhouette(recording: &Recording, share: impl Fn(&Sample) -> f64) -> Arc<[f32]> {
    let peak = recording.edge().tally.frontier_peak.max(1) as f32;
    let mut heights = vec![None; SILHOUETTE];
    for sample in recording.series().linear() {
        let height: &mut Option<f32> = &mut heights[(share(sample) * SILHOUETTE as f64) as usize];
        *height = Some(height.unwrap_or(0.0).max(sample.frontier as f32 / peak));
    }
    let mut last = 0.0;
    heights
        .into_iter()
        .map(|height| {
            last = height.unwrap_or(last);
            last
        })
        .collect()
}
