//! Realms 5 and 6: the open list, read from end to end each time an entry is taken out.
//!
//! ```text
//!  18 18(17)17 18 18 19 18 …      every entry in its place, like a page; what was lower than all before has a ring
//!  …          [17]18              the lowest one is filled, and the last one fills the gap
//!  ┌ entry ┐  ──┐                 the lowest one so far, over the entries read
//!  └───────┘    └──────────
//! ```
//!
//! A place keeps its size for the whole recording: the list is never longer than the frontier was at its peak.

use egui::{Align2, Color32, CornerRadius, Mesh, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};
use eight_realms_app::step::sentences;
use eight_realms_core::replay::structures::{ListEntry, ListMoment, Operation};

use super::{
    entry::{self, Handling},
    is_column,
    progress::ShownStructure,
};
use crate::gui::{
    kit::{Canvas, cost},
    theme::{Palette, StatusStyle, Type, radius, space, stroke},
    widgets::text,
};

/// Smallest height of the stage with the plot of the lowest so far below the list.
const BOTH_FROM: f32 = 300.0;
/// Height of the plot of the lowest so far.
const LOWEST: f32 = 94.0;
/// Width of the event's entry, beside the plot of the lowest so far.
const HANDLED: f32 = 204.0;
/// Side of the board of the event's entry.
const BOARD: f32 = 68.0;

/// Height of all where the plot stands below the event's entry.
pub const COLUMN_HEIGHT: f32 = 290.0 + HANDLED_ABOVE + LOWEST;
/// Height of the event's entry over the plot.
const HANDLED_ABOVE: f32 = BOARD + space::XL;

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, shown: &ShownStructure<'_>, list: &ListMoment) {
    let view = ListView::of(canvas, shown, list);
    let has_lower = body.height() >= BOTH_FROM;
    let handled = if is_column(canvas, body.width()) { HANDLED_ABOVE } else { 0.0 };
    let below = if has_lower { handled + LOWEST + space::M } else { 0.0 };
    let page = body.with_max_y(body.bottom() - below);
    let cells = ListCells::of(page, view.longest);
    show_cells(canvas, &cells, &view);
    if has_lower {
        let strip = body.with_min_y(page.bottom() + space::M);
        let (entry, plot) = if handled > 0.0 {
            strip.split_top_bottom_at_y(strip.top() + handled)
        } else {
            strip.split_left_right_at_x(strip.left() + HANDLED)
        };
        let entries = [list.put, list.taken].map(|entry| entry.map(|entry| entry.entry));
        if let Some(event) = Handling::of(shown, entries[0], entries[1]) {
            let corner = Rect::from_min_size(entry.min + vec2(space::XS, space::XS), entry.size());
            entry::show_handled(canvas, corner, BOARD, event, shown);
        }
        show_lowest(canvas, plot, &view);
    }
    if let Some((pointer, at)) = hovered(canvas, &cells, view.entries.len()) {
        entry::show_card(canvas, pointer, entry::lines(canvas, &view.entries[at], at));
    }
}

/// A list as it is drawn.
struct ListView {
    /// The entries as the scan reads them or, where the event reads none, as the done operations leave them.
    entries: Vec<ListEntry>,
    /// The lowest f.
    least: u16,
    /// The scan, if the event has one.
    scan: Option<Scan>,
    /// Lowest number of a new entry.
    first_new: u32,
    /// Length of the longest list of the recording.
    longest: usize,
}

impl ListView {
    fn of(canvas: &Canvas<'_, '_>, shown: &ShownStructure<'_>, list: &ListMoment) -> Self {
        let reads = |operation: &Operation| matches!(operation, Operation::EntryRead { .. });
        let scan = shown.moment.operations.iter().any(reads).then(|| Scan::of(shown.operations()));
        let entries = match scan {
            Some(_) => list.before.clone(),
            None => entry::content(shown, list).entries,
        };
        let peak = canvas.stage().edge.frontier_peak as usize;
        let longest = peak.max(list.before.len()).max(list.after.len()).max(1);
        Self { least: entry::least(entries.iter()), entries, scan, first_new: list.first_new, longest }
    }

    /// Whether an entry has been read; true for every entry if the event has no scan.
    fn is_read(&self, at: usize) -> bool {
        self.scan.as_ref().is_none_or(|scan| at < scan.read)
    }
}

/// Progress of the scan of an event.
#[derive(Default)]
struct Scan {
    /// Number of entries read.
    read: usize,
    /// Indices of the entries that were lower than all before, in turn.
    lower: Vec<usize>,
    /// Index of the entry that has been taken out, if any.
    taken: Option<usize>,
    /// Whether the last entry has filled the gap.
    is_filled: bool,
}

impl Scan {
    fn of(operations: &[Operation]) -> Self {
        let mut scan = Self::default();
        for operation in operations {
            match *operation {
                Operation::EntryRead { at, least } => {
                    scan.read += 1;
                    scan.lower.extend((at == least).then_some(at as usize));
                }
                Operation::Taken { at } => scan.taken = Some(at as usize),
                Operation::GapFilled { .. } => scan.is_filled = true,
                _ => {}
            }
        }
        scan
    }

    /// The index of the lowest entry so far.
    fn lowest(&self) -> Option<usize> {
        self.lower.last().copied()
    }
}

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
/// Width of a digit as a share of the font size.
const LETTER: f32 = 0.64;

/// The places of the entries.
struct ListCells {
    page: Rect,
    size: Vec2,
    columns: usize,
}

impl ListCells {
    /// The largest places of which enough fit for the longest list.
    fn of(page: Rect, longest: usize) -> Self {
        let room = page.size() - vec2(0.0, NOTE);
        let columns = |size: Vec2| ((room.x / size.x) as usize).max(1);
        let fits = |size: &Vec2| columns(*size) * (room.y / size.y) as usize >= longest;
        let size = CELLS.into_iter().find(fits).unwrap_or_else(|| {
            Vec2::splat((room.x * room.y / longest as f32).sqrt().min(CELLS[CELLS.len() - 1].y))
        });
        let columns = columns(size);
        Self { page, size: vec2(room.x / columns as f32, size.y), columns }
    }

    fn rect(&self, at: usize) -> Rect {
        let (row, column) = (at / self.columns, at % self.columns);
        let corner = self.page.min + self.size * vec2(column as f32, row as f32);
        Rect::from_min_size(corner, self.size).shrink(if self.has_gaps() { 1.0 } else { 0.25 })
    }

    const fn has_gaps(&self) -> bool {
        self.size.y >= GAPS_FROM
    }

    /// Font size of a figure of this many letters; `None` if it would be too small to read.
    fn figure(&self, canvas: &Canvas<'_, '_>, letters: usize) -> Option<f32> {
        let width = (self.size.x - 2.0 * 2.0) / (LETTER * letters as f32);
        let size = width.min(self.size.y * FIGURE_SHARE).min(FIGURE[1]);
        (size >= canvas.least_figure(FIGURE[0])).then_some(size)
    }
}

/// Draws the entries in their order, line by line.
fn show_cells(canvas: &Canvas<'_, '_>, cells: &ListCells, view: &ListView) {
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
    canvas.named(cells.page, "open list", &list_words(canvas, view));
}

fn show_cell(canvas: &Canvas<'_, '_>, cells: &ListCells, view: &ListView, at: usize) {
    let rect = cells.rect(at);
    let [fill, ink] = look(canvas, view, at);
    canvas.painter().rect_filled(rect, CornerRadius::same(radius::XS), fill);
    let figure = cost::figure(canvas, view.entries[at].entry.f);
    if let Some(size) = cells.figure(canvas, figure.len()) {
        text::centred(canvas.painter(), rect.center(), &figure, Type::fitted(size), ink);
    }
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

/// Height of the note below the last entry.
const NOTE: f32 = 17.0;
/// Distance from the last entry down to the end of the tick that leads to its note.
const TICK: f32 = 10.0;
const BESIDE_TICK: f32 = 7.0;

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

/// Says how many entries the list has, how many of them are read, and which is the lowest so far.
fn list_words(canvas: &Canvas<'_, '_>, view: &ListView) -> String {
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

/// Height of the head.
const LOWEST_HEAD: f32 = 24.0;
/// Width of the values of f.
const F_WIDTH: f32 = 38.0;

/// Plots the lowest entry so far over the entries read, which shows how seldom a lower one is found.
fn show_lowest(canvas: &Canvas<'_, '_>, rect: Rect, view: &ListView) {
    let at = pos2(rect.left(), rect.top() + LOWEST_HEAD / 2.0);
    let note = canvas.say(sentences::frontier_rule(canvas.context.narrator()));
    canvas.heading_with(at, "lists-lowest", &note, rect.width(), &canvas.say("lists-lowest-note"));
    let well = rect.with_min_y(rect.top() + LOWEST_HEAD);
    canvas.painter().rect_filled(well, CornerRadius::same(radius::S), canvas.palette().sunken);
    let plot = well.with_min_x(well.left() + F_WIDTH).with_max_x(well.right() - space::S);
    let per_move = cost::unit(canvas).per_move();
    let axes = LowestAxes { plot, least: view.least, per_move, longest: view.longest };
    show_scale(canvas, &axes, well);
    show_entries(canvas, &axes, view);
    let Some(scan) = &view.scan else { return };
    let corners = corners(&axes, view, scan);
    show_line(canvas, &axes, view, scan, &corners);
    let f = scan.lower.iter().map(|at| cost::figure(canvas, view.entries[*at].entry.f));
    let words = format!("{}: f {}", canvas.say("lists-lowest"), f.collect::<Vec<_>>().join(" "));
    canvas.named(well, "lowest so far", &words);
}

/// Number of lines of f, from the lowest f up. The last line also stands for every higher f.
const LINES: u16 = 5;

/// Axes of index and f.
struct LowestAxes {
    plot: Rect,
    least: u16,
    per_move: u16,
    longest: usize,
}

impl LowestAxes {
    fn x(&self, at: usize) -> f32 {
        self.plot.left() + self.plot.width() * (at as f32 + 0.5) / self.longest as f32
    }

    fn line(&self) -> f32 {
        self.plot.height() / f32::from(LINES)
    }

    /// The y of the line of an f. An f above the last line is drawn on it.
    fn y(&self, f: u16) -> f32 {
        let moves = f32::from(f.saturating_sub(self.least)) / f32::from(self.per_move);
        self.plot.bottom() - self.line() * (moves.min(f32::from(LINES - 1)) + 0.7)
    }
}

fn show_scale(canvas: &Canvas<'_, '_>, axes: &LowestAxes, well: Rect) {
    for line in 0..LINES {
        let f = axes.least + line * axes.per_move;
        let at = pos2(well.left() + F_WIDTH - space::S, axes.y(f));
        let figure = format!("{}{}", cost::figure(canvas, f), if line + 1 == LINES { "+" } else { "" });
        let ink = canvas.palette().text_faint;
        text::line(canvas.painter(), at, Align2::RIGHT_CENTER, &figure, Type::Tick, ink, F_WIDTH);
    }
}

/// Height of an entry's stroke.
const STROKE: f32 = 4.0;

/// Draws a stroke for every entry, on the line of its f.
fn show_entries(canvas: &Canvas<'_, '_>, axes: &LowestAxes, view: &ListView) {
    let palette = canvas.palette();
    let width = (axes.plot.width() / axes.longest as f32 * 0.7).clamp(0.5, 2.0);
    for (at, entry) in view.entries.iter().enumerate() {
        let ink = if view.is_read(at) { palette.text_faint } else { palette.line };
        let middle = pos2(axes.x(at), axes.y(entry.entry.f));
        let rect = Rect::from_center_size(middle, vec2(width, STROKE));
        canvas.painter().rect_filled(rect, CornerRadius::ZERO, ink);
    }
}

/// Share of a line's height by which the lowest entry goes down while f stays the same.
const DIP: f32 = 0.6;

/// The points of the entries that were lower than all before. While f stays the same, each is a little lower.
fn corners(axes: &LowestAxes, view: &ListView, scan: &Scan) -> Vec<Pos2> {
    let f = |at: &usize| view.entries[*at].entry.f;
    let place = |(number, at): (usize, &usize)| {
        let with_f = scan.lower.iter().filter(|other| f(other) == f(at)).count();
        let before = scan.lower[..number].iter().filter(|other| f(other) == f(at)).count();
        let share = (before + 1) as f32 / (with_f + 1) as f32;
        pos2(axes.x(*at), axes.y(f(at)) + axes.line() * DIP * share)
    };
    scan.lower.iter().enumerate().map(place).collect()
}

/// Radius of the dot of an entry that was lower than all before.
const DOT: f32 = 3.5;

fn show_line(canvas: &Canvas<'_, '_>, axes: &LowestAxes, view: &ListView, scan: &Scan, corners: &[Pos2]) {
    let accent = canvas.context.accent();
    let pen = Stroke::new(stroke::FOCUS, accent);
    let end = axes.x(scan.read.max(1) - 1);
    for (number, corner) in corners.iter().enumerate() {
        let next = corners.get(number + 1);
        let to = pos2(next.map_or(end, |next| next.x), corner.y);
        canvas.painter().line_segment([*corner, to], pen);
        if let Some(next) = next {
            canvas.painter().line_segment([to, *next], pen);
        }
        show_label(canvas, view, scan.lower[number], [*corner, to]);
    }
    for corner in corners {
        canvas.painter().circle_filled(*corner, DOT, accent);
    }
}

/// Distance from a line up to the middle of its label.
const LABEL: f32 = 9.0;

/// Writes g and number of the lowest entry over its part of the line, where they fit.
fn show_label(canvas: &Canvas<'_, '_>, view: &ListView, at: usize, [from, to]: [Pos2; 2]) {
    let entry = &view.entries[at];
    let arguments = [("g", entry.entry.g.into()), ("number", entry.number.into())];
    let words = canvas.tell("lists-lowest-entry", &arguments);
    let width = text::width(canvas.painter(), &words, Type::Tick);
    if width + 2.0 * space::S > to.x - from.x {
        return;
    }
    let at = from + vec2(space::S, -LABEL);
    let room = Rect::from_min_size(at - vec2(2.0, LABEL / 2.0), vec2(width + 2.0, LABEL));
    canvas.painter().rect_filled(room, CornerRadius::ZERO, canvas.palette().sunken);
    text::left(canvas.painter(), at, &words, Type::Tick, canvas.palette().text);
}

/// The pointer, and the index of the entry under it.
fn hovered(canvas: &Canvas<'_, '_>, cells: &ListCells, len: usize) -> Option<(Pos2, usize)> {
    let pointer = canvas.ui.rect_contains_pointer(cells.page).then(|| canvas.ui.ctx().pointer_hover_pos());
    let pointer = pointer.flatten()?;
    let place = (pointer - cells.page.min) / cells.size;
    let column = (place.x.max(0.0) as usize).min(cells.columns - 1);
    let at = place.y.max(0.0) as usize * cells.columns + column;
    (at < len).then_some((pointer, at))
}
