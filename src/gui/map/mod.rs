//! The map: every board that exists, coloured by what the searches have reached.
//!
//! ```text
//! ┌ tabs ── rings│two centres  selected│all ── realm ──┐
//! │   ┌──────────────┐   711 of 181 440 boards         │
//! │   │              │   ■ open ■ expanded             │
//! │   │     map      │    0 ▏            1 / 1         │
//! │   │              │    1 ▏            2 / 2         │
//! │   └──────────────┘    …                            │
//! └────────────────────────────────────────────────────┘
//! ```
//!
//! A worker computes where boards lie; their statuses are painted here, once and then only where they change, into
//! a texture that the wheel enlarges.

mod arcs;
mod blank;
mod boards;
mod cache;
mod cells;
mod circles;
mod controls;
mod fills;
mod halves;
mod lanes;
mod legend;
mod marks;
mod picture;
mod plan;
mod pointer;
mod screen;
mod single;
mod texture;
mod tip;

use egui::{CornerRadius, Rect, Vec2, vec2};
use eight_realms_app::app::{LaidOutMap, MapScope};

use crate::gui::{
    kit::{Canvas, tabs::Strip},
    theme::{Regions, Type, radius, space},
    widgets::text,
};

/// Draws the choices beside the tabs, and below them the sentence that no path exists, where none does.
pub fn controls(canvas: &mut Canvas<'_, '_>, strip: Strip) -> Strip {
    let margin = Regions::margin(strip.below.width());
    let below = match canvas.context.view.model.puzzle.is_solvable() {
        true => strip.below,
        false => halves::head(canvas, strip.below.shrink2(vec2(margin, 0.0))),
    };
    Strip { below: strip.below.with_min_y(below.top()), ..controls::show(canvas, strip) }
}

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect) {
    match canvas.context.view.model.map_scope {
        MapScope::One => single::show(canvas, body),
        MapScope::Lanes => lanes::show(canvas, body),
    }
}

/// Returns the map of the current puzzle and projection or, until it is there, the previous one; `None` before the
/// first.
fn map_now<'m>(canvas: &Canvas<'_, 'm>, place: Rect) -> Option<&'m LaidOutMap> {
    let model = &canvas.context.view.model;
    let (map, projection) = (&model.map, model.map.projection);
    let sheet = map.sheet(&model.puzzle, projection);
    if sheet.is_none() && map.is_coming(&model.puzzle, projection) {
        note(canvas, place);
    }
    sheet
}

/// Says that the map is still to come.
fn note(canvas: &Canvas<'_, '_>, place: Rect) {
    let words = canvas.say("map-coming");
    let width = text::width(canvas.painter(), &words, Type::Caption) + 2.0 * space::S;
    let note = Rect::from_min_size(place.min + Vec2::splat(space::S), vec2(width, 2.0 * space::M));
    canvas.painter().rect_filled(note, CornerRadius::same(radius::S), canvas.palette().raised);
    text::centred(canvas.painter(), note.center(), &words, Type::Caption.font(), canvas.palette().text_soft);
    canvas.named(note, "map coming", &words);
}
