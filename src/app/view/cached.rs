//! Results computed for an earlier view, stored with their keys: what they were computed from.
//!
//! While nothing moves, a frame compares a few numbers; while a playhead moves, the curves stay; while a
//! search runs, only what shows this search is computed anew.

use std::sync::Arc;

use crate::{
    app::Model,
    puzzle::Puzzle,
    realm::{Realm, Settings},
};

/// A curve's points, from left to right.
pub(super) type Points = Arc<[[f64; 2]]>;

/// One value, and the key that it was computed from.
pub(super) struct Cached<K, V>(Option<(K, V)>);

impl<K, V> Default for Cached<K, V> {
    fn default() -> Self {
        Self(None)
    }
}

impl<K: PartialEq, V: Clone> Cached<K, V> {
    /// The cached value, if its key is the same; else it is computed and cached.
    pub(super) fn get(&mut self, key: K, compute: impl FnOnce() -> V) -> V {
        self.get_ref(key, compute).clone()
    }

    /// The same, by reference.
    pub(super) fn get_ref(&mut self, key: K, compute: impl FnOnce() -> V) -> &V {
        let cached = self.0.take().filter(|(cached_key, _)| *cached_key == key);
        &self.0.insert(cached.unwrap_or_else(|| (key, compute()))).1
    }
}

/// Identifies the contents of a recording: a search is deterministic, so its first events are always the same.
/// Only its times may differ; those of another run, or times that were replaced, end elsewhere.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Recorded {
    realm: Realm,
    puzzle: Puzzle,
    settings: Settings,
    events: u64,
    seconds: f64,
}

impl Recorded {
    pub(super) fn of(model: &Model, realm: Realm) -> Self {
        let recording = &model.lane(realm).recording;
        let events = recording.len();
        let seconds = recording.seconds_at(events);
        Self { realm, puzzle: model.puzzle, settings: model.settings, events, seconds }
    }
}
