//! Results computed for an earlier view, each with the key that it was computed from.
//!
//! While nothing moves, a frame compares a few numbers. While a playhead moves, the curves stay. While a search runs,
//! only the results that show it are computed again.

use std::sync::Arc;

use eight_realms_core::lane::LaneId;

use crate::desk::{lanes::RecordingKey, seen::SeenDesk};

/// A curve's points, from left to right.
pub(crate) type Points = Arc<[[f64; 2]]>;

/// One value, and the key that it was computed from.
pub(crate) struct Cached<K, V>(Option<(K, V)>);

impl<K, V> Default for Cached<K, V> {
    fn default() -> Self {
        Self(None)
    }
}

impl<K: PartialEq, V: Clone> Cached<K, V> {
    /// The cached value, if its key is the same; otherwise computes a value and caches it.
    pub(crate) fn get(&mut self, key: K, compute: impl FnOnce() -> V) -> V {
        self.get_ref(key, compute).clone()
    }

    /// Like `get`, but by reference.
    pub(crate) fn get_ref(&mut self, key: K, compute: impl FnOnce() -> V) -> &V {
        let cached = self.0.take().filter(|(cached_key, _)| *cached_key == key);
        &self.0.insert(cached.unwrap_or_else(|| (key, compute()))).1
    }
}

/// Key of the contents of a recording. A search is deterministic, so its first events are always the same. Only its
/// times may differ; those of another run, or times that were replaced, have a different end.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Recorded {
    search: RecordingKey,
    events: u64,
    seconds: f64,
}

impl Recorded {
    pub(crate) fn of(model: SeenDesk<'_>, id: LaneId) -> Self {
        let recording = &model.lane(id).recording;
        let events = recording.len();
        let seconds = recording.seconds_at(events);
        Self { search: model.recording_key_of(id), events, seconds }
    }
}
