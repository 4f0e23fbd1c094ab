//! Both ends of a frontier: the boards that come next, the very next one ringed, and those that come last.

use egui::{Align2, CornerRadius, Rect, pos2, vec2};

use crate::{
    gui::{
        kit::{Canvas, Gaps, Slots, ring, small_board},
        panels::step::{cost, plan::StepPlan},
        theme::{Type, radius, sizes::step::frontier, space},
        widgets::text,
    },
    replay::Waiting,
    tell,
    words::figures,
};

/// Minimum number of boards shown at which some of them are from the end.
const MIN_ENDS: usize = 4;
/// From the middle of the place between the ends up to the number left out, and down to the word.
const LEFT_OUT: f32 = 8.0;

/// Whether a board of this list is the next to be expanded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    First,
    /// No board is marked: the other list is expanded next, the search is over, or a question hides which board comes
    /// next.
    None,
}

/// One list of waiting boards.
pub struct List<'a> {
    /// Message of the title.
    pub title: &'a str,
    /// A stable name.
    pub name: &'a str,
    /// Whether the first board is marked as the next one.
    pub next: Next,
    pub waiting: &'a Waiting,
}

/// Draws the list into `row`, with its head above.
pub fn show(canvas: &Canvas<'_, '_>, row: Rect, board: f32, list: &List<'_>) {
    head(canvas, row, list);
    let slots = Slots::of(row, board, Gaps { between: space::M, below: frontier::CAPTION });
    if list.waiting.count == 0 {
        let at = pos2(row.left(), row.top() + space::M);
        let ink = canvas.palette().text_faint;
        text::left(canvas.painter(), at, &canvas.say("frontier-empty"), Type::Caption, ink);
    }
    let ends = Ends::of(list.waiting, slots.capacity());
    let waiting = list.waiting;
    let head = waiting.head.iter().take(ends.first).enumerate().map(|(number, node)| (number, number, node));
    let last = waiting.tail.len().saturating_sub(ends.last);
    let tail = waiting.tail[last..].iter().enumerate();
    let tail = tail.map(|(at, node)| (ends.first + 1 + at, waiting.count - ends.last + at, node));
    for (slot, number, node) in head.chain(tail) {
        let place = slots.cell(slot);
        let words = cost::description(canvas, node.board, node.g, node.h);
        small_board(canvas, place, node.board, (list.name, number), &words);
        cost::show_below(canvas, place, node);
        cost::hint_below(canvas, place, (list.name, number));
        if number == 0 && list.next == Next::First {
            ring(canvas, place);
        }
    }
    if ends.left_out > 0 {
        show_left_out(canvas, slots.cell(ends.first), list.name, ends.left_out);
    }
}

/// The boards of a frontier that are shown: its two ends, with a gap between them.
struct Ends {
    first: usize,
    last: usize,
    left_out: usize,
}

impl Ends {
    /// Divides `room` places: where more boards wait, one place says how many are left out, and a third of the others, two
    /// at least, is for those that come last.
    fn of(waiting: &Waiting, room: usize) -> Self {
        if waiting.count <= room {
            return Self { first: waiting.count, last: 0, left_out: 0 };
        }
        let shown = room.saturating_sub(1).max(1);
        let last = if shown < MIN_ENDS { 0 } else { ((shown + 1) / 3).max(2) };
        let first = shown - last;
        Self { first, last, left_out: waiting.count - shown }
    }
}

/// Writes how many boards are left out.
fn show_left_out(canvas: &Canvas<'_, '_>, place: Rect, name: &str, count: usize) {
    let palette = canvas.palette();
    canvas.painter().rect_filled(place, CornerRadius::same(radius::M), palette.raised);
    let lines = [(-LEFT_OUT, "frontier-gap-above"), (LEFT_OUT, "frontier-gap-below")];
    for (y, id) in lines {
        let words = canvas.tell(id, &[("n", count.into())]);
        let (at, room) = (place.center() + vec2(0.0, y), place.width() - 2.0);
        text::line(canvas.painter(), at, Align2::CENTER_CENTER, &words, Type::Caption, palette.text, room);
    }
    let label = canvas.tell("frontier-left-out", &[("n", count.into())]);
    canvas.named(place, (name, "left out"), &label).on_hover_text(label);
}

/// Draws title, count, and what comes first. The count has the room of the largest one, so that nothing moves.
fn head(canvas: &Canvas<'_, '_>, row: Rect, list: &List<'_>) {
    let at = StepPlan::lower_head(row);
    let palette = canvas.palette();
    let title = canvas.say(list.title);
    let count = figures::grouped(list.waiting.count as u64);
    let title_rect = text::left(canvas.painter(), at, &title, Type::Title, palette.text);
    let peak = canvas.stage().edge.frontier_peak;
    let room = text::width(canvas.painter(), &figures::grouped(peak), Type::Figure);
    let end = pos2(title_rect.right() + space::S + room, at.y);
    let count_rect = text::right(canvas.painter(), end, &count, Type::Figure, palette.text);
    let start = pos2(end.x + space::M, at.y + 0.5);
    let rule = canvas.say(tell::stage::frontier_rule(canvas.context.narrator()));
    let remaining = row.right() - start.x;
    let color = palette.text_faint;
    let rule_rect =
        text::line(canvas.painter(), start, Align2::LEFT_CENTER, &rule, Type::Caption, color, remaining);
    let label = format!("{title} {count}, {rule}");
    let whole = title_rect.union(count_rect).union(rule_rect);
    let hint = format!("{label}\n{}", canvas.say("frontier-note"));
    canvas.named(whole, (list.name, "head"), &label).on_hover_text(hint);
}
