//! The lanes: one row per realm, one axis, and one playhead through all. All places are known before anything is drawn:
//! nothing moves while the race plays.
//!
//! ```text
//!   frontier                1    10    100    1 000     expanded   run time
//!   ① name      ▦▦▦        ▁▂▃▄▅▆▇▇▇▇▇▇▇▇▇▶                 500          –
//!     frontier  ▦▦▦
//!   ▆ frontier so far   ▆ still to come   ▶ finished
//! ```

use egui::{
    Align2, Color32, CornerRadius, Painter, Popup, Pos2, Rangef, Rect, Response, Role, Sense, Stroke, Vec2,
    WidgetInfo, pos2, vec2,
};
use eight_realms_app::{
    desk,
    model::Action,
    race::{
        self, RaceAction,
        sentences::lanes::{Cell, Column},
        standing::{CurveEnd, RaceStanding},
        view::{Race, RaceLane},
    },
    words::names,
};
use eight_realms_core::lane::LaneId;

use super::{
    axis::RaceAxis,
    curves::{self, MARK},
    rows::{self, MENU_ARROW, Rows},
};
use crate::gui::{
    keys::binding,
    kit::{
        Button, Canvas, Item, Row,
        columns::{steady, widest},
        id,
        row::flow,
    },
    theme::{LaneMark, StatusStyle, Type, looks, radius, sizes, space, stroke},
    widgets::{
        board::{self, BoardFace},
        chip::{Fill, chip},
        focus,
        marks::pointer,
        plot::AxisScale,
        status::status_mark,
        still, text,
    },
};

/// Draws the lanes into `body`.
pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, race: &Race) {
    let columns = race::sentences::lanes::columns(race, canvas.context.narrator());
    let plan = LanesPlan::of(canvas, body, race.lanes.len(), &columns);
    let axis = RaceAxis::new(AxisScale::Logarithmic, race.measure, [race.least, race.longest], plan.track);
    if plan.line.is_none() {
        let beside =
            Rect::from_x_y_ranges(plan.name.min..=plan.board.max - space::XS, plan.rows.head.y_range());
        let button = show_divergence(canvas, beside);
        show_title(canvas, &plan, race, button);
    }
    show_head(canvas, &plan, &axis, race, &columns);
    for (lane, place) in race.lanes.iter().zip(&plan.rows.lanes) {
        show_lane(canvas, &plan, *place, race, lane);
        curves::show_curve(canvas, plan.track_of(*place), &axis, race, lane);
    }
    show_playhead(canvas, &plan, &axis, race);
    for (lane, place) in race.lanes.iter().zip(&plan.rows.lanes) {
        curves::show_notes(canvas, plan.track_of(*place), &axis, lane);
    }
    show_track(canvas, &plan, &axis, race);
    if plan.legend.is_positive() {
        show_legend(canvas, &plan, race);
    }
}

/// Height of the row of names.
const HEAD: f32 = 24.0;
/// Height of the legend below the lanes.
const LEGEND: f32 = 14.0;
/// Maximum height of a lane: a few lanes do not fill the stage.
const MAX_LANE: f32 = 160.0;
/// Maximum height of a lane in an upright window, the least height with a line of words, and the height of that line.
const UPRIGHT_LANE: f32 = 62.0;
const TWO_LINES: f32 = 33.0;
const LINE: f32 = 18.0;
/// Maximum side of a board.
const MAX_BOARD: f32 = 112.0;
/// Least side of a board whose digits can be read.
const LEAST_BOARD: f32 = 26.0;
/// Share of its lane's height that is a board's side: with eight lanes in the smallest window, its digits have just
/// enough room.
const BOARD_SHARE: f32 = 0.97;

/// Places of everything in the lanes.
struct LanesPlan {
    /// The row of names, and one for each lane.
    rows: Rows,
    /// Chip, name and status of the lane.
    name: Rangef,
    board: Rangef,
    /// Curve of the lane.
    track: Rangef,
    /// Columns of figures, each ending at its right.
    columns: [Rangef; 2],
    /// Legend below the last lane.
    legend: Rect,
    /// In an upright window, the height of the line of each lane over its track, with its name and its status; 0 where
    /// that has no room.
    line: Option<f32>,
}

impl LanesPlan {
    /// Divides `body` among `lanes` lanes.
    fn of(canvas: &Canvas<'_, '_>, body: Rect, lanes: usize, columns: &[Column; 2]) -> Self {
        if canvas.is_upright() {
            return Self::upright(canvas, body, lanes, columns);
        }
        // On a phone the room of the legend is the lanes'.
        let legend = if canvas.is_phone() { 0.0 } else { LEGEND };
        let rows = Rows::of(body.with_max_y(body.bottom() - legend), canvas.target(HEAD), lanes, MAX_LANE);
        let side = (rows.height * BOARD_SHARE).min(MAX_BOARD).floor();
        let side = if side < LEAST_BOARD.max(canvas.least_board()) { 0.0 } else { side };
        let left = [Item::new(rows::name_width(body.width())), Item::new(side).after(0.0)];
        let [first, second] = columns.each_ref().map(|column| Item::new(column_width(canvas, column)));
        let row = Row::at(0, body, &left, &[second, first.after(space::L)]);
        let ([name, board], [second, first]) = (row.left, row.right);
        Self {
            name: name.x_range(),
            board: board.x_range(),
            track: row.rest.x_range().shrink(space::L),
            columns: [first.x_range(), second.x_range()],
            legend: Rect::from_min_size(rows.field().left_bottom(), vec2(body.width(), legend)),
            rows,
            line: None,
        }
    }

    /// Divides the body of an upright window: a chip, the track below a line of words, and one figure.
    fn upright(canvas: &Canvas<'_, '_>, body: Rect, lanes: usize, columns: &[Column; 2]) -> Self {
        let rows = Rows::of(body.with_max_y(body.bottom() - LEGEND), HEAD, lanes, UPRIGHT_LANE);
        let line = if rows.height >= TWO_LINES { LINE } else { 0.0 };
        let name = Rangef::new(body.left(), body.left() + rows::NAME_INDENT);
        let column = Rangef::new(body.right() - column_width(canvas, &columns[0]), body.right());
        Self {
            name,
            board: Rangef::point(name.max),
            track: Rangef::new(name.max, column.min - space::L),
            columns: [column, Rangef::point(body.right())],
            legend: Rect::from_min_size(rows.field().left_bottom(), vec2(body.width(), LEGEND)),
            rows,
            line: Some(line),
        }
    }

    /// The part of a lane's row that its curve has.
    fn track_of(&self, row: Rect) -> Rect {
        row.with_min_y(row.top() + self.line.unwrap_or_default())
    }
}

/// Returns the width of the widest content that the column can have.
fn column_width(canvas: &Canvas<'_, '_>, column: &Column) -> f32 {
    let words = widest(canvas.painter(), column.words.iter().chain([&column.head]), Type::Caption);
    let figures = column.figures.iter().map(|figure| steady(figure));
    words.max(widest(canvas.painter(), figures, Type::Title))
}

/// Width of the part of the button that opens the menu.
const MORE: f32 = 18.0;
/// Gap between both parts.
const MORE_GAP: f32 = 1.0;
/// Width of the menu.
const MENU_WIDTH: f32 = 150.0;

/// Draws the button that leads to where two lanes diverge, ending at the right of `place`; returns its left end.
fn show_divergence(canvas: &mut Canvas<'_, '_>, place: Rect) -> f32 {
    if still::is_set(canvas.ui.ctx()) {
        return place.right();
    }
    let word = canvas.say("race-difference");
    let end = place.right_center();
    let more = Align2::RIGHT_CENTER.anchor_size(end, vec2(canvas.target(MORE), looks::SMALL.height));
    let size = looks::SMALL.size(canvas.painter(), &word);
    let over = |key: Rect| Rect::from_x_y_ranges(key.x_range(), place.y_range());
    let main = Align2::RIGHT_CENTER.anchor_size(more.left_center() - vec2(MORE_GAP, 0.0), size);
    let hint = canvas.context.hint_of("race-difference-hint", const { binding("difference") });
    let button = Button::new(main, id("difference"), &word, &looks::SMALL).hint(hint).pressed_in(over(main));
    let response = canvas.press_word(button, &word);
    canvas.on_click(&response, Action::Race(RaceAction::FindDivergence(None)));
    let label = canvas.say("race-difference-with");
    let button = Button::new(more, id("difference with"), &label, &looks::SMALL).pressed_in(over(more));
    let menu_response = canvas.press(button, |ink| {
        pointer(canvas.painter(), more.center(), Vec2::DOWN, MENU_ARROW, ink);
    });
    show_rivals(canvas, &menu_response);
    menu_response.on_hover_text(label);
    main.left()
}

/// Shows a row for each lane that the chosen one can be compared with.
fn show_rivals(canvas: &mut Canvas<'_, '_>, button: &Response) {
    let others: Vec<LaneId> = canvas.context.view.rivals().collect();
    Popup::menu(button).gap(space::XS).show(|ui| {
        let size = vec2(MENU_WIDTH, canvas.target(looks::MENU_ROW.height));
        let (rect, _) = ui.allocate_exact_size(vec2(size.x, size.y * others.len() as f32), Sense::hover());
        let mut canvas = canvas.on(ui);
        for (place, other) in others.into_iter().enumerate() {
            let top = rect.top() + place as f32 * size.y;
            let row = Rect::from_min_size(pos2(rect.left(), top), size);
            if show_rival(&canvas, row, other).clicked() {
                canvas.ask(Action::Race(RaceAction::FindDivergence(Some(other))));
            }
        }
    });
}

fn show_rival(canvas: &Canvas<'_, '_>, row: Rect, other: LaneId) -> Response {
    let words =
        canvas.tell("race-difference-from", &[("other", names::lane(canvas.context.words, other).into())]);
    let button = Button::new(row, id(("difference with", other)), &words, &looks::MENU_ROW);
    canvas.press(button, |ink| {
        let painter = canvas.painter();
        let start = row.left_center() + vec2(space::XS, 0.0);
        let square = Align2::LEFT_CENTER.anchor_size(start, Vec2::splat(sizes::marks::CHIP));
        chip(painter, square, LaneMark::of(other), Fill::Solid, canvas.palette());
        let at = square.right_center() + vec2(space::S, 0.0);
        let (name, room) = (canvas.context.name(other), row.right() - at.x);
        text::line(painter, at, Align2::LEFT_CENTER, &name, Type::Figure, ink, room);
    })
}

/// Writes what the curves show, if the words have room before `end`.
fn show_title(canvas: &Canvas<'_, '_>, plan: &LanesPlan, race: &Race, end: f32) {
    let [title, note] =
        if race.keeps_paths() { ["stack", "plot-path-note"] } else { ["frontier", "plot-frontier-note"] };
    let title = canvas.say(title);
    let at = plan.rows.head.left_center();
    if at.x + text::width(canvas.painter(), &title, Type::Caption) <= end {
        let ink = canvas.palette().text_faint;
        let text_rect = text::left(canvas.painter(), at, &title, Type::Caption, ink);
        canvas.named(text_rect, "race frontier", &title).on_hover_text(canvas.say(note));
    }
}

/// Draws the names along the axis and of the columns, and the lines of the grid behind the lanes.
fn show_head(canvas: &Canvas<'_, '_>, plan: &LanesPlan, axis: &RaceAxis, race: &Race, columns: &[Column; 2]) {
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let y = plan.rows.head.center().y;
    let lines = Rangef::new(plan.rows.head.bottom() - space::XS, plan.rows.field().bottom());
    let tag = tag(canvas, plan, axis, race).expand2(vec2(space::S, 0.0));
    for (x, name) in axis.ticks() {
        let x = painter.round_to_pixel_center(x);
        painter.vline(x, lines, Stroke::new(stroke::HAIR, palette.line));
        let half = text::width(painter, &name, Type::Caption) / 2.0;
        // The first name is beside what is left of the axis, not over it.
        let middle = x.max(axis.range.min - space::XS + half);
        if !tag.x_range().intersects(Rangef::new(middle - half, middle + half)) {
            text::centred(painter, pos2(middle, y), &name, Type::Caption.font(), palette.text_faint);
        }
    }
    let notes = race::sentences::lanes::notes(race.measure, canvas.runs_in()).map(|note| canvas.say(note));
    let shown = if plan.line.is_some() { 1 } else { columns.len() };
    for (at, (column, place)) in columns.iter().zip(plan.columns).enumerate().take(shown) {
        let end = pos2(place.max, y);
        let text_rect = text::right(painter, end, &column.head, Type::Caption, palette.text_faint);
        canvas.hint(text_rect, ("lanes column", at), || notes[at].clone());
    }
    canvas
        .hint(Rect::from_x_y_ranges(axis.range, plan.rows.head.y_range()), "lanes axis", || notes[0].clone());
}

/// Height of the tag at the playhead.
const TAG: f32 = 20.0;
/// Minimum width of the tag at the playhead.
const MIN_TAG: f32 = 28.0;

/// Returns the place of the tag: over the playhead, and never beyond the ends of the axis.
fn tag(canvas: &Canvas<'_, '_>, plan: &LanesPlan, axis: &RaceAxis, race: &Race) -> Rect {
    let words = desk::amount::in_words(canvas.context.words, race.measure, race.at);
    let width = (text::width(canvas.painter(), &words, Type::Caption) + 2.0 * space::S).max(MIN_TAG);
    let room = Rangef::new(axis.range.min - space::S, axis.range.max + space::M).shrink(width / 2.0);
    let x = axis.x_of(race.at).clamp(room.min, room.max.max(room.min));
    Rect::from_center_size(pos2(x, plan.rows.head.center().y), vec2(width.ceil(), TAG))
}

/// Draws the parts beside a lane's curve into `place`: the lane, its status, the board, and the figures.
fn show_lane(canvas: &mut Canvas<'_, '_>, plan: &LanesPlan, place: Rect, race: &Race, lane: &RaceLane) {
    if race.lanes.first().is_some_and(|first| first.id != lane.id) {
        let y = canvas.painter().round_to_pixel_center(place.top());
        canvas.painter().hline(place.x_range(), y, Stroke::new(stroke::HAIR, canvas.palette().line));
    }
    if let Some(line) = plan.line {
        rows::show_over_track(canvas, place.with_max_x(plan.track.max), line, lane);
    } else {
        rows::show_realm(canvas, Rect::from_x_y_ranges(plan.name, place.y_range()), lane);
        if plan.board.span() > 0.0 {
            show_board(canvas, Rect::from_x_y_ranges(plan.board, place.y_range()), lane);
        }
    }
    let narrator = canvas.context.narrator();
    let cells = [
        race::sentences::lanes::cost(race, lane, narrator),
        race::sentences::lanes::came_to(race, lane, narrator),
    ];
    let notes = race::sentences::lanes::notes(race.measure, canvas.runs_in());
    let shown = if plan.line.is_some() { 1 } else { 2 };
    for (at, name) in ["spent", "cost"].into_iter().enumerate().take(shown) {
        show_cell(canvas, plan.columns[at], place, (name, notes[at], lane), &cells[at]);
    }
}

/// Draws the current board, faded while the search has not begun or if parity has answered it.
fn show_board(canvas: &Canvas<'_, '_>, place: Rect, lane: &RaceLane) {
    let square = Rect::from_center_size(place.center(), Vec2::splat(place.width()));
    let (tiles, goal) = (lane.board.tiles(), canvas.goal());
    let color = LaneMark::of(lane.id).color(canvas.palette());
    let face = BoardFace::still(&tiles, &goal, color);
    let face = if matches!(lane.standing, RaceStanding::Waiting | RaceStanding::AnsweredByParity) {
        face.faded()
    } else {
        face
    };
    board::paint(canvas.painter(), square, &face, canvas.palette());
    canvas.named(square, ("lane board", lane.id), &lane.board.to_string());
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
        canvas.named(text_rect, ("lane", name, lane.id), words).on_hover_text(canvas.say(note));
    }
}

/// Draws the line of the playhead through all lanes, and the cost at it.
fn show_playhead(canvas: &Canvas<'_, '_>, plan: &LanesPlan, axis: &RaceAxis, race: &Race) {
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let x = painter.round_to_pixel_center(axis.x_of(race.at));
    let pen = Stroke::new(stroke::CURVE, palette.text);
    if plan.line.is_some_and(|line| line > 0.0) {
        // It does not cross out the names over the tracks.
        for row in &plan.rows.lanes {
            painter.vline(x, plan.track_of(*row).y_range(), pen);
        }
    } else {
        painter.vline(x, Rangef::new(plan.rows.head.bottom() - space::XS, plan.rows.field().bottom()), pen);
    }
    let tag = tag(canvas, plan, axis, race);
    painter.rect_filled(tag, CornerRadius::same(radius::S), palette.text);
    let words = desk::amount::in_words(canvas.context.words, race.measure, race.at);
    text::centred(painter, tag.center(), &words, Type::Caption.font(), palette.background);
}

/// Lets a press or a drag on the track that all curves form take the race there; shows a tooltip for what lies under
/// the pointer.
fn show_track(canvas: &mut Canvas<'_, '_>, plan: &LanesPlan, axis: &RaceAxis, race: &Race) {
    let lanes = plan.rows.field();
    let place = Rect::from_x_y_ranges(axis.range, lanes.y_range()).expand2(vec2(space::S, 0.0));
    let response = canvas.ui.interact(place, id("race track"), Sense::click_and_drag());
    let label = canvas.say("race-track");
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::Slider, true, &label);
        info.value = Some(race.at as f64);
        info
    });
    let is_held = response.is_pointer_button_down_on() || response.clicked();
    if let Some(at) = response.interact_pointer_pos().filter(|_| is_held) {
        canvas.ask(Action::Seek(axis.at(at.x).min(race.longest)));
    }
    focus::ring(canvas.painter(), place, radius::S, &response, canvas.palette());
    let Some(pointer) = response.hover_pos().filter(|_| !response.dragged()) else { return };
    let x = canvas.painter().round_to_pixel_center(pointer.x);
    let hair = Stroke::new(stroke::HAIR, canvas.palette().text_faint);
    canvas.painter().vline(x, lanes.y_range(), hair);
    let under = plan.rows.lanes.iter().position(|row| row.y_range().contains(pointer.y));
    let context = canvas.context;
    response.on_hover_ui_at_pointer(|ui| {
        let at = axis.at(x).min(race.longest);
        rows::tooltip_line(
            ui,
            &desk::amount::in_words(context.words, race.measure, at),
            Type::Caption,
            context,
        );
        if let Some(lane) = under.and_then(|place| race.lanes.get(place)) {
            rows::lane_tooltip(ui, lane, context);
        }
    });
}

/// Draws the legend below the lanes: the meaning of colour, grey and flags, each beside the mark as it is drawn. Its
/// tooltip is what the height of a curve means.
fn show_legend(canvas: &Canvas<'_, '_>, plan: &LanesPlan, race: &Race) {
    let has_no_solution = race.lanes.iter().any(|lane| lane.end == Some(CurveEnd::NoSolution));
    let marks = [LegendMark::Run, LegendMark::ToRun, LegendMark::Flag, LegendMark::NoSolution];
    let marks = &marks[..marks.len() - usize::from(!has_no_solution)];
    let of = if race.keeps_paths() { CurveOf::Path } else { CurveOf::Frontier };
    let words = marks.iter().map(|mark| canvas.say(mark.message(of)));
    let words: Vec<String> = words.collect();
    let width_of = |words: &String| MARK + space::XS + text::width(canvas.painter(), words, Type::Caption);
    let places = flow(words.iter().map(width_of), space::L, f32::INFINITY);
    let mut whole = Rect::NOTHING;
    for ((mark, words), (_, x)) in marks.iter().zip(&words).zip(places) {
        let at = pos2(plan.legend.left() + x, plan.legend.center().y);
        mark.paint(canvas, at);
        let from = at + vec2(MARK + space::XS, 0.0);
        let ink = canvas.palette().text_faint;
        whole = whole.union(text::left(canvas.painter(), from, words, Type::Caption, ink));
    }
    let note = canvas.say(match of {
        CurveOf::Frontier => "race-legend-note",
        CurveOf::Path => "race-legend-note-path",
    });
    canvas.named(whole, "race legend", &words.join(" · ")).on_hover_text(note);
}

/// Mark that the legend explains.
#[derive(Clone, Copy)]
enum LegendMark {
    /// The curve as far as it has run.
    Run,
    /// The curve beyond the playhead.
    ToRun,
    /// The end of a search that has found a path.
    Flag,
    /// The end of a search that has found that no path exists.
    NoSolution,
}

/// Boards that the curves count.
#[derive(Clone, Copy)]
enum CurveOf {
    /// Boards that wait.
    Frontier,
    /// Boards on the path, where no lane keeps a frontier.
    Path,
}

impl LegendMark {
    /// Returns the id of the mark's meaning.
    const fn message(self, of: CurveOf) -> &'static str {
        match self {
            Self::Run if matches!(of, CurveOf::Path) => "race-legend-run-path",
            Self::Run => "race-legend-run",
            Self::ToRun => "race-legend-to-run",
            Self::Flag => "race-legend-finished",
            Self::NoSolution => "rung-unsolvable",
        }
    }

    /// Paints the mark with the middle of its left edge at `at`.
    fn paint(self, canvas: &Canvas<'_, '_>, at: Pos2) {
        let (painter, palette) = (canvas.painter(), canvas.palette());
        let place = Rect::from_center_size(at + vec2(MARK / 2.0, 0.0), Vec2::splat(MARK));
        match self {
            Self::Run => area(painter, place, palette.run(canvas.context.accent()), canvas.context.accent()),
            Self::ToRun => area(painter, place, palette.to_run(), palette.edge),
            Self::Flag => {
                curves::flag(painter, place.left_bottom() + vec2(1.0, 0.0), MARK, palette.text_soft);
            }
            Self::NoSolution => {
                status_mark(painter, place.center(), MARK, StatusStyle::Pruned, palette);
            }
        }
    }
}

/// Paints the fill under a curve, and its line along the lower edge.
fn area(painter: &Painter, place: Rect, fill: Color32, line: Color32) {
    painter.rect_filled(place, CornerRadius::ZERO, fill);
    painter.hline(place.x_range(), place.bottom(), Stroke::new(stroke::CURVE, line));
}
