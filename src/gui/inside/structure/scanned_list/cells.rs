//! The entries of the list in their order, line by line.

use egui::{Align2, Color32, CornerRadius, Mesh, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};

use super::ListView;
use crate::gui::{
    inside::structure::entry,
    kit::{Canvas, cost},
    theme::{Palette, StatusStyle, Type, radius, stroke},
    widgets::text,
};

/// Sizes of a place, of which the largest that gives enough places is taken.
const CELLS: [Vec2; 14] = [
    vec2(25.0, 18.0),
    vec2(23.0, 16.5),
    vec2(21.0, 15.0),
    vec2(19.5, 13.5),
    vec2(18.0, 12.5),
    vec2(16.5, 11.5),
    vec2(12.0, 10.0),
    vec2(9.0, 9.0),
    vec2(7.0, 7.0),
    vec2(6.0, 6.0),
    vec2(5.0, 5.0),
    vec2(4.0, 4.0),
    vec2(3.0, 3.0),
    vec2(2.0, 2.0),
];
/// Smallest height of a place with a gap around the entry.
const GAPS_FROM: f32 = 7.0;
/// Smallest and largest font size of a figure.
const FIGURE: [f32; 2] = [8.0, 12.0];
/// Font size of a figure as a share of its place's height.
const FIGURE_SHARE: f32 = 0.78;
/// Height of the note below the last entry.
const NOTE: f32 = 17.0;
/// Distance from the last entry down to the end of the tick that leads to its note.
const TICK: f32 = 10.0;
const BESIDE_TICK: f32 = 7.0;

/// Width of a digit as a share of the font size.
const LETTER: f32 = 0.64;

/// The places of the entries.
pub struct ListCells {
    page: Rect,
    size: Vec2,
    columns: usize,
}

impl ListCells {
    /// The largest places of which enough fit for the longest list.
    pub fn of(page: Rect, longest: usize) -> Self {
        let room = page.size() - vec2(0.0, NOTE);
        let columns = |size: Vec2| ((room.x / size.x) as usize).max(1);
        let fits = |size: &Vec2| columns(*size) * (room.y / size.y) as usize >= longest;
        let size = CELLS.into_iter().find(fits).unwrap_or_else(|| {
            Vec2::splat((room.x * room.y / longest as f32).sqrt().min(CELLS[CELLS.len() - 1].y))
        });
        let columns = columns(size);
        Self { page, size: vec2(room.x / columns as f32, size.y), columns }
    }

    pub fn rect(&self, at: usize) -> Rect {
        let (row, column) = (at / self.columns, at % self.columns);
        let corner = self.page.min + self.size * vec2(column as f32, row as f32);
        Rect::from_min_size(corner, self.size).shrink(if self.has_gaps() { 1.0 } else { 0.25 })
    }

    const fn has_gaps(&self) -> bool {
        self.size.y >= GAPS_FROM
    }

    /// Font size of a figure of this many letters; `None` if it would be too small to read.
    fn figure(&self, letters: usize) -> Option<f32> {
        let width = (self.size.x - 2.0 * 2.0) / (LETTER * letters as f32);
        let size = width.min(self.size.y * FIGURE_SHARE).min(FIGURE[1]);
        (size >= FIGURE[0]).then_some(size)
    }
}

pub fn show(canvas: &Canvas<'_, '_>, cells: &ListCells, view: &ListView) {
    if cells.has_gaps() {
        (0..view.entries.len()).for_each(|at| show_cell(canvas, cells, view, at));
    } else {
        let mut mesh = Mesh::default();
        (0..view.entries.len())
            .for_each(|at| mesh.add_colored_rect(cells.rect(at), look(canvas, view, at)[0]));
        canvas.painter().add(Shape::mesh(mesh));
    }
    (0..view.entries.len()).for_each(|at| show_ring(canvas, cells, view, at));
    show_note(canvas, cells, view);
    canvas.named(cells.page, "open list", &words(canvas, view));
}

/// The pointer, and the index of the entry under it.
pub fn hovered(canvas: &Canvas<'_, '_>, cells: &ListCells, len: usize) -> Option<(Pos2, usize)> {
    let pointer = canvas.ui.rect_contains_pointer(cells.page).then(|| canvas.ui.ctx().pointer_hover_pos());
    let pointer = pointer.flatten()?;
    let place = (pointer - cells.page.min) / cells.size;
    let column = (place.x.max(0.0) as usize).min(cells.columns - 1);
    let at = place.y.max(0.0) as usize * cells.columns + column;
    (at < len).then_some((pointer, at))
}

/// Says how many entries the list has, how many of them are read, and which is the lowest so far.
fn words(canvas: &Canvas<'_, '_>, view: &ListView) -> String {
    let entries = view.entries.len();
    let lowest = view.scan.as_ref().and_then(|scan| Some((scan.read, scan.lowest()?)));
    let Some((read, at)) = lowest else {
        return canvas.tell("lists-list-words", &[("entries", entries.into())]);
    };
    let f = cost::figure(canvas, view.entries[at].entry.f);
    let arguments =
        [("entries", entries.into()), ("read", read.into()), ("index", at.into()), ("f", f.into())];
    canvas.tell("lists-scan-words", &arguments)
}

/// Fill and ink of an entry. The lowest so far has the realm's full colour, and an entry not read yet is pale.
fn look(canvas: &Canvas<'_, '_>, view: &ListView, at: usize) -> [Color32; 2] {
    let [fill, ink] = entry::colors(canvas, view.entries[at].entry.f, view.least);
    if view.scan.as_ref().is_some_and(|scan| scan.lowest() == Some(at)) {
        [canvas.context.accent(), Palette::text_on(canvas.context.accent())]
    } else if view.is_read(at) {
        [fill, ink]
    } else {
        [entry::pale(canvas, fill), canvas.palette().text_faint]
    }
}

fn show_cell(canvas: &Canvas<'_, '_>, cells: &ListCells, view: &ListView, at: usize) {
    let rect = cells.rect(at);
    let [fill, ink] = look(canvas, view, at);
    canvas.painter().rect_filled(rect, CornerRadius::same(radius::XS), fill);
    let figure = cost::figure(canvas, view.entries[at].entry.f);
    if let Some(size) = cells.figure(figure.len()) {
        text::centred(canvas.painter(), rect.center(), &figure, Type::fitted(size), ink);
    }
}

/// Draws a ring around an entry that was lower than all before or, without a scan, around a new one.
fn show_ring(canvas: &Canvas<'_, '_>, cells: &ListCells, view: &ListView, at: usize) {
    let palette = canvas.palette();
    let color = match &view.scan {
        Some(scan) => scan.lower.contains(&at).then_some(palette.text),
        None => {
            (view.entries[at].number >= view.first_new).then_some(palette.status_color(StatusStyle::Open))
        }
    };
    let Some(color) = color else { return };
    let rect = if cells.has_gaps() { cells.rect(at) } else { cells.rect(at).expand(2.0) };
    let pen = Stroke::new(stroke::CURVE, color);
    canvas.painter().rect_stroke(rect, CornerRadius::same(radius::XS), pen, StrokeKind::Outside);
}

/// Writes a note below the last entry: that it fills the gap, or that it is new.
fn show_note(canvas: &Canvas<'_, '_>, cells: &ListCells, view: &ListView) {
    let Some(last) = view.entries.len().checked_sub(1) else { return };
    let (message, ink) = match &view.scan {
        Some(scan) if scan.taken == Some(last) => return,
        Some(scan) if scan.is_filled => ("lists-fills", canvas.palette().text_soft),
        Some(_) => ("lists-fills", canvas.palette().edge),
        None if view.entries[last].number >= view.first_new => ("lists-new", canvas.palette().text_soft),
        None => return,
    };
    let rect = cells.rect(last);
    let pen = Stroke::new(stroke::HAIR, ink);
    let [from, to] = [rect.bottom() + 1.0, rect.bottom() + TICK];
    canvas.painter().line_segment([pos2(rect.center().x, from), pos2(rect.center().x, to)], pen);
    let words = canvas.say(message);
    let y = rect.bottom() + NOTE / 2.0 + 1.0;
    let width = text::width(canvas.painter(), &words, Type::Caption);
    let x = (rect.center().x + BESIDE_TICK).min(cells.page.right() - width).max(cells.page.left());
    let room = cells.page.width();
    text::line(canvas.painter(), pos2(x, y), Align2::LEFT_CENTER, &words, Type::Caption, ink, room);
}
