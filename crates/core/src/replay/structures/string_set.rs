//! Realm 1: the ordered set of strings.

use super::lookup::BoardLookup;

/// The set after an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StringSetMoment {
    pub len: usize,
    /// The string that the event looks up; `None` if it looks up none.
    pub lookup: Option<StringLookup>,
}

/// A string that is looked up, and put in where it is new.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StringLookup {
    /// The board of the string, and whether it is new.
    pub of: BoardLookup,
    /// Number of strings in the set before the look-up.
    pub strings: u32,
    /// Number of these strings that come before the one that is looked up.
    pub before: u32,
}
