//! Where the pointer is on a widget. A finger that is lifted leaves the screen in the frame of its tap: there is no pointer
//! any more by then, and the tap counts where the finger was.

use egui::{PointerButton, Pos2, Response};

/// Where the pointer is on it, or was when it was pressed and let go.
pub fn of(response: &Response) -> Option<Pos2> {
    let tapped = || response.interact_pointer_pos().filter(|_| response.clicked_by(PointerButton::Primary));
    response.hover_pos().filter(|_| response.contains_pointer()).or_else(tapped)
}
