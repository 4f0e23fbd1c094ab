//! The name of a column: hovering says what its figures count, a press sorts by them.

use egui::{Rect, Vec2, pos2, vec2};

use crate::{
    app::{Action, RaceAction, RaceColumn},
    gui::{
        kit::{Canvas, id},
        theme::{Type, radius, space},
        widgets::{marks::pointer, press, text},
    },
    replay::Direction,
    tell::race::table,
};

/// Side of the arrow.
const ARROW: f32 = 7.0;

/// The room of the name and of its arrow.
pub fn width(canvas: &Canvas<'_, '_>, column: RaceColumn) -> f32 {
    text::width(canvas.painter(), &canvas.say(table::name(column)), Type::Caption) + ARROW + space::XS
}

/// Draws it into `place`.
pub fn show(canvas: &mut Canvas<'_, '_>, place: Rect, column: RaceColumn) {
    let palette = canvas.palette();
    let order = canvas.desk.view.model.race.order;
    let word = canvas.say(table::name(column));
    let is_sorted = order.column == column;
    let sense = place.expand2(vec2(space::XS, 0.0));
    let label =
        canvas.tell(table::sorting(is_sorted.then_some(order.direction)), &[("column", word.clone().into())]);
    let response = press::button(canvas.ui, sense, id(("sort", column)), &label);
    let ink = match (is_sorted, response.hovered()) {
        (true, _) => palette.text,
        (false, true) => palette.text_soft,
        (false, false) => palette.text_faint,
    };
    let painter = canvas.painter();
    let arrow = if column == RaceColumn::Realm {
        let taken = text::left(painter, place.left_center(), &word, Type::Caption, ink);
        pos2(taken.right() + space::XS + ARROW / 2.0, place.center().y)
    } else {
        let taken = text::right(painter, place.right_center(), &word, Type::Caption, ink);
        pos2(taken.left() - space::XS - ARROW / 2.0, place.center().y)
    };
    if is_sorted {
        // Up where the least stands above.
        let way = if order.direction == Direction::Forward { Vec2::UP } else { Vec2::DOWN };
        pointer(painter, arrow, way, ARROW, ink);
    }
    press::focus_ring(painter, sense.shrink2(vec2(0.0, space::XS)), radius::S, &response, palette);
    if response.clicked() {
        canvas.ask(Action::Race(RaceAction::Sort(column)));
    }
    let ratios = column.has_ratio().then(|| canvas.say("race-ratio-note"));
    let lines: Vec<String> = std::iter::once(canvas.say(table::note(column))).chain(ratios).collect();
    response.on_hover_text(lines.join("\n"));
}
