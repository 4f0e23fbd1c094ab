//! The whole tree: edges, nodes, the highlighted path, the current node.

use egui::Stroke;
use eight_realms_app::app::view::PathEnd;

use super::{density, edges, marks, path_board::path_ink, pointer::NodeOnScreen, screen::TreeScreen};
use crate::gui::{
    kit::Canvas,
    theme::{StatusStyle, sizes::inside::tree as sizes, stroke},
};

/// Draws all trees, and the path to the node that is pointed at.
pub fn show(canvas: &Canvas<'_, '_>, screens: &[TreeScreen<'_>], pointed: Option<NodeOnScreen>) {
    let (painter, palette, accent) = (canvas.painter(), canvas.palette(), canvas.context.accent());
    for screen in screens {
        for level in 1..screen.tree.levels() {
            edges::into_level(painter, screen, level, palette);
        }
    }
    for screen in screens {
        density::show(canvas, screen);
        for level in (0..screen.tree.levels()).filter(|level| !screen.is_full(*level)) {
            marks::level(painter, screen, level, accent, palette);
        }
    }
    for screen in screens {
        show_path(canvas, screen);
    }
    show_meeting(canvas, screens);
    if let Some((tree, node)) = pointed {
        let screen = &screens[tree];
        edges::path(painter, screen, &screen.tree.path_to(node), palette.text, palette);
        painter.circle_stroke(screen.at(node), sizes::CURRENT, Stroke::new(stroke::CURVE, palette.text));
    }
}

/// Draws the highlighted path, and the solution or the current node that it leads to.
fn show_path(canvas: &Canvas<'_, '_>, screen: &TreeScreen<'_>) {
    let (painter, palette, path) = (canvas.painter(), canvas.palette(), &screen.view.path);
    let Some(last) = path.nodes.last() else { return };
    edges::path(painter, screen, &path.nodes, path_ink(canvas, path), palette);
    match path.leads_to {
        PathEnd::Solution => marks::solution(painter, screen, &path.nodes, palette),
        PathEnd::Current => marks::current(painter, screen.at(*last), canvas.context.accent(), palette),
    }
}

/// Draws, where two searches have met, a line from one tree to the other with a ring at either end.
fn show_meeting(canvas: &Canvas<'_, '_>, screens: &[TreeScreen<'_>]) {
    let [one, other] = screens else { return };
    let Some(met) = canvas.stage().scene.met else { return };
    let moment = canvas.stage().moment;
    let at = |screen: &TreeScreen<'_>| Some(screen.at(screen.tree.of_board(met, moment)?));
    let (Some(one), Some(other)) = (at(one), at(other)) else { return };
    let ink = canvas.palette().status_color(StatusStyle::Met);
    edges::curve(canvas.painter(), one, other, Stroke::new(stroke::STRONG, ink));
    for end in [one, other] {
        marks::met(canvas.painter(), end, canvas.palette());
    }
}
