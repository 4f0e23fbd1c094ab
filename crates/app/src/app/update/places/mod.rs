//! Places: breakpoints, bookmarks, and where to go.

mod bookmarks;
mod breakpoints;
mod search;
mod watch;

pub use search::{cancel, settle};
pub use watch::{check, unwatch, watch, watch_on};

use crate::app::{Effect, Model, PlacesAction};

/// Carries out an action.
pub fn act(model: &mut Model, action: PlacesAction, effects: &mut Vec<Effect>) {
    match action {
        PlacesAction::Write(text) => model.places.typed = text,
        PlacesAction::GoTo(direction) => search::go_to_typed(model, direction),
        PlacesAction::AddBreakpoint => breakpoints::add(model),
        PlacesAction::SwitchBreakpoint(at) => breakpoints::switch(model, at),
        PlacesAction::RemoveBreakpoint(at) => breakpoints::remove(model, at),
        PlacesAction::NextBreakpoint(direction) => search::go_to_breakpoint(model, direction),
        PlacesAction::SetBookmark => bookmarks::set(model),
        PlacesAction::NextBookmark(direction) => bookmarks::go_round(model, direction, effects),
        PlacesAction::OpenBookmark(at) => bookmarks::open(model, at, effects),
        PlacesAction::WriteNote(at, text) => bookmarks::write(model, at, &text),
        PlacesAction::NoteFocused => model.places.note_wanted = None,
        PlacesAction::RemoveBookmark(at) => bookmarks::remove(model, at),
        PlacesAction::ReadOn => search::read_on(model),
    }
}
