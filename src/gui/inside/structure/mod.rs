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

use egui::Rect;
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
/// Least height, in the hand, of a drawing with rows that would be too small: the comparisons of strings.
const LISTED: f32 = 440.0;
/// Least width, in the hand, at which the parts of a drawing stand beside one another.
const BESIDE_FROM: f32 = 700.0;

/// Whether the parts of a drawing of this width stand one below the other: in a phone or a tablet held upright.
fn is_column(canvas: &Canvas<'_, '_>, width: f32) -> bool {
    canvas.is_in_hand() && width < BESIDE_FROM
}

/// Least height of a drawing of this width: where the window is lower, it scrolls.
pub fn least_height(canvas: &Canvas<'_, '_>, width: f32) -> f32 {
    if !canvas.is_in_hand() {
        return HEIGHT;
    }
    let is_column = is_column(canvas, width);
    let height = match canvas.context.view.model.chosen.realm.structure() {
        StructureKind::Moves | StructureKind::Table | StructureKind::Flags => {
            arrays::least_height(canvas, width)
        }
        StructureKind::StringSet if is_column => string_set::COLUMN_HEIGHT,
        StructureKind::StringSet => LISTED,
        StructureKind::TwoTrees if is_column => two_trees::COLUMN_HEIGHT,
        StructureKind::ScannedList if is_column => scanned_list::COLUMN_HEIGHT,
        StructureKind::Buckets if is_column => buckets::COLUMN_HEIGHT,
        StructureKind::Buckets => buckets::PLANE,
        _ => return HEIGHT,
    };
    sizes::inside::HEAD + height + FOOT
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
