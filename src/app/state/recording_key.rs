//! Which recording it is: what was searched, by whom, and how.

use crate::{
    puzzle::Puzzle,
    realm::{Realm, Settings},
};

/// What a recording is the recording of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordingKey {
    /// What was searched.
    pub puzzle: Puzzle,
    /// By which realm.
    pub realm: Realm,
    /// With which settings.
    pub settings: Settings,
}
