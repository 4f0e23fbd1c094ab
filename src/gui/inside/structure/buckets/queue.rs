//! The entry of the event, and the queue of the bucket that it is taken from or put into.

use egui::{Align2, Rect, pos2, vec2};
use eight_realms_core::{
    realm::{TieOrder, Validity},
    replay::structures::{BucketInHand, BucketsMoment, Operation, QueueEntry},
};

use crate::gui::{
    inside::structure::{ShownStructure, entry, entry::handled},
    kit::{Canvas, Gaps, Slots, cost, ellipsis, ring},
    theme::{Type, space},
    widgets::{
        board::{self, BoardFace},
        text,
    },
};

/// Largest side of the board of the event's entry.
const BOARD: f32 = 68.0;
/// Height of a line.
const LINE: f32 = 22.0;
/// Side of a board in the queue.
const QUEUED: f32 = 40.0;

pub fn show(canvas: &Canvas<'_, '_>, rect: Rect, shown: &ShownStructure<'_>, moment: &BucketsMoment) {
    if let Some(event) = handled::Handling::of(shown, moment.put, moment.taken) {
        let corner = rect.translate(vec2(space::XS, space::XS));
        let board = BOARD.min(rect.height() / 4.0);
        handled::show(canvas, corner.with_max_x(rect.right()), board, event, shown);
        show_looks(canvas, pos2(rect.left(), rect.top() + board + space::XL), rect.width(), shown);
    }
    let Some(bucket) = &moment.in_hand else { return };
    let board = BOARD.min(rect.height() / 4.0);
    let below = rect.with_min_y(rect.top() + board + space::XL + LINE);
    show_queue(canvas, below, bucket, shown, moment);
}

/// Says how many buckets the event looks at.
fn show_looks(canvas: &Canvas<'_, '_>, at: egui::Pos2, width: f32, shown: &ShownStructure<'_>) {
    let looks = |operation: &Operation| matches!(operation, Operation::BucketLookedAt { .. });
    if !shown.moment.operations.iter().any(looks) {
        return;
    }
    let words = entry::counted(canvas, shown, ["lists-looks", "lists-looks-of"], looks);
    let ink = canvas.palette().text_soft;
    let rect = text::line(canvas.painter(), at, Align2::LEFT_CENTER, &words, Type::Caption, ink, width);
    canvas.named(rect, "buckets looked at", &words);
    canvas.hint(rect, "buckets looked at", || canvas.say("lists-looks-note"));
}

/// Draws the boards of the queue, the oldest first.
fn show_queue(
    canvas: &Canvas<'_, '_>,
    rect: Rect,
    bucket: &BucketInHand,
    shown: &ShownStructure<'_>,
    moment: &BucketsMoment,
) {
    let is_done = handled::is_done(shown);
    let queue = if is_done { &bucket.after } else { &bucket.before };
    let at = pos2(rect.left(), rect.top() + LINE / 2.0);
    let f = cost::figure(canvas, bucket.f);
    let arguments = [("f", f.into()), ("g", bucket.g.into()), ("entries", queue.len().into())];
    let note = canvas.tell("lists-queue-of", &arguments);
    let message = match canvas.context.view.model.settings.tie_order {
        TieOrder::Fifo => "lists-queue-note-fifo",
        TieOrder::Lifo => "lists-queue-note-lifo",
    };
    canvas.heading_with(at, "lists-queue", &note, rect.width(), &canvas.say(message));
    let boards = rect.with_min_y(rect.top() + LINE + space::XS);
    let gaps = Gaps { between: space::S, below: 0.0 };
    let boards = boards.shrink2(vec2(space::XS, space::XS));
    let slots = Slots::of(boards, QUEUED, gaps);
    for (number, place) in slots.shown(queue.len()) {
        show_board(canvas, place, &queue[number], number);
    }
    if let Some(gap) = slots.gap(queue.len()) {
        ellipsis(canvas, gap);
    }
    let is_new = moment.put.is_some() && is_done;
    if let Some((_, place)) = slots.shown(queue.len()).last().filter(|_| is_new) {
        ring(canvas, place);
    }
}

/// Draws a board of the queue, pale if the entry is void.
fn show_board(canvas: &Canvas<'_, '_>, place: Rect, entry: &QueueEntry, number: usize) {
    let (tiles, goal) = (entry.entry.board.tiles(), canvas.goal());
    let face = BoardFace::still(&tiles, &goal, canvas.context.accent());
    let is_void = entry.validity == Validity::Void;
    let face = if is_void { face.faded() } else { face };
    board::paint(canvas.painter(), place, &face, canvas.palette());
    let mut words = entry::description(canvas, &entry.entry);
    if is_void {
        words = [words, canvas.say("lists-void")].join("\n");
    }
    canvas.named(place, ("queued", number), &words).on_hover_text(words);
}
