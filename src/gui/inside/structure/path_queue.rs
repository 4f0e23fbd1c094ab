//! Realm 2a's queue, in which each entry carries its path as a string: the front, the back, and the path that the event
//! copies.
//!
//! ```text
//!  Queue of paths   6 102 letters in 557 paths
//!  copied  uldruldr d                     the copied part pale, the letter that is added strong
//!  front                                  back
//!      1   uldruldr                       557   uldruldrd
//!      2   uldruldl                       556   …
//! ```

use egui::{Align2, Color32, Pos2, Rect, pos2};
use eight_realms_app::words::figures;
use eight_realms_core::replay::structures::{Operation, PathQueueMoment, QueuedPath};

use super::{ShownStructure, progress::progress_of};
use crate::gui::{
    kit::Canvas,
    theme::{Type, sizes::arrays::chain, space},
    widgets::text,
};

/// Height of a row.
const ROW: f32 = 16.0;
/// Width of the column in front of a path.
const NUMBER: f32 = 54.0;

/// Either end of the queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum QueueEnd {
    Front,
    Back,
}

/// Draws the queue into `rect`.
pub fn show(canvas: &Canvas<'_, '_>, rect: Rect, shown: &ShownStructure<'_>, paths: &PathQueueMoment) {
    let head = pos2(rect.left(), rect.top() + chain::HEAD / 2.0 - 2.0);
    let args = [("letters", paths.letters.into()), ("paths", paths.len.into())];
    let note = canvas.tell("path-queue-letters", &args);
    let hint = canvas.say("path-queue-note");
    canvas.heading_with(head, "path-queue", &note, rect.width(), &hint);
    let area = rect.with_min_y(rect.top() + chain::HEAD);
    let (event, rows) = area.split_top_bottom_at_y(area.top() + ROW);
    show_event(canvas, event, shown, paths);
    let (front, back) = rows.split_left_right_at_fraction(0.5);
    show_end(canvas, front.with_max_x(front.right() - space::M), QueueEnd::Front, paths);
    show_end(canvas, back, QueueEnd::Back, paths);
}

/// Draws the path that the event takes out or makes.
fn show_event(canvas: &Canvas<'_, '_>, line: Rect, shown: &ShownStructure<'_>, paths: &PathQueueMoment) {
    let (id, convention, path) = match (&paths.taken, &paths.made) {
        (Some(taken), _) => ("path-queue-taken", "path-queue-taken-note", taken),
        (None, Some(made)) => ("path-queue-made", "path-queue-made-note", made),
        (None, None) => {
            let words = canvas.say("path-queue-nothing");
            let ink = canvas.palette().text_faint;
            text::left(canvas.painter(), line.left_center(), &words, Type::Caption, ink);
            return;
        }
    };
    let label = canvas.say(id);
    let ink = canvas.palette().text_soft;
    let label_rect = text::left(canvas.painter(), line.left_center(), &label, Type::Caption, ink);
    let at = pos2(label_rect.right() + space::S, line.center().y);
    let whole = match paths.made {
        Some(_) => show_made(canvas, at, shown, path),
        None => letters(canvas, at, &path.letters, Type::Figure, canvas.palette().text),
    };
    let words = format!("{label} {}", path.letters);
    let hint = canvas.say(convention);
    canvas
        .named(label_rect.union(whole), "path of the event", &words)
        .on_hover_text(format!("{words}\n{hint}"));
}

/// Draws the copied letters and the added one; returns their area.
fn show_made(canvas: &Canvas<'_, '_>, at: Pos2, shown: &ShownStructure<'_>, made: &QueuedPath) -> Rect {
    let copied = progress_of(shown, |operation| matches!(operation, Operation::PathCopied { .. }));
    let added = progress_of(shown, |operation| matches!(operation, Operation::LetterAdded { .. }));
    let (copy, letter) = made.letters.split_at(made.letters.len().saturating_sub(1));
    let ink = copied.ink(canvas, canvas.palette().text_faint);
    let copy_rect = letters(canvas, at, copy, Type::Figure, ink);
    let ink = added.ink(canvas, canvas.context.accent());
    copy_rect.union(letters(canvas, pos2(copy_rect.right() + 1.0, at.y), letter, Type::Title, ink))
}

fn letters(canvas: &Canvas<'_, '_>, at: Pos2, path: &str, kind: Type, ink: Color32) -> Rect {
    text::left(canvas.painter(), at, path, kind, ink)
}

/// Draws the entries at one end, the outermost first.
fn show_end(canvas: &Canvas<'_, '_>, rect: Rect, end: QueueEnd, paths: &PathQueueMoment) {
    let (palette, painter) = (canvas.palette(), canvas.painter());
    let id = match end {
        QueueEnd::Front => "path-queue-front",
        QueueEnd::Back => "path-queue-back",
    };
    let row = |number: usize| pos2(rect.left(), rect.top() + (number as f32 + 0.5) * ROW);
    text::line(
        painter,
        row(0),
        Align2::LEFT_CENTER,
        &canvas.say(id),
        Type::Caption,
        palette.text_faint,
        rect.width(),
    );
    let rows = (rect.height() / ROW).floor() as usize;
    let entries: Vec<&QueuedPath> = match end {
        QueueEnd::Front => paths.front.iter().collect(),
        QueueEnd::Back => paths.back.iter().rev().collect(),
    };
    for (number, entry) in entries.into_iter().enumerate().take(rows.saturating_sub(1)) {
        let place = match end {
            QueueEnd::Front => number + 1,
            QueueEnd::Back => paths.len - number,
        };
        show_entry(canvas, row(number + 1), rect.width(), (end, number, place), entry, paths);
    }
}

/// Draws one entry: its place in the queue and its path.
fn show_entry(
    canvas: &Canvas<'_, '_>,
    at: Pos2,
    width: f32,
    (end, number, place): (QueueEnd, usize, usize),
    entry: &QueuedPath,
    paths: &PathQueueMoment,
) {
    let (palette, painter) = (canvas.palette(), canvas.painter());
    let end_of_number = pos2(at.x + NUMBER - space::M, at.y);
    text::right(painter, end_of_number, &figures::grouped(place as u64), Type::Tick, palette.text_faint);
    let is_made = end == QueueEnd::Back && number == 0 && paths.made.as_ref() == Some(entry);
    let ink = if is_made { palette.text } else { palette.text_soft };
    let start = pos2(at.x + NUMBER, at.y);
    let path = if entry.letters.is_empty() { figures::NONE } else { &entry.letters };
    let room = width - NUMBER;
    text::line(painter, start, Align2::LEFT_CENTER, path, Type::Caption, ink, room);
    let args = [
        ("place", place.into()),
        ("path", entry.letters.clone().into()),
        ("board", entry.board.to_string().into()),
    ];
    let words = canvas.tell("path-queue-entry", &args);
    let row = Rect::from_min_max(pos2(at.x, at.y - ROW / 2.0), pos2(at.x + width, at.y + ROW / 2.0));
    canvas.named(row, ("queued path", end, number), &words).on_hover_text(words);
}
