//! Actions on places: type, find, set, switch, remove.

use eight_realms_core::replay::Direction;

/// Action on places: breakpoints, bookmarks, and where to go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlacesAction {
    /// The text of a place, as typed so far.
    Write(String),
    /// Go to the next place that matches what is typed, or to the one before.
    GoTo(Direction),
    /// Make the typed place a breakpoint.
    AddBreakpoint,
    /// Switch a breakpoint on or off, by its index.
    SwitchBreakpoint(usize),
    RemoveBreakpoint(usize),
    /// Go to the next breakpoint, or to the one before.
    NextBreakpoint(Direction),
    /// Set a bookmark at the playhead, unless it has one, and open its note.
    SetBookmark,
    /// Go to the next bookmark, or to the one before.
    NextBookmark(Direction),
    OpenBookmark(usize),
    /// The note of a bookmark, as typed so far.
    WriteNote(usize, String),
    /// The field of the note has the keyboard.
    NoteFocused,
    RemoveBookmark(usize),
    /// A frame has passed: a search for a place reads on.
    ReadOn,
}
