//! The boards that wait, in the way this realm keeps them: a list, with the heap beside it if it is one; two lists; the
//! path of a deepening search with its bounds; or the boards looked up in a table.

use egui::{Align2, CornerRadius, Pos2, Rect, Stroke, StrokeKind, pos2, vec2};
use eight_realms_app::{
    desk::{
        here::Phase,
        screen::{FrontierSheet, Sheet},
    },
    model::Action,
    step::{Frontier, heap::HeapView, sentences},
    words::figures,
};
use eight_realms_core::{
    heuristic::Unit,
    puzzle::Board,
    realm::Validity,
    replay::{Fate, Node, Timing, Waiting, structures::HeapTop},
    trace::{Side, TableEntry},
};

use super::plan::{LEAST_FRONTIER, Lower, StepPlan};
use crate::gui::{
    keys::binding,
    kit::{Button, Canvas, Gaps, Slots, cost, direction, ellipsis, id, ring, small_board},
    theme::{Palette, StatusStyle, Type, break_point, looks, radius, sizes::step::frontier, space, stroke},
    widgets::{marks::move_arrow, status::status_mark, text},
};

/// Sides of a board, of which the first is taken that lets a whole path or all look-ups in.
const SIDES: [f32; 4] = [64.0, 54.0, 48.0, LEAST_FRONTIER];

/// The sides that a window has: only on a phone the last, whose digits are as large there as those of the one before.
fn sides(canvas: &Canvas<'_, '_>) -> &'static [f32] {
    if canvas.is_phone() { &SIDES } else { &SIDES[..3] }
}

/// Minimum number of boards shown at which two of them are from the end.
const TWO_LAST: usize = 4;
/// From the middle of the place between the ends up to the number left out, and down to the word.
const LEFT_OUT: f32 = 8.0;
/// Side of the mark of a board that has just been put in.
const PUT_IN: f32 = 8.0;
/// Share of the room beside the count that the path may take.
const PATH_SHARE: f32 = 0.62;
/// Width of a bound's figure: in moves, and in tenths.
const BOUND: [f32; 2] = [28.0, 46.0];
/// Height of a bound's figure.
const BOUND_HEIGHT: f32 = 22.0;
/// Largest number of bounds shown: the latest ones.
const BOUNDS: usize = 8;
/// Length of the arrow of a look-up.
const LOOK_UP: f32 = 12.0;
/// Distance from the top of the drawing of the heap to the middle of the first node.
const HEAP_HEAD: f32 = 36.0;
/// Height of a node of the heap.
const NODE: f32 = 18.0;
/// Width of a node of the heap and font size of its f: for up to two characters, for up to four, and for more. Eight of
/// the widest still fit side by side.
const NODES: [(f32, f32); 3] = [(25.0, 12.0), (28.0, 11.0), (29.0, 9.5)];

/// Draws the frontier, where it has room.
pub fn show(canvas: &mut Canvas<'_, '_>, plan: &StepPlan) {
    let (Some(lower), Some(strip)) = (plan.lower, plan.strip()) else { return };
    let is_walking = canvas.context.view.model.is_walking();
    let has_path = plan.path.is_none() && canvas.stage().phase == Phase::Searching && !is_walking;
    match &canvas.stage().frontier {
        Frontier::Queue(waiting) | Frontier::Open(waiting) => {
            show_one(canvas, &lower, waiting, next_if_known(canvas), has_path);
        }
        Frontier::PutIn(waiting) => show_one(canvas, &lower, waiting, Next::None, has_path),
        Frontier::TwoWay { forward, backward, next } => show_both(canvas, &lower, [forward, backward], *next),
        Frontier::Stack { path, bound, bounds } => show_stack(canvas, strip, path, *bound, bounds),
        Frontier::LookedUp(boards) => show_looked_up(canvas, strip, boards),
    }
}

/// The mark of the next board: the first one, unless a question is open, which hides it, or the goal is reached.
fn next_if_known(canvas: &Canvas<'_, '_>) -> Next {
    let is_open = canvas.context.view.model.has_open_question();
    let is_over = canvas.stage().phase == Phase::Solved;
    if is_open || is_over { Next::None } else { Next::First }
}

/// Draws one frontier, with the heap, if it is one, beside it.
fn show_one(canvas: &mut Canvas<'_, '_>, lower: &Lower, waiting: &Waiting, next: Next, has_path: bool) {
    let row = match (lower.heap, &canvas.context.view.heap) {
        (Some(place), Some(heap)) => {
            match heap {
                HeapView::Top(top) => show_heap(canvas, place, top),
                HeapView::Pending => {}
            }
            Rect::from_min_max(lower.row.min, pos2(place.left() - space::XL, lower.row.bottom()))
        }
        (None, _) | (_, None) => lower.row,
    };
    let side = waiting.head.first().map_or(Side::Forward, |node| node.side);
    let list = WaitingList { title: "frontier", name: "waiting", side, next, has_path, note: None, waiting };
    show_waiting(canvas, row, lower.board, &list);
}

/// Draws two frontiers side by side, the forward one on the left.
fn show_both(
    canvas: &mut Canvas<'_, '_>,
    lower: &Lower,
    [forward, backward]: [&Waiting; 2],
    turn: Option<Side>,
) {
    let (left, right) = lower.row.split_left_right_at_fraction(0.5);
    let next = |side| if turn == Some(side) { Next::First } else { Next::None };
    let sides = [
        (
            left,
            WaitingList {
                title: "frontier-forward",
                name: "forward",
                side: Side::Forward,
                next: next(Side::Forward),
                has_path: false,
                note: None,
                waiting: forward,
            },
        ),
        (
            right,
            WaitingList {
                title: "frontier-backward",
                name: "backward",
                side: Side::Backward,
                next: next(Side::Backward),
                has_path: false,
                note: None,
                waiting: backward,
            },
        ),
    ];
    if canvas.is_upright() {
        // The side whose turn it is; the size of the other.
        let [forward, backward] = sides.map(|(_, list)| list);
        let count =
            |list: &WaitingList<'_>, message| canvas.tell(message, &[("n", list.waiting.count.into())]);
        let list = if turn == Some(Side::Backward) {
            WaitingList { note: Some(count(&forward, "frontier-list-forward")), ..backward }
        } else {
            WaitingList { note: Some(count(&backward, "frontier-list-backward")), ..forward }
        };
        show_waiting(canvas, lower.row, lower.board, &list);
        return;
    }
    for (half, list) in sides {
        let row = Rect::from_min_max(half.min, half.max - vec2(space::M, 0.0));
        show_waiting(canvas, row, lower.board, &list);
    }
}

/// Whether a board of this list is the next to be expanded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    First,
    /// No board is marked: the other list is expanded next, the search is over, or a question hides which board comes
    /// next.
    None,
}

/// One list of waiting boards.
struct WaitingList<'a> {
    /// Message of the title.
    title: &'a str,
    /// A stable name.
    name: &'a str,
    /// The side that the list is of.
    side: Side,
    /// Whether the first board is marked as the next one.
    next: Next,
    /// Whether the head has the path to the board at the playhead, which has no row of its own.
    has_path: bool,
    /// What the head says in the place of the rule by which boards are taken.
    note: Option<String>,
    waiting: &'a Waiting,
}

/// Draws both ends of the list into `row`, with its head above: the boards that come next, the very next one ringed, and
/// those that come last.
fn show_waiting(canvas: &mut Canvas<'_, '_>, row: Rect, board: f32, list: &WaitingList<'_>) {
    show_waiting_head(canvas, row, list);
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

/// Draws title, count, and what comes first. The count has the room of the largest one, so that nothing moves.
fn show_waiting_head(canvas: &Canvas<'_, '_>, row: Rect, list: &WaitingList<'_>) {
    let at = StepPlan::lower_head(canvas, row);
    let palette = canvas.palette();
    let title = canvas.say(list.title);
    let count = figures::grouped(list.waiting.count as u64);
    let title_rect = text::left(canvas.painter(), at, &title, Type::Title, palette.text);
    let peak = canvas.stage().edge.frontier_peak;
    let room = text::width(canvas.painter(), &figures::grouped(peak), Type::Figure);
    let end = pos2(title_rect.right() + space::S + room, at.y);
    let count_rect = text::right(canvas.painter(), end, &count, Type::Figure, palette.text);
    let start = pos2(end.x + space::M, at.y + 0.5);
    let rule = || canvas.say(sentences::frontier_rule(canvas.context.narrator()));
    let rule = list.note.clone().unwrap_or_else(rule);
    let end =
        if list.has_path { show_path_line(canvas, pos2(row.right(), at.y), start.x) } else { row.right() };
    let remaining = end - start.x;
    let color = palette.text_faint;
    let rule_rect =
        text::line(canvas.painter(), start, Align2::LEFT_CENTER, &rule, Type::Caption, color, remaining);
    let label = format!("{title} {count}, {rule}");
    let whole = title_rect.union(count_rect).union(rule_rect);
    let hint = format!("{label}\n{}", canvas.say("frontier-note"));
    canvas.named(whole, (list.name, "head"), &label).on_hover_text(hint);
}

/// Writes the path to the board at the playhead, ending at `end`, where it has room beside what begins at `from`; returns
/// where the room before it ends. Without room for the arrows, the letters are written alone.
fn show_path_line(canvas: &Canvas<'_, '_>, end: Pos2, from: f32) -> f32 {
    let lines = sentences::path_lines(canvas.context.words, &canvas.context.view.stage);
    let room = (end.x - from) * PATH_SHARE;
    let fits = |line: &&String| text::width(canvas.painter(), line, Type::Caption) <= room;
    let Some(line) = lines.iter().find(fits).filter(|line| !line.is_empty()) else { return end.x };
    let rect = text::right(canvas.painter(), end, line, Type::Caption, canvas.palette().text_soft);
    canvas.named(rect, "path line", line).on_hover_text(canvas.say("path-note"));
    rect.left() - space::M
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

/// Whether the expansion that is going on has put the board into the frontier.
fn is_put_in_now(canvas: &Canvas<'_, '_>, node: &Node) -> bool {
    canvas.stage().successors.iter().any(|successor| {
        successor.node.board == node.board
            && successor.timing == Timing::Replayed
            && matches!(successor.fate, Fate::New | Fate::Improved)
    })
}

/// Draws the key between the ends: it tells how many boards are left out, and opens the list of all.
fn show_left_out(canvas: &mut Canvas<'_, '_>, place: Rect, (name, side): (&str, Side), count: usize) {
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

/// Draws the top four levels of realm 7's heap, as they are stored, into `rect`, head included.
fn show_heap(canvas: &Canvas<'_, '_>, rect: Rect, top: &HeapTop) {
    let Some((least, _)) = top.entries.first().copied() else { return };
    let at = pos2(rect.left(), rect.top() + space::S);
    canvas.heading_with(at, "heap", &canvas.say("heap-top"), rect.width(), &canvas.say("heap-note"));
    let tree =
        Rect::from_min_max(pos2(rect.left(), rect.top() + HEAP_HEAD), rect.max - vec2(0.0, NODE / 2.0));
    let pen = Stroke::new(stroke::HAIR, canvas.palette().edge);
    for node in 1..top.entries.len() {
        canvas.painter().line_segment([node_place(tree, node), node_place(tree, (node - 1) / 2)], pen);
    }
    for (node, (f, validity)) in top.entries.iter().enumerate() {
        show_node(canvas, node_place(tree, node), *f, NodeStyle::of(node, *f, least, *validity));
    }
    let words = top.entries.iter().map(|(f, _)| cost::figure(canvas, *f)).collect::<Vec<_>>().join(" ");
    let response = canvas.named(tree, "heap", &format!("{} {words}", canvas.say("heap")));
    response.on_hover_text(canvas.say("heap-note"));
}

/// The middle of a node. Each level is spread evenly over the whole width.
fn node_place(tree: Rect, node: usize) -> Pos2 {
    let level = (node + 1).ilog2();
    let (number, count) = (node + 1 - (1 << level), 1 << level);
    let x = tree.left() + tree.width() * (number as f32 + 0.5) / count as f32;
    pos2(x, tree.top() + level as f32 * tree.height() / 3.0)
}

/// How a node is drawn.
#[derive(Clone, Copy)]
enum NodeStyle {
    /// The top, taken next.
    Top,
    /// An f as low as that of the top.
    Least,
    /// Any other valid entry.
    Plain,
    /// A void entry, which will be dropped when it reaches the top.
    Void,
}

impl NodeStyle {
    fn of(node: usize, f: u16, least: u16, validity: Validity) -> Self {
        match (validity, node, f == least) {
            (Validity::Void, ..) => Self::Void,
            (_, 0, _) => Self::Top,
            (_, _, true) => Self::Least,
            _ => Self::Plain,
        }
    }
}

fn show_node(canvas: &Canvas<'_, '_>, middle: Pos2, f: u16, style: NodeStyle) {
    let (palette, accent, painter) = (canvas.palette(), canvas.context.accent(), canvas.painter());
    let f = cost::figure(canvas, f);
    let (width, figure) = node_size(f.len());
    let rect = Rect::from_center_size(middle, vec2(width, NODE));
    let corners = CornerRadius::same(radius::S);
    let (fill, ring, ink) = match style {
        NodeStyle::Top => (accent, None, Palette::text_on(accent)),
        NodeStyle::Least => (palette.raised, Some(accent), palette.text),
        NodeStyle::Plain => (palette.raised, None, palette.text_soft),
        NodeStyle::Void => (palette.background, Some(palette.line), palette.text_faint),
    };
    painter.rect_filled(rect, corners, fill);
    if let Some(ring) = ring {
        painter.rect_stroke(rect, corners, Stroke::new(stroke::CURVE, ring), StrokeKind::Inside);
    }
    text::centred(painter, middle, &f, Type::fitted(figure), ink);
}

/// Width of a node and font size of its f, by the number of characters.
const fn node_size(letters: usize) -> (f32, f32) {
    match letters {
        0..=2 => NODES[0],
        3..=4 => NODES[1],
        _ => NODES[2],
    }
}

/// Draws the path that a deepening search is at, and the bounds so far, into `strip`, with their heads above.
fn show_stack(canvas: &mut Canvas<'_, '_>, strip: Rect, path: &[Node], bound: Option<u16>, bounds: &[u16]) {
    let left = show_bounds(canvas, strip, bounds);
    let note =
        if strip.width() >= break_point::STACK_NOTE { canvas.say("stack-note") } else { String::new() };
    let (at, hint) = (StepPlan::lower_head(canvas, strip), canvas.say("rung-frontier-deep"));
    canvas.heading_with(at, "stack", &note, left - strip.left(), &hint);
    // No path under a bound is longer than the bound, so the boards keep their size for a whole iteration.
    let moves = |bound| usize::from(bound / cost::unit(canvas).per_move());
    let longest = bound.map_or(1, moves).max(path.len());
    let slots =
        Slots::fitting(strip, longest, sides(canvas), Gaps { between: space::M, below: frontier::CAPTION });
    for (number, place) in slots.shown(path.len()) {
        let Node { board, g, h, .. } = path[number];
        small_board(canvas, place, board, ("stack", number), &cost::description(canvas, board, g, h));
        cost::show_below(canvas, place, &path[number]);
        cost::hint_below(canvas, place, ("stack", number));
        if number + 1 == path.len() {
            ring(canvas, place);
        }
    }
    if let Some(gap) = slots.gap(path.len()) {
        show_left_out(canvas, gap, ("stack", Side::Forward), path.len() + 1 - slots.capacity());
    }
}

/// Draws the bounds at the right end, the first one on the left and the one in force filled; returns their left end.
fn show_bounds(canvas: &Canvas<'_, '_>, strip: Rect, bounds: &[u16]) -> f32 {
    let palette = canvas.palette();
    let y = StepPlan::lower_head(canvas, strip).y;
    let visible = &bounds[bounds.len().saturating_sub(BOUNDS)..];
    let width = bound_width(cost::unit(canvas));
    let start = strip.right() - width * visible.len() as f32;
    for (number, bound) in visible.iter().enumerate() {
        let middle = pos2(start + width * (number as f32 + 0.5), y);
        let is_current = number + 1 == visible.len();
        let ink = if is_current {
            let accent = canvas.context.accent();
            let pill = Rect::from_center_size(middle, vec2(width, BOUND_HEIGHT));
            canvas.painter().rect_filled(pill, CornerRadius::same(radius::M), accent);
            Palette::text_on(accent)
        } else {
            palette.text_soft
        };
        let figure = cost::figure(canvas, *bound);
        text::line(canvas.painter(), middle, Align2::CENTER_CENTER, &figure, Type::Title, ink, width);
    }
    let words = canvas.say("bounds");
    let at = pos2(start - space::S, y + 0.5);
    let title = text::right(canvas.painter(), at, &words, Type::Caption, palette.text_faint);
    let figures = visible.iter().map(|bound| cost::figure(canvas, *bound)).collect::<Vec<_>>().join(" ");
    let whole = Rect::from_min_max(title.min, pos2(strip.right(), title.bottom()));
    let response = canvas.named(whole, "bounds", &format!("{words} {figures}"));
    response.on_hover_text(canvas.say("bounds-note"));
    title.left() - space::M
}

/// Width of a bound's figure.
const fn bound_width(unit: Unit) -> f32 {
    match unit {
        Unit::Move => BOUND[0],
        Unit::Tenth => BOUND[1],
    }
}

/// Draws the boards looked up in a table, each with the move of its entry, into `strip`, with their head above.
fn show_looked_up(canvas: &Canvas<'_, '_>, strip: Rect, boards: &[Board]) {
    let count = canvas.tell("lookups", &[("lookups", boards.len().into())]);
    let edge = canvas.stage().edge;
    let size = canvas.tell("table-size", &[("boards", edge.expanded.into())]);
    let note = format!("{count} · {size}");
    let hint = canvas.say("look-ups-note");
    canvas.heading_with(StepPlan::lower_head(canvas, strip), "look-ups", &note, strip.width(), &hint);
    let all = edge.lookups as usize;
    let slots = Slots::fitting(
        strip,
        all.max(boards.len()),
        sides(canvas),
        Gaps { between: space::M, below: frontier::CAPTION },
    );
    for (number, place) in slots.shown(boards.len()) {
        let board = boards[number];
        small_board(canvas, place, board, ("looked-up", number), &board.to_string());
        let entry = boards.get(number + 1).and_then(|next| board.move_to(*next)).map(TableEntry::Go);
        show_table_entry(canvas, place, entry.or(canvas.stage().scene.table_entry));
        if number + 1 == boards.len() {
            ring(canvas, place);
        }
    }
    if let Some(gap) = slots.gap(boards.len()) {
        ellipsis(canvas, gap);
    }
}

/// Draws the table's entry below the board.
fn show_table_entry(canvas: &Canvas<'_, '_>, place: Rect, entry: Option<TableEntry>) {
    let at = pos2(place.center().x, place.bottom() + frontier::CAPTION / 2.0 + 1.0);
    let palette = canvas.palette();
    match entry {
        Some(TableEntry::Go(by)) => {
            move_arrow(
                canvas.painter(),
                at - vec2(LOOK_UP * 0.7, 0.0),
                direction(by),
                LOOK_UP,
                canvas.context.accent(),
            );
            let beside = at + vec2(LOOK_UP * 0.3, 0.0);
            text::left(canvas.painter(), beside, &by.letter().to_string(), Type::Figure, palette.text);
        }
        Some(TableEntry::Here) => {
            status_mark(canvas.painter(), at, LOOK_UP, StatusStyle::Path, palette);
        }
        Some(TableEntry::Nowhere) => {
            status_mark(canvas.painter(), at, LOOK_UP, StatusStyle::Pruned, palette);
        }
        None => {}
    }
}
