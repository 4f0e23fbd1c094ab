//! The board of the event between the trees: looked up in the tree of its own side, then in the other one.

use egui::{Align2, Color32, Rect, Vec2, pos2, vec2};
use eight_realms_core::{
    puzzle::Board,
    replay::structures::{LookupOutcome, Meeting, Operation, OtherSide, TwoTreesMoment},
    trace::{Event, Side},
};

use super::{super::progress::OperationProgress, is_looked_up, side_of};
use crate::gui::{
    inside::structure::ShownStructure,
    kit::{Canvas, columns::widest, cost, paint_small, ring},
    theme::{StatusStyle, Type, space},
    widgets::{marks::move_arrow, status::status_mark, text},
};

/// Smallest and largest side of the board.
const BOARD: [f32; 2] = [56.0, 148.0];
/// Height of a line.
const LINE: f32 = 20.0;
/// Size of a mark.
const MARK: f32 = 10.0;
/// Length of the arrow to the other tree.
const ARROW: f32 = 22.0;
/// Height of the meeting, and side of its board.
const FOOT: f32 = 48.0;
/// Size of the mark of the meeting, two rings.
const MET: f32 = 17.0;

/// Messages of the trees' names, that of the start first.
const NAMES: [&str; 2] = ["lists-in-start", "lists-in-goal"];

/// A line below the board.
struct LookupLine {
    /// Side of the tree that the line is about.
    side: Side,
    found: String,
    mark: Option<StatusStyle>,
    /// Whether the element in that tree has been read.
    is_done: bool,
}

pub fn show(canvas: &Canvas<'_, '_>, rect: Rect, shown: &ShownStructure<'_>, trees: &TwoTreesMoment) {
    let foot = rect.with_min_y(rect.bottom() - FOOT);
    if let Some(meeting) = trees.meeting {
        show_meeting(canvas, foot, meeting);
    }
    let Some((board, side)) = board(shown, trees) else { return };
    let room = rect.with_max_y(foot.top());
    let largest = room.height() - LINE * 3.0 - space::M;
    let side_length = largest.clamp(BOARD[0], BOARD[1]);
    let place = Rect::from_center_size(
        pos2(rect.center().x, rect.top() + space::S + side_length / 2.0),
        Vec2::splat(side_length),
    );
    paint_small(canvas, place, board);
    ring(canvas, place);
    let words = description(canvas, shown, trees, board);
    canvas.named(place, "board of the event", &words);
    if is_looked_up(trees.other_side) {
        show_arrow(canvas, place, side, progress_of_other(shown, side));
    }
    let top = place.bottom() + space::M;
    let names = widest(canvas.painter(), NAMES.map(|name| canvas.say(name)), Type::Caption);
    for (number, line) in lines(canvas, shown, trees, side).iter().enumerate() {
        let at = pos2(rect.left(), top + LINE * (number as f32 + 0.5));
        show_line(canvas, Rect::from_min_max(at, rect.max), names, line, number);
    }
}

/// The board of the event, and the side that works; `None` if the event has no such board.
fn board(shown: &ShownStructure<'_>, trees: &TwoTreesMoment) -> Option<(Board, Side)> {
    let side = side_of(shown.moment.event.as_ref())?;
    let expanded = match shown.moment.event {
        Some(Event::Expand { board, .. }) => Some(board),
        _ => None,
    };
    let met = trees.meeting_now.map(|meeting| meeting.board);
    let board = trees.lookup.map(|lookup| lookup.board).or(met).or(expanded)?;
    Some((board, side))
}

fn description(
    canvas: &Canvas<'_, '_>,
    shown: &ShownStructure<'_>,
    trees: &TwoTreesMoment,
    board: Board,
) -> String {
    let g = match shown.moment.event {
        Some(Event::Expand { g, .. } | Event::Meet { g, .. }) => g,
        _ => trees.lookup.map_or(0, |lookup| lookup.g),
    };
    cost::description(canvas, board, g, 0)
}

/// Progress of reading the element of the other side.
fn progress_of_other(shown: &ShownStructure<'_>, own: Side) -> OperationProgress {
    let reads_other =
        |operation: &Operation| matches!(operation, Operation::ElementRead { side, .. } if *side != own);
    let is_done = shown.operations().iter().any(reads_other);
    if is_done { OperationProgress::Done } else { OperationProgress::Pending }
}

/// Says what the board is found to be in its own tree, and in the other one.
fn lines(
    canvas: &Canvas<'_, '_>,
    shown: &ShownStructure<'_>,
    trees: &TwoTreesMoment,
    own: Side,
) -> Vec<LookupLine> {
    let other = match own {
        Side::Forward => Side::Backward,
        Side::Backward => Side::Forward,
    };
    let reads_own =
        |operation: &Operation| matches!(operation, Operation::ElementRead { side, .. } if *side == own);
    let mut lines = Vec::new();
    if let Some(Event::Expand { g, .. }) = shown.moment.event {
        let found = canvas.tell("lists-expanded-here", &[("g", g.into())]);
        lines.push(LookupLine { side: own, found, mark: Some(StatusStyle::Expanded), is_done: true });
    }
    if let Some(lookup) = trees.lookup {
        let (message, mark) = match lookup.outcome {
            LookupOutcome::New => ("lists-new-here", StatusStyle::Open),
            LookupOutcome::Duplicate if shown.is_path_back(canvas) => {
                ("lists-reached-here", StatusStyle::PathBack)
            }
            LookupOutcome::Duplicate => ("lists-reached-here", StatusStyle::Duplicate),
        };
        let found = canvas.tell(message, &[("g", lookup.g.into())]);
        let is_done = shown.operations().iter().any(reads_own);
        lines.push(LookupLine { side: own, found, mark: Some(mark), is_done });
    }
    let found = match trees.other_side {
        OtherSide::NotLookedUp => None,
        OtherSide::NotReached => Some((canvas.say("lists-not-there"), None)),
        OtherSide::Reached { g } => {
            Some((canvas.tell("lists-there", &[("g", g.into())]), Some(StatusStyle::Met)))
        }
    };
    let is_done = progress_of_other(shown, own) == OperationProgress::Done;
    lines.extend(found.map(|(found, mark)| LookupLine { side: other, found, mark, is_done }));
    lines
}

fn show_line(canvas: &Canvas<'_, '_>, room: Rect, names: f32, line: &LookupLine, number: usize) {
    let (palette, at) = (canvas.palette(), room.min);
    let name = canvas.say(NAMES[line.side as usize]);
    let [soft, strong]: [Color32; 2] =
        if line.is_done { [palette.text_faint, palette.text] } else { [palette.edge; 2] };
    let painter = canvas.painter();
    let first = text::line(painter, at, Align2::LEFT_CENTER, &name, Type::Caption, soft, names);
    let mark = pos2(at.x + names + space::S + MARK / 2.0, at.y);
    if let Some(style) = line.mark.filter(|_| line.is_done) {
        status_mark(painter, mark, MARK, style, palette);
    }
    let at = mark + vec2(MARK, 0.0);
    let room = room.right() - at.x;
    let second = text::line(painter, at, Align2::LEFT_CENTER, &line.found, Type::Caption, strong, room);
    let whole = first.union(second);
    canvas.named(whole, ("look-up", number), &format!("{name} {}", line.found));
    canvas.hint(whole, ("look-up", number), || canvas.say("lists-look-up-note"));
}

/// Draws an arrow from the board to the other tree, in which it is looked up.
fn show_arrow(canvas: &Canvas<'_, '_>, place: Rect, own: Side, progress: OperationProgress) {
    let (edge, direction) = match own {
        Side::Forward => (place.right_center(), Vec2::RIGHT),
        Side::Backward => (place.left_center(), Vec2::LEFT),
    };
    let at = edge + direction * (space::M + ARROW / 2.0);
    let color = match progress {
        OperationProgress::Done => canvas.context.accent(),
        OperationProgress::Pending => canvas.palette().line,
    };
    move_arrow(canvas.painter(), at, direction, ARROW, color);
}

/// Draws the first meeting, from its event on: `◎ 10 + 9 = 19`.
fn show_meeting(canvas: &Canvas<'_, '_>, foot: Rect, meeting: Meeting) {
    let palette = canvas.palette();
    let board = Rect::from_min_size(foot.min, Vec2::splat(foot.height()));
    paint_small(canvas, board, meeting.board);
    let sum = format!("{} + {} = {}", meeting.from_start, meeting.from_goal, meeting.cost());
    let mark = pos2(board.right() + space::L + MET / 2.0, foot.center().y - LINE / 2.0);
    status_mark(canvas.painter(), mark, MET, StatusStyle::Met, palette);
    let at = mark + vec2(MET / 2.0 + space::M, 0.0);
    let room = foot.right() - at.x;
    let painter = canvas.painter();
    let first = text::line(painter, at, Align2::LEFT_CENTER, &sum, Type::Display, palette.text, room);
    let word = canvas.say("lists-met");
    let below = pos2(board.right() + space::M, foot.center().y + LINE / 2.0 + 2.0);
    let room = foot.right() - below.x;
    let ink = palette.text_faint;
    let second = text::line(painter, below, Align2::LEFT_CENTER, &word, Type::Caption, ink, room);
    let whole = board.union(first).union(second);
    canvas.named(whole, "meeting", &format!("{word}: {}, {sum}", meeting.board));
    canvas.hint(whole, "meeting", || canvas.say("lists-met-note"));
}
