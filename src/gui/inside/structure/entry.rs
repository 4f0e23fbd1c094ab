//! An entry of an open list: its colours, its costs, the card that shows its board, and the entry that an event puts in
//! or takes out.

use egui::{Align2, Color32, Pos2, Rect, Vec2, pos2};
use eight_realms_core::{
    puzzle::Board,
    realm::{Entry, Validity},
    replay::structures::{ListContent, ListEntry, ListMoment, Operation},
};

use super::progress::ShownStructure;
use crate::gui::{
    kit::{
        Canvas,
        card::{self, CardWords},
        cost, ring,
    },
    theme::{Palette, Type, space},
    widgets::{
        board::{self, BoardFace},
        text,
    },
};

/// A list after the operations that are done.
pub fn content(shown: &ShownStructure<'_>, list: &ListMoment) -> ListContent {
    if shown.is_done() {
        ListContent { entries: list.after.clone(), gap: None, held: None }
    } else {
        list.content_after(&shown.moment.operations, shown.done)
    }
}

/// The lowest f of the valid entries, or of all entries if none is valid; 0 for an empty list.
pub fn least<'a>(entries: impl Iterator<Item = &'a ListEntry> + Clone) -> u16 {
    let valid = entries.clone().filter(|entry| entry.validity == Validity::Valid);
    let f = |entry: &ListEntry| entry.entry.f;
    valid.map(f).min().or_else(|| entries.map(f).min()).unwrap_or_default()
}

/// Share of the realm's colour in an entry with the lowest f: the most on which the text of either theme can be read.
const STRONGEST: f32 = 0.43;
/// Factor by which the share of the realm's colour falls with every move that f is higher.
const PER_MOVE: f32 = 0.45;
/// Smallest share of the realm's colour on which an entry is written in full text colour.
const STRONG_FROM: f32 = 0.2;

/// Fill and ink of an entry: the lower its f, the more of the realm's colour.
pub fn colors(canvas: &Canvas<'_, '_>, f: u16, least: u16) -> [Color32; 2] {
    let palette = canvas.palette();
    let moves = f32::from(f.saturating_sub(least)) / f32::from(cost::unit(canvas).per_move());
    let share = STRONGEST * PER_MOVE.powf(moves);
    let fill = Palette::mix(palette.raised, canvas.context.accent(), share);
    [fill, if share >= STRONG_FROM { palette.text } else { palette.text_soft }]
}

/// Share of a colour that is left where something is still to be done.
const PALE: f32 = 0.38;

/// The pale form of a colour, for something that is still to be done.
pub fn pale(canvas: &Canvas<'_, '_>, color: Color32) -> Color32 {
    Palette::mix(canvas.palette().background, color, PALE)
}

/// Counts an event's operations of one kind, in words: `7 comparisons`, or `3 of 7 comparisons` while some are still to
/// be done. The first message gets the total, the second one both numbers.
pub fn counted(
    canvas: &Canvas<'_, '_>,
    shown: &ShownStructure<'_>,
    [whole, part]: [&str; 2],
    is_counted: fn(&Operation) -> bool,
) -> String {
    let count = |operations: &[Operation]| operations.iter().filter(|one| is_counted(one)).count();
    let (done, all) = (count(shown.operations()), count(&shown.moment.operations));
    if done == all {
        canvas.tell(whole, &[("all", all.into())])
    } else {
        canvas.tell(part, &[("done", done.into()), ("all", all.into())])
    }
}

/// The card of an entry beside the pointer: its board, and some lines about it.
pub fn show_card(canvas: &mut Canvas<'_, '_>, pointer: Pos2, (board, lines): (Board, Vec<String>)) {
    card::show(canvas, pointer, CardWords { name: "structure card", board: Some(board), lines: &lines });
}

/// The board and the lines of a card about the entry at an index of a list.
pub fn lines(canvas: &Canvas<'_, '_>, entry: &ListEntry, at: usize) -> (Board, Vec<String>) {
    let place = canvas.tell("lists-entry", &[("index", at.into()), ("number", entry.number.into())]);
    let mut lines = vec![costs(canvas, &entry.entry), place];
    if entry.validity == Validity::Void {
        lines.push(canvas.say("lists-void"));
    }
    (entry.entry.board, lines)
}

/// The line of a card about the costs of an entry.
fn costs(canvas: &Canvas<'_, '_>, entry: &Entry) -> String {
    let [h, f] = [entry.h, entry.f].map(|amount| cost::figure(canvas, amount));
    format!("g {} + h {h} = f {f}", entry.g)
}

/// `2 3 4 1 5 x 7 6 8 · f 9 · g 0 · h 9`: an entry in words.
pub fn description(canvas: &Canvas<'_, '_>, entry: &Entry) -> String {
    cost::description(canvas, entry.board, entry.g, entry.h)
}

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
pub fn is_handled(shown: &ShownStructure<'_>) -> bool {
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

/// Distance from the top of the entry to the middle of its first line.
const FIRST_LINE: f32 = 9.0;
/// Distance from the first line to the second.
const LINE: f32 = 20.0;
/// Smallest side of the board with two lines beside it.
const TWO_LINES_FROM: f32 = 44.0;

/// Draws the board, `side` points large, and beside it, in one line or two, how the entry is handled and its costs.
/// Once the entry is handled, the board has a ring. Returns the area of all of it.
pub fn show_handled(
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
    let is_done = is_handled(shown);
    let face = if is_done { face } else { face.faded() };
    board::paint(canvas.painter(), place, &face, palette);
    if is_done {
        ring(canvas, place);
    }
    let word = canvas.say(handling.message());
    let left = place.right() + space::M;
    let ink = if is_done { palette.text } else { palette.text_faint };
    let sum = sum(canvas, &entry);
    let at = pos2(left, corner.top() + FIRST_LINE);
    let room = corner.right() - left;
    let painter = canvas.painter();
    let is_cut = text::width(painter, &word, Type::Caption) > room;
    let first = text::line(painter, at, Align2::LEFT_CENTER, &word, Type::Caption, palette.text_faint, room);
    let below =
        if side >= TWO_LINES_FROM { pos2(left, at.y + LINE) } else { pos2(first.right() + space::S, at.y) };
    let room = corner.right() - below.x;
    let kinds = [Type::Title, Type::Caption];
    let kind = kinds.into_iter().find(|kind| text::width(painter, &sum, *kind) <= room);
    let mut whole = place.union(first);
    if let Some(kind) = kind {
        let second = text::left(painter, below, &sum, kind, ink);
        canvas.hint(second, "handled costs", || [sum.clone(), cost::convention(canvas)].join("\n"));
        whole = whole.union(second);
    }
    let description = description(canvas, &entry);
    let label = format!("{word}: {description}");
    let response = canvas.named(whole, "handled entry", &label);
    if is_cut || kind.is_none() {
        response.on_hover_text(label);
    }
    whole
}

/// `12 + 5 = 17`: g, h and f.
fn sum(canvas: &Canvas<'_, '_>, entry: &Entry) -> String {
    canvas.context.narrator().sum(entry.g, entry.h, entry.f)
}
