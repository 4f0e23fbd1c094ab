//! Realm 1: the ordered set of strings.
//!
//! ```text
//!  ┌───────┐   compared with            sought      100   10   strings away   10   100
//!  │ board │    1  2 4 5 1 3 8 7 6 x    ▸ after     ▒▒▒▒▒●▒▒▒▒▒▒▒▒│▒▒▒▒▒▒▒▒
//!  └───────┘    2  3 4 x 2 1 5 7 6 8    ▸ after          ▒▒▒●▒▒▒▒▒│▒▒▒▒▒▒▒▒
//!  is this …    …
//!  53821x746   15  5 3 4 x 6 1 2 7 8    ▸ after                  ▒●
//!  ○ new
//! ```

use egui::{Align2, Pos2, Rect, Vec2, pos2, vec2};
use eight_realms_core::{
    puzzle::Board,
    replay::structures::{LookupOutcome, Operation, StringLookup, StringSetMoment},
    trace::Event,
};

use super::{ShownStructure, comparisons::Comparisons};
use crate::gui::{
    kit::{Canvas, paint_small},
    theme::{StatusStyle, Type, sizes::marks, space},
    widgets::{status::status_mark, text},
};

/// Width of the column of the sought string.
const SOUGHT: f32 = 158.0;
/// Largest side of the board.
const BOARD: f32 = 104.0;
/// Width of a letter of the sought string.
const LARGE_LETTER: f32 = 15.0;

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, shown: &ShownStructure<'_>, set: &StringSetMoment) {
    canvas.within("string set", body, |canvas| {
        let (left, right) = body.split_left_right_at_x(body.left() + SOUGHT);
        let below = show_board(canvas, left.with_max_x(left.right() - space::L), shown);
        match &set.lookup {
            Some(lookup) => {
                show_outcome(canvas, below, shown, lookup);
                Comparisons::of(canvas, right, shown, lookup).show(canvas);
            }
            None => _ = canvas.paragraph(below, "no lookup", &canvas.say("set-no-lookup"), Type::Caption),
        }
    });
}

/// Draws the board of the event and its string; returns the room that is left below.
fn show_board(canvas: &Canvas<'_, '_>, rect: Rect, shown: &ShownStructure<'_>) -> Rect {
    let Some(board) = shown.moment.event.as_ref().and_then(Event::board) else { return rect };
    let side = BOARD.min(rect.width()).min(rect.height() / 3.0).max(0.0);
    let place = Rect::from_min_size(rect.min, Vec2::splat(side));
    paint_small(canvas, place, board);
    canvas.named(place, "sought board", &board.to_string()).on_hover_text(canvas.say("board-note"));
    let y = place.bottom() + space::L;
    show_string(canvas, pos2(rect.left(), y), board);
    rect.with_min_y(y + space::L)
}

/// Draws the nine letters of the board's string, evenly spaced.
fn show_string(canvas: &Canvas<'_, '_>, at: Pos2, board: Board) {
    let letters = board.letters();
    for (number, letter) in letters.chars().enumerate() {
        let middle = at + vec2((number as f32 + 0.5) * LARGE_LETTER, 0.0);
        let ink = canvas.palette().text;
        let letter = letter.to_string();
        text::line(canvas.painter(), middle, Align2::CENTER_CENTER, &letter, Type::Lead, ink, f32::INFINITY);
    }
    let size = vec2(LARGE_LETTER * letters.len() as f32, space::XL);
    let rect = Align2::LEFT_CENTER.anchor_size(at, size);
    let words = canvas.tell("set-sought", &[("string", letters.into())]);
    canvas.named(rect, "sought string", &words).on_hover_text(canvas.say("set-sought-note"));
}

/// Says whether the string is in the set or, while that is open, how many strings are still possible.
fn show_outcome(canvas: &Canvas<'_, '_>, rect: Rect, shown: &ShownStructure<'_>, lookup: &StringLookup) {
    if shown.is_done() {
        let (style, id) = match lookup.of.outcome {
            LookupOutcome::New => (StatusStyle::Open, "set-new"),
            LookupOutcome::Duplicate if shown.is_path_back(canvas) => {
                (StatusStyle::PathBack, "set-path-back")
            }
            LookupOutcome::Duplicate => (StatusStyle::Duplicate, "set-duplicate"),
        };
        let size = marks::STATUS;
        let middle = pos2(rect.left() + size / 2.0, rect.top() + size);
        status_mark(canvas.painter(), middle, size, style, canvas.palette());
        let beside = rect.with_min_x(rect.left() + size + space::S).translate(vec2(0.0, 2.0));
        let color = canvas.palette().text;
        let words = canvas.say(id);
        let words_rect = canvas.colored_paragraph(beside, "set outcome", &words, Type::Figure, color);
        let args = [("before", u64::from(lookup.before).into()), ("n", u64::from(lookup.strings).into())];
        let before = canvas.tell("set-before", &args);
        let below = rect.with_min_y(words_rect.bottom() + space::S);
        let below = canvas.paragraph(below, "set before", &before, Type::Caption);
        let compared = canvas.tell("set-comparisons", &[("n", shown.done.into())]);
        let below = rect.with_min_y(below.bottom() + space::XS);
        canvas.paragraph(below, "set comparisons", &compared, Type::Caption);
        return;
    }
    let possible = match shown.operations().last() {
        Some(Operation::Compared(comparison)) => comparison.high.saturating_sub(comparison.low),
        _ => lookup.strings,
    };
    let words = canvas.tell("set-possible", &[("n", u64::from(possible).into())]);
    canvas.paragraph(rect, "set possible", &words, Type::Caption);
}
