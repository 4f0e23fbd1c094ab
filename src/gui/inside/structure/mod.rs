//! The data structure that the realm teaches, after the last event, with what that event did to it.
//!
//! Each structure has a drawing of its own. While an event is stepped through operation by operation, the drawings show
//! the operations that are done, and in pale colours what is still to be done.

mod array;
mod buckets;
mod chain;
mod comparisons;
mod current_path;
mod element;
mod entry;
mod head;
mod heap;
mod index;
mod line;
mod note;
mod path_queue;
mod progress;
mod scanned_list;
mod sections;
mod string_set;
mod strip;
mod table;
mod two_trees;

use egui::Rect;
use eight_realms_app::app::view::{InsideView, StructureView};
use eight_realms_core::replay::structures::{Operation, Structure, StructureMoment};

use crate::gui::{kit::Canvas, theme::sizes};

/// A structure after an event, and how many of that event's operations are done.
#[derive(Clone, Copy)]
pub struct ShownStructure<'a> {
    /// The structure after the whole event.
    pub moment: &'a StructureMoment,
    /// Number of the event's operations that are done.
    pub done: usize,
}

impl ShownStructure<'_> {
    /// The operations that are done.
    pub fn operations(&self) -> &[Operation] {
        &self.moment.operations[..self.done]
    }

    /// Whether all operations are done, as they are unless the event is stepped through.
    pub const fn is_done(&self) -> bool {
        self.done == self.moment.operations.len()
    }

    /// Whether the event drops the parent of the board being expanded.
    pub fn is_path_back(&self, canvas: &Canvas<'_, '_>) -> bool {
        let recording = &canvas.context.view.model.chosen_lane().recording;
        self.moment.moment.checked_sub(1).is_some_and(|at| recording.is_path_back(at))
    }
}

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, inside: &InsideView) {
    let Some(StructureView::At(moment)) = &inside.structure else {
        head::show_pending(canvas, body);
        return;
    };
    let all = moment.operations.len();
    let done = inside.operations_done.map_or(all, |done| all.min(done as usize));
    let shown = ShownStructure { moment, done };
    let (line, below) = body.split_top_bottom_at_y(body.top() + sizes::inside::HEAD);
    head::show(canvas, line, &shown);
    match &moment.structure {
        Structure::Empty => head::show_empty(canvas, below),
        Structure::StringSet(set) => string_set::show(canvas, below, &shown, set),
        Structure::Array(array) => array::show(canvas, below, &shown, array),
        Structure::Table(table) => table::show(canvas, below, &shown, table),
        Structure::TwoTrees(trees) => two_trees::show(canvas, below, &shown, trees),
        Structure::ScannedList(list) => scanned_list::show(canvas, below, &shown, list),
        Structure::Heap(heap) => heap::show(canvas, below, &shown, heap),
        Structure::Buckets(buckets) => buckets::show(canvas, below, &shown, buckets),
        Structure::CurrentPath(path) => current_path::show(canvas, below, &shown, path),
    }
}
