//! What can happen to places: they are typed, found, set, switched, removed.

use crate::replay::Direction;

/// On places: breakpoints, bookmarks, and where to go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlacesAction {
    /// So much has been typed.
    Write(String),
    /// To the next place that is as typed, or the one before.
    GoTo(Direction),
    /// The place that is typed becomes a breakpoint.
    AddBreakpoint,
    /// A breakpoint is switched on or off.
    SwitchBreakpoint(usize),
    RemoveBreakpoint(usize),
    /// To the next breakpoint, or the one before.
    NextBreakpoint(Direction),
    /// A bookmark is set at the playhead; where there is one, its note can be written.
    SetBookmark,
    /// To the next bookmark, or the one before.
    NextBookmark(Direction),
    OpenBookmark(usize),
    /// A note as it is typed.
    WriteNote(usize, String),
    /// The field of the note has the keyboard.
    NoteFocused,
    RemoveBookmark(usize),
    /// A frame has passed: a search for a place reads on.
    ReadOn,
}
