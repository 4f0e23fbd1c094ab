//! The moment that belongs to what is under the pointer: a request to copy is about that.

use egui::{Context, Id};

use crate::realm::Realm;

/// A moment of a realm's recording.
pub type PointedMoment = (Realm, u64);

/// In which pass of egui it was pointed at.
type PointedIn = (u64, PointedMoment);

fn id() -> Id {
    Id::unique("moment under the pointer")
}

/// Something is under the pointer, or is where the keyboard is, to which a moment belongs.
pub fn point(ctx: &Context, pointed: PointedMoment) {
    let pass = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| data.insert_temp(id(), (pass, pointed)));
}

/// What was pointed at in the pass before: keys are read before anything is drawn.
pub fn pointed(ctx: &Context) -> Option<PointedMoment> {
    let (pass, pointed): PointedIn = ctx.data(|data| data.get_temp(id()))?;
    (pass + 1 >= ctx.cumulative_pass_nr()).then_some(pointed)
}
