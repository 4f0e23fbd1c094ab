//! The data structure that the realm teaches, after the last event, with what that event did to it.
//!
//! Each structure has a drawing of its own. While an event is stepped through operation by operation, the drawings show
//! the operations that are done, and in pale colours what is still to be done.

mod arrays;
mod buckets;
mod current_path;
mod elements;
mod entry;
mod head;
mod heap;
mod index;
mod progress;
mod scanned_list;
mod string_set;
mod two_trees;

use egui::{Rect, Vec2, vec2};
use eight_realms_app::{desk::structure::StructureView, inside::view::InsideView};
use eight_realms_core::{realm::StructureKind, replay::structures::Structure};

use self::progress::ShownStructure;
use crate::gui::{
    kit::Canvas,
    theme::{sizes, space},
};

/// Room below every drawing of an open list, of two trees and of the current path.
const FOOT: f32 = space::S;

/// Least height of a drawing.
const HEIGHT: f32 = 280.0;
/// Least size of a drawing with columns of words and boards in the hand.
const IN_HAND: Vec2 = vec2(880.0, HEIGHT);
/// The same of drawings with rows that would be too small: the comparisons of strings, and the elements of an array or a table.
const LISTED: Vec2 = vec2(IN_HAND.x, 440.0);

/// Least size of a drawing: where the window is smaller, it scrolls.
pub fn least_size(canvas: &Canvas<'_, '_>) -> Vec2 {
    match canvas.context.view.model.chosen.realm.structure() {
        // These are as narrow as a window can be.
        StructureKind::Heap | StructureKind::CurrentPath => vec2(0.0, HEIGHT),
        _ if !canvas.is_in_hand() => vec2(0.0, HEIGHT),
        StructureKind::Moves | StructureKind::Table => LISTED.max(vec2(arrays::least_width(canvas), 0.0)),
        StructureKind::StringSet | StructureKind::Flags => LISTED,
        StructureKind::TwoTrees | StructureKind::ScannedList | StructureKind::Buckets => IN_HAND,
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
    let above = below.with_max_y(below.bottom() - FOOT);
    match &moment.structure {
        Structure::Empty => head::show_empty(canvas, below),
        Structure::StringSet(set) => string_set::show(canvas, below, &shown, set),
        Structure::Array(array) => arrays::show_array(canvas, below, &shown, array),
        Structure::Table(table) => arrays::show_table(canvas, below, &shown, table),
        Structure::TwoTrees(trees) => two_trees::show(canvas, above, &shown, trees),
        Structure::ScannedList(list) => scanned_list::show(canvas, above, &shown, list),
        Structure::Heap(heap) => heap::show(canvas, above, &shown, heap),
        Structure::Buckets(buckets) => buckets::show(canvas, above, &shown, buckets),
        Structure::CurrentPath(path) => current_path::show(canvas, above, &shown, path),
    }
}
