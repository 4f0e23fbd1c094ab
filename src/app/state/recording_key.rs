//! Which recording it is: what was searched, by whom, and how.

use crate::{
    puzzle::Puzzle,
    realm::{Realm, Settings},
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordingKey {
    /// What was searched.
    pub puzzle: Puzzle,
    pub realm: Realm,
    pub settings: Settings,
}
