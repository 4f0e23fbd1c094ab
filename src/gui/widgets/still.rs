//! Pictures that are saved: they show what is shown, without what can be pressed.

use egui::{Context, Id};

/// What a saved picture shows of a tree or a map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    Whole,
    /// The part that the window shows.
    InView,
}

fn id() -> Id {
    Id::unique("a picture is drawn that is saved")
}

/// Says that this context draws a picture that is saved.
pub fn set(ctx: &Context, extent: Extent) {
    ctx.data_mut(|data| data.insert_temp(id(), extent));
}

/// Whether a picture is drawn that is saved: buttons of words and choices are left out.
pub fn is_set(ctx: &Context) -> bool {
    extent(ctx).is_some()
}

/// Whether a picture is drawn that shows the whole, whatever the window shows.
pub fn is_whole(ctx: &Context) -> bool {
    extent(ctx) == Some(Extent::Whole)
}

fn extent(ctx: &Context) -> Option<Extent> {
    ctx.data(|data| data.get_temp(id()))
}
