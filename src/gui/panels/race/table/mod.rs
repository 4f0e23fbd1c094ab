//! The table: what each realm has cost in the end, and below each figure how many times that is of the realm
//! before.
//!
//! It is painted like the lanes and not laid out by a table widget: its columns are as wide as what they hold in
//! this language, whatever it is sorted by, and the figures of a row stand on one line with their ratios below.

mod cell;
mod head;
mod plan;

use egui::{Align2, Rect, Stroke, Vec2, pos2, vec2};

use self::plan::Plan;
use crate::{
    app::{
        Action, RaceColumn,
        view::{Race, RaceRow},
    },
    gui::{
        panels::{
            race::{hover, status},
            stage::canvas::{Canvas, id},
        },
        theme::{RealmMark, Type, radius, space, stroke},
        widgets::{
            chip::{Fill, chip},
            press::{self, Chosen},
            text,
        },
    },
};

/// Side of the chip.
const CHIP: f32 = 22.0;
/// From the left end of a row to its name.
pub const NAME: f32 = 32.0;
/// From the middle of a row up to the figures, and down to their ratios.
const APART: f32 = 8.0;

/// Draws it into `body`.
pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, race: &Race) {
    let plan = Plan::of(canvas, body, &race.table);
    for (column, place) in RaceColumn::ALL.into_iter().zip(plan.columns) {
        head::show(canvas, Rect::from_x_y_ranges(place, plan.head.y_range()), column);
    }
    for (row, place) in race.table.iter().zip(&plan.rows) {
        let y = canvas.painter().round_to_pixel_center(place.top());
        canvas.painter().hline(place.x_range(), y, Stroke::new(stroke::HAIR, canvas.palette().line));
        show_name(canvas, Rect::from_x_y_ranges(plan.columns[0], place.y_range()), race, row);
        for (at, column) in RaceColumn::FIGURES.into_iter().enumerate() {
            let cell = Rect::from_x_y_ranges(plan.columns[at + 1], place.y_range());
            show_cell(canvas, cell, (at, column), row);
        }
    }
}

/// A press looks at this realm.
fn show_name(canvas: &mut Canvas<'_, '_>, place: Rect, race: &Race, row: &RaceRow) {
    let (desk, palette) = (canvas.desk, canvas.palette());
    let is_chosen = desk.view.model.chosen == row.realm;
    let name = canvas.say(&format!("realm-{}-name", row.realm));
    let below = status::in_the_end(row.realm, desk);
    let choose = canvas.tell("rung-choose", &[("realm", row.realm.label().into())]);
    let label = canvas.tell("named", &[("name", choose.into()), ("what", name.clone().into())]);
    let chosen = if is_chosen { Chosen::Yes } else { Chosen::No };
    let response = press::choice(canvas.ui, place, id(("table row", row.realm)), &label, chosen);
    let (painter, middle) = (canvas.painter(), place.left_center());
    if is_chosen {
        status::bar(painter, middle, row.realm, palette);
    }
    let square = Align2::LEFT_CENTER.anchor_size(middle, Vec2::splat(CHIP));
    chip(painter, square, RealmMark::of(row.realm), Fill::Solid, palette);
    let ink = if response.hovered() { palette.text_soft } else { palette.text };
    let room = place.width() - NAME;
    let at = |y: f32| middle + vec2(NAME, y);
    let first = if below.is_empty() { 0.0 } else { -APART };
    text::line(painter, at(first), Align2::LEFT_CENTER, &name, Type::Figure, ink, room);
    text::line(painter, at(APART), Align2::LEFT_CENTER, &below, Type::Caption, palette.text_faint, room);
    press::focus_ring(painter, place.shrink(1.0), radius::S, &response, palette);
    if response.clicked() {
        canvas.actions.push(Action::Choose(row.realm));
    }
    if let Some(lane) = race.lane(row.realm) {
        response.on_hover_ui(|ui| hover::tell(ui, lane, desk));
    }
}

/// The figure, and its ratio below.
fn show_cell(canvas: &Canvas<'_, '_>, place: Rect, (at, column): (usize, RaceColumn), row: &RaceRow) {
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let figure = cell::written(column, row.figures[at]);
    let ink = if row.figures[at].is_some() { palette.text } else { palette.text_faint };
    let end = |y: f32| pos2(place.right(), place.center().y + y);
    let taken = text::right(painter, end(-APART), &figure, Type::Figure, ink);
    let ratio = row.ratios[at].map(|(times, _)| cell::ratio(times));
    if let Some(ratio) = &ratio {
        text::right(painter, end(APART), ratio, Type::Tick, palette.text_faint);
    }
    let told = cell::told(canvas.desk, column, row, at);
    let response =
        canvas.said(taken.union(place.shrink2(vec2(0.0, space::XS))), ("cell", row.realm, column), &told);
    response.on_hover_ui(|ui| {
        for line in told.lines() {
            hover::line(ui, line, Type::Caption, canvas.desk);
        }
    });
}
