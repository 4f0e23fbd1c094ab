//! What was worked out for a view before, kept with what it was worked out from.
//!
//! While nothing moves, a frame compares a few numbers; while a playhead moves, the curves stay; while a
//! search runs, only what shows this search is worked out anew.

use std::sync::Arc;

use crate::{
    app::Model,
    puzzle::Puzzle,
    realm::{Realm, Settings},
};

/// A curve's points, from left to right.
pub(super) type Points = Arc<[[f64; 2]]>;

/// One thing, and what it was worked out from.
pub(super) struct Cached<K, V>(Option<(K, V)>);

impl<K, V> Default for Cached<K, V> {
    fn default() -> Self {
        Self(None)
    }
}

impl<K: PartialEq, V: Clone> Cached<K, V> {
    /// What is kept, if it was worked out from the same; else it is worked out and kept.
    pub(super) fn get(&mut self, of: K, work: impl FnOnce() -> V) -> V {
        self.look(of, work).clone()
    }

    /// The same, to be looked at where it is kept.
    pub(super) fn look(&mut self, of: K, work: impl FnOnce() -> V) -> &V {
        let before = self.0.take().filter(|(before, _)| *before == of);
        &self.0.insert(before.unwrap_or_else(|| (of, work()))).1
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
