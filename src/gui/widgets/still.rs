//! Pictures that are saved: they show what is shown, without what can be pressed.

use egui::{Context, Id};

fn id() -> Id {
    Id::unique("a picture is drawn that is saved")
}

/// Says that this context draws a picture that is saved.
pub fn set(ctx: &Context) {
    ctx.data_mut(|data| data.insert_temp(id(), true));
}

/// Whether a picture is drawn that is saved: buttons of words and choices are left out.
pub fn is_set(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(id()).unwrap_or(false))
}
