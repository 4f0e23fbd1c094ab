//! The parts beside a lane's curve: the realm, its status, the board, and the figures.

use egui::{Rangef, Rect, Stroke, Vec2, pos2};
use eight_realms_app::{
    app::view::{Race, RaceLane, RaceStanding},
    tell::race::lanes::{self, Cell},
};

use super::plan::LanesPlan;
use crate::gui::{
    kit::Canvas,
    race::name,
    theme::{RealmMark, Type, stroke},
    widgets::{
        board::{self, BoardFace},
        text,
    },
};

/// Draws the parts into `place`.
pub fn show(canvas: &mut Canvas<'_, '_>, plan: &LanesPlan, place: Rect, race: &Race, lane: &RaceLane) {
    if race.lanes.first().is_some_and(|first| first.realm != lane.realm) {
        let y = canvas.painter().round_to_pixel_center(place.top());
        canvas.painter().hline(place.x_range(), y, Stroke::new(stroke::HAIR, canvas.palette().line));
    }
    name::show(canvas, Rect::from_x_y_ranges(plan.name, place.y_range()), lane);
    show_board(canvas, Rect::from_x_y_ranges(plan.board, place.y_range()), lane);
    let narrator = canvas.context.narrator();
    let cells = [lanes::cost(race, lane, narrator), lanes::came_to(race, lane, narrator)];
    let notes = lanes::notes(race.measure, canvas.runs_in());
    for (at, name) in ["spent", "cost"].into_iter().enumerate() {
        show_cell(canvas, plan.columns[at], place, (name, notes[at], lane), &cells[at]);
    }
}

/// Draws the current board, faded while the search has not begun or if parity has answered it.
fn show_board(canvas: &Canvas<'_, '_>, place: Rect, lane: &RaceLane) {
    let square = Rect::from_center_size(place.center(), Vec2::splat(place.width()));
    let (tiles, goal) = (lane.board.tiles(), canvas.goal());
    let color = RealmMark::of(lane.realm).color(canvas.palette());
    let face = BoardFace::still(&tiles, &goal, color);
    let face = if matches!(lane.standing, RaceStanding::Waiting | RaceStanding::AnsweredByParity) {
        face.faded()
    } else {
        face
    };
    board::paint(canvas.painter(), square, &face, canvas.palette());
    canvas.named(square, ("lane board", lane.realm), &lane.board.to_string());
}

fn show_cell(
    canvas: &Canvas<'_, '_>,
    column: Rangef,
    row: Rect,
    (name, note, lane): (&str, &str, &RaceLane),
    cell: &Cell,
) {
    let palette = canvas.palette();
    let (words, kind, ink) = match cell {
        Cell::Figure(figure) if name == "spent" => (figure, Type::Title, palette.text),
        Cell::Figure(figure) => (figure, Type::Figure, palette.text_soft),
        Cell::Word(word) => (word, Type::Caption, palette.text_faint),
    };
    if !words.is_empty() {
        let text_rect = text::right(canvas.painter(), pos2(column.max, row.center().y), words, kind, ink);
        canvas.named(text_rect, ("lane", name, lane.realm), words).on_hover_text(canvas.say(note));
    }
}
