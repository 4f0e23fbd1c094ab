//! Places: breakpoints, bookmarks, and where to go.

mod bookmarks;
mod breakpoints;
mod search;
mod watch;

pub use search::{cancel, settle};
pub use watch::{check, unwatch, watch, watch_on};

use crate::app::{Desk, PlacesAction, PlacesShow};

/// Carries out an action.
pub fn act(places: &mut PlacesShow, desk: &mut Desk, action: PlacesAction) {
    match action {
        PlacesAction::Write(text) => places.typed = text,
        PlacesAction::GoTo(direction) => search::go_to_typed(places, desk, direction),
        PlacesAction::AddBreakpoint => breakpoints::add(places),
        PlacesAction::SwitchBreakpoint(at) => breakpoints::switch(places, at),
        PlacesAction::RemoveBreakpoint(at) => breakpoints::remove(places, at),
        PlacesAction::NextBreakpoint(direction) => search::go_to_breakpoint(places, desk, direction),
        PlacesAction::SetBookmark => bookmarks::set(places, desk),
        PlacesAction::NextBookmark(direction) => bookmarks::go_round(places, desk, direction),
        PlacesAction::OpenBookmark(at) => bookmarks::open(places, desk, at),
        PlacesAction::WriteNote(at, text) => bookmarks::write(places, at, &text),
        PlacesAction::NoteFocused => places.note_wanted = None,
        PlacesAction::RemoveBookmark(at) => bookmarks::remove(places, at),
        PlacesAction::ReadOn => search::read_on(places, desk),
    }
}
