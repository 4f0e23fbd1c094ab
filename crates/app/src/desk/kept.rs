//! The place of a playhead, kept while its search begins anew.

use eight_realms_core::replay::{Playback, Playhead};

use crate::desk::lanes::Lane;

/// Where the playhead of a search was.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum KeptPlace {
    Start,
    /// After this many expansions, at least one.
    After(u64),
    End,
}

impl KeptPlace {
    /// The place where a lane stands.
    pub(crate) fn of(lane: &Lane) -> Self {
        let (playhead, recording) = (lane.playhead, &lane.recording);
        if let Some(expanded) = lane.goes_after {
            return Self::After(expanded);
        }
        if playhead.playback == Playback::Following {
            return Self::End;
        }
        match recording.expanded_by(playhead.moment) {
            _ if playhead.moment > 0 && playhead.moment >= recording.len() => Self::End,
            0 => Self::Start,
            expanded => Self::After(expanded),
        }
    }

    /// Takes a lane that is searched anew to the place.
    pub(crate) const fn take(self, lane: &mut Lane) {
        match self {
            Self::Start => lane.playhead = Playhead::at(0),
            Self::After(expanded) => {
                lane.playhead = Playhead::at(0);
                lane.goes_after = Some(expanded);
            }
            Self::End => lane.playhead = Playhead::following(),
        }
    }
}
