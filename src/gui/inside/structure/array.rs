//! Realms 2a and 2: an array with an element for each board, found by the index of the board.
//!
//! ```text
//! the index, digit by digit
//! all 362,880 elements, and the one at this index
//! the nine elements of this line of tiles, and what is written in each
//! realm 2: the path back, parent by parent         realm 2a: the queue of paths
//! ```

use egui::Rect;
use eight_realms_core::{
    puzzle::Board,
    replay::structures::{ArrayMoment, ElementContent, IndexByDigits, LineElement, Operation, RankSet},
    trace::Event,
};

use super::{
    ShownStructure,
    chain::{Chain, ChainLink, MAX_BOARDS},
    index,
    line::ElementLine,
    path_queue,
    progress::{IndexProgress, OperationProgress},
    sections::sections,
    strip::ElementStrip,
};
use crate::gui::{kit::Canvas, theme::sizes::arrays};

/// Smallest and largest height of the digits of an index.
const INDEX: [f32; 2] = [78.0, 150.0];
/// Smallest and largest height of the strip of all elements, with its head.
const STRIP: [f32; 2] = [27.0, 58.0];
/// Smallest and largest height of the part below: a path, a queue, or a walk.
const BELOW: [f32; 2] = [84.0, 180.0];
/// Smallest and largest gap between two parts.
const GAP: [f32; 2] = [3.0, 26.0];

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, shown: &ShownStructure<'_>, array: &ArrayMoment) {
    let indexed = IndexedArray { index: &array.index, written: &array.reached, line: &array.line };
    let below = indexed.show(canvas, body, shown, &array.path);
    match &array.queue {
        Some(queue) => path_queue::show(canvas, below, shown, queue),
        None => show_path_back(canvas, below, shown, array),
    }
}

/// An array whose elements are found by the index of a board.
pub struct IndexedArray<'a> {
    /// The index of the event's board.
    pub index: &'a IndexByDigits,
    /// The indices of the elements that are written.
    pub written: &'a RankSet,
    pub line: &'a [LineElement; 9],
}

impl IndexedArray<'_> {
    /// Draws index, strip and line; returns the room that is left below.
    pub fn show(
        &self,
        canvas: &Canvas<'_, '_>,
        body: Rect,
        shown: &ShownStructure<'_>,
        path: &[Board],
    ) -> Rect {
        let heights = [INDEX, STRIP, arrays::LINE, BELOW];
        let [digits, strip, line, below] = sections(body, heights, GAP);
        let progress = IndexProgress::of(shown, self.index);
        index::show(canvas, digits, &progress);
        let strip_of =
            ElementStrip { written: self.written, index: progress.index.index(), read: progress.read };
        let from = strip_of.show(canvas, strip);
        ElementLine::of(&progress, self.line, path).show(canvas, line, from, &progress);
        below
    }
}

/// Draws the path from the board of the event to the start: the move that is written for a board leads to its parent.
fn show_path_back(canvas: &Canvas<'_, '_>, rect: Rect, shown: &ShownStructure<'_>, array: &ArrayMoment) {
    let reads = reads_of_path(shown);
    let links: Vec<ChainLink> = array
        .path
        .iter()
        .enumerate()
        .rev()
        .map(|(at, board)| {
            let by = at.checked_sub(1).and_then(|before| array.path[before].move_to(*board));
            let read = match reads {
                Some(reads) => OperationProgress::of(array.path.len() - 1 - at, reads),
                None => OperationProgress::Done,
            };
            ChainLink { board: *board, content: ElementContent::Generated { by, g: at as u8 }, read }
        })
        .collect();
    let current = reads.map_or(0, |reads| reads.saturating_sub(1));
    Chain {
        name: "path-back",
        convention: "path-back-note",
        note: canvas.say("path-back-rule"),
        links: &links,
        current: Some(current),
        columns: canvas.stage().edge.solved.map_or(MAX_BOARDS, |moves| usize::from(moves) + 1),
    }
    .show(canvas, rect);
}

/// Number of elements read so far at the end, where the path is read from the array, element by element. `None` at any
/// other event, where the path shows only what reading would find.
fn reads_of_path(shown: &ShownStructure<'_>) -> Option<usize> {
    let is_read = |operation: &&Operation| matches!(operation, Operation::ElementRead { .. });
    match shown.moment.event? {
        Event::Solved { .. } => Some(shown.operations().iter().filter(is_read).count()),
        _ => None,
    }
}
