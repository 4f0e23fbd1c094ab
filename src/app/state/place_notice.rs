//! Short messages about places.

use crate::{
    realm::Realm,
    replay::{Direction, place::Place},
};

/// What is to be said of places, breakpoints and bookmarks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlaceNotice {
    /// Playing has stopped at a breakpoint, or a key has led there.
    AtBreakpoint { place: Place },
    /// No breakpoint comes after this moment, or before it.
    NoMoreBreakpoints {
        /// On which side.
        direction: Direction,
    },
    /// No breakpoint is switched on that can be in this realm's recording.
    NoBreakpoints {
        /// Whose.
        realm: Realm,
    },
    /// Nothing that follows is such a place: it was found from the other end.
    FromOtherEnd {
        /// What was found.
        place: Place,
        /// Where nothing followed.
        direction: Direction,
    },
    /// The only such place is where the playhead is.
    IsHere {
        /// What was found.
        place: Place,
    },
    /// There is no such place in what is recorded.
    NotFound {
        /// What was searched.
        place: Place,
    },
    /// There can be no such place in the recording of this realm.
    NotOfRealm {
        /// What was searched.
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
