//! Keys of places: the sheet of places, breakpoints, bookmarks.

use egui::Key;
use eight_realms_app::app::{Action, PlacesAction, Sheet};
use eight_realms_core::replay::Direction;

use super::binding::{Binding, KeyModifiers, Trigger};

/// Bindings of places, in the order of the sheet.
pub(super) const PLACES: &[Binding] = &[
    Binding::new(
        "places",
        KeyModifiers::Command,
        Trigger::Keys(&[(Key::G, |_| Action::Open(Sheet::Places))]),
    ),
    Binding::new(
        "breakpoint",
        KeyModifiers::CommandAndShift,
        Trigger::Keys(&[
            (Key::ArrowRight, |_| breakpoint(Direction::Forward)),
            (Key::ArrowLeft, |_| breakpoint(Direction::Back)),
        ]),
    )
    .repeating(),
    Binding::new(
        "bookmark",
        KeyModifiers::Nothing,
        Trigger::Keys(&[(Key::B, |_| Action::Places(PlacesAction::SetBookmark))]),
    ),
    Binding::new(
        "next-bookmark",
        KeyModifiers::Nothing,
        Trigger::Keys(&[(Key::N, |_| Action::Places(PlacesAction::NextBookmark(Direction::Forward)))]),
    ),
    Binding::new(
        "previous-bookmark",
        KeyModifiers::Shift,
        Trigger::Keys(&[(Key::N, |_| Action::Places(PlacesAction::NextBookmark(Direction::Back)))]),
    ),
];

const fn breakpoint(direction: Direction) -> Action {
    Action::Places(PlacesAction::NextBreakpoint(direction))
}
