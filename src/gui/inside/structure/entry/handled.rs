//! The entry that an event takes out or puts in: its board, what is done with it, and g + h = f.

use egui::{Align2, Rect, Vec2, pos2};
use eight_realms_core::{realm::Entry, replay::structures::Operation};

use super::super::ShownStructure;
use crate::gui::{
    kit::{Canvas, cost, ring},
    theme::{Type, space},
    widgets::{
        board::{self, BoardFace},
        text,
    },
};

/// Distance from the top of the entry to the middle of its first line.
const FIRST_LINE: f32 = 9.0;
const LINE: f32 = 20.0;
/// Smallest side of the board with two lines beside it.
const TWO_LINES_FROM: f32 = 44.0;

/// How an event handles an entry.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Handling {
    /// The entry is taken out.
    Taken,
    Put,
    /// The entry is put in and replaces one with a longer path.
    Replacing,
}

impl Handling {
    /// Returns how the event handles its entry, and that entry; `None` if it handles none.
    pub fn of(shown: &ShownStructure<'_>, put: Option<Entry>, taken: Option<Entry>) -> Option<(Self, Entry)> {
        let replaces =
            |operation: &Operation| matches!(operation, Operation::Voided { .. } | Operation::Taken { .. });
        let is_replacing = shown.moment.operations.iter().any(replaces);
        let put = put.map(|put| (if is_replacing { Self::Replacing } else { Self::Put }, put));
        put.or(taken.map(|taken| (Self::Taken, taken)))
    }

    /// The message that says how the entry is handled.
    pub const fn message(self) -> &'static str {
        match self {
            Self::Taken => "lists-taken",
            Self::Put => "lists-put",
            Self::Replacing => "lists-replacing",
        }
    }
}

/// Whether the entry has been taken out or put in.
pub fn is_done(shown: &ShownStructure<'_>) -> bool {
    let decides = |operation: &Operation| {
        matches!(
            operation,
            Operation::Taken { .. }
                | Operation::Put { .. }
                | Operation::QueueTaken { .. }
                | Operation::QueuePut { .. }
        )
    };
    let last = shown.moment.operations.iter().rposition(decides);
    last.is_none_or(|last| shown.done > last)
}

/// Draws the board, `side` points large, and beside it, in one line or two, how the entry is handled and its costs.
/// Once the entry is handled, the board has a ring. Returns the area of all of it.
pub fn show(
    canvas: &Canvas<'_, '_>,
    corner: Rect,
    side: f32,
    (handling, entry): (Handling, Entry),
    shown: &ShownStructure<'_>,
) -> Rect {
    let palette = canvas.palette();
    let place = Rect::from_min_size(corner.min, Vec2::splat(side));
    let (tiles, goal) = (entry.board.tiles(), canvas.goal());
    let face = BoardFace::still(&tiles, &goal, canvas.context.accent());
    let is_done = is_done(shown);
    let face = if is_done { face } else { face.faded() };
    board::paint(canvas.painter(), place, &face, palette);
    if is_done {
        ring(canvas, place);
    }
    let word = canvas.say(handling.message());
    let left = place.right() + space::M;
    let ink = if is_done { palette.text } else { palette.text_faint };
    let sum = super::sum(canvas, &entry);
    let at = pos2(left, corner.top() + FIRST_LINE);
    let room = corner.right() - left;
    let painter = canvas.painter();
    let first = text::line(painter, at, Align2::LEFT_CENTER, &word, Type::Caption, palette.text_faint, room);
    let below =
        if side >= TWO_LINES_FROM { pos2(left, at.y + LINE) } else { pos2(first.right() + space::S, at.y) };
    let room = corner.right() - below.x;
    let second = text::line(painter, below, Align2::LEFT_CENTER, &sum, Type::Title, ink, room);
    canvas.hint(second, "handled costs", || cost::convention(canvas));
    let whole = place.union(first).union(second);
    let description = super::description(canvas, &entry);
    canvas.named(whole, "handled entry", &format!("{word}: {description}"));
    whole
}
