//! The head of a frontier: the boards that come next, the very next one ringed.

use egui::{Align2, Rect, pos2};

use crate::{
    gui::{
        kit::{Canvas, Gaps, Slots, ellipsis, ring, small_board},
        panels::step::{cost, plan::StepPlan},
        theme::{Type, sizes::step::frontier, space},
        widgets::text,
    },
    heuristic::Unit,
    replay::{Node, Waiting},
    tell,
    words::figures,
};

/// Smallest side of a board with room for g beside f below it: in moves, and in tenths.
const G_FROM: [f32; 2] = [60.0, 76.0];

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

/// Smallest side of a board with room for g beside f below it.
const fn g_from(unit: Unit) -> f32 {
    match unit {
        Unit::Move => G_FROM[0],
        Unit::Tenth => G_FROM[1],
    }
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
    let shown = shown(list.waiting, slots.capacity());
    if shown < list.waiting.count {
        ellipsis(canvas, slots.cell(shown));
    }
    for (number, node) in list.waiting.head.iter().take(shown).enumerate() {
        let place = slots.cell(number);
        let words = cost::description(canvas, node.board, node.g, node.h);
        small_board(canvas, place, node.board, (list.name, number), &words);
        caption(canvas, place, node);
        cost::hint_below(canvas, place, (list.name, number));
        if number == 0 && list.next == Next::First {
            ring(canvas, place);
        }
    }
}

/// Number of boards shown. Where more wait, one place is left to say so.
fn shown(waiting: &Waiting, room: usize) -> usize {
    let fits = waiting.head.len().min(room);
    if fits < waiting.count && fits == room { room.saturating_sub(1).max(1) } else { fits }
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

/// Writes f, and g where there is room, below a board; without a heuristic g alone.
fn caption(canvas: &Canvas<'_, '_>, place: Rect, node: &Node) {
    let palette = canvas.palette();
    let y = place.bottom() + frontier::CAPTION / 2.0 + 2.0;
    let (g, f) = (format!("g {}", node.g), format!("f {}", cost::figure(canvas, node.f)));
    let centre = pos2(place.center().x, y);
    let painter = canvas.painter();
    let middle = |word: &str, kind| {
        text::line(painter, centre, Align2::CENTER_CENTER, word, kind, palette.text, f32::INFINITY);
    };
    match (cost::shows_costs(canvas), place.width() >= g_from(cost::unit(canvas))) {
        (false, _) => middle(&g, Type::Figure),
        (true, false) => middle(&f, Type::Title),
        (true, true) => {
            text::left(painter, pos2(place.left() + 1.0, y), &f, Type::Title, palette.text);
            text::right(painter, pos2(place.right() - 1.0, y), &g, Type::Caption, palette.text_faint);
        }
    }
}
