//! Pointer and keyboard on the plane: a card shows the figures of a cell, and a click or Enter leads to the first
//! expansion of one of its nodes.
//!
//! With keyboard focus on the plane, the arrows lead from cell to cell and skip those that are empty.

use egui::{CornerRadius, Id, Key, Rect, Response, Role, Sense, Stroke, StrokeKind, WidgetInfo};
use eight_realms_app::app::Action;
use eight_realms_core::replay::tree::NodeStatus;

use super::{ContoursShown, head, placement::ContoursPlacement};
use crate::gui::{
    kit::{
        Canvas,
        card::{self, CardWords},
        id,
    },
    theme::{radius, stroke},
    widgets::{focus, pointed_moment, pointer_place},
};

/// A cell: its g, and the number of its row.
type ContoursCell = (usize, usize);

/// Arrow keys, each with its change of g and row.
const ARROWS: [(Key, [isize; 2]); 4] =
    [(Key::ArrowLeft, [-1, 0]), (Key::ArrowRight, [1, 0]), (Key::ArrowUp, [0, 1]), (Key::ArrowDown, [0, -1])];

/// Makes the plane respond to presses and Tab; screen readers read `label`.
pub fn sense(canvas: &Canvas<'_, '_>, plot: Rect, label: &str) -> Response {
    let response = canvas.ui.interact(plot, id("contours"), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Figure, true, label));
    focus::keep_arrows(canvas.ui, &response);
    focus::ring(canvas.painter(), plot, radius::S, &response, canvas.palette());
    response
}

/// Shows the cell under the pointer or the keyboard cursor, and seeks where a click or Enter leads.
pub fn show(
    canvas: &mut Canvas<'_, '_>,
    response: &Response,
    placement: &ContoursPlacement,
    shown: &ContoursShown<'_>,
) {
    let is_full = |cell: &ContoursCell| shown.contours.cell(cell.0, cell.1).all() > 0;
    let pointer = pointer_place::of(response);
    let hovered = pointer.and_then(|at| placement.cell_under(at, shown)).filter(is_full);
    let walked = response.has_focus().then(|| walk(canvas, response.id, shown)).flatten();
    let Some((g, row)) = hovered.or(walked) else { return };
    let rect = placement.cell(g, shown.contours.rows()[row]);
    let pen = Stroke::new(stroke::CURVE, canvas.palette().text);
    canvas.painter().rect_stroke(rect, CornerRadius::same(radius::XS), pen, StrokeKind::Outside);
    let lines = lines(canvas, shown, (g, row));
    let at = pointer.filter(|_| hovered.is_some()).unwrap_or_else(|| rect.center());
    card::show(canvas, at, CardWords { name: "contours card", board: None, lines: &lines });
    // A click is about what is under the pointer, Enter about where the keyboard is.
    let is_pointed = canvas.ui.input(|input| input.pointer.any_click());
    let chosen = if is_pointed { hovered } else { walked.or(hovered) };
    let wants_copy = canvas.ui.input(|input| input.modifiers.command);
    if !(response.clicked() || wants_copy) {
        return;
    }
    let Some((g, row)) = chosen else { return };
    let Some(moment) = shown.tree.moment_of_cell(g, shown.contours.rows()[row]) else { return };
    pointed_moment::point(canvas.ui.ctx(), (shown.realm, moment));
    if response.clicked() {
        canvas.ask(Action::Seek(moment));
    }
}

/// Describes a cell: its place, the number of its nodes by status, and what a click does.
fn lines(canvas: &Canvas<'_, '_>, shown: &ContoursShown<'_>, (g, row): ContoursCell) -> Vec<String> {
    let counts = shown.contours.cell_under_bound(g, row);
    let present: Vec<NodeStatus> =
        NodeStatus::ALL.into_iter().filter(|status| counts.of(*status) > 0).collect();
    let (h, f) = (shown.contours.rows()[row], shown.contours.f(g, row));
    let arguments = [("g", (g as u64).into()), ("h", shown.cost(h).into()), ("f", shown.cost(f).into())];
    let place = canvas.tell("contours-cell", &arguments);
    let is_expanded = shown.tree.is_cell_expanded(g, h);
    let click = if is_expanded { "contours-click" } else { "contours-never" };
    vec![place, head::of_counts(canvas, counts, &present), canvas.say(click)]
}

/// Moves the cursor by the pressed arrows and returns its cell. The cursor begins at the current node.
fn walk(canvas: &Canvas<'_, '_>, widget: Id, shown: &ContoursShown<'_>) -> Option<ContoursCell> {
    let contours = shown.contours;
    let is_full = |cell: &ContoursCell| {
        cell.0 < contours.columns()
            && cell.1 < contours.rows().len()
            && contours.cell(cell.0, cell.1).all() > 0
    };
    let remembered: Option<ContoursCell> = canvas.ui.data(|data| data.get_temp(widget));
    let mut cursor = remembered.filter(is_full).or_else(|| first(shown))?;
    for (key, by) in ARROWS {
        if canvas.ui.input(|input| input.key_pressed(key)) {
            let step = |(g, row): &ContoursCell| {
                Some((g.checked_add_signed(by[0])?, row.checked_add_signed(by[1])?))
            };
            let is_inside =
                |cell: &ContoursCell| cell.0 < contours.columns() && cell.1 < contours.rows().len();
            let ahead = std::iter::successors(step(&cursor), |cell| step(cell).filter(is_inside));
            cursor = ahead.into_iter().find(is_full).unwrap_or(cursor);
        }
    }
    canvas.ui.data_mut(|data| data.insert_temp(widget, cursor));
    Some(cursor)
}

/// The cell of the current node, or else of the root.
fn first(shown: &ContoursShown<'_>) -> Option<ContoursCell> {
    let node = shown.current().unwrap_or_else(|| shown.tree.node(0));
    let row = shown.contours.rows().iter().position(|h| *h == node.h)?;
    Some((node.g.into(), row))
}
