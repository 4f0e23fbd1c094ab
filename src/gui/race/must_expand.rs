//! The must-expand face: every lane's expansions so far, divided by whether a search with this heuristic could have
//! done without them.
//!
//! ```text
//!   h: Manhattan ▾   log linear                         necessary   tie   wasted   again
//!                           1     10    100 ┆ 1 000     g*+h < C*  = C*    > C*
//!   ① name   ████████████████████████████████▓▓░░░░░░         301   120    18 400     0
//!   ⑦ name   ████████████████████████████████▓                301    13         0     0
//! ```
//!
//! In an upright window the parts of a lane are below its bar, so that all of them are seen at once:
//!
//! ```text
//!     ▆ necessary  ▆ tie  ▆ wasted  ▆ again
//!   ① name  frontier 283
//!     ████████████████████████▓▓░░░░░
//!          301     120     18 400      0
//! ```
//!
//! Each lane can be classified by its own heuristic too: then every row has its own line, and the column says of how
//! many boards.
//!
//! The axis is logarithmic at first: on a linear one, the longest bar leaves the others no room. Parts end at their
//! true places on it, but their lengths are not in true proportion. The part beyond the line is what no search needed,
//! and the figures say how much that is.

use egui::{
    Align2, Color32, CornerRadius, Painter, Popup, Rangef, Rect, Response, Sense, Shape, Stroke, StrokeKind,
    Vec2, pos2, vec2,
};
use eight_realms_app::{
    desk::{cost::RaceMeasure, preferences::Axis},
    model::Action,
    race::{
        MustExpandWith, RaceAction,
        must_expand::{Expanded, MustExpandFigures, MustExpandLane, MustExpandView},
        sentences::must_expand::{self, Part},
        view::{Race, RaceLane},
    },
    words::figures,
};
use eight_realms_core::{
    compare::{ClassCounts, NotClassified},
    lane::LaneId,
};

use super::{
    axis::RaceAxis,
    rows::{self, MENU_ARROW, Rows, TWO_LINES_FROM},
};
use crate::gui::{
    kit::{Button, Canvas, Chosen, Item, Row, columns::widest, id, tooltip},
    theme::{LaneMark, Palette, Type, looks, radius, sizes::controls, space, stroke},
    widgets::{
        marks::pointer,
        plot::AxisScale,
        segments::{self, Segment},
        still, text,
    },
};

/// Draws the face into `body`.
pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, race: &Race, view: &MustExpandView) {
    let plan = MustExpandPlan::of(canvas, body, race.lanes.len(), view);
    let switch = switch_width(canvas);
    let room = plan.choices.with_max_x(plan.choices.right() - switch - space::M);
    let chosen = show_heuristic(canvas, room, view.with);
    match &view.figures {
        Ok(figures) => {
            show_lanes(canvas, &plan, race, (view.with, figures));
            show_switch(canvas, plan.choices.with_min_x(chosen.right() + space::M));
        }
        Err(reason) => {
            show_reason(canvas, body.with_min_y(plan.rows.head.bottom() + space::L), view.with, *reason);
        }
    }
}

/// Heights of the lines of the head: first the choices and the names of the parts, then the axis and the boards of each
/// part.
const HEAD: [f32; 2] = [controls::segments::HEIGHT + 2.0, 17.0];
/// Side of the swatch before the name of a column.
const SWATCH: f32 = 9.0;
const HIGHEST_ROW: f32 = 64.0;

/// Places of everything in the face.
struct MustExpandPlan {
    /// The row of names, and one for each lane.
    rows: Rows,
    /// Chip and name of the lane.
    name: Rangef,
    /// Bars of the lanes.
    track: Rangef,
    /// Choices of the heuristic, and of the scale of the axis.
    choices: Rect,
    /// Names of the parts.
    names: Rangef,
    /// Rules for the boards of the parts.
    rules: Rangef,
    /// Names along the axis.
    values: Rangef,
    /// Figures of the parts, each ending at its right.
    columns: [Rangef; 4],
    /// Whether name, bar and figures of a lane are one below the other.
    is_upright: bool,
}

/// Widths of the names and figures of the parts.
fn part_widths(canvas: &Canvas<'_, '_>, view: &MustExpandView) -> [f32; 4] {
    let most = view.figures.as_ref().map_or(0, |figures| figures.most);
    let figure = widest(canvas.painter(), [figures::grouped(most.max(1000))], Type::Figure);
    Part::ALL.map(|part| {
        let word = text::width(canvas.painter(), &canvas.say(part.message()), Type::Caption);
        let rule = part.rule().map_or(0.0, |rule| text::width(canvas.painter(), rule, Type::Tick));
        let head = (word + SWATCH + space::XS).max(rule);
        figure.max(head.ceil())
    })
}

/// Heights of the lines of a lane in an upright window: name, bar, figures.
const UPRIGHT_LINES: [f32; 3] = [18.0, 14.0, 20.0];

/// The least size of the face in an upright window.
pub fn upright_least(canvas: &Canvas<'_, '_>, lanes: usize, view: &MustExpandView) -> Vec2 {
    let lane: f32 = UPRIGHT_LINES.iter().sum();
    let head = upright_head(canvas).iter().sum::<f32>();
    let columns: f32 = part_widths(canvas, view).iter().map(|width| width + space::XS).sum();
    vec2(columns, head + lane * lanes as f32 + rows::FOOT)
}

/// Heights of the lines of the head in an upright window: the choices, the names of the parts, their rules, the axis.
fn upright_head(canvas: &Canvas<'_, '_>) -> [f32; 4] {
    [canvas.target(HEAD[0]), HEAD[1], HEAD[1], HEAD[1]]
}

impl MustExpandPlan {
    /// Divides `body` among `lanes` lanes.
    fn of(canvas: &Canvas<'_, '_>, body: Rect, lanes: usize, view: &MustExpandView) -> Self {
        if canvas.is_upright() {
            return Self::upright(canvas, body, lanes, view);
        }
        let [choices, axis] = [canvas.target(HEAD[0]), HEAD[1]];
        let rows = Rows::of(body, choices + axis, lanes, HIGHEST_ROW);
        let (names, values) = rows.head.split_top_bottom_at_y(body.top() + choices);
        let [necessary, tie, wasted, again] =
            part_widths(canvas, view).map(|width| Item::new(width).after(space::M));
        let name = Item::new(rows::name_width(body.width()));
        let row = Row::at(0, body, &[name], &[again, wasted, tie, necessary]);
        let ([name], columns) = (row.left, row.right);
        let [again, wasted, tie, necessary] = columns.map(|column| column.x_range());
        Self {
            name: name.x_range(),
            track: Rangef::new(row.rest.left() + space::L, row.rest.right() - space::S),
            choices: names.with_max_x(row.rest.right()),
            names: names.y_range(),
            rules: values.y_range(),
            values: values.y_range(),
            columns: [necessary, tie, wasted, again],
            is_upright: false,
            rows,
        }
    }

    /// Divides the body of an upright window: the parts share its whole width.
    fn upright(canvas: &Canvas<'_, '_>, body: Rect, lanes: usize, view: &MustExpandView) -> Self {
        let head = upright_head(canvas);
        let rows = Rows::of(body, head.iter().sum(), lanes, HIGHEST_ROW);
        let mut top = body.top();
        let [choices, names, rules, values] = head.map(|height| {
            top += height;
            Rangef::new(top - height, top)
        });
        let track = Rangef::new(body.left() + rows::NAME_INDENT, body.right());
        let widths = part_widths(canvas, view);
        let more = (body.width() - widths.iter().sum::<f32>()) / widths.len() as f32;
        let mut x = body.left();
        let columns = widths.map(|width| {
            x += width + more;
            Rangef::new(x - width - more, x)
        });
        Self {
            name: Rangef::new(body.left(), track.min),
            track,
            choices: Rect::from_x_y_ranges(body.x_range(), choices),
            names,
            rules,
            values,
            columns,
            is_upright: true,
            rows,
        }
    }

    /// The part of a lane's row that its bar has.
    fn bar_of(&self, row: Rect) -> Rect {
        if !self.is_upright {
            return row;
        }
        let top = row.top() + UPRIGHT_LINES[0];
        row.with_min_y(top).with_max_y(top + UPRIGHT_LINES[1])
    }

    /// The heights over which a line at a value of the axis is drawn: all rows or, where names and figures would be crossed
    /// out, the bars alone.
    fn lines(&self) -> Vec<Rangef> {
        let top = self.rows.head.bottom() - space::XS;
        if self.is_upright {
            return self.rows.lanes.iter().map(|row| self.bar_of(*row).y_range()).collect();
        }
        vec![Rangef::new(top, self.rows.field().bottom())]
    }

    /// The part of a lane's row that the figures of its parts have.
    fn figures_of(&self, row: Rect) -> Rect {
        if !self.is_upright {
            return row;
        }
        let top = self.bar_of(row).bottom();
        row.with_min_y(top).with_max_y(top + UPRIGHT_LINES[2])
    }
}

/// Returns the width of the switch of the axis.
fn switch_width(canvas: &Canvas<'_, '_>) -> f32 {
    segments::width(canvas.painter(), &axis_choices(canvas))
}

/// Returns the choices: logarithmic or linear.
fn axis_choices(canvas: &Canvas<'_, '_>) -> [Segment<Axis>; 2] {
    let choice = |value, word: &str, hint: &str| {
        let args = [("plot", canvas.say("race-must-expand").into()), ("what", canvas.say(word).into())];
        let label = canvas.tell("plot-control", &args);
        Segment { value, word: canvas.say(word), label, hint: canvas.say(hint) }
    };
    [
        choice(Axis::Logarithmic, "plot-log", "race-must-expand-log-hint"),
        choice(Axis::Linear, "plot-linear", "race-must-expand-linear-hint"),
    ]
}

/// Height of a row of the menu of heuristics.
const MENU_ROW: f32 = 30.0;

/// Draws the button for the choice of the heuristic at the left of `place`; returns the room it took.
fn show_heuristic(canvas: &mut Canvas<'_, '_>, place: Rect, with: MustExpandWith) -> Rect {
    let word = canvas.tell("race-must-expand-heuristic", &[("heuristic", name(canvas, with).into())]);
    if still::is_set(canvas.ui.ctx()) {
        let ink = canvas.palette().text_soft;
        return text::left(canvas.painter(), place.left_center(), &word, Type::Caption, ink);
    }
    let full_width = text::width(canvas.painter(), &word, Type::Caption) + 3.0 * space::S + MENU_ARROW;
    let size = vec2(full_width.min(place.width()), looks::SMALL.height);
    let rect = Align2::LEFT_CENTER.anchor_size(place.left_center(), size);
    let button = Button::new(rect, id("must-expand heuristic"), &word, &looks::SMALL);
    let response =
        canvas.press(button.pressed_in(Rect::from_x_y_ranges(rect.x_range(), place.y_range())), |ink| {
            let at = rect.left_center() + vec2(space::S, 0.0);
            let room = rect.width() - 3.0 * space::S - MENU_ARROW + 1.0;
            text::line(canvas.painter(), at, Align2::LEFT_CENTER, &word, Type::Caption, ink, room);
            let arrow = rect.right_center() - vec2(space::S + MENU_ARROW / 2.0, 0.0);
            pointer(canvas.painter(), arrow, Vec2::DOWN, MENU_ARROW, ink);
        });
    show_menu(canvas, &response, with);
    let hint = canvas.say("race-must-expand-heuristic-hint");
    response.on_hover_text(if full_width > place.width() { [word, hint].join("\n") } else { hint });
    rect
}

fn name(canvas: &Canvas<'_, '_>, with: MustExpandWith) -> String {
    must_expand::name(canvas.context.words, with)
}

/// Shows a row for each lane's own heuristic, and one for each heuristic; those that are not consistent are marked.
fn show_menu(canvas: &mut Canvas<'_, '_>, button: &Response, now: MustExpandWith) {
    let widths = MustExpandWith::choices().map(|with| menu_row_width(canvas, with));
    let row = canvas.target(MENU_ROW);
    let size = vec2(widths.fold(0.0, f32::max), row * MustExpandWith::choices().count() as f32);
    Popup::menu(button).gap(space::XS).show(|ui| {
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let mut canvas = canvas.on(ui);
        for (place, with) in MustExpandWith::choices().enumerate() {
            let top = rect.top() + place as f32 * row;
            let row = Rect::from_min_size(pos2(rect.left(), top), vec2(size.x, row));
            if show_menu_row(&canvas, row, with, Chosen::same(with, now)).clicked() {
                canvas.ask(Action::Race(RaceAction::MustExpandWith(with)));
            }
        }
    });
}

fn menu_row_width(canvas: &Canvas<'_, '_>, with: MustExpandWith) -> f32 {
    let painter = canvas.painter();
    let reason = canvas.say("race-not-consistent");
    let reason_width =
        if with.is_consistent() { 0.0 } else { text::width(painter, &reason, Type::Caption) + space::S };
    text::width(painter, &name(canvas, with), Type::Figure) + reason_width + 2.0 * space::S
}

fn show_menu_row(canvas: &Canvas<'_, '_>, row: Rect, with: MustExpandWith, chosen: Chosen) -> Response {
    let words = name(canvas, with);
    let button = Button::new(row, id(("must-expand heuristic", &words)), &words, &looks::MENU_ROW);
    canvas.press(button.choice(chosen), |ink| {
        let (painter, faint) = (canvas.painter(), canvas.palette().text_faint);
        let at = row.left_center() + vec2(space::S, 0.0);
        let is_consistent = with.is_consistent();
        let text_rect =
            text::left(painter, at, &words, Type::Figure, if is_consistent { ink } else { faint });
        if !is_consistent {
            let after = text_rect.right_center() + vec2(space::S, 0.0);
            text::left(painter, after, &canvas.say("race-not-consistent"), Type::Caption, faint);
        }
    })
}

fn show_lanes(
    canvas: &mut Canvas<'_, '_>,
    plan: &MustExpandPlan,
    race: &Race,
    (with, figures): (MustExpandWith, &MustExpandFigures),
) {
    let axis_scale = match canvas.context.view.model.race.must_expand_axis {
        Axis::Logarithmic => AxisScale::Logarithmic,
        Axis::Linear => AxisScale::Linear,
    };
    let most = figures.lanes.iter().filter_map(|lane| lane.necessary).fold(figures.most.max(1), u64::max);
    let axis = RaceAxis::new(axis_scale, RaceMeasure::Expansions, [1, most], plan.track);
    let necessary = figures.necessary(with);
    show_head(canvas, plan, &axis, necessary);
    for ((row, lane), place) in race.lanes.iter().zip(&figures.lanes).zip(&plan.rows.lanes) {
        let y = canvas.painter().round_to_pixel_center(place.top());
        let line = Stroke::new(stroke::HAIR, canvas.palette().line);
        canvas.painter().hline(place.x_range(), y, line);
        show_realm(canvas, plan, *place, row, (with, lane));
        let bar = plan.bar_of(*place);
        match lane.expanded {
            Expanded::Counts(shares) => {
                show_bar(canvas, bar, &axis, lane.id, &shares);
                show_figures(canvas, plan, *place, lane, &shares, with);
            }
            Expanded::Counting => show_words(canvas, plan, bar, &[canvas.say("race-counting")]),
            Expanded::NotConsistent => show_words(canvas, plan, bar, &[canvas.say("race-not-consistent")]),
            Expanded::LooksUp(_) => {}
        }
        if let (MustExpandWith::EachOwn, Some(necessary)) = (with, lane.necessary) {
            show_own_line(canvas, plan, &axis, bar, necessary);
        }
    }
    if let Some(necessary) = necessary {
        show_line(canvas, plan, &axis, necessary);
    }
    for (lane, place) in figures.lanes.iter().zip(&plan.rows.lanes) {
        if let Expanded::LooksUp(boards) = lane.expanded {
            show_look_ups(canvas, plan, *place, lane.id, boards);
        }
    }
}

/// Draws the lane of a row with its status or, where each lane is classified by its own heuristic, with that.
fn show_realm(
    canvas: &mut Canvas<'_, '_>,
    plan: &MustExpandPlan,
    place: Rect,
    row: &RaceLane,
    (with, lane): (MustExpandWith, &MustExpandLane),
) {
    let below = match with {
        MustExpandWith::Heuristic(_) => None,
        MustExpandWith::EachOwn if lane.id.looks_up() => Some(String::new()),
        MustExpandWith::EachOwn => Some(must_expand::by(canvas.context.words, lane.heuristic)),
    };
    let name = Rect::from_x_y_ranges(plan.name, place.y_range());
    match below {
        Some(below) if plan.is_upright => {
            rows::show_over_track_with(canvas, place, UPRIGHT_LINES[0], row, &below);
        }
        None if plan.is_upright => rows::show_over_track(canvas, place, UPRIGHT_LINES[0], row),
        Some(below) => {
            let faint = canvas.palette().text_faint;
            rows::show_realm_below(canvas, name, row, (&below, faint));
        }
        None => rows::show_realm(canvas, name, row),
    }
}

/// Draws the names along the axis, the lines of the grid, and the parts with the boards of each.
fn show_head(canvas: &Canvas<'_, '_>, plan: &MustExpandPlan, axis: &RaceAxis, necessary: Option<u64>) {
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let y = plan.values.center();
    let tag = necessary.map(|necessary| tag(canvas, plan, axis, necessary));
    let tag = tag.unwrap_or(Rect::NOTHING).expand2(vec2(space::S, 0.0));
    for (x, name) in axis.ticks() {
        let x = painter.round_to_pixel_center(x);
        for lines in plan.lines() {
            painter.vline(x, lines, Stroke::new(stroke::HAIR, palette.line));
        }
        let half = text::width(painter, &name, Type::Caption) / 2.0;
        // The last name is in front of what is right of the axis.
        let middle = x.min(axis.range.max - half);
        if !tag.x_range().intersects(Rangef::new(middle - half, middle + half)) {
            text::centred(painter, pos2(middle, y), &name, Type::Caption.font(), palette.text_faint);
        }
    }
    // The tag has a convention of its own.
    let axis = Rect::from_x_y_ranges(axis.range, plan.values);
    let beside = match necessary {
        Some(_) => [axis.with_max_x(tag.left()), axis.with_min_x(tag.right())],
        None => [axis, Rect::NOTHING],
    };
    for (end, place) in beside.into_iter().enumerate() {
        if place.is_positive() {
            canvas.hint(place, ("must-expand axis", end), || canvas.say("plot-expanded-count-note"));
        }
    }
    for (part, column) in Part::ALL.into_iter().zip(plan.columns) {
        show_part(canvas, plan, part, column);
    }
}

/// Draws the name of a part, and below it the rule for its boards.
fn show_part(canvas: &Canvas<'_, '_>, plan: &MustExpandPlan, part: Part, column: Rangef) {
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let word = canvas.say(part.message());
    let end = pos2(column.max, plan.names.center());
    let text_rect = text::right(painter, end, &word, Type::Caption, palette.text_faint);
    let swatch =
        Align2::RIGHT_CENTER.anchor_size(text_rect.left_center() - vec2(space::XS, 0.0), Vec2::splat(SWATCH));
    paint_part(painter, swatch, part, palette.text_soft, palette);
    let mut whole = text_rect.union(swatch);
    if let Some(rule) = part.rule() {
        let end = pos2(column.max, plan.rules.center());
        whole = whole.union(text::right(painter, end, rule, Type::Tick, palette.text_faint));
    }
    let label = [Some(word.as_str()), part.rule()].into_iter().flatten().collect::<Vec<_>>().join(" ");
    canvas.named(whole, ("part", part.message()), &label).on_hover_ui(|ui| {
        for line in [canvas.say(part.note()), canvas.say("race-must-expand-symbols")] {
            tooltip::line(ui, &line, Type::Caption, canvas.palette().text_soft);
        }
    });
}

/// Height of the tag over the line.
const TAG: f32 = 16.0;

/// Returns the place of the tag: over the line, never beyond the ends of the axis, nor over the first value.
fn tag(canvas: &Canvas<'_, '_>, plan: &MustExpandPlan, axis: &RaceAxis, necessary: u64) -> Rect {
    let words = least(canvas, necessary);
    let width = text::width(canvas.painter(), &words, Type::Caption) + 2.0 * space::S;
    let first =
        axis.ticks().next().map_or(0.0, |(_, name)| text::width(canvas.painter(), &name, Type::Caption));
    let from = axis.range.min + first / 2.0 + space::M;
    let room = Rangef::new(from, axis.range.max).shrink(width / 2.0);
    let x = axis.x_of(necessary).clamp(room.min, room.max.max(room.min));
    Rect::from_center_size(pos2(x, plan.values.center()), vec2(width.ceil(), TAG))
}

fn least(canvas: &Canvas<'_, '_>, necessary: u64) -> String {
    canvas.tell("race-least", &[("n", necessary.into())])
}

const HIGHEST_BAR: f32 = 18.0;
/// Distance between two stripes.
const STRIPE: f32 = 4.0;
/// Share of its row's height that a bar takes.
const BAR_HEIGHT: f32 = 0.42;

/// Draws a lane's bar into the row `place`, in four parts told apart by more than their colours: full, half, striped,
/// empty. Each part ends where the sum of all up to it lies on the axis.
fn show_bar(canvas: &Canvas<'_, '_>, place: Rect, axis: &RaceAxis, lane: LaneId, shares: &ClassCounts) {
    let color = LaneMark::of(lane).color(canvas.palette());
    let half = (place.height() * BAR_HEIGHT).min(HIGHEST_BAR) / 2.0;
    let mut from = axis.range.min;
    let mut sum = 0;
    for part in Part::ALL {
        let amount = part.of(shares);
        sum += amount;
        let to = if amount == 0 { from } else { axis.x_of(sum) };
        let y = place.center().y;
        if to > from {
            let rect = Rect::from_min_max(pos2(from, y - half), pos2(to, y + half));
            paint_part(canvas.painter(), rect, part, color, canvas.palette());
        }
        from = to;
    }
}

fn paint_part(painter: &Painter, rect: Rect, part: Part, color: Color32, palette: &Palette) {
    let edge = Stroke::new(stroke::HAIR, palette.text_faint);
    match part {
        Part::Necessary => _ = painter.rect_filled(rect, CornerRadius::ZERO, color),
        Part::Tie => _ = painter.rect_filled(rect, CornerRadius::ZERO, palette.run(color)),
        Part::Wasted => stripes(painter, rect, palette),
        Part::Again => {
            painter.rect_filled(rect, CornerRadius::ZERO, palette.background);
            painter.rect_stroke(rect, CornerRadius::ZERO, edge, StrokeKind::Inside);
        }
    }
}

/// Paints grey with upright stripes.
fn stripes(painter: &Painter, rect: Rect, palette: &Palette) {
    painter.rect_filled(rect, CornerRadius::ZERO, palette.to_run());
    let pen = Stroke::new(stroke::HAIR, palette.text_faint);
    let count = (rect.width() / STRIPE) as usize;
    for stripe in 0..=count {
        let x = painter.round_to_pixel_center(rect.left() + (stripe as f32 + 0.5) * STRIPE);
        if x < rect.right() {
            painter.vline(x, rect.y_range(), pen);
        }
    }
}

/// Writes the parts in figures; the tooltip has them in words.
fn show_figures(
    canvas: &Canvas<'_, '_>,
    plan: &MustExpandPlan,
    place: Rect,
    lane: &MustExpandLane,
    shares: &ClassCounts,
    with: MustExpandWith,
) {
    let palette = canvas.palette();
    let row = place;
    let place = plan.figures_of(row);
    let all = lane.necessary.filter(|_| with == MustExpandWith::EachOwn && place.height() >= TWO_LINES_FROM);
    let of_all = all.map(|all| canvas.tell("race-must-expand-necessary-of", &[("n", all.into())]));
    for (part, column) in Part::ALL.into_iter().zip(plan.columns) {
        let amount = part.of(shares);
        let of_all = of_all.as_deref().filter(|_| part == Part::Necessary);
        let apart = if of_all.is_some() { rows::apart(place) } else { 0.0 };
        let end = pos2(column.max, place.center().y - apart);
        if let Some(words) = of_all {
            let at = pos2(column.max, place.center().y + apart);
            text::right(canvas.painter(), at, words, Type::Caption, palette.text_faint);
        }
        let ink = if amount > 0 { palette.text } else { palette.text_faint };
        let text_rect = text::right(canvas.painter(), end, &figures::grouped(amount), Type::Figure, ink);
        let word = canvas.say(part.message());
        let args = [("name", word.into()), ("what", figures::grouped(amount).into())];
        let name = [Some(canvas.tell("named", &args)), of_all.map(str::to_owned)];
        let name = name.into_iter().flatten().collect::<Vec<_>>().join(" ");
        let response = canvas.named(text_rect, ("share", lane.id.label(), part.message()), &name);
        response.on_hover_text(canvas.say(part.note()));
    }
    let track = Rect::from_x_y_ranges(plan.track, plan.bar_of(row).y_range());
    let words = must_expand::shares(canvas.context.words, lane.id, shares);
    let early = must_expand::tested_early(canvas.context.narrator(), lane);
    let response = canvas.named(track, ("shares", lane.id.label()), &words);
    response.on_hover_ui_at_pointer(|ui| {
        for words in [&words].into_iter().chain(&early) {
            rows::tooltip_line(ui, words, Type::Caption, canvas.context);
        }
    });
}

/// Writes words in the place of a bar, on a background of their own: the first that fit, so longer ones come first.
fn show_words(canvas: &Canvas<'_, '_>, plan: &MustExpandPlan, place: Rect, words: &[String]) {
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let at = pos2(plan.track.min + space::M, place.center().y);
    let room = plan.track.max - at.x;
    let fits = |words: &&String| text::width(painter, words, Type::Caption) <= room;
    let Some(words) = words.iter().find(fits).or(words.last()) else { return };
    let width = text::width(painter, words, Type::Caption).min(room);
    let background = Align2::LEFT_CENTER.anchor_size(at, vec2(width, Type::Caption.font().size));
    painter.rect_filled(background.expand2(vec2(space::XS, 1.0)), radius::S, palette.background);
    text::line(painter, at, Align2::LEFT_CENTER, words, Type::Caption, palette.text_faint, width + 1.0);
}

/// Dash and gap of the line.
const LINE_DASH: [f32; 2] = [5.0, 3.0];

/// Draws the line of the bound: no A* with this heuristic expands fewer boards.
fn show_line(canvas: &Canvas<'_, '_>, plan: &MustExpandPlan, axis: &RaceAxis, necessary: u64) {
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let x = painter.round_to_pixel_center(axis.x_of(necessary));
    let pen = Stroke::new(stroke::CURVE, palette.text);
    for lines in plan.lines() {
        let ends = [pos2(x, lines.min), pos2(x, lines.max)];
        painter.extend(Shape::dashed_line(&ends, pen, LINE_DASH[0], LINE_DASH[1]));
    }
    let tag = tag(canvas, plan, axis, necessary);
    painter.rect_filled(tag, radius::S, palette.raised);
    let words = least(canvas, necessary);
    text::centred(painter, tag.center(), &words, Type::Caption.font(), palette.text);
    canvas.named(tag, "least", &words).on_hover_text(canvas.say("race-least-note"));
}

/// Draws the same line for one lane into its row.
fn show_own_line(
    canvas: &Canvas<'_, '_>,
    plan: &MustExpandPlan,
    axis: &RaceAxis,
    place: Rect,
    necessary: u64,
) {
    let painter = canvas.painter();
    let x = painter.round_to_pixel_center(axis.x_of(necessary));
    let half = (place.height() / 2.0 - space::XS).min(HIGHEST_BAR);
    let ends = [pos2(x, place.center().y - half), pos2(x, place.center().y + half)];
    let pen = Stroke::new(stroke::CURVE, canvas.palette().text);
    painter.extend(Shape::dashed_line(&ends, pen, LINE_DASH[0], LINE_DASH[1]));
    let words = least(canvas, necessary);
    let around = Rect::from_two_pos(ends[0], ends[1])
        .expand2(vec2(space::XS, 0.0))
        .intersect(Rect::from_x_y_ranges(plan.track.expand(space::XS), place.y_range()));
    canvas.hint(around, ("own least", place.top().to_bits()), || {
        [words, canvas.say("race-least-note")].join("\n")
    });
}

/// Writes the look-ups of a lane whose table is built already: it expands nothing, so nothing is measured.
fn show_look_ups(canvas: &Canvas<'_, '_>, plan: &MustExpandPlan, place: Rect, lane: LaneId, boards: u64) {
    let ink = canvas.palette().text_faint;
    for column in plan.columns {
        let end = pos2(column.max, plan.figures_of(place).center().y);
        text::right(canvas.painter(), end, figures::NONE, Type::Figure, ink);
    }
    let words = must_expand::look_ups(canvas.context.words, lane, boards);
    let place = plan.bar_of(place);
    show_words(canvas, plan, place, &must_expand::look_ups_short(canvas.context.words, boards));
    let track = Rect::from_x_y_ranges(plan.track, place.y_range());
    let response = canvas.named(track, ("shares", lane.label()), &words);
    response.on_hover_ui_at_pointer(|ui| rows::tooltip_line(ui, &words, Type::Caption, canvas.context));
}

/// Draws the switch of the axis at the left of `place`.
fn show_switch(canvas: &mut Canvas<'_, '_>, place: Rect) {
    let now = canvas.context.view.model.race.must_expand_axis;
    let choices = axis_choices(canvas);
    let axis = segments::show(canvas.ui, place, id("must-expand axis"), &choices, now, canvas.palette());
    if axis.is_some_and(|axis| axis != now) {
        canvas.ask(Action::Race(RaceAction::SwitchMustExpandAxis));
    }
}

/// Maximum width of the words where nothing can be measured.
const WIDEST_WORDS: f32 = 520.0;

/// Writes why nothing can be measured.
fn show_reason(canvas: &Canvas<'_, '_>, body: Rect, with: MustExpandWith, reason: NotClassified) {
    let room = Rect::from_min_size(body.min, vec2(WIDEST_WORDS.min(body.width()), body.height()));
    let (title, words) = must_expand::not_classified(canvas.context.words, with, reason);
    let head = canvas.paragraph(room, title, &canvas.say(title), Type::Display);
    canvas.paragraph(room.with_min_y(head.bottom() + space::M), "race unjudged", &words, Type::Body);
}
