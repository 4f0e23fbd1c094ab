//! The past of a recording: as if the search had stopped at a moment.
//!
//! A window that asks what happens next must not know it. So it is not shown a recording and a promise to look away, but
//! a `Past`, in which there is nothing after its last moment: no event, no mark, no step of a curve, and no count of what
//! was still to come.

use std::ops::Deref;

use super::Recording;

/// A recording up to a moment. It offers what a recording offers.
#[derive(Clone, Debug)]
pub struct Past(Recording);

impl Past {
    /// What has happened in a recording after its first `moment` events; all of it, if there are no more. What the recording
    /// knows beyond that is shared and never asked for, so it costs some hundredths of a millisecond for a million events.
    pub fn of(recording: &Recording, moment: u64) -> Self {
        Self(recording.until(moment))
    }

    /// The recording that ends there.
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
