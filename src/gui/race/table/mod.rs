//! The table: what each realm has cost in the end, and below each figure its ratio to that of the realm before, where
//! both count the same things; or the counts so far.
//!
//! The table is painted like the lanes, and not laid out by a table widget. Its columns are as wide as their content in
//! this language, whatever the table is sorted by. The figures of a row are on one line, with their ratios below.

mod head;
mod plan;

use egui::{Rect, Stroke, pos2, vec2};
use eight_realms_app::{
    app::{
        RaceColumn, TableTime,
        view::{Race, RaceRow},
    },
    tell::race::{status, table},
};

use self::plan::TablePlan;
use super::{hover, name};
use crate::gui::{
    kit::Canvas,
    theme::{Type, sizes, space, stroke},
    widgets::text,
};

/// Draws the table into `body`.
pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, race: &Race) {
    let plan = TablePlan::of(canvas, body, &race.table);
    for (column, place) in &plan.columns {
        head::show(canvas, Rect::from_x_y_ranges(*place, plan.rows.head.y_range()), *column);
    }
    for (row, place) in race.table.iter().zip(&plan.rows.lanes) {
        let y = canvas.painter().round_to_pixel_center(place.top());
        canvas.painter().hline(place.x_range(), y, Stroke::new(stroke::HAIR, canvas.palette().line));
        for (column, range) in &plan.columns {
            let cell = Rect::from_x_y_ranges(*range, place.y_range());
            match RaceColumn::FIGURES.iter().position(|figures| figures == column) {
                Some(at) => show_cell(canvas, &plan, cell, (at, *column), row, race),
                None => show_name(canvas, cell, race, row),
            }
        }
    }
}

fn show_name(canvas: &mut Canvas<'_, '_>, place: Rect, race: &Race, row: &RaceRow) {
    if let Some(lane) = race.lane(row.realm) {
        let below = match canvas.context.view.model.race.table_time {
            TableTime::InTheEnd => status::in_the_end(row.realm, canvas.context.narrator()),
            TableTime::SoFar => status::at_the_position(lane, canvas.context.narrator()),
        };
        let ink = canvas.palette().text_faint;
        let response = name::show_with(canvas, place, lane, (&below, ink));
        response.on_hover_ui(|ui| {
            hover::lane(ui, lane, canvas.context);
            for line in status::look_ups_in_the_end(row.realm, canvas.context.narrator()) {
                hover::line(ui, &line, Type::Caption, canvas.context);
            }
        });
    }
}

/// Whether the figures of a row are counts so far, of a search that has not finished at the position of the lanes.
fn counts_on(canvas: &Canvas<'_, '_>, race: &Race, row: &RaceRow) -> bool {
    let is_so_far = canvas.context.view.model.race.table_time == TableTime::SoFar;
    is_so_far && race.lane(row.realm).is_some_and(|lane| !lane.standing.has_finished())
}

/// Draws the figure, and its ratio below.
fn show_cell(
    canvas: &Canvas<'_, '_>,
    plan: &TablePlan,
    place: Rect,
    (at, column): (usize, RaceColumn),
    row: &RaceRow,
    race: &Race,
) {
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let figure = table::written(column, row.figures[at], plan.digits);
    let ink = match row.figures[at].value() {
        Some(_) if counts_on(canvas, race, row) => palette.text_soft,
        Some(_) => palette.text,
        None => palette.text_faint,
    };
    let end = |y: f32| pos2(place.right(), place.center().y + y);
    let has_two = place.height() >= sizes::race::name::TWO_LINES_FROM;
    let apart = name::apart(place);
    let above = if has_two { -apart } else { 0.0 };
    let text_rect = text::right(painter, end(above), &figure, Type::Figure, ink);
    if let Some(words) = table::below(canvas.context.words, row, at).filter(|_| has_two) {
        text::right(painter, end(apart), &words, Type::Tick, palette.text_faint);
    }
    let tooltip = table::convention(canvas.context.narrator(), column, row, at);
    let response = canvas.named(
        text_rect.union(place.shrink2(vec2(0.0, space::XS))),
        ("cell", row.realm, column),
        &tooltip,
    );
    response.on_hover_ui(|ui| {
        let note = canvas.say(table::note(column, canvas.runs_in()));
        for line in tooltip.lines().chain([note.as_str()]) {
            hover::line(ui, line, Type::Caption, canvas.context);
        }
    });
}
