//! A puzzle without a solution: reported at once, shown, and explained, with the progress of the search in a lane that
//! tests no parity. One button gives a goal that can be reached. For a lane that tests parity, another button starts
//! the search all the same.

use egui::{Color32, CornerRadius, Pos2, Rect, Shape, Stroke, Vec2, epaint::CubicBezierShape, pos2, vec2};
use eight_realms_app::{
    control,
    step::{
        self,
        unsolvable::{Offer, ReasonKind, Unsolvable},
    },
};
use eight_realms_core::puzzle::Inversion;

use super::plan::{BELOW_HEAD, LARGEST_BOARD, StepPlan};
use crate::gui::{
    kit::Canvas,
    theme::{Spacing, Type, radius, space, stroke},
    widgets::{
        board::{self, BoardFace},
        text,
    },
};

/// Minimum and maximum side of the start.
const START: [f32; 2] = [32.0, LARGEST_BOARD];
/// Gap between the lines of the explanation.
const GAP: f32 = space::M;
/// Minimum height with arcs that can be told apart.
const ARCS_FROM: f32 = 96.0;
/// Largest side of a tile in the line.
const TILE: f32 = 48.0;
/// Distance from the top to the highest arc, which leaves room for the head.
const HEAD: f32 = 24.0;
/// Number of tiles in the line.
const TILES: usize = 8;
/// Largest height of an arc over the whole line, as a share of its width: flatter than a half circle.
const RISE: f32 = 0.36;

/// Smallest width for the note of a button beside it.
const NOTE: f32 = 140.0;
/// Height of the tiles with their arcs on a page that scrolls.
const ARCS: f32 = 140.0;

/// Draws the page into the whole body of the stage. On a phone it scrolls: its words have no other end.
pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect) {
    if !canvas.is_phone() {
        return show_in(canvas, body);
    }
    canvas.scrolled_down("unsolvable", body, |canvas, place| show_scrolled(canvas, place, body.height()));
}

/// Draws the page from the top of `body`, as long as it is: words below the board and its title or, in a window that
/// lies, beside the board. Returns its lower end.
fn show_scrolled(canvas: &mut Canvas<'_, '_>, body: Rect, height: f32) -> f32 {
    let plan = StepPlan::of(body.with_max_y(body.top() + height), canvas.least_board());
    let side = (height - (plan.hero.top() - body.top())).min(body.width() * 0.36).max(START[0]);
    let start = Rect::from_min_size(plan.hero.min, Vec2::splat(side));
    canvas.heading(plan.head, "start", "", side);
    show_start(canvas, start);
    let page = step::unsolvable::page(canvas.context.narrator());
    let mut rest = body.with_min_x(start.right() + space::L);
    write_title(canvas, &mut rest, &page);
    if canvas.is_upright() {
        rest.min = pos2(body.left(), rest.top().max(start.bottom() + space::L));
    }
    show_rest(canvas, &mut rest, page);
    let arcs = Rect::from_min_size(rest.min + vec2(0.0, space::S), vec2(rest.width(), ARCS));
    show_inversions(canvas, arcs);
    arcs.bottom().max(start.bottom()) + space::L
}

fn show_in(canvas: &mut Canvas<'_, '_>, body: Rect) {
    let plan = StepPlan::of(body, canvas.least_board());
    let [least, largest] = START;
    let side = (body.bottom() - plan.hero.top() - space::M).min(body.width() * 0.36).clamp(least, largest);
    let start = Rect::from_min_size(plan.hero.min, Vec2::splat(side));
    canvas.heading(plan.head, "start", "", side);
    let left = start.right() + if plan.spacing == Spacing::Roomy { space::XL + space::L } else { space::XL };
    let mut rest =
        Rect::from_min_max(pos2(left, plan.head.y - BELOW_HEAD / 2.0), body.max - vec2(0.0, space::S));
    let page = step::unsolvable::page(canvas.context.narrator());
    write_title(canvas, &mut rest, &page);
    show_rest(canvas, &mut rest, page);
    rest.min.y += space::XL - GAP;
    if rest.height() >= ARCS_FROM {
        show_start(canvas, start);
        show_inversions(canvas, rest);
        return;
    }
    // Where the words take all the room, the arcs are below a smaller board.
    let arcs = ARCS_FROM + space::M + space::S;
    let small = (body.bottom() - start.top() - arcs).min(side);
    if small < least {
        show_start(canvas, start);
        return;
    }
    show_start(canvas, Rect::from_min_size(start.min, Vec2::splat(small)));
    let below = pos2(start.left(), start.top() + small + space::M);
    show_inversions(canvas, Rect::from_min_max(below, pos2(start.right(), body.bottom() - space::S)));
}

fn show_start(canvas: &Canvas<'_, '_>, rect: Rect) {
    let start = canvas.context.view.model.puzzle.start;
    let (tiles, goal) = (start.tiles(), canvas.goal());
    let face = BoardFace::still(&tiles, &goal, canvas.context.accent());
    board::paint(canvas.painter(), rect, &face, canvas.palette());
    canvas.named(rect, "board", &start.to_string());
}

fn write_title(canvas: &Canvas<'_, '_>, rest: &mut Rect, page: &Unsolvable) {
    let title = write(canvas, rest, "unsolvable", &page.title, Type::Display);
    canvas.hint(title, "unsolvable", || canvas.say("inversions-note"));
}

/// Writes the reasons and offers at the top of `rest`, and takes their room from there.
fn show_rest(canvas: &mut Canvas<'_, '_>, rest: &mut Rect, page: Unsolvable) {
    for reason in &page.reasons {
        let kind = match reason.kind {
            ReasonKind::Head => Type::Figure,
            ReasonKind::Body => Type::Body,
        };
        let text_rect = write(canvas, rest, reason.id, &reason.words, kind);
        if let Some(convention) = reason.convention {
            canvas.hint(text_rect, reason.id, || canvas.say(convention));
        }
    }
    for offer in page.offers {
        show_offer(canvas, rest, offer);
    }
}

/// Writes one paragraph at the top of `rest`, and takes its room from there.
fn write(canvas: &Canvas<'_, '_>, rest: &mut Rect, name: &str, words: &str, kind: Type) -> Rect {
    let rect = canvas.paragraph(*rest, name, words, kind);
    rest.min.y = rect.bottom() + GAP;
    rect
}

/// Draws a button and the note beside it.
fn show_offer(canvas: &mut Canvas<'_, '_>, rest: &mut Rect, offer: Offer) {
    let Offer { name, label, note_id, note, what } = offer;
    let place = Rect::from_min_size(rest.min, canvas.button_size(&label));
    let response = canvas.button(place, name, &label);
    canvas.on_click(&response, control::offered(what));
    let beside = Rect::from_min_max(pos2(place.right() + space::M, place.top()), rest.max);
    if beside.width() < NOTE {
        rest.min.y = place.bottom() + space::S;
        write(canvas, rest, note_id, &note, Type::Caption);
        return;
    }
    let height =
        if text::width(canvas.painter(), &note, Type::Caption) > beside.width() { 0.0 } else { space::S };
    let rect = canvas.paragraph(beside.translate(vec2(0.0, height)), note_id, &note, Type::Caption);
    rest.min.y = rect.bottom().max(place.bottom()) + GAP;
}

/// Draws the inversions of the start into `rect`, where they fit: its tiles in one line, and an arc for every pair in the
/// wrong order.
///
/// ```text
///      ╭───────╮
///      │ ╭───╮ │
///    2 3 4 1 5 7 6 8
/// ```
///
/// In a line the pairs can be counted even where there are 28; on the board they would be a knot.
fn show_inversions(canvas: &Canvas<'_, '_>, rect: Rect) {
    let tile = ((rect.width() / TILES as f32) * 0.8).min(TILE).min(rect.height() * 0.3).floor();
    if rect.height() < ARCS_FROM || tile < space::L {
        return;
    }
    let pairs = canvas.context.view.model.puzzle.inversions();
    let count = pairs.len().to_string();
    let (at, hint) = (pos2(rect.left(), rect.top() + space::S), canvas.say("inversions-note"));
    canvas.heading_with(at, "inversions", &count, rect.width(), &hint);
    let step = (rect.width() / TILES as f32).min(tile * 1.4);
    let rise = (rect.height() - HEAD - tile).min(step * (TILES - 1) as f32 * RISE);
    let spans =
        pairs.iter().map(|pair| number_in_line(canvas, pair.later) - number_in_line(canvas, pair.earlier));
    let highest = rise * spans.max().unwrap_or(0) as f32 / (TILES - 1) as f32;
    let line = TileRow { left: rect.left(), top: rect.top() + HEAD + highest, tile, step, rise };
    let hovered = canvas.ui.ctx().pointer_hover_pos().and_then(|at| line.tile_at(at));
    for pair in &pairs {
        arc(canvas, &line, *pair, hovered);
    }
    tiles(canvas, &line, hovered);
    name_pairs(canvas, &line, &pairs);
}

/// Placement of the tiles.
struct TileRow {
    left: f32,
    top: f32,
    tile: f32,
    step: f32,
    /// Height of an arc over the whole line.
    rise: f32,
}

impl TileRow {
    fn place(&self, number: usize) -> Rect {
        let corner = pos2(self.left + self.step * number as f32, self.top);
        Rect::from_min_size(corner, Vec2::splat(self.tile))
    }

    fn tile_at(&self, at: Pos2) -> Option<usize> {
        (0..TILES).find(|number| self.place(*number).contains(at))
    }

    fn whole(&self) -> Rect {
        self.place(0).union(self.place(TILES - 1))
    }
}

/// The number of a cell in the line, which leaves out the blank.
fn number_in_line(canvas: &Canvas<'_, '_>, cell: u8) -> usize {
    let blank = canvas.context.view.model.puzzle.start.blank();
    usize::from(cell) - usize::from(cell > blank)
}

/// Draws the arc of one pair, from tile to tile. The pairs of the tile under the pointer stand out.
fn arc(canvas: &Canvas<'_, '_>, line: &TileRow, pair: Inversion, hovered: Option<usize>) {
    let (one, other) = (number_in_line(canvas, pair.earlier), number_in_line(canvas, pair.later));
    let (from, to) = (line.place(one).center_top(), line.place(other).center_top());
    let height = line.rise * (other - one) as f32 / (TILES - 1) as f32;
    // A cubic arc rises to three quarters of its handles.
    let up = Vec2::new(0.0, -height / 0.75);
    let lean = Vec2::new((to.x - from.x) * 0.12, 0.0);
    let (width, color) = match hovered {
        Some(tile) if tile == one || tile == other => (stroke::STRONG, canvas.context.accent()),
        Some(_) => (stroke::HAIR, canvas.palette().edge),
        None => (stroke::CURVE, canvas.palette().line_among_many(canvas.context.accent())),
    };
    let points = [from, from + up + lean, to + up - lean, to];
    let shape =
        CubicBezierShape::from_points_stroke(points, false, Color32::TRANSPARENT, Stroke::new(width, color));
    canvas.painter().add(Shape::CubicBezier(shape));
}

fn tiles(canvas: &Canvas<'_, '_>, line: &TileRow, hovered: Option<usize>) {
    let start = canvas.context.view.model.puzzle.start.tiles();
    let palette = canvas.palette();
    for (number, tile) in start.into_iter().filter(|tile| *tile != 0).enumerate() {
        let place = line.place(number);
        let fill = if hovered == Some(number) { palette.hover } else { palette.tile_top };
        canvas.painter().rect_filled(place, CornerRadius::same(radius::M), fill);
        let font = Type::fitted(line.tile * 0.5);
        text::centred(canvas.painter(), place.center(), &tile.to_string(), font, palette.tile_text);
    }
}

/// Names every pair in words, for screen readers.
fn name_pairs(canvas: &Canvas<'_, '_>, line: &TileRow, pairs: &[Inversion]) {
    let start = canvas.context.view.model.puzzle.start;
    let words = |pair: &Inversion| {
        let (one, other) = (start.tile(pair.earlier), start.tile(pair.later));
        canvas.tell("inversion-pair", &[("one", one.into()), ("other", other.into())])
    };
    let all: Vec<String> = pairs.iter().map(words).collect();
    canvas.named(line.whole(), "inversions", &all.join(" · "));
}
