//! What stands beside a lane's curve: who runs, how it does, the board, the figures.

use egui::{Align2, Rangef, Rect, Stroke, Vec2, pos2, vec2};

use super::{
    plan::Plan,
    words::{self, Cell},
};
use crate::{
    app::{
        Action,
        view::{Race, RaceLane, Standing},
    },
    gui::{
        panels::{
            race::{hover, status},
            stage::canvas::{Canvas, id},
        },
        theme::{RealmMark, Type, radius, space, stroke},
        widgets::{
            board::{self, Face},
            chip::{Fill, chip},
            press::{self, Chosen},
            text,
        },
    },
};

/// Side of the chip.
const CHIP: f32 = 22.0;
/// From the left end of a lane to its name.
const NAME: f32 = 32.0;
/// From the middle of a lane up to the name, and down to how it does.
const APART: f32 = 8.5;

/// Draws it into `place`.
pub fn show(canvas: &mut Canvas<'_, '_>, plan: &Plan, place: Rect, race: &Race, lane: &RaceLane) {
    if Some(lane) != race.lanes.first() {
        let y = canvas.painter().round_to_pixel_center(place.top());
        canvas.painter().hline(place.x_range(), y, Stroke::new(stroke::HAIR, canvas.palette().line));
    }
    show_name(canvas, Rect::from_x_y_ranges(plan.name, place.y_range()), lane);
    show_board(canvas, Rect::from_x_y_ranges(plan.board, place.y_range()), lane);
    let cells = [words::spent(race, lane, canvas.desk), words::came_to(race, lane, canvas.desk)];
    for (name, (cell, column)) in ["spent", "cost"].into_iter().zip(cells.into_iter().zip(plan.columns)) {
        show_cell(canvas, column, place, (name, lane), &cell);
    }
}

/// A press looks at this realm.
fn show_name(canvas: &mut Canvas<'_, '_>, place: Rect, lane: &RaceLane) {
    let (desk, palette) = (canvas.desk, canvas.palette());
    let is_chosen = desk.view.model.chosen == lane.realm;
    let name = canvas.say(&format!("realm-{}-name", lane.realm));
    let status = status::at_the_position(lane, desk);
    let choose = canvas.tell("rung-choose", &[("realm", lane.realm.label().into())]);
    let told = [("name", choose.into()), ("what", format!("{name}, {status}").into())];
    let label = canvas.tell("named", &told);
    let chosen = if is_chosen { Chosen::Yes } else { Chosen::No };
    let response = press::choice(canvas.ui, place, id(("lane", lane.realm)), &label, chosen);
    let (painter, middle) = (canvas.painter(), place.left_center());
    if is_chosen {
        status::bar(painter, middle, lane.realm, palette);
    }
    let square = Align2::LEFT_CENTER.anchor_size(middle, Vec2::splat(CHIP));
    chip(painter, square, RealmMark::of(lane.realm), Fill::Solid, palette);
    let room = place.width() - NAME - space::XS;
    let ink = if response.hovered() { palette.text_soft } else { palette.text };
    let at = |y: f32| middle + vec2(NAME, y);
    text::line(painter, at(-APART), Align2::LEFT_CENTER, &name, Type::Figure, ink, room);
    let ink = if lane.standing.has_finished() { palette.text } else { palette.text_faint };
    text::line(painter, at(APART), Align2::LEFT_CENTER, &status, Type::Caption, ink, room);
    press::focus_ring(painter, place.shrink(1.0), radius::S, &response, palette);
    if response.clicked() {
        canvas.actions.push(Action::Choose(lane.realm));
    }
    response.on_hover_ui(|ui| hover::tell(ui, lane, desk));
}

/// The board now; that of a search that has not begun steps back.
fn show_board(canvas: &Canvas<'_, '_>, place: Rect, lane: &RaceLane) {
    let square = Rect::from_center_size(place.center(), Vec2::splat(place.width()));
    let (tiles, goal) = (lane.board.tiles(), canvas.goal());
    let color = RealmMark::of(lane.realm).color(canvas.palette());
    let face = Face::still(&tiles, &goal, color);
    let face =
        if matches!(lane.standing, Standing::Waiting | Standing::Refused) { face.faded() } else { face };
    board::paint(canvas.painter(), square, &face, canvas.palette());
    canvas.said(square, ("lane board", lane.realm), &lane.board.to_string());
}

fn show_cell(
    canvas: &Canvas<'_, '_>,
    column: Rangef,
    row: Rect,
    (name, lane): (&str, &RaceLane),
    cell: &Cell,
) {
    let palette = canvas.palette();
    let (words, kind, ink) = match cell {
        Cell::Figure(figure) if name == "spent" => (figure, Type::Title, palette.text),
        Cell::Figure(figure) => (figure, Type::Figure, palette.text_soft),
        Cell::Word(word) => (word, Type::Caption, palette.text_faint),
    };
    if !words.is_empty() {
        let taken = text::right(canvas.painter(), pos2(column.max, row.center().y), words, kind, ink);
        canvas.said(taken, ("lane", name, lane.realm), words);
    }
}
