//! (keys)

use crate::app::{Action, Model};

/// What the keys pressed in this frame ask for. They are consumed, so that no widget hears them too.
pub fn read(ctx: &egui::Context, model: &Model) -> Vec<Action> {
    _ = (ctx, model);
    Vec::new()
}
