//! The timeline: where the playhead is that the keys move, and the chosen lane's recording from left to right.

pub mod sentences;

use std::sync::Arc;

use eight_realms_core::replay::Mark;

use crate::desk::{
    cached::{Cached, Recorded},
    clock::ScrubberScale,
    cost::silhouette,
    here::Here,
    seen::SeenDesk,
    structure::Operations,
};

/// The scrubber and its figures.
#[derive(Clone, Debug, PartialEq)]
pub struct Timeline {
    /// The place of the playhead that the keys move: in events or, in a race, in its measure.
    pub at: u64,
    /// The last place there is; of a lane or a race that is covered, the end of the scrubber.
    pub last: u64,
    /// Whether places are still added.
    pub is_growing: bool,
    /// The operations of the event before the playhead.
    pub operations: Operations,
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
    /// Places on the scrubber.
    pub scale: ScrubberScale,
    /// Seconds from the first place to the last one, with the clock that gets ever faster and where that is known.
    pub seconds_in_all: Option<f64>,
}

/// The cached silhouette of the scrubber.
pub(crate) type TimelineCache = Cached<(Recorded, u64, ScrubberScale), Arc<[f32]>>;

impl Timeline {
    /// The timeline of the chosen lane.
    pub(crate) fn of(
        model: SeenDesk<'_>,
        here: &Here,
        operations: Operations,
        cache: &mut TimelineCache,
    ) -> Self {
        let recording = &model.chosen_lane().recording;
        let events = recording.len();
        let [at, last] = if model.is_racing() {
            let at = model.race_position();
            [at, model.race_end(at.max(model.longest_cost()))]
        } else {
            [here.moment, model.lane_end(events)]
        };
        let scale = model.scrubber_scale();
        let is_growing = if model.is_racing() {
            model.shown_lanes().any(|id| model.lane(id).is_alive())
        } else {
            model.chosen_lane().is_alive()
        };
        Self {
            at,
            last,
            is_growing,
            operations,
            moment: here.moment,
            events,
            expanded: here.scene.tally.expanded,
            expansions: recording.edge().tally.expanded,
            marks: recording.marks().to_vec(),
            // A race has its own.
            silhouette: if model.is_racing() {
                Arc::from([])
            } else {
                cache.get((Recorded::of(model, model.chosen), last, scale), || {
                    silhouette(recording, (scale, last.max(events)), |sample| sample.moment, events)
                })
            },
            scale,
            seconds_in_all: model.seconds_in_all(),
        }
    }
}
