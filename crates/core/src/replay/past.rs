//! The past of a recording: as if the search had stopped at a moment.
//!
//! A window that asks what happens next must not know the answer. So it is shown a `Past`, which tells nothing after
//! its last moment: no event, no mark, no step of a curve, and no count of what is still to come.

use std::ops::Deref;

use super::Recording;

/// A recording up to a moment, with all methods of a recording.
#[derive(Clone, Debug)]
pub struct Past(Recording);

impl Past {
    /// The first `moment` events of a recording, or all of them if there are fewer. What the recording knows beyond
    /// that is shared and never asked for, so this takes some hundredths of a millisecond for a million events.
    pub fn of(recording: &Recording, moment: u64) -> Self {
        Self(recording.until(moment))
    }

    /// The first `moment` events of a recording, given a shorter past of it. The curves go on from those of that past, so
    /// besides what [`Past::of`] takes, this takes time for the events between the two alone.
    pub fn after(before: Recording, recording: &Recording, moment: u64) -> Self {
        Self(recording.until_after(before, moment))
    }

    /// Returns a recording that ends there, at once: what lies beyond its end is still shared, and never asked for.
    pub fn into_shared(self) -> Recording {
        self.0
    }

    /// Returns a recording that ends there and shares nothing beyond its end.
    pub fn into_recording(self) -> Recording {
        let mut recording = self.0;
        recording.own();
        recording
    }
}

impl Deref for Past {
    type Target = Recording;

    fn deref(&self) -> &Recording {
        &self.0
    }
}
