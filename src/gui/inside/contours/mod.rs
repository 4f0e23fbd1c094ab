//! The nodes of the tree by g and h, with equal f along each diagonal.
//!
//! ```text
//! ┌ Contours of f   counts ────────────────┐
//! │ legend                                 │
//! │ h │ ▒ ▒ ▒ ░            cells, expanded │
//! │   │   ▒ ▒ ░ ░          below, open     │
//! │   └────────────────    above           │
//! │     0 1 2 3 …        g                 │
//! │         f 6 f 7 …    the diagonals     │
//! └────────────────────────────────────────┘
//! ```
//!
//! Columns are g and rows are h. Both keep their places for the whole recording: cells whose nodes are all still to
//! come are there from the beginning, pale. The axis of h is linear, so that diagonals are straight even where some
//! values of h do not occur.

mod cells;
mod diagonals;
mod head;
mod placement;
mod pointer;
mod ticks;

use egui::Rect;
use eight_realms_app::{
    app::view::{InsideView, TreeView, TreesProgress},
    words::figures,
};
use eight_realms_core::{
    heuristic::Unit,
    realm::Realm,
    replay::{
        Node,
        tree::{Contours, NodeIndex, SearchTree},
    },
};

use self::placement::ContoursPlacement;
use crate::gui::{
    kit::Canvas,
    theme::{Type, sizes},
};

/// The table to draw, the tree that it counts, and that tree's view and progress.
struct ContoursShown<'a> {
    contours: &'a Contours,
    tree: &'a SearchTree,
    view: &'a TreeView,
    progress: TreesProgress,
    realm: Realm,
    /// Unit of h and f.
    unit: Unit,
}

impl ContoursShown<'_> {
    /// The nodes from the root to the current one.
    fn path(&self) -> impl Iterator<Item = Node> {
        self.view.at.path().iter().map(|node: &NodeIndex| self.tree.node(*node))
    }

    /// The node of the board being expanded.
    fn current(&self) -> Option<Node> {
        self.view.at.current().map(|node| self.tree.node(node))
    }

    /// The f drawn in the realm's colour: the bound where the search has one, or else that of the current node.
    fn strong(&self) -> Option<u16> {
        self.contours.bound().or_else(|| self.current().map(|node| node.f))
    }

    /// Whether the realm searches again and again, under a bound.
    fn is_deepening(&self) -> bool {
        self.realm.is_deepening()
    }

    /// Text of an h or an f.
    fn cost(&self, amount: u16) -> String {
        figures::cost(amount, self.unit)
    }
}

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, inside: &InsideView) {
    let model = canvas.context.view.model;
    let trees = inside.trees.as_ref();
    let first = trees.and_then(|trees| trees.trees().next().map(|(tree, view)| (trees.progress, tree, view)));
    let shown = first.and_then(|(progress, tree, view)| {
        let contours = view.contours.as_deref()?;
        let unit = model.chosen.unit(&model.settings);
        Some(ContoursShown { contours, tree, view, progress, realm: model.chosen, unit })
    });
    let Some(shown) = shown else {
        let is_lost = model.trees_source().is_some_and(|source| model.inside.is_lost(&source));
        let id = if is_lost { "inside-lost" } else { "contours-pending" };
        canvas.paragraph(body, id, &canvas.say(id), Type::Body);
        return;
    };
    let (line, below) = body.split_top_bottom_at_y(body.top() + sizes::inside::HEAD);
    let below = head::show(canvas, line, below, &shown);
    let placement = ContoursPlacement::of(canvas, below, &shown);
    let response = pointer::sense(canvas, placement.plot, &words(canvas, &shown));
    cells::show(canvas, &placement, &shown);
    diagonals::show(canvas, &placement, &shown);
    cells::show_path(canvas, &placement, &shown);
    cells::show_numbers(canvas, &placement, &shown);
    ticks::show(canvas, &placement, &shown);
    pointer::show(canvas, &response, &placement, &shown);
}

/// Describes the whole table for users who cannot see it.
fn words(canvas: &Canvas<'_, '_>, shown: &ContoursShown<'_>) -> String {
    let greatest_g = shown.contours.columns().saturating_sub(1) as u64;
    let greatest_h = shown.cost(shown.contours.rows().last().copied().unwrap_or_default());
    let counts = head::counts(canvas, shown);
    let arguments = [("g", greatest_g.into()), ("h", greatest_h.into()), ("counts", counts.into())];
    let table = canvas.tell("contours-table", &arguments);
    let current = shown.current().map(|node| {
        let (h, f) = (shown.cost(node.h), shown.cost(node.f));
        let arguments = [("g", u64::from(node.g).into()), ("h", h.into()), ("f", f.into())];
        canvas.tell("contours-current", &arguments)
    });
    [Some(table), current].into_iter().flatten().collect::<Vec<_>>().join(" ")
}
