//! The name of a column: its tooltip is what its figures count, a press sorts by them. Beside the first one stands
//! what the small figures are.

use egui::{Rect, Vec2, pos2, vec2};

use crate::{
    app::{Action, RaceAction, RaceColumn},
    gui::{
        kit::{Button, Canvas, Chosen, id},
        theme::{Type, looks, sizes::race::columns, space},
        widgets::{marks::pointer, text},
    },
    replay::Direction,
    tell::race::table,
};

/// What the figures below the figures are.
const BELOW: &str = "race-ratio-head";

/// The room of this name of a column and of its arrow; over the realms, of what stands beside it too.
pub fn width(canvas: &Canvas<'_, '_>, column: RaceColumn, name: &str) -> f32 {
    let width_of = |id: &str, kind: Type| text::width(canvas.painter(), &canvas.say(id), kind);
    let beside = if column == RaceColumn::Realm { width_of(BELOW, Type::Tick) + space::S } else { 0.0 };
    width_of(name, Type::Caption) + columns::SORT_ARROW + space::XS + beside
}

/// The long name of a column where it has room, else the short one.
fn name(canvas: &Canvas<'_, '_>, place: Rect, column: RaceColumn) -> String {
    let runs_in = canvas.runs_in();
    let long = table::long_name(column, runs_in);
    let has_room = width(canvas, column, long) <= place.width() + 1.0;
    canvas.say(if has_room { long } else { table::name(column, runs_in) })
}

/// What stands below each figure, at the right end of the first column.
fn show_below(canvas: &Canvas<'_, '_>, place: Rect) {
    let words = canvas.say(BELOW);
    let ink = canvas.palette().text_faint;
    let text_rect = text::right(canvas.painter(), place.right_center(), &words, Type::Tick, ink);
    canvas.named(text_rect, "ratio head", &words).on_hover_text(canvas.say("race-ratio-note"));
}

/// Draws it into `place`.
pub fn show(canvas: &mut Canvas<'_, '_>, place: Rect, column: RaceColumn) {
    let order = canvas.context.view.model.race.order;
    let word = name(canvas, place, column);
    let is_sorted = order.column == column;
    let sense = place.expand2(vec2(space::XS, 0.0));
    let runs_in = canvas.runs_in();
    let column_name = canvas.say(table::name(column, runs_in));
    let label =
        canvas.tell(table::sorting(is_sorted.then_some(order.direction)), &[("column", column_name.into())]);
    let ratios = column.has_ratio().then(|| canvas.say("race-ratio-note"));
    let lines: Vec<String> =
        std::iter::once(canvas.say(table::note(column, runs_in))).chain(ratios).collect();
    let button = Button::new(sense, id(("sort", column)), &label, &looks::COLUMN)
        .highlighted(Chosen::same(column, order.column))
        .hint(lines.join("\n"));
    let response = canvas.press(button, |ink| {
        let painter = canvas.painter();
        let arrow = if column == RaceColumn::Realm {
            let text_rect = text::left(painter, place.left_center(), &word, Type::Caption, ink);
            pos2(text_rect.right() + space::XS + columns::SORT_ARROW / 2.0, place.center().y)
        } else {
            let text_rect = text::right(painter, place.right_center(), &word, Type::Caption, ink);
            pos2(text_rect.left() - space::XS - columns::SORT_ARROW / 2.0, place.center().y)
        };
        if is_sorted {
            // Up where the least stands above.
            let direction = if order.direction == Direction::Forward { Vec2::UP } else { Vec2::DOWN };
            pointer(painter, arrow, direction, columns::SORT_ARROW, ink);
        }
    });
    canvas.on_click(&response, Action::Race(RaceAction::Sort(column)));
    if column == RaceColumn::Realm {
        show_below(canvas, place);
    }
}
