//! Lanes of one's own: realms with settings of their own, side by side.

use eight_realms_core::lane::{Lane, LaneRequest};

use crate::desk::Shown;

/// The lanes that are searched, raced, plotted, mapped and asked about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Face {
    /// The eight realms.
    #[default]
    Realms,
    /// The lanes of one's own.
    Own,
}

/// A lane of one's own.
#[derive(Clone, Debug, PartialEq)]
pub struct OwnLane {
    /// What is said of it; the rest are conventions.
    pub request: LaneRequest,
    /// How it searches.
    pub lane: Lane,
    pub(crate) shown: Shown,
}
