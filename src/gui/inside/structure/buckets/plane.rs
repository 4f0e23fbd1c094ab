//! The plane of buckets, f across and g up, with the number of entries in each.

use egui::{Align2, CornerRadius, Pos2, Rect, Stroke, StrokeKind, pos2, vec2};
use eight_realms_app::words::figures;
use eight_realms_core::replay::{
    MarkKind,
    structures::{BucketSize, BucketsMoment},
};

use crate::gui::{
    kit::{Canvas, cost},
    theme::{Palette, StatusStyle, Type, radius, space, stroke},
    widgets::text,
};

/// Height of the head over the plane.
const HEAD: f32 = 24.0;
/// Width of the values of g.
const G_AXIS: f32 = 26.0;
/// Height of the values of f.
const F_AXIS: f32 = 18.0;
/// Smallest distance between two values of g.
const G_LINE: f32 = 13.0;
/// Smallest side of a bucket with a gap around it.
const GAPS_FROM: f32 = 6.0;
/// Smallest and largest font size of a figure.
const FIGURE: [f32; 2] = [8.0, 12.0];

/// Multiples, in moves, to which the columns of f and the rows of g are rounded up.
const GROWTH: [usize; 2] = [8, 4];
/// Width of a digit as a share of the font size.
const LETTER: f32 = 0.64;
/// Share of the realm's colour in a bucket with one entry, and in one with many.
const COLOR: [f32; 2] = [0.18, 0.75];
/// Smallest number of entries at which a bucket has the strongest colour.
const MANY: f32 = 64.0;
/// Smallest share of the realm's colour on which a figure is written in full text colour.
const STRONG_FROM: f32 = 0.3;

/// Placement of the buckets.
pub struct Plane {
    pub cells: Rect,
    /// The lowest f.
    first: u16,
    columns: usize,
    rows: usize,
    per_move: u16,
}

impl Plane {
    /// The plane of all f and g of the recording, rounded up.
    pub fn of(canvas: &Canvas<'_, '_>, rect: Rect, moment: &BucketsMoment) -> Self {
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

    fn size(&self) -> egui::Vec2 {
        self.cells.size() / vec2(self.columns as f32, self.rows as f32)
    }

    /// The place of a bucket.
    pub fn rect(&self, f: u16, g: u8) -> Rect {
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

pub fn show(canvas: &Canvas<'_, '_>, plane: &Plane, sizes: &[BucketSize]) {
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
    if font >= FIGURE[0] {
        let ink = if share >= STRONG_FROM { palette.text } else { palette.text_soft };
        text::centred(canvas.painter(), rect.center(), &figure, Type::fitted(font), ink);
    }
}

/// Shows as a hint what is in the bucket under the pointer.
pub fn hint(canvas: &Canvas<'_, '_>, plane: &Plane, sizes: &[BucketSize]) {
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
