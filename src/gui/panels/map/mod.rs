//! The map: every board there is, lit by the searches.
//!
//! ```text
//! ┌ tabs ── rings│lens  one│all ──────────────── realm ┐
//! │   ┌──────────────┐   711 of 181 440 boards         │
//! │   │              │   ■ open ■ expanded             │
//! │   │     map      │    0 ▏            1 / 1         │
//! │   │              │    1 ▏            2 / 2         │
//! │   └──────────────┘    …                            │
//! └────────────────────────────────────────────────────┘
//! ```
//!
//! Where boards lie is a worker's affair; what lies where they lie is painted here, once and then only where
//! it changes, into a texture that the wheel enlarges.

mod atelier;
mod boards;
mod cells;
mod circles;
mod controls;
mod dirt;
mod fills;
mod gamma;
mod lanes;
mod legend;
mod look;
mod marks;
mod one;
mod picture;
mod plan;
mod scene;
mod screen;
mod sheet;
mod tint;
mod tip;

use egui::Rect;

use super::stage::{self, canvas::Canvas, tabs};
use crate::{
    app::{Action, MapScope, StageTab},
    gui::{Desk, theme::Type},
};

/// Draws the panel into `ui.max_rect()`.
pub fn show(ui: &mut egui::Ui, desk: &Desk<'_>, actions: &mut Vec<Action>) {
    let full = ui.max_rect();
    let mut canvas = Canvas { ui, desk, actions };
    let tabs::Strip { rest, below } = tabs::show(&mut canvas, full, StageTab::Map);
    let rest = controls::show(&mut canvas, rest);
    tabs::show_realm(&mut canvas, rest);
    let body = stage::inside(full, below);
    let model = desk.view.model;
    match (model.map.sheet(&model.puzzle), model.map.scope) {
        (Some(sheet), MapScope::One) => one::show(&mut canvas, body, sheet),
        (Some(sheet), MapScope::Lanes) => lanes::show(&mut canvas, body, sheet),
        (None, _) => coming(&canvas, body),
    }
}

/// The first map is still to come, or could not be laid out.
fn coming(canvas: &Canvas<'_, '_>, body: Rect) {
    let model = canvas.desk.view.model;
    if model.map.is_coming(&model.puzzle) {
        let words = canvas.say("map-coming");
        canvas.paragraph(body.shrink(crate::gui::theme::space::XL), "map coming", &words, Type::Body);
    }
}
