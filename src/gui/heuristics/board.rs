//! One board's h taken apart: what each tile contributes, where it has to go, and which tiles are in each
//! other's way.
//!
//! ```text
//! [ at the playhead | start ]
//! ┌───────────┐  h  6
//! │ 2¹ 3  1²  │  1  2
//! │ └─+2──┘   │  2  1      a bracket: tiles in each other's way
//! │ 4  5  6   │  3  0
//! │ 7  8  x   │  …
//! └───────────┘
//! ```

use egui::{Align2, Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};
use eight_realms_app::{
    heuristics::{
        HeuristicsAction, HeuristicsBoard,
        board::{BoardH, HParts},
        sentences,
    },
    model::Action,
    words::figures::tenths,
};
use eight_realms_core::heuristic::{Conflict, Line};

use super::side::{self, Head, Overestimates, SideColumn, TableRow};
use crate::gui::{
    kit::{Canvas, id},
    theme::{Palette, Type, radius, sizes::controls, space, stroke},
    widgets::{
        board::{self, BoardFace, Grid},
        segments::{self, Segment},
        text,
    },
};

/// Minimum side of a board that is drawn.
const MIN_SIDE: f32 = 72.0;

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, view: &HParts) {
    let side = SideColumn::of(canvas, body).in_sight(canvas);
    // A sum beside a column that scrolls goes on with it.
    let scrolled = if canvas.is_upright() { 0.0 } else { body.bottom() - space::XS };
    let foot = side.left.bottom().max(scrolled);
    let plan = BoardPlan::of(side.left, canvas.target(controls::segments::HEIGHT), foot);
    show_choice(canvas, plan.head);
    if plan.board.width() >= MIN_SIDE {
        show_board(canvas, plan.board, view);
        show_sum(canvas, plan.sum, view);
    }
    show_heuristics(canvas, &side, view);
}

/// Minimum and maximum width of the sum.
const SUM: [f32; 2] = [104.0, 148.0];
/// Maximum height of a row of the sum.
const HIGHEST_SUM_ROW: f32 = 24.0;
/// Number of rows of the sum: the total, eight tiles, the blank, and four lines in conflict.
const SUM_ROWS: f32 = 14.0;

/// Places of the parts of the face, by the size of the stage alone.
#[derive(Clone, Copy, Debug)]
struct BoardPlan {
    head: Rect,
    /// The board: a square.
    board: Rect,
    /// The sum of all contributions, at the right of the board.
    sum: Rect,
}

impl BoardPlan {
    /// The places in a rectangle, of which the sum may go on to its foot.
    fn of(rect: Rect, head: f32, foot: f32) -> Self {
        let head = Rect::from_min_size(rect.min, vec2(rect.width(), head));
        let room =
            Rect::from_min_max(head.left_bottom() + vec2(0.0, space::S), rect.max - vec2(0.0, space::XS));
        let side = (room.width() - SUM[0] - space::XL).min(room.height()).max(0.0);
        let board = Rect::from_min_size(room.min, Vec2::splat(side));
        let left = board.right() + space::XL;
        let right = room.right().min(left + SUM[1]);
        let height = (SUM_ROWS * HIGHEST_SUM_ROW).min(foot - space::XS - room.top());
        let sum = Rect::from_min_max(pos2(left, room.top()), pos2(right, room.top() + height));
        Self { head, board, sum }
    }
}

/// Draws the choice of the board whose h is taken apart, at the left of `rect`: the one at the playhead, or the start.
fn show_choice(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    let boards = HeuristicsBoard::ALL.map(|board| {
        let (word, hint) = match board {
            HeuristicsBoard::Playhead => ("heuristics-at-playhead", "heuristics-at-playhead-hint"),
            HeuristicsBoard::Start => ("start", "heuristics-at-start-hint"),
        };
        let (word, hint) = (canvas.say(word), canvas.say(hint));
        Segment { value: board, label: hint.clone(), word, hint }
    });
    let chosen = canvas.context.view.model.heuristics.board;
    let choice =
        segments::show(canvas.ui, rect, id("heuristics whose"), &boards, chosen, canvas.context.palette);
    if let Some(board) = choice {
        canvas.ask(Action::Heuristics(HeuristicsAction::Board(board)));
    }
}

/// Draws the board, and over it what its tiles contribute.
fn show_board(canvas: &Canvas<'_, '_>, rect: Rect, view: &HParts) {
    let grid = Grid::of(canvas.painter().pixels_per_point(), rect);
    let hovered = show_tiles(canvas, &grid, view);
    paint_arrows(canvas, &grid, view, hovered);
    paint_contributions(canvas, &grid, view);
    paint_conflicts(canvas, &grid, view);
}

/// Draws the board; returns the cell under the pointer.
fn show_tiles(canvas: &Canvas<'_, '_>, grid: &Grid, view: &HParts) -> Option<usize> {
    let (tiles, goal) = (view.board.tiles(), view.goal.tiles());
    let face = BoardFace::still(&tiles, &goal, canvas.context.accent());
    board::paint(canvas.painter(), grid.outer(), &face, canvas.palette());
    canvas.named(grid.outer(), "heuristics board", &view.board.to_string());
    let convention = sentences::counts(canvas.context.words, canvas.context.view.model.heuristics.heuristic);
    let mut hovered = None;
    for cell in 0..tiles.len() {
        let words = sentences::tile(canvas.context.words, view, cell);
        let response = canvas.named(grid.cell(cell), ("heuristics tile", cell), &words);
        if response.hovered() {
            hovered = Some(cell);
        }
        response.on_hover_text([words.as_str(), &convention].join("\n"));
    }
    hovered
}

/// Share of the tile's side by which an arrow bows: usually, and over a tile that lies between.
const BOW: [f32; 2] = [0.26, 0.3];
/// Share of the arrow's length at which it begins and ends: beside the tile's number, and before the cell's middle.
const FROM_TO: [f32; 2] = [0.2, 0.84];
/// Segments of an arrow's curve.
const POINTS: usize = 20;
/// Share of the tile's side that is the length of an arrow's head, and half its width.
const ARROW_HEAD: [f32; 2] = [0.13, 0.055];
/// Share of an arrow's colour that is left when the pointer is on another tile.
const DIM: f32 = 0.35;

/// Paints arrows from each tile to the cell where it belongs in the goal, for heuristics that count steps; for other
/// heuristics only that of the tile under the pointer. They bow to one side, so that two tiles that belong in each
/// other's places have two arrows, and no number is crossed out.
fn paint_arrows(canvas: &Canvas<'_, '_>, grid: &Grid, view: &HParts, hovered: Option<usize>) {
    let goal_places = view.goal.places();
    for (cell, tile) in view.board.tiles().into_iter().enumerate().filter(|(_, tile)| *tile != 0) {
        let home = usize::from(goal_places[usize::from(tile)]);
        let is_hovered = hovered == Some(cell);
        if home == cell || !(is_hovered || canvas.context.view.model.heuristics.heuristic.counts_steps()) {
            continue;
        }
        let palette = canvas.palette();
        let (color, width) = match hovered {
            None => (palette.text_soft, stroke::CURVE),
            Some(_) if is_hovered => (canvas.context.accent(), stroke::STRONG),
            Some(_) => (Palette::mix(palette.tile_bottom, palette.text_soft, DIM), stroke::CURVE),
        };
        arrow(canvas.painter(), grid, [cell, home], Stroke::new(width, color));
    }
}

fn arrow(painter: &Painter, grid: &Grid, [from, to]: [usize; 2], pen: Stroke) {
    let tile = grid.tile();
    let ends = [from, to].map(|cell| grid.cell(cell).center());
    let along = ends[1] - ends[0];
    let is_over_a_tile = is_straight(from, to) && along.length() > 1.5 * tile;
    let bow = tile * BOW[usize::from(is_over_a_tile)] * 2.0;
    let middle = ends[0] + along / 2.0 + along.normalized().rot90() * bow;
    let at = |t: f32| bend([ends[0], middle, ends[1]], t);
    let step = |number: usize| FROM_TO[0] + (FROM_TO[1] - FROM_TO[0]) * number as f32 / POINTS as f32;
    let points: Vec<Pos2> = (0..=POINTS).map(|number| at(step(number))).collect();
    let tip = at(FROM_TO[1]);
    let direction = (tip - at(FROM_TO[1] - 0.06)).normalized();
    let length = ARROW_HEAD[0] * tile;
    let neck = tip - direction * length;
    painter.add(Shape::line(trimmed(points, neck, length), pen));
    arrow_head(painter, [tip, neck], direction, tile, pen.color);
}

/// Whether two cells lie in one row or column.
const fn is_straight(one: usize, other: usize) -> bool {
    one / 3 == other / 3 || one % 3 == other % 3
}

/// Returns the point at `t`, from 0 to 1, of the quadratic Bézier curve whose control point is `by`.
fn bend([from, by, to]: [Pos2; 3], t: f32) -> Pos2 {
    from.lerp(by, t).lerp(by.lerp(to, t), t)
}

/// Returns the points without the part of the line that the head covers.
fn trimmed(mut points: Vec<Pos2>, neck: Pos2, length: f32) -> Vec<Pos2> {
    let tip = points.last().copied().unwrap_or(neck);
    points.retain(|point| point.distance(tip) > length);
    points.push(neck);
    points
}

fn arrow_head(painter: &Painter, [tip, neck]: [Pos2; 2], direction: Vec2, tile: f32, color: Color32) {
    let side = direction.rot90() * ARROW_HEAD[1] * tile;
    painter.add(Shape::convex_polygon(vec![tip, neck + side, neck - side], color, Stroke::NONE));
}

/// Minimum and maximum height of a contribution's background.
const CONTRIBUTION: [f32; 2] = [13.0, 26.0];
/// Share of a tile's side that is the height of a contribution's background.
const CONTRIBUTION_SHARE: f32 = 0.24;
/// Share of its background's height that is the size of a contribution.
const CONTRIBUTION_FIGURE: f32 = 0.74;
/// Side of a tile whose number fills it.
const SMALL_TILE: f32 = 46.0;
/// Share of a tile's side between its corner and the background.
const CONTRIBUTION_INSET: f32 = 0.05;

/// Draws the contributions, each in the corner of its tile, except those of zero.
fn paint_contributions(canvas: &Canvas<'_, '_>, grid: &Grid, view: &HParts) {
    for cell in (0..9).filter(|cell| view.parts.cells[*cell] > 0) {
        contribution_badge(canvas, grid.cell(cell), &sentences::contribution(view, cell), grid.tile());
    }
}

fn contribution_badge(canvas: &Canvas<'_, '_>, cell: Rect, figure: &str, tile: f32) {
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let [least, most] = CONTRIBUTION;
    let least = canvas.least_figure(least * CONTRIBUTION_FIGURE) / CONTRIBUTION_FIGURE;
    let height = (tile * CONTRIBUTION_SHARE).clamp(least, most);
    let font = Type::fitted(height * CONTRIBUTION_FIGURE);
    let wide = painter.layout_no_wrap(figure.to_owned(), font.clone(), palette.text).size().x;
    let size = vec2((wide + height * 0.5).max(height), height);
    // On a small tile it leaves the corner, so that the tile's number stays free.
    let inset = if tile < SMALL_TILE { -2.0 } else { (tile * CONTRIBUTION_INSET).round() };
    let place = Rect::from_min_size(pos2(cell.right() - inset - size.x, cell.top() + inset), size);
    let corners = CornerRadius::same((height / 2.0) as u8);
    painter.rect_filled(place.expand(stroke::CURVE), corners, palette.tile_top);
    painter.rect_filled(place, corners, palette.text);
    text::centred(painter, place.center(), figure, font, Palette::text_on(palette.text));
}

/// Minimum and maximum height of the badge with what a conflict adds.
const CONFLICT: [f32; 2] = [13.0, 24.0];
/// Share of a tile's side that is the height of the badge with what a conflict adds.
const CONFLICT_SHARE: f32 = 0.21;
/// Share of a tile's side between a bracket and the lower or left edges of its tiles.
const BRACKET_INSET: f32 = 0.11;
/// Share of a tile's side that is the length of a bracket's ends.
const BRACKET_ENDS: f32 = 0.1;
/// Share of a tile's side by which the outline of a tile that is taken out runs within it.
const OUTLINE_INSET: f32 = 0.05;
/// Dash and gap of that outline.
const TAKEN_OUT_DASH: [f32; 2] = [5.0, 3.5];

/// Paints tiles that are in each other's way: a bracket from tile to tile along their line with the moves that it adds,
/// and a dashed outline around each tile that would have to be taken out.
fn paint_conflicts(canvas: &Canvas<'_, '_>, grid: &Grid, view: &HParts) {
    for conflict in &view.parts.conflicts {
        for cell in cells(view, &conflict.taken_out) {
            let outline = grid.cell(cell).shrink(grid.tile() * OUTLINE_INSET);
            taken_out(canvas.painter(), outline, canvas.palette());
        }
    }
    for conflict in &view.parts.conflicts {
        bracket(canvas, grid, view, conflict);
    }
}

/// Returns the cells on which the tiles lie.
fn cells<'a>(view: &'a HParts, tiles: &'a [u8]) -> impl Iterator<Item = usize> + 'a {
    let places = view.board.places();
    tiles.iter().map(move |tile| usize::from(places[usize::from(*tile)]))
}

/// Draws a dashed outline.
fn taken_out(painter: &Painter, rect: Rect, palette: &Palette) {
    let corners =
        [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom(), rect.left_top()];
    let pen = Stroke::new(stroke::FOCUS, palette.text);
    painter.extend(Shape::dashed_line(&corners, pen, TAKEN_OUT_DASH[0], TAKEN_OUT_DASH[1]));
}

/// Draws a bracket, below the numbers of a row or at the left of those of a column.
fn bracket(canvas: &Canvas<'_, '_>, grid: &Grid, view: &HParts, conflict: &Conflict) {
    let tiles = conflict.tiles(view.board);
    let side = grid.tile();
    let (away, end) = match conflict.line {
        Line::Row(_) => (vec2(0.0, side * (0.5 - BRACKET_INSET)), vec2(0.0, -side * BRACKET_ENDS)),
        Line::Column(_) => (vec2(-side * (0.5 - BRACKET_INSET), 0.0), vec2(side * BRACKET_ENDS, 0.0)),
    };
    let stops: Vec<Pos2> = cells(view, &tiles).map(|cell| grid.cell(cell).center() + away).collect();
    let (Some(first), Some(last)) = (stops.first(), stops.last()) else { return };
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let pen = |width: f32, color| Stroke::new(width, color);
    for pen in [pen(stroke::STRONG + 2.0, palette.tile_bottom), pen(stroke::STRONG, palette.text)] {
        painter.line_segment([*first, *last], pen);
        for stop in &stops {
            painter.line_segment([*stop, *stop + end], pen);
        }
    }
    let place = conflict_badge(painter, first.lerp(*last, 0.5), conflict.extra(), side, palette);
    let words = sentences::conflict(canvas.context.words, conflict, &tiles);
    canvas.named(place, ("conflict", conflict.line), &words).on_hover_text(words);
}

/// Draws what the conflict adds, in the middle of the bracket.
fn conflict_badge(painter: &Painter, at: Pos2, extra: u16, tile: f32, palette: &Palette) -> Rect {
    let figure = format!("+{extra}");
    let [least, most] = CONFLICT;
    let height = (tile * CONFLICT_SHARE).clamp(least, most);
    let font = Type::fitted(height * 0.7);
    let wide = painter.layout_no_wrap(figure.clone(), font.clone(), palette.text).size().x;
    let place = Rect::from_center_size(at, vec2(wide + height * 0.6, height));
    let edge = Stroke::new(stroke::CURVE, palette.text);
    painter.rect(place, CornerRadius::same(radius::S), palette.panel, edge, StrokeKind::Inside);
    text::centred(painter, place.center(), &figure, font, palette.text);
    place
}

/// Minimum height of a row of the sum that can be read.
const MIN_SUM_ROW: f32 = 9.0;
/// Share of a row's height that is the side of a tile's sign.
const SIGN: f32 = 0.8;
/// Share of a sign's side that is the size of its number.
const SIGN_FONT: f32 = 0.66;

/// Draws the total, the parts of tiles 1 to 8 and of the blank where it is counted, and what conflicts add.
fn show_sum(canvas: &Canvas<'_, '_>, rect: Rect, view: &HParts) {
    let height = rect.height() / SUM_ROWS;
    if height < MIN_SUM_ROW {
        return;
    }
    let mut row = Rect::from_min_size(rect.min, vec2(rect.width(), height));
    let total = tenths(view.parts.unit.in_moves(view.parts.total()));
    sum_line(canvas, row, "h", &total, Type::Title);
    canvas
        .named(row, "heuristics sum", &format!("h = {total}"))
        .on_hover_text(canvas.say("heuristics-h-hint"));
    for (tile, cell) in sentences::summands(canvas.context.view.model.heuristics.heuristic, view) {
        row = row.translate(vec2(0.0, height));
        tile_sign(canvas, row, tile);
        let part = sentences::contribution(view, cell);
        sum_figure(canvas, row, &part, if part == "0" { Ink::Faint } else { Ink::Full }, Type::Figure);
    }
    let parts = Rect::from_min_max(rect.min + vec2(0.0, height), row.max);
    canvas.hint(parts, "heuristics parts", || {
        sentences::counts(canvas.context.words, canvas.context.view.model.heuristics.heuristic)
    });
    for conflict in &view.parts.conflicts {
        row = row.translate(vec2(0.0, height));
        sum_line(
            canvas,
            row,
            &sentences::line(canvas.context.words, conflict.line),
            &format!("+ {}", conflict.extra()),
            Type::Figure,
        );
        let tiles = conflict.tiles(view.board);
        let words = sentences::conflict(canvas.context.words, conflict, &tiles);
        canvas.hint(row, ("conflict", conflict.line), || words);
    }
}

/// Strength of a figure's colour.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ink {
    Full,
    Faint,
}

fn sum_line(canvas: &Canvas<'_, '_>, row: Rect, words: &str, number: &str, kind: Type) {
    let ink = canvas.palette().text;
    let at = row.left_center();
    text::line(canvas.painter(), at, Align2::LEFT_CENTER, words, kind, ink, row.width());
    sum_figure(canvas, row, number, Ink::Full, kind);
}

fn sum_figure(canvas: &Canvas<'_, '_>, row: Rect, figure: &str, ink: Ink, kind: Type) {
    let palette = canvas.palette();
    let color = if ink == Ink::Full { palette.text } else { palette.text_faint };
    let end = pos2(row.right() - space::S, row.center().y);
    text::line(canvas.painter(), end, Align2::RIGHT_CENTER, figure, kind, color, row.width());
}

/// Draws a small tile, or the hollow of the blank.
fn tile_sign(canvas: &Canvas<'_, '_>, row: Rect, tile: u8) {
    let palette = canvas.palette();
    let side = (row.height() * SIGN).floor();
    if canvas.is_phone() && side * SIGN_FONT < Type::Key.font().size {
        // A row this low has the number alone.
        let name = if tile > 0 { tile.to_string() } else { String::new() };
        text::left(canvas.painter(), row.left_center(), &name, Type::Tick, palette.text_soft);
        return;
    }
    let place = Align2::LEFT_CENTER.anchor_size(row.left_center(), Vec2::splat(side));
    let fill = if tile == 0 { palette.sunken } else { palette.raised };
    canvas.painter().rect_filled(place, CornerRadius::same(radius::S), fill);
    if tile > 0 {
        let font = Type::fitted(side * SIGN_FONT);
        text::centred(canvas.painter(), place.center(), &tile.to_string(), font, palette.text_soft);
    }
}

/// Width of the column of h.
const H_COLUMN: f32 = 48.0;
/// Width of the column of h* − h.
const ERROR_COLUMN: f32 = 48.0;

/// The columns of figures.
const HEADS: [Head; 2] = [
    Head { word: "heuristics-h", hint: "heuristics-h-hint", width: H_COLUMN },
    Head { word: "heuristics-error", hint: "heuristics-board-error-hint", width: ERROR_COLUMN },
];

/// Draws what every heuristic returns, and in words what the selected one counts.
fn show_heuristics(canvas: &mut Canvas<'_, '_>, side: &SideColumn, view: &HParts) {
    let rows: Vec<TableRow> = view.rows.iter().map(row).collect();
    side::show_table(canvas, side, &HEADS, &rows);
    let below = side::show_weight(canvas, side);
    explain(canvas, below, side.row, view);
}

fn row(board: &BoardH) -> TableRow {
    let error = board.error.map_or_else(String::new, tenths);
    let over =
        if board.error.is_some_and(|error| error < 0.0) { Overestimates::Yes } else { Overestimates::No };
    TableRow { heuristic: board.heuristic, figures: [tenths(board.h), error], over }
}

/// Writes the true distance, and what the heuristic counts, from the top of `rect`.
fn explain(canvas: &Canvas<'_, '_>, rect: Rect, row: f32, view: &HParts) {
    let words = canvas.say("heuristics-true-distance");
    let figure =
        view.distance.map_or_else(|| canvas.say("heuristics-no-solution"), |distance| distance.to_string());
    let place = Rect::from_min_size(rect.min, vec2(rect.width(), row));
    let left = pos2(place.left() + space::S, place.center().y);
    let (painter, palette) = (canvas.painter(), canvas.palette());
    text::left(painter, left, &words, Type::Body, palette.text_soft);
    let end = pos2(place.right() - space::S, place.center().y);
    let room = place.width() / 2.0;
    text::line(painter, end, Align2::RIGHT_CENTER, &figure, Type::Title, palette.text, room);
    let response = canvas.named(place, "heuristics true distance", &format!("{words}: {figure}"));
    response.on_hover_text(canvas.say("heuristics-true-distance-hint"));
    let words = sentences::counts(canvas.context.words, canvas.context.view.model.heuristics.heuristic);
    let below = rect.with_min_y(place.bottom() + space::S).shrink2(vec2(space::S, 0.0));
    let text_rect = canvas.paragraph(below, "heuristics counts", &words, Type::Body);
    if !view.parts.conflicts.is_empty() {
        explain_outline(canvas, below.with_min_y(text_rect.bottom() + space::S), row);
    }
}

/// Explains the dashed outline, where the words have room; each bracket explains it too.
fn explain_outline(canvas: &Canvas<'_, '_>, rect: Rect, row: f32) {
    let side = (row * SIGN).floor();
    let beside = rect.with_min_x(rect.left() + side + space::S);
    let words = canvas.say("heuristics-taken-out");
    let (font, ink) = (Type::Caption.font(), canvas.palette().text_faint);
    if canvas.painter().layout(words.clone(), font, ink, beside.width().max(1.0)).size().y > rect.height() {
        return;
    }
    let at = pos2(rect.left(), rect.top() + row / 2.0);
    taken_out_sign(canvas.painter(), at, side, canvas.palette());
    canvas.paragraph(beside, "heuristics taken out", &words, Type::Caption);
}

/// Draws the outline alone, as a sign in front of words: `size` large, its left middle at `at`.
fn taken_out_sign(painter: &Painter, at: Pos2, size: f32, palette: &Palette) {
    taken_out(painter, Rect::from_min_size(pos2(at.x, at.y - size / 2.0), Vec2::splat(size)), palette);
}
