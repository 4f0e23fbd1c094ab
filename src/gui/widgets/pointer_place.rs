//! Place of the pointer on a widget. A finger that is lifted leaves the screen in the frame of its tap: by then there
//! is no pointer, and the tap counts where the finger was.

use egui::{PointerButton, Pos2, Response};

/// Returns where the pointer is on the widget, or was when it was pressed and let go; `None` if it is elsewhere.
pub fn of(response: &Response) -> Option<Pos2> {
    let tapped = || response.interact_pointer_pos().filter(|_| response.clicked_by(PointerButton::Primary));
    response.hover_pos().filter(|_| response.contains_pointer()).or_else(tapped)
}
