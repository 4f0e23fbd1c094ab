//! The cell under the pointer: its figures on hover, and a click leads to the first expansion of one of its nodes.

use egui::{CornerRadius, Role, Sense, Stroke, StrokeKind, WidgetInfo};

use super::{ContoursShown, head, placement::ContoursPlacement};
use crate::{
    app::Action,
    gui::{
        kit::{Canvas, id},
        theme::{radius, stroke},
    },
    replay::tree::NodeStatus,
};

pub fn show(canvas: &mut Canvas<'_, '_>, placement: &ContoursPlacement, shown: &ContoursShown<'_>) {
    if !canvas.ui.rect_contains_pointer(placement.plot) {
        return;
    }
    let pointer = canvas.ui.ctx().pointer_hover_pos();
    let Some((g, row)) = pointer.and_then(|at| placement.cell_under(at, shown)) else { return };
    let counts = shown.contours.cell(g, row);
    if counts.all() == 0 {
        return;
    }
    let h = shown.contours.rows()[row];
    let rect = placement.cell(g, h);
    let present: Vec<NodeStatus> =
        NodeStatus::ALL.into_iter().filter(|status| counts.of(*status) > 0).collect();
    let f = shown.cost(shown.contours.f(g, row));
    let arguments = [("g", (g as u64).into()), ("h", shown.cost(h).into()), ("f", f.into())];
    let place = canvas.tell("contours-cell", &arguments);
    let moment = shown.tree.moment_of_cell(g, h);
    let click = moment.map(|_| canvas.say("contours-click"));
    let lines = [Some(place), Some(head::of_counts(canvas, counts, &present)), click];
    let words = lines.into_iter().flatten().collect::<Vec<_>>().join("\n");
    let pen = Stroke::new(stroke::CURVE, canvas.palette().text);
    canvas.painter().rect_stroke(rect, CornerRadius::same(radius::XS), pen, StrokeKind::Outside);
    let response = canvas.ui.interact(rect, id("contours cell"), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &words));
    if let Some(moment) = moment.filter(|_| response.clicked()) {
        canvas.ask(Action::Seek(moment));
    }
    response.on_hover_text_at_pointer(words);
}
