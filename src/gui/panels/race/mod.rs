//! The race: every realm that is shown, in a lane of its own, on one clock.
//!
//! ```text
//! ┌ tabs ──── Lanes Table Must-expand │ Expansions Operations Run time ┐
//! │ what the face shows                                                │
//! └────────────────────────────────────────────────────────────────────┘
//! ```

mod hover;
mod lanes;
mod meter;
mod name;
mod nobody;
mod strip;
mod table;

use super::stage::{
    inside,
    tabs::{self, Strip},
};
use crate::{
    app::{RaceFace, StageTab},
    gui::kit::Canvas,
};

/// Draws the panel into its place.
pub fn show(canvas: &mut Canvas<'_, '_>) {
    let full = canvas.ui.max_rect();
    let Strip { rest, below } = tabs::show(canvas, full, StageTab::Race);
    let below = strip::show(canvas, rest, below);
    let Some(race) = &canvas.desk.view.race else { return };
    let body = inside(full, below);
    if race.lanes.is_empty() {
        nobody::show(canvas, body);
        return;
    }
    match (canvas.desk.view.model.race.face, &race.meter) {
        (RaceFace::Table, _) => table::show(canvas, body, race),
        (RaceFace::Meter, Some(meter)) => meter::show(canvas, body, race, meter),
        (RaceFace::Lanes | RaceFace::Meter, _) => lanes::show(canvas, body, race),
    }
}
