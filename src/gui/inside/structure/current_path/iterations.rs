//! The latest iterations, as many as fit: the bound of each, and the number of boards that it has expanded.

use egui::{Align2, CornerRadius, Rect, Vec2, pos2, vec2};
use eight_realms_app::words::figures;
use eight_realms_core::replay::structures::{DeepeningMoment, Iteration};

use crate::gui::{
    kit::{Canvas, cost},
    theme::{Palette, StatusStyle, Type, radius, sizes::marks, space},
    widgets::{status::status_tag, text},
};

/// Height of the head over the iterations.
const ITERATIONS_HEAD: f32 = 26.0;
/// Height of an iteration.
const ROW: f32 = 27.0;
/// Distance from the top of an iteration to the middle of its line.
const ROW_LINE: f32 = 9.0;
/// Distance from the middle of the line to the bar.
const TRACK_BELOW: f32 = 9.0;
/// Height of the bar.
const TRACK: f32 = 3.0;

/// Share of the realm's colour in the bar of an iteration that has ended.
const EARLIER: f32 = 0.55;

/// Whether an iteration goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum IterationState {
    UnderWay,
    Over,
}

pub fn show(canvas: &Canvas<'_, '_>, rect: Rect, path: &DeepeningMoment) {
    let at = pos2(rect.left(), rect.top() + ITERATIONS_HEAD / 2.0);
    let note = canvas.say("lists-iterations-expanded");
    canvas.heading_with(at, "lists-iterations", &note, rect.width(), &canvas.say("lists-iterations-note"));
    let rows = rect.with_min_y(rect.top() + ITERATIONS_HEAD);
    let rows = rows.with_max_y(rows.bottom() - 2.0 * ROW);
    show_legend(canvas, rect.with_min_y(rows.bottom()));
    let count = ((rows.height() / ROW) as usize).max(1);
    let first = path.iterations.len().saturating_sub(count);
    let most = path.iterations.iter().map(|iteration| iteration.expanded).max().unwrap_or_default();
    let most = most.max(1).next_power_of_two();
    for (number, iteration) in path.iterations[first..].iter().enumerate() {
        let state = if first + number + 1 == path.iterations.len() {
            IterationState::UnderWay
        } else {
            IterationState::Over
        };
        let top = rows.top() + ROW * number as f32;
        let row = Rect::from_min_size(pos2(rows.left(), top), vec2(rows.width(), ROW));
        show_row(canvas, row, iteration, most, state);
    }
    if let Some(iteration) = path.iteration() {
        show_pruned(canvas, rect.with_min_y(rect.bottom() - ROW), iteration);
    }
}

fn show_row(canvas: &Canvas<'_, '_>, row: Rect, iteration: &Iteration, most: u64, state: IterationState) {
    let is_current = state == IterationState::UnderWay;
    let palette = canvas.palette();
    let bound = cost::figure(canvas, iteration.bound);
    let words = canvas.tell("lists-bound", &[("bound", bound.into())]);
    let expanded = figures::grouped(iteration.expanded);
    let y = row.top() + ROW_LINE;
    let ink = if is_current { palette.text } else { palette.text_soft };
    let kind = if is_current { Type::Title } else { Type::Figure };
    let end = text::right(canvas.painter(), pos2(row.right(), y), &expanded, kind, ink);
    let room = end.left() - space::S - row.left();
    text::line(canvas.painter(), pos2(row.left(), y), Align2::LEFT_CENTER, &words, kind, ink, room);
    let track = Rect::from_min_size(pos2(row.left(), y + TRACK_BELOW), vec2(row.width(), TRACK));
    let corners = CornerRadius::same(radius::XXS);
    canvas.painter().rect_filled(track, corners, palette.line);
    let share = iteration.expanded as f32 / most as f32;
    let color = canvas.context.accent();
    let color = if is_current { color } else { Palette::mix(palette.background, color, EARLIER) };
    let bar = track.with_max_x(track.left() + track.width() * share);
    canvas.painter().rect_filled(bar, corners, color);
    let name = ("iteration", iteration.bound);
    canvas.named(row, name, &format!("{words}: {expanded} {}", canvas.say("lists-iterations-expanded")));
}

/// Explains the two parts of a column, from the left: g and h.
fn show_legend(canvas: &Canvas<'_, '_>, rect: Rect) {
    let palette = canvas.palette();
    let colors = [palette.status_color(StatusStyle::Expanded), canvas.context.accent()];
    let (mut x, y) = (rect.left(), rect.top() + ROW / 2.0);
    for (color, word) in colors.into_iter().zip(["lists-part-g", "lists-part-h"]) {
        let sample = Rect::from_center_size(pos2(x + marks::STATUS / 2.0, y), Vec2::splat(marks::STATUS));
        canvas.painter().rect_filled(sample, CornerRadius::same(radius::XS), color);
        let word = canvas.say(word);
        let at = pos2(sample.right() + space::XS, y);
        let end = text::left(canvas.painter(), at, &word, Type::Caption, palette.text_soft);
        canvas.named(sample.union(end), ("part", &word), &word);
        x = end.right() + space::M;
    }
}

/// Says how many successors the iteration under way has pruned.
fn show_pruned(canvas: &Canvas<'_, '_>, row: Rect, iteration: &Iteration) {
    let palette = canvas.palette();
    let pruned = figures::grouped(iteration.pruned);
    let y = row.center().y;
    let end = text::right(canvas.painter(), pos2(row.right(), y), &pruned, Type::Title, palette.text);
    let word = canvas.say("lists-pruned");
    let room = end.left() - row.left() - marks::STATUS;
    status_tag(canvas.painter(), pos2(row.left(), y), StatusStyle::Pruned, &word, room, palette);
    canvas.named(row, "pruned", &format!("{word}: {pruned}"));
    canvas.hint(row, "pruned", || canvas.say("lists-pruned-note"));
}
