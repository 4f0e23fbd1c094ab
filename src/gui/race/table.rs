//! The table: what each lane has cost in the end, and below each figure its ratio to that of the lane before, where
//! both count the same things; or the counts so far.
//!
//! The table is painted like the lanes, and not laid out by a table widget. Its columns are as wide as their content in
//! this language, whatever the table is sorted by. The figures of a row are on one line, with their ratios below.

use egui::{Align2, Rangef, Rect, Stroke, Vec2, pos2, vec2};
use eight_realms_app::{
    desk::amount::Digits,
    model::Action,
    race::{
        RaceAction,
        sentences::{status, table},
        table::{RaceColumn, RaceRow, TableTime},
        view::Race,
    },
};
use eight_realms_core::replay::Direction;

use super::rows::{self, NAME_INDENT, Rows, TWO_LINES_FROM};
use crate::gui::{
    kit::{
        Button, Canvas, Chosen, Item,
        columns::{share_out, widest},
        id,
    },
    theme::{Type, looks, space, stroke},
    widgets::{
        marks::pointer,
        segments::{self, Segment},
        text,
    },
};

/// Draws the table into `body`.
pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, race: &Race) {
    let plan = TablePlan::of(canvas, body, &race.table);
    for (column, place) in &plan.columns {
        show_head(canvas, Rect::from_x_y_ranges(*place, plan.rows.head.y_range()), *column);
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
    rows::keep_chips(canvas, &plan.rows.lanes, race.table.iter().map(|row| row.lane));
}

/// Height of the row of names.
const HEAD: f32 = 30.0;
const HIGHEST_ROW: f32 = 56.0;

/// Places of columns and rows, and the form of counts. Each column is as wide as its possible content, and the
/// remaining room is shared out between them.
struct TablePlan {
    /// Names of the columns, and a row for each lane.
    rows: Rows,
    /// Columns from left to right; the first begins at its left, the others end at their right.
    columns: Vec<(RaceColumn, Rangef)>,
    /// All digits, unless they have no room.
    digits: Digits,
}

/// Step from which on a long name has its short form, and step from which on counts are rounded.
const SHORT: usize = 1;
const ROUNDED: usize = 2;

/// Columns that a narrow window leaves out after that, the least needed first.
const DISPENSABLE: [RaceColumn; 4] =
    [RaceColumn::Moves, RaceColumn::Branching, RaceColumn::Generated, RaceColumn::Memory];

impl TablePlan {
    /// Divides `body` into columns and rows.
    fn of(canvas: &Canvas<'_, '_>, body: Rect, rows: &[RaceRow]) -> Self {
        let items = RaceColumn::ALL.map(|column| item(canvas, column, rows));
        let row = share_out(body, &items);
        let columns = RaceColumn::ALL.into_iter().zip(row.left.map(|place| place.x_range()));
        Self {
            rows: Rows::of(body, canvas.target(HEAD), rows.len(), HIGHEST_ROW),
            columns: columns.filter(|(_, range)| range.span() > 0.0).collect(),
            digits: if row.step < ROUNDED { Digits::All } else { Digits::Rounded },
        }
    }
}

/// Returns the widths of a column: with all digits under its long name, under its short one, and with rounded counts.
fn item(canvas: &Canvas<'_, '_>, column: RaceColumn, rows: &[RaceRow]) -> Item {
    let [long, short] = [table::long_name(column, canvas.runs_in()), table::name(column, canvas.runs_in())];
    let [all, brief, rounded] = [
        (&long, BesideName::All, Digits::All),
        (&short, BesideName::Choice, Digits::All),
        (&short, BesideName::Choice, Digits::Rounded),
    ]
    .map(|(name, beside, digits)| column_width(canvas, (column, name, beside), rows, digits));
    let item = Item::new(all).or(SHORT, brief).or(ROUNDED, rounded);
    match DISPENSABLE.iter().position(|dispensable| *dispensable == column) {
        Some(place) => item.or_gone(ROUNDED + 1 + place),
        None => item,
    }
}

fn column_width(
    canvas: &Canvas<'_, '_>,
    (column, name, beside): (RaceColumn, &str, BesideName),
    rows: &[RaceRow],
    digits: Digits,
) -> f32 {
    let painter = canvas.painter();
    let head = head_width(canvas, column, name, beside).ceil();
    let Some(at) = RaceColumn::FIGURES.iter().position(|figures| *figures == column) else {
        let names = rows.iter().map(|row| canvas.context.name(row.lane));
        let below = rows.iter().map(|row| status::in_the_end(row.lane, canvas.context.narrator()));
        let names = widest(painter, names, Type::Figure).max(widest(painter, below, Type::Caption));
        return NAME_INDENT + space::XS + names.max(head);
    };
    let figures = rows.iter().map(|row| table::written(column, row.figures[at], digits));
    widest(painter, figures, Type::Figure).max(head)
}

/// Size of the arrow beside the name of the column by which the table is sorted.
const SORT_ARROW: f32 = 7.0;
/// Message of what the small figures are.
const SMALL_FIGURES: &str = "race-ratio-head";

/// Content beside the name over the lanes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum BesideName {
    /// Choice of the figures, and what the small ones are.
    All,
    /// Choice alone.
    Choice,
}

/// Returns the width of this name of a column and of its arrow; over the lanes, also of the content beside it.
fn head_width(canvas: &Canvas<'_, '_>, column: RaceColumn, name: &str, beside: BesideName) -> f32 {
    let width_of = |id: &str, kind: Type| text::width(canvas.painter(), &canvas.say(id), kind);
    let own = width_of(name, Type::Caption) + SORT_ARROW + space::XS;
    if column != RaceColumn::Realm {
        return own;
    }
    let choice = times_width(canvas, &times(canvas)) + space::S;
    let small = if beside == BesideName::All { width_of(SMALL_FIGURES, Type::Tick) + space::S } else { 0.0 };
    own + choice + small
}

/// Returns the choices of the figures that the table can show: while totals are covered, those so far alone.
fn times(canvas: &Canvas<'_, '_>) -> Vec<Segment<TableTime>> {
    let is_covered = canvas.context.view.model.covers_race();
    let offered = TableTime::ALL.into_iter().filter(|time| *time == TableTime::SoFar || !is_covered);
    let segment = |value| {
        let [word, hint] = match value {
            TableTime::InTheEnd => ["race-table-end", "race-table-end-hint"],
            TableTime::SoFar => ["race-table-so-far", "race-table-so-far-hint"],
        };
        let label = [("name", canvas.say("race-table-time").into()), ("what", canvas.say(word).into())];
        Segment { value, word: canvas.say(word), label: canvas.tell("named", &label), hint: canvas.say(hint) }
    };
    offered.map(segment).collect()
}

fn times_width(canvas: &Canvas<'_, '_>, times: &[Segment<TableTime>]) -> f32 {
    let width = if canvas.has_fingers() { segments::width } else { segments::small_width };
    width(canvas.painter(), times)
}

/// Returns the figures that the table shows.
fn time(canvas: &Canvas<'_, '_>) -> TableTime {
    let race = canvas.context.view.race.as_ref();
    race.map_or(TableTime::default(), |race| race.table_time)
}

/// Draws the name of a column into `place`: its tooltip says what its figures count, and a press sorts by them.
fn show_head(canvas: &mut Canvas<'_, '_>, place: Rect, column: RaceColumn) {
    let order = canvas.context.view.model.race.order;
    let word = fitting_name(canvas, place, column);
    let is_sorted = order.column == column;
    let sense = match column {
        // The rest of the place belongs to the choice.
        RaceColumn::Realm => {
            let taken = times_width(canvas, &times(canvas));
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

/// Returns the long name of a column where it has room, else the short one.
fn fitting_name(canvas: &Canvas<'_, '_>, place: Rect, column: RaceColumn) -> String {
    let runs_in = canvas.runs_in();
    let long = table::long_name(column, runs_in);
    let has_room = head_width(canvas, column, &long, BesideName::Choice) <= place.width() + 1.0;
    canvas.say(if has_room { long } else { table::name(column, runs_in) })
}

/// Draws the choice of the figures at the right end of the first column, and left of it what the small figures are.
fn show_beside(canvas: &mut Canvas<'_, '_>, place: Rect) {
    let times = times(canvas);
    let now = time(canvas);
    let size = vec2(times_width(canvas, &times), place.height());
    let choice_rect = Align2::RIGHT_CENTER.anchor_size(place.right_center(), size);
    let name = id("race table time");
    let show = if canvas.has_fingers() { segments::show } else { segments::show_small };
    let choice = show(canvas.ui, choice_rect, name, &times, now, canvas.palette());
    if let Some(time) = choice.filter(|time| *time != now) {
        canvas.ask(Action::Race(RaceAction::Table(time)));
    }
    let has_room =
        head_width(canvas, RaceColumn::Realm, "race-column-realm", BesideName::All) <= place.width() + 1.0;
    if now == TableTime::InTheEnd && has_room {
        let words = canvas.say(SMALL_FIGURES);
        let ink = canvas.palette().text_faint;
        let end = pos2(choice_rect.left() - space::S, place.center().y);
        let text_rect = text::right(canvas.painter(), end, &words, Type::Tick, ink);
        canvas.named(text_rect, "ratio head", &words).on_hover_text(canvas.say("race-ratio-note"));
    }
}

fn show_name(canvas: &mut Canvas<'_, '_>, place: Rect, race: &Race, row: &RaceRow) {
    if let Some(lane) = race.lane(row.lane) {
        let below = match race.table_time {
            TableTime::InTheEnd => status::in_the_end(row.lane, canvas.context.narrator()),
            TableTime::SoFar => status::at_the_position(lane, canvas.context.narrator()),
        };
        let ink = canvas.palette().text_faint;
        let response = rows::show_realm_with(canvas, place, lane, (&below, ink));
        response.on_hover_ui(|ui| {
            rows::lane_tooltip(ui, lane, canvas.context);
            for line in status::look_ups_in_the_end(row.lane, canvas.context.narrator()) {
                rows::tooltip_line(ui, &line, Type::Caption, canvas.context);
            }
        });
    }
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
        Some(_) if counts_on(race, row) => palette.text_soft,
        Some(_) => palette.text,
        None => palette.text_faint,
    };
    let end = |y: f32| pos2(place.right(), place.center().y + y);
    let has_two = place.height() >= TWO_LINES_FROM;
    let apart = rows::apart(place);
    let above = if has_two { -apart } else { 0.0 };
    let text_rect = text::right(painter, end(above), &figure, Type::Figure, ink);
    if let Some(words) = table::below(canvas.context.words, row, at).filter(|_| has_two) {
        text::right(painter, end(apart), &words, Type::Tick, palette.text_faint);
    }
    let tooltip = table::convention(canvas.context.narrator(), race.table_time, column, row, at);
    let response = canvas.named(
        text_rect.union(place.shrink2(vec2(0.0, space::XS))),
        ("cell", row.lane, column),
        &tooltip,
    );
    response.on_hover_ui(|ui| {
        let note = canvas.say(table::note(column, canvas.runs_in()));
        for line in tooltip.lines().chain([note.as_str()]) {
            rows::tooltip_line(ui, line, Type::Caption, canvas.context);
        }
    });
}

/// Whether the figures of a row are counts so far, of a search that has not finished at the position of the lanes.
fn counts_on(race: &Race, row: &RaceRow) -> bool {
    race.table_time == TableTime::SoFar
        && race.lane(row.lane).is_some_and(|lane| !lane.standing.has_finished())
}
