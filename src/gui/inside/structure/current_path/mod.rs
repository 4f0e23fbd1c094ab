//! Realm 8: the current path under the bound.
//!
//! ```text
//!  19 ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌ ✕ ╌╌ next bound 19     iterations
//!  17 ━━━━━━━━━━━━━━━━━━━━━━━ bound 17          bound 9     5
//!         h h h h h h h h                        bound 11   19
//!         g g g g g g g g                        …
//!        the boards on the path
//! ```
//!
//! Both axes cover the whole recording: f up to a little above its highest bound, and columns for the longest path
//! under it.

mod columns;
mod iterations;
mod plan;
mod pruned;

use egui::Rect;
use eight_realms_core::{
    puzzle::Board,
    replay::{Node, structures::DeepeningMoment},
    trace::Event,
};

use super::{ShownStructure, entry};
use crate::gui::{
    kit::{Canvas, cost},
    theme::sizes::lists::FOOT,
};
use plan::PathPlan;

/// Progress of the board that the event compares with the bound.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Visit {
    /// The event compares no board.
    None,
    /// The board is compared with the bound, but not yet entered or pruned.
    Pending,
    /// The board is entered or pruned.
    Done,
}

impl Visit {
    fn of(shown: &ShownStructure<'_>, path: &DeepeningMoment) -> Self {
        match path.visited {
            None => Self::None,
            Some(_) if shown.is_done() => Self::Done,
            Some(_) => Self::Pending,
        }
    }
}

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, shown: &ShownStructure<'_>, path: &DeepeningMoment) {
    let body = body.with_max_y(body.bottom() - FOOT);
    let plan = PathPlan::of(canvas, body, path);
    let visit = Visit::of(shown, path);
    let is_pruned = matches!(shown.moment.event, Some(Event::Prune { .. }));
    columns::show(canvas, &plan, path, if is_pruned { Visit::None } else { visit });
    plan::show_bounds(canvas, &plan, path);
    pruned::show(canvas, &plan, path, if is_pruned { visit } else { Visit::None });
    iterations::show(canvas, plan.iterations, path);
    canvas.named(plan.chart, "current path", &words(canvas, path));
    if let Some((pointer, node)) = hovered(canvas, &plan, path) {
        entry::show_card(canvas, pointer, card(canvas, &node, path));
    }
}

/// Says how many boards the path has, and the f of each.
fn words(canvas: &Canvas<'_, '_>, path: &DeepeningMoment) -> String {
    let f = path.path.iter().map(|node| cost::figure(canvas, node.f)).collect::<Vec<_>>().join(" ");
    canvas.tell("lists-path-words", &[("boards", path.path.len().into()), ("f", f.into())])
}

/// The pointer, and the board under it: a column, or a pruned successor.
fn hovered(canvas: &Canvas<'_, '_>, plan: &PathPlan, path: &DeepeningMoment) -> Option<(egui::Pos2, Node)> {
    let pointer = canvas.ui.rect_contains_pointer(plan.whole()).then(|| canvas.ui.ctx().pointer_hover_pos());
    let pointer = pointer.flatten()?;
    let crosses = pruned::places(plan, path);
    let cross = crosses.into_iter().find(|(place, _)| place.contains(pointer)).map(|(_, node)| node);
    let column = || path.path.get(plan.column_at(pointer)?).copied();
    Some((pointer, cross.or_else(column)?))
}

fn card(canvas: &Canvas<'_, '_>, node: &Node, path: &DeepeningMoment) -> (Board, Vec<String>) {
    let [h, f] = [node.h, node.f].map(|amount| cost::figure(canvas, amount));
    let mut lines = vec![format!("g {} + h {h} = f {f}", node.g)];
    if let Some(iteration) = path.iteration().filter(|iteration| node.f > iteration.bound) {
        let bound = cost::figure(canvas, iteration.bound);
        lines.push(canvas.tell("lists-beyond", &[("bound", bound.into())]));
    }
    (node.board, lines)
}
