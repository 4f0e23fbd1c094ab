//! The lowest entry so far, plotted over the entries read, which shows how seldom a lower one is found.

use egui::{Align2, CornerRadius, Pos2, Rect, Stroke, pos2, vec2};
use eight_realms_app::tell;

use super::{ListView, Scan};
use crate::gui::{
    kit::{Canvas, cost},
    theme::{Type, radius, space, stroke},
    widgets::text,
};

/// Height of the head.
const LOWEST_HEAD: f32 = 24.0;
/// Width of the values of f.
const F_WIDTH: f32 = 38.0;
/// Height of an entry's stroke.
const STROKE: f32 = 4.0;
/// Radius of the dot of an entry that was lower than all before.
const DOT: f32 = 3.5;
/// Distance from a line up to the middle of its label.
const LABEL: f32 = 9.0;

/// Number of lines of f, from the lowest f up. The last line also stands for every higher f.
const LINES: u16 = 5;
/// Share of a line's height by which the lowest entry goes down while f stays the same.
const DIP: f32 = 0.6;

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

pub fn show(canvas: &Canvas<'_, '_>, rect: Rect, view: &ListView) {
    let at = pos2(rect.left(), rect.top() + LOWEST_HEAD / 2.0);
    let note = canvas.say(tell::stage::frontier_rule(canvas.context.narrator()));
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

fn show_scale(canvas: &Canvas<'_, '_>, axes: &LowestAxes, well: Rect) {
    for line in 0..LINES {
        let f = axes.least + line * axes.per_move;
        let at = pos2(well.left() + F_WIDTH - space::S, axes.y(f));
        let figure = format!("{}{}", cost::figure(canvas, f), if line + 1 == LINES { "+" } else { "" });
        let ink = canvas.palette().text_faint;
        text::line(canvas.painter(), at, Align2::RIGHT_CENTER, &figure, Type::Tick, ink, F_WIDTH);
    }
}

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
