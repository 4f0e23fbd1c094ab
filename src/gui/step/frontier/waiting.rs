//! Both ends of a frontier: the boards that come next, the very next one ringed, and those that come last.

use egui::{Align2, Pos2, Rect, pos2, vec2};
use eight_realms_app::{
    app::{Action, FrontierSheet, Sheet},
    tell,
    words::figures,
};
use eight_realms_core::{
    replay::{Fate, Node, Timing, Waiting},
    trace::Side,
};

use crate::gui::{
    keys::binding,
    kit::{Button, Canvas, Gaps, Slots, cost, id, ring, small_board},
    step::plan::StepPlan,
    theme::{StatusStyle, Type, looks, sizes::step::frontier, space},
    widgets::{status::status_mark, text},
};

/// Minimum number of boards shown at which two of them are from the end.
const TWO_LAST: usize = 4;
/// From the middle of the place between the ends up to the number left out, and down to the word.
const LEFT_OUT: f32 = 8.0;

/// Side of the mark of a board that has just been put in.
const PUT_IN: f32 = 8.0;
/// Share of the room beside the count that the path may take.
const PATH_SHARE: f32 = 0.62;

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
    /// The side that the list is of.
    pub side: Side,
    /// Whether the first board is marked as the next one.
    pub next: Next,
    /// Whether the head has the path to the board at the playhead, which has no row of its own.
    pub has_path: bool,
    pub waiting: &'a Waiting,
}

/// Draws the list into `row`, with its head above.
pub fn show(canvas: &mut Canvas<'_, '_>, row: Rect, board: f32, list: &List<'_>) {
    head(canvas, row, list);
    let slots = Slots::of(row, board, Gaps { between: space::M, below: frontier::CAPTION });
    if list.waiting.count == 0 {
        let at = pos2(row.left(), row.top() + space::M);
        let ink = canvas.palette().text_faint;
        text::left(canvas.painter(), at, &canvas.say("frontier-empty"), Type::Caption, ink);
    }
    let waiting = list.waiting;
    let ends = Ends::of(waiting.count, slots.capacity());
    let known = || waiting.head.iter().chain(&waiting.tail);
    let first = known().take(ends.first).enumerate().map(|(number, node)| (number, number, node));
    let gap = usize::from(ends.left_out > 0);
    let last = known().skip(known().count() - ends.last).enumerate();
    let last = last.map(|(at, node)| (ends.first + gap + at, waiting.count - ends.last + at, node));
    for (slot, number, node) in first.chain(last) {
        let place = slots.cell(slot);
        let words = cost::description(canvas, node.board, node.g, node.h);
        small_board(canvas, place, node.board, (list.name, number), &words);
        let figures = cost::show_below(canvas, place, node);
        if is_put_in_now(canvas, node) {
            let at = figures.left_center() - vec2(PUT_IN, 0.0);
            status_mark(canvas.painter(), at, PUT_IN, StatusStyle::Open, canvas.palette());
        }
        cost::hint_below(canvas, place, (list.name, number));
        if number == 0 && list.next == Next::First {
            ring(canvas, place);
        }
    }
    if ends.left_out > 0 {
        show_left_out(canvas, slots.cell(ends.first), (list.name, list.side), ends.left_out);
    }
}

/// Whether the expansion that is going on has put the board into the frontier.
fn is_put_in_now(canvas: &Canvas<'_, '_>, node: &Node) -> bool {
    canvas.stage().successors.iter().any(|successor| {
        successor.node.board == node.board
            && successor.timing == Timing::Replayed
            && matches!(successor.fate, Fate::New | Fate::Improved)
    })
}

/// The boards of a frontier that are shown: its two ends, with a gap between them.
struct Ends {
    first: usize,
    last: usize,
    left_out: usize,
}

impl Ends {
    /// Divides `room` places: where more boards wait, one place says how many are left out, and a third of the others, two
    /// at least where there is room, is for those that come last.
    fn of(count: usize, room: usize) -> Self {
        if count <= room {
            return Self { first: count, last: 0, left_out: 0 };
        }
        let shown = room.saturating_sub(1).max(1);
        let last = ((shown + 1) / 3).max(if shown >= TWO_LAST { 2 } else { 1 }).min(shown - 1);
        Self { first: shown - last, last, left_out: count - shown }
    }
}

/// Draws the key between the ends: it tells how many boards are left out, and opens the list of all.
pub fn show_left_out(canvas: &mut Canvas<'_, '_>, place: Rect, (name, side): (&str, Side), count: usize) {
    let label = canvas.tell("frontier-left-out", &[("n", count.into())]);
    let room = place.width() - 2.0;
    let gap = canvas.tell("frontier-gap", &[("n", count.into())]);
    let words: Vec<(f32, String)> = [-LEFT_OUT, LEFT_OUT]
        .into_iter()
        .zip(gap.lines())
        .map(|(y, words)| {
            let fits = text::width(canvas.painter(), words, Type::Caption) <= room;
            (y, if fits { words.to_owned() } else { figures::grouped(count as u64) })
        })
        .collect();
    let list = canvas.context.hint_of("frontier-list", const { binding("frontier") });
    let hint = format!("{label}\n{list}");
    let mut part = canvas.part();
    if canvas.context.view.model.has_open_question() {
        part.disable();
    }
    let canvas = &mut canvas.on(&mut part);
    let button = Button::new(place, id((name, "left out")), &label, &looks::SMALL).hint(hint);
    let response = canvas.press(button, |ink| {
        for (y, words) in &words {
            let at = place.center() + vec2(0.0, *y);
            text::line(canvas.painter(), at, Align2::CENTER_CENTER, words, Type::Caption, ink, room);
        }
    });
    canvas.on_click(&response, Action::Open(Sheet::Frontier(FrontierSheet { side, picked: None })));
}

/// Writes the path to the board at the playhead, ending at `end`, where it has room beside what begins at `from`; returns
/// where the room before it ends. Without room for the arrows, the letters are written alone.
fn show_path(canvas: &Canvas<'_, '_>, end: Pos2, from: f32) -> f32 {
    let lines = tell::stage::path_lines(canvas.context.narrator());
    let room = (end.x - from) * PATH_SHARE;
    let fits = |line: &&String| text::width(canvas.painter(), line, Type::Caption) <= room;
    let Some(line) = lines.iter().find(fits).filter(|line| !line.is_empty()) else { return end.x };
    let rect = text::right(canvas.painter(), end, line, Type::Caption, canvas.palette().text_soft);
    canvas.named(rect, "path line", line).on_hover_text(canvas.say("path-note"));
    rect.left() - space::M
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
    let end = if list.has_path { show_path(canvas, pos2(row.right(), at.y), start.x) } else { row.right() };
    let remaining = end - start.x;
    let color = palette.text_faint;
    let rule_rect =
        text::line(canvas.painter(), start, Align2::LEFT_CENTER, &rule, Type::Caption, color, remaining);
    let label = format!("{title} {count}, {rule}");
    let whole = title_rect.union(count_rect).union(rule_rect);
    let hint = format!("{label}\n{}", canvas.say("frontier-note"));
    canvas.named(whole, (list.name, "head"), &label).on_hover_text(hint);
}
