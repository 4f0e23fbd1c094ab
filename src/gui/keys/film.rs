//! The film of the solution, where it has been opened over the stage.

use egui::{Context, Id, Popup};

/// The film's name among what egui has open.
pub fn id() -> Id {
    Id::unique(("stage", "film over the stage"))
}

/// Whether the film lies over the stage. egui opens at most one thing at a time, so no menu is open then.
pub fn is_open(ctx: &Context) -> bool {
    Popup::is_id_open(ctx, id())
}
