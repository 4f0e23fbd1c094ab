//! An entry of an open list: its colours, its costs, the card that shows its board, and the entry that an event puts in
//! or takes out.

pub mod handled;

use egui::{Color32, Pos2};
use eight_realms_core::{
    puzzle::Board,
    realm::{Entry, Validity},
    replay::structures::{ListContent, ListEntry, ListMoment, Operation},
};

use crate::gui::{
    kit::{
        Canvas,
        card::{self, CardWords},
        cost,
    },
    theme::Palette,
};

use super::ShownStructure;

/// Share of the realm's colour in an entry with the lowest f: the most on which the text of either theme can be read.
const STRONGEST: f32 = 0.43;
/// Factor by which the share of the realm's colour falls with every move that f is higher.
const PER_MOVE: f32 = 0.45;
/// Smallest share of the realm's colour on which an entry is written in full text colour.
const STRONG_FROM: f32 = 0.2;
/// Share of a colour that is left where something is still to be done.
const PALE: f32 = 0.38;

/// A list after the operations that are done.
pub fn content(shown: &ShownStructure<'_>, list: &ListMoment) -> ListContent {
    if shown.is_done() {
        ListContent { entries: list.after.clone(), gap: None, held: None }
    } else {
        list.content_after(&shown.moment.operations, shown.done)
    }
}

/// The card of an entry beside the pointer: its board, and some lines about it.
pub fn show_card(canvas: &mut Canvas<'_, '_>, pointer: Pos2, (board, lines): (Board, Vec<String>)) {
    card::show(canvas, pointer, CardWords { name: "structure card", board: Some(board), lines: &lines });
}

/// The lowest f of the valid entries, or of all entries if none is valid; 0 for an empty list.
pub fn least<'a>(entries: impl Iterator<Item = &'a ListEntry> + Clone) -> u16 {
    let valid = entries.clone().filter(|entry| entry.validity == Validity::Valid);
    let f = |entry: &ListEntry| entry.entry.f;
    valid.map(f).min().or_else(|| entries.map(f).min()).unwrap_or_default()
}

/// Fill and ink of an entry: the lower its f, the more of the realm's colour.
pub fn colors(canvas: &Canvas<'_, '_>, f: u16, least: u16) -> [Color32; 2] {
    let palette = canvas.palette();
    let moves = f32::from(f.saturating_sub(least)) / f32::from(cost::unit(canvas).per_move());
    let share = STRONGEST * PER_MOVE.powf(moves);
    let fill = Palette::mix(palette.raised, canvas.context.accent(), share);
    [fill, if share >= STRONG_FROM { palette.text } else { palette.text_soft }]
}

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

/// `12 + 5 = 17`: g, h and f.
pub fn sum(canvas: &Canvas<'_, '_>, entry: &Entry) -> String {
    format!("{} + {} = {}", entry.g, cost::figure(canvas, entry.h), cost::figure(canvas, entry.f))
}

/// `2 3 4 1 5 x 7 6 8 · f 9 · g 0 · h 9`: an entry in words.
pub fn description(canvas: &Canvas<'_, '_>, entry: &Entry) -> String {
    cost::description(canvas, entry.board, entry.g, entry.h)
}

/// The line of a card about the costs of an entry.
pub fn costs(canvas: &Canvas<'_, '_>, entry: &Entry) -> String {
    let [h, f] = [entry.h, entry.f].map(|amount| cost::figure(canvas, amount));
    format!("g {} + h {h} = f {f}", entry.g)
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
