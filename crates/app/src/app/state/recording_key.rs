//! The identity of a recording: the puzzle, the realm and the settings.

use eight_realms_core::{
    puzzle::Puzzle,
    realm::{Realm, Settings},
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordingKey {
    pub puzzle: Puzzle,
    pub realm: Realm,
    pub settings: Settings,
}
