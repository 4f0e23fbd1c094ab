//! The name of a column: its tooltip says what its figures count, and a press sorts by them. Beside the first name are
//! the choice of the figures, and what the small figures are.

use egui::{Align2, Rect, Vec2, pos2, vec2};
use eight_realms_app::{
    app::{Action, RaceAction, RaceColumn, TableTime},
    tell::race::table,
};
use eight_realms_core::replay::Direction;

use crate::gui::{
    kit::{Button, Canvas, Chosen, id},
    theme::{Type, looks, space},
    widgets::{
        marks::pointer,
        segments::{self, Segment},
        text,
    },
};

/// Size of the arrow beside the name of the column by which the table is sorted.
const SORT_ARROW: f32 = 7.0;

/// Message of what the small figures are.
const BELOW: &str = "race-ratio-head";

/// Content beside the name over the realms.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum BesideName {
    /// Choice of the figures, and what the small ones are.
    All,
    /// Choice alone.
    Choice,
}

/// Returns the width of this name of a column and of its arrow; over the realms, also of the content beside it.
pub fn width(canvas: &Canvas<'_, '_>, column: RaceColumn, name: &str, beside: BesideName) -> f32 {
    let width_of = |id: &str, kind: Type| text::width(canvas.painter(), &canvas.say(id), kind);
    let own = width_of(name, Type::Caption) + SORT_ARROW + space::XS;
    if column != RaceColumn::Realm {
        return own;
    }
    let choice = segments::small_width(canvas.painter(), &times(canvas)) + space::S;
    let small = if beside == BesideName::All { width_of(BELOW, Type::Tick) + space::S } else { 0.0 };
    own + choice + small
}

/// Returns the choices of the figures that the table can show.
fn times(canvas: &Canvas<'_, '_>) -> [Segment<TableTime>; 2] {
    TableTime::ALL.map(|value| {
        let [word, hint] = match value {
            TableTime::InTheEnd => ["race-table-end", "race-table-end-hint"],
            TableTime::SoFar => ["race-table-so-far", "race-table-so-far-hint"],
        };
        let label = [("name", canvas.say("race-table-time").into()), ("what", canvas.say(word).into())];
        Segment { value, word: canvas.say(word), label: canvas.tell("named", &label), hint: canvas.say(hint) }
    })
}

/// Returns the long name of a column where it has room, else the short one.
fn name(canvas: &Canvas<'_, '_>, place: Rect, column: RaceColumn) -> String {
    let runs_in = canvas.runs_in();
    let long = table::long_name(column, runs_in);
    let has_room = width(canvas, column, &long, BesideName::Choice) <= place.width() + 1.0;
    canvas.say(if has_room { long } else { table::name(column, runs_in) })
}

/// Draws the choice of the figures at the right end of the first column, and left of it what the small figures are.
fn show_beside(canvas: &mut Canvas<'_, '_>, place: Rect) {
    let times = times(canvas);
    let now = canvas.context.view.model.race.table_time;
    let size = vec2(segments::small_width(canvas.painter(), &times), place.height());
    let choice_rect = Align2::RIGHT_CENTER.anchor_size(place.right_center(), size);
    let name = id("race table time");
    let choice = segments::show_small(canvas.ui, choice_rect, name, &times, now, canvas.palette());
    if let Some(time) = choice.filter(|time| *time != now) {
        canvas.ask(Action::Race(RaceAction::Table(time)));
    }
    let has_room =
        width(canvas, RaceColumn::Realm, "race-column-realm", BesideName::All) <= place.width() + 1.0;
    if now == TableTime::InTheEnd && has_room {
        let words = canvas.say(BELOW);
        let ink = canvas.palette().text_faint;
        let end = pos2(choice_rect.left() - space::S, place.center().y);
        let text_rect = text::right(canvas.painter(), end, &words, Type::Tick, ink);
        canvas.named(text_rect, "ratio head", &words).on_hover_text(canvas.say("race-ratio-note"));
    }
}

/// Draws the name of a column into `place`.
pub fn show(canvas: &mut Canvas<'_, '_>, place: Rect, column: RaceColumn) {
    let order = canvas.context.view.model.race.order;
    let word = name(canvas, place, column);
    let is_sorted = order.column == column;
    let sense = match column {
        // The rest of the place belongs to the choice.
        RaceColumn::Realm => {
            let taken = segments::small_width(canvas.painter(), &times(canvas));
            place.with_max_x(place.right() - taken).expand2(vec2(space::XS, 0.0))
        }
        _ => place.expand2(vec2(space::XS, 0.0)),
    };
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
            pos2(text_rect.right() + space::XS + SORT_ARROW / 2.0, place.center().y)
        } else {
            let text_rect = text::right(painter, place.right_center(), &word, Type::Caption, ink);
            pos2(text_rect.left() - space::XS - SORT_ARROW / 2.0, place.center().y)
        };
        if is_sorted {
            // Up if the smallest figure is on top.
            let direction = if order.direction == Direction::Forward { Vec2::UP } else { Vec2::DOWN };
            pointer(painter, arrow, direction, SORT_ARROW, ink);
        }
    });
    canvas.on_click(&response, Action::Race(RaceAction::Sort(column)));
    if column == RaceColumn::Realm {
        show_beside(canvas, place);
    }
}
