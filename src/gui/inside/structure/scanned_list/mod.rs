//! Realms 5 and 6: the open list, read from end to end each time an entry is taken out.
//!
//! ```text
//!  18 18(17)17 18 18 19 18 …      every entry in its place, like a page; what was lower than all before has a ring
//!  …          [17]18              the lowest one is filled, and the last one fills the gap
//!  ┌ entry ┐  ──┐                 the lowest one so far, over the entries read
//!  └───────┘    └──────────
//! ```
//!
//! A place keeps its size for the whole recording: the list is never longer than the frontier was at its peak.

mod cells;
mod lowest;

use egui::{Rect, vec2};
use eight_realms_core::replay::structures::{ListEntry, ListMoment, Operation};

use super::{ShownStructure, entry, entry::handled};
use crate::gui::{
    kit::Canvas,
    theme::{sizes::lists::FOOT, space},
};
use cells::ListCells;

/// Smallest height of the stage with the plot of the lowest so far below the list.
const BOTH_FROM: f32 = 300.0;
/// Height of the plot of the lowest so far.
const LOWEST: f32 = 94.0;
/// Width of the event's entry, beside the plot of the lowest so far.
const HANDLED: f32 = 204.0;
/// Side of the board of the event's entry.
const BOARD: f32 = 68.0;

/// Progress of the scan of an event.
#[derive(Default)]
struct Scan {
    /// Number of entries read.
    read: usize,
    /// Indices of the entries that were lower than all before, in turn.
    lower: Vec<usize>,
    /// Index of the entry that has been taken out, if any.
    taken: Option<usize>,
    /// Whether the last entry has filled the gap.
    is_filled: bool,
}

/// A list as it is drawn.
struct ListView {
    /// The entries as the scan reads them or, where the event reads none, as the done operations leave them.
    entries: Vec<ListEntry>,
    /// The lowest f.
    least: u16,
    /// The scan, if the event has one.
    scan: Option<Scan>,
    /// Lowest number of a new entry.
    first_new: u32,
    /// Length of the longest list of the recording.
    longest: usize,
}

impl Scan {
    fn of(operations: &[Operation]) -> Self {
        let mut scan = Self::default();
        for operation in operations {
            match *operation {
                Operation::EntryRead { at, least } => {
                    scan.read += 1;
                    scan.lower.extend((at == least).then_some(at as usize));
                }
                Operation::Taken { at } => scan.taken = Some(at as usize),
                Operation::GapFilled { .. } => scan.is_filled = true,
                _ => {}
            }
        }
        scan
    }

    /// The index of the lowest entry so far.
    fn lowest(&self) -> Option<usize> {
        self.lower.last().copied()
    }
}

impl ListView {
    fn of(canvas: &Canvas<'_, '_>, shown: &ShownStructure<'_>, list: &ListMoment) -> Self {
        let reads = |operation: &Operation| matches!(operation, Operation::EntryRead { .. });
        let scan = shown.moment.operations.iter().any(reads).then(|| Scan::of(shown.operations()));
        let entries = match scan {
            Some(_) => list.before.clone(),
            None => entry::content(shown, list).entries,
        };
        let peak = canvas.stage().edge.frontier_peak as usize;
        let longest = peak.max(list.before.len()).max(list.after.len()).max(1);
        Self { least: entry::least(entries.iter()), entries, scan, first_new: list.first_new, longest }
    }

    /// Whether an entry has been read; true for every entry if the event has no scan.
    fn is_read(&self, at: usize) -> bool {
        self.scan.as_ref().is_none_or(|scan| at < scan.read)
    }
}

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, shown: &ShownStructure<'_>, list: &ListMoment) {
    let body = body.with_max_y(body.bottom() - FOOT);
    let view = ListView::of(canvas, shown, list);
    let has_lower = body.height() >= BOTH_FROM;
    let below = if has_lower { LOWEST + space::M } else { 0.0 };
    let page = body.with_max_y(body.bottom() - below);
    let cells = ListCells::of(page, view.longest);
    cells::show(canvas, &cells, &view);
    if has_lower {
        let strip = body.with_min_y(body.bottom() - LOWEST);
        let (left, plot) = strip.split_left_right_at_x(strip.left() + HANDLED);
        let entries = [list.put, list.taken].map(|entry| entry.map(|entry| entry.entry));
        if let Some(event) = handled::Handling::of(shown, entries[0], entries[1]) {
            let corner = Rect::from_min_size(left.min + vec2(space::XS, space::XS), left.size());
            handled::show(canvas, corner, BOARD, event, shown);
        }
        lowest::show(canvas, plot, &view);
    }
    if let Some((pointer, at)) = cells::hovered(canvas, &cells, view.entries.len()) {
        entry::show_card(canvas, pointer, entry::lines(canvas, &view.entries[at], at));
    }
}
