//! What was worked out for the view before, kept with what it was worked out from.
//!
//! While nothing moves, a frame compares a few numbers; while a playhead moves, the curves stay; while a
//! search runs, only what shows this search is worked out anew.

use std::sync::Arc;

use super::{Stage, race_meter::Measure, stage::Detail, study};
use crate::{
    app::{Axis, Model, Outcome, RaceClock, RunState},
    puzzle::{Board, Puzzle},
    realm::{PerRealm, Realm, Settings},
    trace::Tally,
};

type Points = Arc<[[f64; 2]]>;

/// The board that is looked at, and all counts.
pub(super) type Seen = (Option<Board>, Tally);

/// What a recording holds, and what it has spent in all on a clock.
pub(super) type Spending = (Recorded, Option<u64>, RaceClock);

/// Everything that is kept from one view to the next.
#[derive(Default)]
pub struct ViewCache {
    pub(super) stage: Kept<Moment, Stage>,
    pub(super) frontier: PerRealm<Kept<(Recorded, Axis), Points>>,
    /// Each with what its seconds are stretched by.
    pub(super) expanded: PerRealm<Kept<(Recorded, Axis, f64), Points>>,
    pub(super) study: study::Cache,
    pub(super) silhouette: Kept<Recorded, Arc<[f32]>>,
    /// Board and counts of a lane at a moment.
    pub(super) seen: PerRealm<Kept<(Recorded, u64), Seen>>,
    /// The frontier over what is spent.
    pub(super) lanes: PerRealm<Kept<Spending, Points>>,
    /// What the meter measures by, and each realm's meter.
    pub(super) measure: Measure,
    /// Of the longest lane.
    pub(super) race_silhouette: Kept<Spending, Arc<[f32]>>,
}

/// One thing, and what it was worked out from.
pub(super) struct Kept<K, V>(Option<(K, V)>);

impl<K, V> Default for Kept<K, V> {
    fn default() -> Self {
        Self(None)
    }
}

impl<K: PartialEq, V: Clone> Kept<K, V> {
    /// What is kept, if it was worked out from the same; else it is worked out and kept.
    pub(super) fn get(&mut self, of: K, work: impl FnOnce() -> V) -> V {
        match &self.0 {
            Some((before, kept)) if *before == of => kept.clone(),
            _ => self.0.insert((of, work())).1.clone(),
        }
    }
}

/// What a recording holds: a search is deterministic, so its first events are always the same. Only its
/// clock may differ; that of another run, or one that was replaced, ends elsewhere.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Recorded {
    realm: Realm,
    puzzle: Puzzle,
    settings: Settings,
    events: u64,
    seconds: f64,
}

impl Recorded {
    /// The recording of a realm.
    pub(super) fn of(model: &Model, realm: Realm) -> Self {
        let recording = &model.lane(realm).recording;
        let events = recording.len();
        let seconds = recording.seconds_at(events);
        Self { realm, puzzle: model.puzzle, settings: model.settings, events, seconds }
    }
}

/// What the stage is worked out from.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Moment {
    recorded: Recorded,
    at: u64,
    found_no_way: bool,
    detail: Detail,
}

impl Moment {
    /// The chosen realm's playhead.
    pub(super) fn of(model: &Model) -> Self {
        let lane = model.chosen_lane();
        Self {
            recorded: Recorded::of(model, model.chosen),
            at: lane.playhead.moment,
            found_no_way: lane.run == RunState::Done(Outcome::NoWay),
            detail: Detail::of(model),
        }
    }
}
