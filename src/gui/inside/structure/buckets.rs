//! Realm 7b: a bucket for each f and g.
//!
//! ```text
//!  g                                   ┌ entry ┐ taken out
//!  12 .  .  3  .  .                    └───────┘ 12 + 5 = 17
//!  11 .  .  9  .  1                    6 buckets looked at
//!  10 2──▸. ▸4  .  7                   queue of f 17, g 12: the first one is taken
//!     9 10 11 12 13  f                 ▦ ▦ ▦ ▦ …
//! ```
//!
//! The plane covers the f and g of the whole recording, rounded up, so that a bucket keeps its place.

use egui::{Align2, CornerRadius, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};
use eight_realms_app::words::figures;
use eight_realms_core::{
    realm::{TieOrder, Validity},
    replay::{
        MarkKind,
        structures::{BucketInHand, BucketSize, BucketsMoment, Operation, QueueEntry},
    },
};

use super::{
    entry::{self, Handling},
    is_column,
    progress::ShownStructure,
};
use crate::gui::{
    kit::{Canvas, Gaps, Slots, cost, ellipsis, ring},
    theme::{Palette, StatusStyle, Type, break_point, radius, space, stroke},
    widgets::{
        board::{self, BoardFace},
        marks::pointer,
        text,
    },
};

/// Width of the queue: on a narrow stage, and on a wide one.
const SIDE: [f32; 2] = [166.0, 220.0];

/// Least height of the plane in the hand, whose figures are legible.
pub const PLANE: f32 = 380.0;
/// Height of the event and its queue, where they stand below the plane.
const EVENT_BELOW: f32 = 200.0;
/// Least height of all of it one below the other.
pub const COLUMN_HEIGHT: f32 = PLANE + EVENT_BELOW;

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, shown: &ShownStructure<'_>, moment: &BucketsMoment) {
    let (place, side) = if is_column(canvas, body.width()) {
        let side = body.with_min_y(body.bottom() - EVENT_BELOW);
        (body.with_max_y(side.top() - space::M), side)
    } else {
        let wide = usize::from(body.width() >= break_point::WIDE_STRUCTURE);
        let side = body.with_min_x(body.right() - SIDE[wide]);
        (body.with_max_x(side.left() - space::XL), side)
    };
    let plane = Plane::of(canvas, place, moment);
    let sizes = sizes(shown, moment);
    show_plane(canvas, &plane, sizes);
    show_pointer(canvas, &plane, shown, moment);
    canvas.named(plane.cells, "buckets", &words(canvas, sizes));
    show_event(canvas, side, shown, moment);
    show_hint(canvas, &plane, sizes);
}

/// The buckets before the event, or after it once it is done.
fn sizes<'m>(shown: &ShownStructure<'_>, moment: &'m BucketsMoment) -> &'m [BucketSize] {
    if entry::is_handled(shown) { &moment.after } else { &moment.before }
}

/// Width of the values of g.
const G_AXIS: f32 = 26.0;
/// Height of the values of f.
const F_AXIS: f32 = 18.0;
/// Height of the head over the plane.
const HEAD: f32 = 24.0;
/// Multiples, in moves, to which the columns of f and the rows of g are rounded up.
const GROWTH: [usize; 2] = [8, 4];

/// Placement of the buckets.
struct Plane {
    cells: Rect,
    /// The lowest f.
    first: u16,
    columns: usize,
    rows: usize,
    per_move: u16,
}

impl Plane {
    /// The plane of all f and g of the recording, rounded up.
    fn of(canvas: &Canvas<'_, '_>, rect: Rect, moment: &BucketsMoment) -> Self {
        let lane = canvas.context.view.model.chosen_lane();
        let per_move = cost::unit(canvas).per_move();
        let expanded = lane.recording.marks().iter().filter_map(|mark| match mark.kind {
            MarkKind::F(f) => Some(f),
            _ => None,
        });
        let sizes = moment.after.iter().chain(&moment.before);
        let f = sizes.clone().map(|size| size.f).chain(expanded);
        let (first, last) = (f.clone().min().unwrap_or_default(), f.max().unwrap_or_default());
        let solved = lane.recording.edge().tally.solved.map_or(0, usize::from);
        let deepest = sizes.map(|size| usize::from(size.g)).max().unwrap_or_default().max(solved);
        let moves = usize::from((last - first) / per_move) + 1;
        let columns = moves.next_multiple_of(GROWTH[0]) * usize::from(per_move);
        let rows = (deepest + 1).next_multiple_of(GROWTH[1]);
        let cells = Rect::from_min_max(rect.min + vec2(G_AXIS, HEAD), rect.max - vec2(0.0, F_AXIS));
        Self { cells, first, columns, rows, per_move }
    }

    fn size(&self) -> Vec2 {
        self.cells.size() / vec2(self.columns as f32, self.rows as f32)
    }

    /// The place of a bucket.
    fn rect(&self, f: u16, g: u8) -> Rect {
        let size = self.size();
        let column = f32::from(f.saturating_sub(self.first));
        let corner = self.cells.left_bottom() + size * vec2(column, -f32::from(g) - 1.0);
        Rect::from_min_size(corner, size)
    }

    /// The f and g at a place.
    fn at(&self, place: Pos2) -> (u16, u8) {
        let away = (place - self.cells.left_bottom()) / self.size();
        (self.first + away.x.max(0.0) as u16, (-away.y).max(0.0) as u8)
    }
}

/// Draws the plane of buckets, f across and g up, with the number of entries in each.
fn show_plane(canvas: &Canvas<'_, '_>, plane: &Plane, sizes: &[BucketSize]) {
    show_head(canvas, plane);
    show_axes(canvas, plane);
    for size in sizes {
        show_bucket(canvas, plane, size);
    }
}

fn show_head(canvas: &Canvas<'_, '_>, plane: &Plane) {
    let at = pos2(plane.cells.left() - G_AXIS, plane.cells.top() - HEAD / 2.0);
    let note = canvas.say("lists-plane-axes");
    let width = plane.cells.right() - at.x;
    canvas.heading_with(at, "lists-plane", &note, width, &canvas.say("lists-plane-note"));
}

/// Smallest distance between two values of g.
const G_LINE: f32 = 13.0;

/// Writes f below the columns and g beside the rows, as many values as fit, and frames the plane.
fn show_axes(canvas: &Canvas<'_, '_>, plane: &Plane) {
    let (size, ink) = (plane.size(), canvas.palette().text_faint);
    let every = |room: f32, step: f32| (room / step).ceil().max(1.0) as usize;
    let moves = size.x * f32::from(plane.per_move);
    let widest = cost::figure(canvas, plane.first + plane.columns as u16);
    let room = text::width(canvas.painter(), &widest, Type::Tick) + space::XS;
    let columns = plane.columns / usize::from(plane.per_move);
    for column in (0..columns).step_by(every(room, moves)) {
        let f = plane.first + column as u16 * plane.per_move;
        let at = pos2(plane.rect(f, 0).center().x, plane.cells.bottom() + F_AXIS / 2.0);
        let figure = cost::figure(canvas, f);
        text::line(canvas.painter(), at, Align2::CENTER_CENTER, &figure, Type::Tick, ink, room);
    }
    for row in (0..plane.rows).step_by(every(G_LINE, size.y)) {
        let at = pos2(plane.cells.left() - space::S, plane.rect(plane.first, row as u8).center().y);
        text::right(canvas.painter(), at, &row.to_string(), Type::Tick, ink);
    }
    let pen = Stroke::new(stroke::HAIR, canvas.palette().line);
    canvas.painter().rect_stroke(plane.cells, CornerRadius::ZERO, pen, StrokeKind::Outside);
}

/// Smallest side of a bucket with a gap around it.
const GAPS_FROM: f32 = 6.0;
/// Smallest and largest font size of a figure.
const FIGURE: [f32; 2] = [8.0, 12.0];
/// Width of a digit as a share of the font size.
const LETTER: f32 = 0.64;
/// Share of the realm's colour in a bucket with one entry, and in one with many.
const COLOR: [f32; 2] = [0.18, 0.75];
/// Smallest number of entries at which a bucket has the strongest colour.
const MANY: f32 = 64.0;
/// Smallest share of the realm's colour on which a figure is written in full text colour.
const STRONG_FROM: f32 = 0.3;

fn show_bucket(canvas: &Canvas<'_, '_>, plane: &Plane, size: &BucketSize) {
    let palette = canvas.palette();
    let place = plane.rect(size.f, size.g);
    let gap = if place.size().min_elem() >= GAPS_FROM { 1.0 } else { 0.0 };
    let rect = place.shrink(gap);
    let corners = CornerRadius::same(radius::XS);
    if size.entries == 0 {
        let color = Palette::mix(palette.background, palette.line, 0.5);
        canvas.painter().rect_filled(rect, corners, color);
        return;
    }
    let share = (size.entries as f32).ln() / MANY.ln();
    let share = COLOR[0] + (COLOR[1] - COLOR[0]) * share.min(1.0);
    canvas.painter().rect_filled(rect, corners, Palette::mix(palette.raised, canvas.context.accent(), share));
    if size.void > 0 && gap > 0.0 {
        let pen = Stroke::new(stroke::HAIR, palette.status_color(StatusStyle::Duplicate));
        canvas.painter().rect_stroke(rect, corners, pen, StrokeKind::Inside);
    }
    let figure = figures::grouped(size.entries.into());
    let fitting = (rect.width() - 2.0) / (LETTER * figure.chars().count() as f32);
    let font = fitting.min(FIGURE[1]).min(rect.height());
    if font >= canvas.least_figure(FIGURE[0]) {
        let ink = if share >= STRONG_FROM { palette.text } else { palette.text_soft };
        text::centred(canvas.painter(), rect.center(), &figure, Type::fitted(font), ink);
    }
}

/// Radius of the mark of an empty bucket that is looked at.
const LOOK: f32 = 4.0;

/// Draws the pointer that looks, bucket by bucket, for the next one that is not empty.
fn show_pointer(canvas: &Canvas<'_, '_>, plane: &Plane, shown: &ShownStructure<'_>, moment: &BucketsMoment) {
    let looked: Vec<(Rect, bool)> = looked_at(plane, shown);
    let color = |is_done: bool| {
        let accent = canvas.context.accent();
        if is_done { accent } else { entry::pale(canvas, accent) }
    };
    for pair in looked.windows(2) {
        let ends = [pair[0].0.center(), pair[1].0.center()];
        let pen = Stroke::new(stroke::FOCUS, color(pair[1].1));
        canvas.painter().line_segment(ends, pen);
    }
    for (place, is_done) in &looked {
        let radius = LOOK.min(place.size().min_elem() / 2.0);
        let ink = canvas.palette().background;
        canvas.painter().circle(place.center(), radius, ink, Stroke::new(stroke::CURVE, color(*is_done)));
    }
    show_found(canvas, plane, shown, moment);
    // The position nearly always gives away which bucket comes next.
    if !canvas.context.view.model.has_open_question() {
        show_position(canvas, plane, shown, moment);
    }
}

/// The empty buckets that the event looks at, in turn, each with whether that look is done.
fn looked_at(plane: &Plane, shown: &ShownStructure<'_>) -> Vec<(Rect, bool)> {
    let operations = shown.moment.operations.iter().enumerate();
    let looks = operations.filter_map(|(number, operation)| match *operation {
        Operation::BucketLookedAt { f, g, entries: 0 } => Some((plane.rect(f, g), number < shown.done)),
        _ => None,
    });
    looks.collect()
}

/// Draws a ring around the bucket that an entry is taken from or put into.
fn show_found(canvas: &Canvas<'_, '_>, plane: &Plane, shown: &ShownStructure<'_>, moment: &BucketsMoment) {
    let Some(bucket) = &moment.in_hand else { return };
    let color = if moment.put.is_some() {
        canvas.palette().status_color(StatusStyle::Open)
    } else {
        canvas.context.accent()
    };
    let is_done = entry::is_handled(shown);
    let color = if is_done { color } else { entry::pale(canvas, color) };
    let place = plane.rect(bucket.f, bucket.g);
    let pen = Stroke::new(stroke::FOCUS, color);
    canvas.painter().rect_stroke(place, CornerRadius::same(radius::XS), pen, StrokeKind::Outside);
}

/// Size of the pointer.
const POINTER: f32 = 9.0;

/// Draws a triangle at the left of a bucket: the one looked at last or, once the event is done, the one looked at first
/// next time.
fn show_position(canvas: &Canvas<'_, '_>, plane: &Plane, shown: &ShownStructure<'_>, moment: &BucketsMoment) {
    let is_done = shown.is_done();
    let (f, g) = if is_done { moment.position_after } else { last_look(shown, moment) };
    let place = plane.rect(f, g);
    let size = POINTER;
    let room = Rect::from_min_size(pos2(place.left() - size, place.top()), Vec2::new(size, place.height()));
    let at = Align2::CENTER_CENTER.pos_in_rect(&room);
    pointer(canvas.painter(), at, Vec2::RIGHT, size, canvas.palette().text);
    canvas.hint(room, "bucket pointer", || canvas.say("lists-pointer-note"));
}

/// f and g of the bucket looked at last, while the event is not done.
fn last_look(shown: &ShownStructure<'_>, moment: &BucketsMoment) -> (u16, u8) {
    let look = |operation: &Operation| match *operation {
        Operation::BucketLookedAt { f, g, .. } => Some((f, g)),
        _ => None,
    };
    shown.operations().iter().rev().find_map(look).unwrap_or(moment.position_before)
}

/// Describes the buckets with entries, the lowest first: `12 buckets with entries: f 17 g 12: 3, …`.
fn words(canvas: &Canvas<'_, '_>, sizes: &[BucketSize]) -> String {
    let filled = sizes.iter().filter(|size| size.entries > 0);
    let list = filled.clone().map(|size| {
        let f = cost::figure(canvas, size.f);
        format!("f {f} g {}: {}", size.g, size.entries)
    });
    let list = list.collect::<Vec<_>>().join(", ");
    canvas.tell("lists-buckets-words", &[("buckets", filled.count().into()), ("list", list.into())])
}

/// Largest side of the board of the event's entry.
const BOARD: f32 = 68.0;
/// Height of a line.
const LINE: f32 = 22.0;

/// Draws the entry of the event, and the queue of the bucket that it is taken from or put into.
fn show_event(canvas: &Canvas<'_, '_>, rect: Rect, shown: &ShownStructure<'_>, moment: &BucketsMoment) {
    if let Some(event) = Handling::of(shown, moment.put, moment.taken) {
        let corner = rect.translate(vec2(space::XS, space::XS));
        let board = BOARD.min(rect.height() / 4.0);
        entry::show_handled(canvas, corner.with_max_x(rect.right()), board, event, shown);
        show_looks(canvas, pos2(rect.left(), rect.top() + board + space::XL), rect.width(), shown);
    }
    let Some(bucket) = &moment.in_hand else { return };
    let board = BOARD.min(rect.height() / 4.0);
    let below = rect.with_min_y(rect.top() + board + space::XL + LINE);
    show_queue(canvas, below, bucket, shown, moment);
}

/// Says how many buckets the event looks at.
fn show_looks(canvas: &Canvas<'_, '_>, at: Pos2, width: f32, shown: &ShownStructure<'_>) {
    let looks = |operation: &Operation| matches!(operation, Operation::BucketLookedAt { .. });
    if !shown.moment.operations.iter().any(looks) {
        return;
    }
    let words = entry::counted(canvas, shown, ["lists-looks", "lists-looks-of"], looks);
    let ink = canvas.palette().text_soft;
    let rect = text::line(canvas.painter(), at, Align2::LEFT_CENTER, &words, Type::Caption, ink, width);
    canvas.named(rect, "buckets looked at", &words);
    canvas.hint(rect, "buckets looked at", || canvas.say("lists-looks-note"));
}

/// Side of a board in the queue.
const QUEUED: f32 = 40.0;

/// Draws the boards of the queue, the oldest first.
fn show_queue(
    canvas: &Canvas<'_, '_>,
    rect: Rect,
    bucket: &BucketInHand,
    shown: &ShownStructure<'_>,
    moment: &BucketsMoment,
) {
    let is_done = entry::is_handled(shown);
    let queue = if is_done { &bucket.after } else { &bucket.before };
    let at = pos2(rect.left(), rect.top() + LINE / 2.0);
    let f = cost::figure(canvas, bucket.f);
    let arguments = [("f", f.into()), ("g", bucket.g.into()), ("entries", queue.len().into())];
    let note = canvas.tell("lists-queue-of", &arguments);
    let message = match canvas.context.view.model.chosen_settings().tie_order {
        TieOrder::Fifo => "lists-queue-note-fifo",
        TieOrder::Lifo => "lists-queue-note-lifo",
    };
    canvas.heading_with(at, "lists-queue", &note, rect.width(), &canvas.say(message));
    let boards = rect.with_min_y(rect.top() + LINE + space::XS);
    let gaps = Gaps { between: space::S, below: 0.0 };
    let boards = boards.shrink2(vec2(space::XS, space::XS));
    let slots = Slots::of(boards, QUEUED.max(canvas.least_board()), gaps);
    for (number, place) in slots.shown(queue.len()) {
        show_board(canvas, place, &queue[number], number);
    }
    if let Some(gap) = slots.gap(queue.len()) {
        ellipsis(canvas, gap);
    }
    let is_new = moment.put.is_some() && is_done;
    if let Some((_, place)) = slots.shown(queue.len()).last().filter(|_| is_new) {
        ring(canvas, place);
    }
}

/// Draws a board of the queue, pale if the entry is void.
fn show_board(canvas: &Canvas<'_, '_>, place: Rect, entry: &QueueEntry, number: usize) {
    let (tiles, goal) = (entry.entry.board.tiles(), canvas.goal());
    let face = BoardFace::still(&tiles, &goal, canvas.context.accent());
    let is_void = entry.validity == Validity::Void;
    let face = if is_void { face.faded() } else { face };
    board::paint(canvas.painter(), place, &face, canvas.palette());
    let mut words = entry::description(canvas, &entry.entry);
    if is_void {
        words = [words, canvas.say("lists-void")].join("\n");
    }
    canvas.named(place, ("queued", number), &words).on_hover_text(words);
}

/// Shows as a hint what is in the bucket under the pointer.
fn show_hint(canvas: &Canvas<'_, '_>, plane: &Plane, sizes: &[BucketSize]) {
    let pointer = canvas.ui.ctx().pointer_hover_pos().filter(|pointer| plane.cells.contains(*pointer));
    let Some((f, g)) = pointer.map(|pointer| plane.at(pointer)) else { return };
    let (entries, void) =
        sizes.iter().find(|size| (size.f, size.g) == (f, g)).map_or((0, 0), |size| (size.entries, size.void));
    canvas.hint(plane.rect(f, g), "bucket", || {
        let f = cost::figure(canvas, f);
        let arguments =
            [("f", f.into()), ("g", g.into()), ("entries", entries.into()), ("void", void.into())];
        canvas.tell("lists-bucket", &arguments)
    });
}
