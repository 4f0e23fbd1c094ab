//! Realm 3: the table while it is filled, and then the walk through it.

use egui::Rect;
use eight_realms_core::{
    replay::structures::{ElementContent, Operation, TableLookup, TableMoment},
    trace::Event,
};

use super::{
    ShownStructure,
    array::IndexedArray,
    chain::{Chain, ChainLink, MAX_BOARDS},
    progress::{OperationProgress, progress_of},
};
use crate::gui::kit::Canvas;

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, shown: &ShownStructure<'_>, table: &TableMoment) {
    canvas.within("table", body, |canvas| {
        let indexed = IndexedArray { index: &table.index, written: &table.filled, line: &table.line };
        let below = indexed.show(canvas, body, shown, &[]);
        show_walk(canvas, below, shown, table);
    });
}

/// Draws each board that was looked up, with the sign that was read there.
fn show_walk(canvas: &Canvas<'_, '_>, rect: Rect, shown: &ShownStructure<'_>, table: &TableMoment) {
    let looks_up = matches!(shown.moment.event, Some(Event::LookUp { .. }));
    let read = progress_of(shown, |operation| matches!(operation, Operation::TableRead { .. }));
    let last = table.walk.len().checked_sub(1);
    let link = |(at, lookup): (usize, &TableLookup)| {
        let read = if looks_up && Some(at) == last { read } else { OperationProgress::Done };
        ChainLink { board: lookup.board, content: ElementContent::Sign(lookup.sign), read }
    };
    let links: Vec<ChainLink> = table.walk.iter().enumerate().map(link).collect();
    let all = canvas.stage().edge.lookups as usize;
    let note = match table.walk.len() {
        0 => canvas.say("walk-later"),
        lookups => canvas.tell("lookups", &[("lookups", lookups.into())]),
    };
    let columns = if all == 0 { MAX_BOARDS } else { all };
    Chain { name: "walk", convention: "walk-note", note, links: &links, current: last, columns }
        .show(canvas, rect);
}
