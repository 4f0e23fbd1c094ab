//! What a lane is called.

use std::{fmt, ops::Deref};

use serde::{Deserialize, Serialize};

use super::MAX_LANES;
use crate::realm::Realm;

/// A lane among those that are searched: one of the realms with the conventions, or a lane of one's own, by its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct LaneId {
    /// The place among the lanes of one's own, from 0; `None` for one of the realms.
    own: Option<u8>,
    /// How it searches.
    pub realm: Realm,
}

impl LaneId {
    /// Number of places that a lane can have: the realms, then the lanes of one's own.
    pub(super) const PLACES: usize = Realm::COUNT + MAX_LANES;

    /// A lane of one's own, by its place from 0.
    ///
    /// # Panics
    /// If there is no such place.
    pub const fn own(place: usize, realm: Realm) -> Self {
        assert!(place < MAX_LANES, "a lane beyond the last letter");
        Self { own: Some(place as u8), realm }
    }

    /// The place among the lanes of one's own, from 0; `None` for one of the realms.
    pub fn place(self) -> Option<usize> {
        self.own.map(usize::from)
    }

    /// The place among the lanes that are shown beside it, from 0: that of its letter, or the rung of its realm.
    pub const fn rung(self) -> usize {
        match self.own {
            Some(place) => place as usize,
            None => self.realm.rung(),
        }
    }

    /// `a` to `h`; of one of the realms, its label.
    pub const fn label(self) -> &'static str {
        const LETTERS: [&str; MAX_LANES] = ["a", "b", "c", "d", "e", "f", "g", "h"];
        match self.own {
            Some(place) => LETTERS[place as usize],
            None => self.realm.label(),
        }
    }

    /// The index in a table with all places.
    pub(super) const fn index(self) -> usize {
        match self.own {
            Some(place) => Realm::COUNT + place as usize,
            None => self.realm.index(),
        }
    }
}

impl From<Realm> for LaneId {
    fn from(realm: Realm) -> Self {
        Self { own: None, realm }
    }
}

/// Whether it is this one of the realms, and no lane of one's own.
impl PartialEq<Realm> for LaneId {
    fn eq(&self, realm: &Realm) -> bool {
        *self == Self::from(*realm)
    }
}

impl fmt::Display for LaneId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.pad(self.label())
    }
}

/// A lane answers what its realm does: how boards wait, whether it deepens, its source.
impl Deref for LaneId {
    type Target = Realm;

    fn deref(&self) -> &Realm {
        &self.realm
    }
}
