//! The search tree of the whole recording: every node in its place, lit by its status at the playhead.
//!
//! ```text
//!  ● ─┬─ ●  ─ ● …      far: density, middle: marks, near: boards
//!     └─ ●  ─ ○
//!  ▁  ▂  ▃   ▅         boards reached at each g
//!  ▣  ▣  ▣   ▣         the path to the current board, its siblings below it,
//!     ▢  ▢ ▷ 312       and below those a count of what is folded away
//! ```
//!
//! Tree, bars and path have one axis: the column of a node is its g.

mod bars;
mod camera;
mod card;
mod columns;
mod density;
mod edges;
mod folded;
mod head;
mod inks;
mod marks;
mod path_board;
mod path_end;
mod plan;
mod pointer;
mod screen;
mod textbook;
mod whole;

use egui::{Pos2, Rect, vec2};
use eight_realms_app::{
    app::{
        Action, InsideAction, TreeCamera, TreeFollowing,
        view::{InsideView, TreesView},
    },
    tell::tree as sentences,
};

use self::{plan::TreePlan, pointer::NodeOnScreen, screen::TreeScreen};
use crate::gui::{
    kit::Canvas,
    theme::Type,
    widgets::{board::Grid, pointed_moment},
};

/// Room around the tree for the mark of a node at its edge.
const EDGE: f32 = 8.0;

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, inside: &InsideView) {
    match &inside.trees {
        Some(view) if !view.forest.is_empty() => show_trees(canvas, body, view),
        _ if canvas.stage().moment == 0 && canvas.context.view.timeline.events == 0 => {}
        _ => {
            show_pending(canvas, body);
        }
    }
}

/// Says that the trees are still to come, or that they could not be laid out.
fn show_pending(canvas: &Canvas<'_, '_>, body: Rect) {
    let model = canvas.context.view.model;
    let is_lost = model.trees_source().is_some_and(|source| model.inside.is_lost(&source));
    let id = if is_lost { "inside-lost" } else { "inside-coming" };
    canvas.paragraph(body, id, &canvas.say(id), Type::Body);
}

fn show_trees(canvas: &mut Canvas<'_, '_>, body: Rect, view: &TreesView) {
    let plan = TreePlan::of(body, view, Grid::least_readable(canvas.painter().pixels_per_point()));
    let camera = camera_now(canvas, view);
    let screens: Vec<TreeScreen<'_>> = view
        .trees()
        .zip(&plan.columns)
        .map(|((tree, side), columns)| TreeScreen::of(tree, side, plan.nodes, *columns, camera))
        .collect();
    head::show(canvas, plan.head, view, &screens);
    if plan.is_textbook {
        if let Some(node) = textbook::show(canvas, &screens[0]) {
            let at = canvas.ui.ctx().pointer_hover_pos();
            show_card(canvas, &screens, Some((0, node)), at);
        }
        return;
    }
    let response = pointer::sense(canvas, plan.nodes, || sentences::summary(canvas.context.narrator(), view));
    if camera != canvas.context.view.model.inside.camera {
        // A camera that has followed the current node stays there.
        canvas.ask(Action::Inside(InsideAction::Look(camera)));
    }
    pointer::steer(canvas, &response, &screens, camera);
    let hovered = pointer::hovered(&response, &screens);
    let walked = pointer::walk(canvas, &response, &screens, camera);
    canvas.within("search tree", plan.nodes.expand2(vec2(0.0, EDGE)), |canvas| {
        whole::show(canvas, &screens, hovered.or(walked));
    });
    pointer::choose(canvas, &response, &screens, [hovered, walked]);
    camera::show(canvas, plan.nodes, &screens, camera);
    bars::show(canvas, &plan.bars, &screens);
    let mut in_path = None;
    if let Some(folded) = &plan.path {
        folded::show_row_names(canvas, folded);
        for (tree, screen) in screens.iter().enumerate() {
            in_path = folded::show(canvas, folded, screen).map(|node| (tree, node)).or(in_path);
        }
    }
    let pointed = hovered.or(in_path);
    let at = pointed.and_then(|_| canvas.ui.ctx().pointer_hover_pos());
    show_card(canvas, &screens, pointed.or(walked), at);
}

/// The camera as it is set or, while it follows, with the current node in its middle half.
fn camera_now(canvas: &Canvas<'_, '_>, view: &TreesView) -> TreeCamera {
    let inside = &canvas.context.view.model.inside;
    let current = view.trees().find_map(|(tree, side)| Some(tree.share(*side.path.nodes.last()?)));
    match (inside.following, current) {
        (TreeFollowing::On, Some(current)) => inside.camera.following(current),
        (TreeFollowing::Off, _) | (_, None) => inside.camera,
    }
}

/// Shows the card of a node, beside the pointer or, for the keyboard, beside the node.
fn show_card(
    canvas: &mut Canvas<'_, '_>,
    screens: &[TreeScreen<'_>],
    node: Option<NodeOnScreen>,
    pointer: Option<Pos2>,
) {
    let Some((tree, node)) = node else { return };
    let screen = &screens[tree];
    let moment = screen.tree.moment_of(node, &screen.view.at);
    pointed_moment::point(canvas.ui.ctx(), (canvas.context.view.model.chosen, moment));
    card::show(canvas, pointer.unwrap_or_else(|| screen.at(node)), screen, node);
}
