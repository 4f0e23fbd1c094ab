//! The nodes of a level, one by one, in the shapes of their statuses.

use egui::{Color32, Painter, Pos2, Stroke};
use eight_realms_core::replay::tree::{NodeIndex, NodeStatus};

use super::{inks, screen::TreeScreen};
use crate::gui::{
    theme::{Palette, StatusStyle, sizes::inside::tree as sizes, stroke},
    widgets::status::status_mark,
};

/// Smallest radius of a node that is still to come.
const MIN_UNSEEN: f32 = 0.8;
/// Radius above which nodes have the shapes of their statuses.
const SHAPED: f32 = 1.8;
/// Side of a node on the solution.
const SOLUTION: f32 = 7.0;

/// Factor by which a mark with arms is larger than a dot.
const ARMS: f32 = 1.7;
/// Radius of a node still to come, as a share of the usual radius.
const TO_COME: f32 = 0.6;

/// Draws the nodes of a level that are shown. In a deepening search, a node takes on more of the realm's colour the
/// more often it has been expanded.
pub fn level(painter: &Painter, screen: &TreeScreen<'_>, level: usize, accent: Color32, palette: &Palette) {
    let inks = inks::all(palette);
    let is_deepening = screen.view.at.iteration() > 0;
    for node in screen.visible(level) {
        let status = screen.view.statuses.at(node);
        let times = if is_deepening { screen.tree.times_expanded(node, &screen.view.at) } else { 0 };
        let often = times as f32 / (times as f32 + 2.0);
        let ink = Palette::mix(inks[status as usize], accent, often);
        if screen.is_within_bound(node) && status == NodeStatus::Pruned {
            // An earlier iteration pruned it: this one will enter it.
            dot(painter, screen.at_level(node, level), screen.radius(), (NodeStatus::Unseen, ink), palette);
            continue;
        }
        dot(painter, screen.at_level(node, level), screen.radius(), (status, ink), palette);
    }
}

/// Draws one node, where there is room in the shape of its status.
fn dot(painter: &Painter, at: Pos2, radius: f32, (status, ink): (NodeStatus, Color32), palette: &Palette) {
    let is_shaped = radius > SHAPED;
    match status {
        NodeStatus::Unseen => {
            painter.circle_filled(at, (radius * TO_COME).max(MIN_UNSEEN), ink);
        }
        NodeStatus::Open if is_shaped => {
            painter.circle(at, radius - 0.6, palette.background, Stroke::new(stroke::CURVE, ink));
        }
        NodeStatus::Duplicate if is_shaped => {
            status_mark(painter, at, radius * ARMS, StatusStyle::Duplicate, palette);
        }
        NodeStatus::Pruned if is_shaped => {
            status_mark(painter, at, radius * ARMS, StatusStyle::Pruned, palette);
        }
        NodeStatus::Open
        | NodeStatus::Duplicate
        | NodeStatus::Pruned
        | NodeStatus::Expanded
        | NodeStatus::ExpandedEarlier
        | NodeStatus::Taken => {
            painter.circle_filled(at, radius, ink);
        }
    }
}

/// Draws the current node.
pub fn current(painter: &Painter, at: Pos2, accent: Color32, palette: &Palette) {
    painter.circle_filled(at, sizes::CURRENT + stroke::CURVE, palette.background);
    painter.circle(at, sizes::CURRENT, accent, Stroke::new(stroke::CURVE, palette.text));
}

pub fn solution(painter: &Painter, screen: &TreeScreen<'_>, nodes: &[NodeIndex], palette: &Palette) {
    for (level, node) in nodes.iter().enumerate() {
        status_mark(painter, screen.at_level(*node, level), SOLUTION, StatusStyle::Path, palette);
    }
}

/// Draws the node at which two searches meet, in the tree of one side: one of the two rings.
pub fn met(painter: &Painter, at: Pos2, palette: &Palette) {
    let ink = palette.status_color(StatusStyle::Met);
    painter.circle(at, sizes::CURRENT, palette.background, Stroke::new(stroke::STRONG, ink));
}
