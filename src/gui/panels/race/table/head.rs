//! The name of a column: hovering says what its figures count, a press sorts by them.

use egui::{Rect, Vec2, pos2, vec2};

use crate::{
    app::{Action, RaceAction, RaceColumn},
    gui::{
        kit::{Button, Canvas, Chosen, id},
        theme::{Type, looks, space},
        widgets::{marks::pointer, text},
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
    let order = canvas.desk.view.model.race.order;
    let word = canvas.say(table::name(column));
    let is_sorted = order.column == column;
    let sense = place.expand2(vec2(space::XS, 0.0));
    let label =
        canvas.tell(table::sorting(is_sorted.then_some(order.direction)), &[("column", word.clone().into())]);
    let ratios = column.has_ratio().then(|| canvas.say("race-ratio-note"));
    let lines: Vec<String> = std::iter::once(canvas.say(table::note(column))).chain(ratios).collect();
    let button = Button::new(sense, id(("sort", column)), &label, &looks::COLUMN)
        .lit(Chosen::same(column, order.column))
        .hint(lines.join("\n"));
    let response = canvas.press(button, |ink| {
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
    });
    canvas.on_click(&response, Action::Race(RaceAction::Sort(column)));
}
