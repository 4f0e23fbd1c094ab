//! The moment that belongs to what is under the pointer: a request to copy is about that moment.

use egui::{Context, Id};
use eight_realms_core::lane::LaneId;

/// A moment of a lane's recording.
pub type PointedMoment = (LaneId, u64);

/// Pass of egui in which a moment was pointed at, and the moment.
type PointedIn = (u64, PointedMoment);

fn id() -> Id {
    Id::unique("moment under the pointer")
}

/// Notes that something with a moment is under the pointer, or has keyboard focus.
pub fn point(ctx: &Context, pointed: PointedMoment) {
    let pass = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| data.insert_temp(id(), (pass, pointed)));
}

/// Returns the moment pointed at in the pass before, since keys are read before anything is drawn; `None` if there is
/// none.
pub fn pointed(ctx: &Context) -> Option<PointedMoment> {
    let (pass, pointed): PointedIn = ctx.data(|data| data.get_temp(id()))?;
    (pass + 1 >= ctx.cumulative_pass_nr()).then_some(pointed)
}
