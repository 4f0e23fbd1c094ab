//! The race: every realm that is shown, in a lane of its own, on one clock.
//!
//! ```text
//! ┌ tabs ─────────────────────── Lanes Table Meter │ Expansions Work Time ┐
//! │ what the face shows                                                   │
//! └───────────────────────────────────────────────────────────────────────┘
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
    app::{Action, RaceFace, StageTab},
    gui::{Desk, kit::Canvas},
};

/// Draws the panel into `ui.max_rect()`.
pub fn show(ui: &mut egui::Ui, desk: &Desk<'_>, actions: &mut Vec<Action>) {
    let full = ui.max_rect();
    let mut canvas = Canvas { ui, desk, actions };
    let Strip { rest, below } = tabs::show(&mut canvas, full, StageTab::Race);
    let below = strip::show(&mut canvas, rest, below);
    let Some(race) = &desk.view.race else { return };
    let body = inside(full, below);
    if race.lanes.is_empty() {
        nobody::show(&canvas, body);
        return;
    }
    match (desk.view.model.race.face, &race.meter) {
        (RaceFace::Table, _) => table::show(&mut canvas, body, race),
        (RaceFace::Meter, Some(meter)) => meter::show(&mut canvas, body, race, meter),
        (RaceFace::Lanes | RaceFace::Meter, _) => lanes::show(&mut canvas, body, race),
    }
}
