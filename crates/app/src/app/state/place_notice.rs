//! Short messages about places.

use eight_realms_core::{
    realm::Realm,
    replay::{Direction, place::Place},
};

/// A message about places, breakpoints and bookmarks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlaceNotice {
    /// Playing has stopped at a breakpoint, or a key has led there.
    AtBreakpoint { place: Place },
    /// No breakpoint comes after this moment, or before it.
    NoMoreBreakpoints {
        /// The direction in which none comes.
        direction: Direction,
    },
    /// No breakpoint is switched on that can be in this realm's recording.
    NoBreakpoints { realm: Realm },
    /// No such place follows: it was found from the other end.
    FromOtherEnd {
        /// The place that was found.
        place: Place,
        /// The direction in which none follows.
        direction: Direction,
    },
    /// The only such place is where the playhead is.
    IsHere {
        /// The place that was found.
        place: Place,
    },
    /// The recording has no such place.
    NotFound {
        /// The place that was searched for.
        place: Place,
    },
    /// The recording of this realm can have no such place.
    NotOfRealm {
        /// The place that was searched for.
        place: Place,
        realm: Realm,
    },
    /// The search for a place was given up.
    SearchCancelled,
    /// There is no bookmark to go to.
    NoBookmarks,
}

impl PlaceNotice {
    /// Whether what was requested could not be done.
    pub const fn is_trouble(&self) -> bool {
        match self {
            Self::NoMoreBreakpoints { .. }
            | Self::NoBreakpoints { .. }
            | Self::NotFound { .. }
            | Self::NotOfRealm { .. }
            | Self::NoBookmarks => true,
            Self::AtBreakpoint { .. }
            | Self::FromOtherEnd { .. }
            | Self::IsHere { .. }
            | Self::SearchCancelled => false,
        }
    }
}
