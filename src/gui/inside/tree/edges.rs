//! The edges of a tree, soft curves from a node to its successors, and the path that the search is on.

use egui::{Color32, Painter, Pos2, Shape, Stroke, pos2};
use eight_realms_core::replay::tree::{NodeIndex, NodeStatus};

use super::screen::TreeScreen;
use crate::gui::theme::{Palette, stroke};

/// Length of a straight part of a curve.
const CURVE_PART: f32 = 7.0;
/// Width that the casing, in the colour behind it, adds to a line.
const CASING: f32 = 2.0;
/// Width of the line along a path.
const PATH: f32 = 2.0;

/// Largest number of edges into a level that are drawn: more would be one grey area.
const MAX: usize = 700;
/// Number of edges into a level above which they are drawn in a quieter colour.
const MANY: usize = 160;
/// Share of the colour of text in an edge: among few, among many, and to what is still to come.
const SHARES: [f32; 3] = [0.55, 0.20, 0.12];
/// Smallest and largest number of straight parts of a curve.
const PARTS: [f32; 2] = [8.0, 40.0];
/// Distance from an end of a curve to the inner point beside it, as a share of the horizontal distance of the ends.
const BEND: f32 = 0.55;

/// Draws the edges into a level, unless they are too many.
pub fn into_level(painter: &Painter, screen: &TreeScreen<'_>, level: usize, palette: &Palette) {
    let (tree, nodes) = (screen.tree, edges_shown(screen, level));
    if nodes.len() > MAX {
        return;
    }
    let [few, many, to_come] =
        SHARES.map(|share| Palette::mix(palette.background, palette.text_faint, share));
    let ink = if tree.level(level).len() > MANY { many } else { few };
    for node in nodes {
        let Some(parent) = tree.parent(node) else { continue };
        let is_seen = screen.view.statuses.at(node) != NodeStatus::Unseen;
        let pen = Stroke::new(stroke::HAIR, if is_seen { ink } else { to_come });
        curve(painter, screen.at_level(parent, level - 1), screen.at_level(node, level), pen);
    }
}

/// The nodes of a level that are shown, or whose parents are.
fn edges_shown(screen: &TreeScreen<'_>, level: usize) -> std::ops::Range<NodeIndex> {
    let (shown, parents) = (screen.visible(level), screen.visible(level - 1));
    if parents.is_empty() {
        return shown;
    }
    let below = screen.tree.children(parents.start).start..screen.tree.children(parents.end - 1).end;
    match (shown.is_empty(), below.is_empty()) {
        (_, true) => shown,
        (true, false) => below,
        (false, false) => shown.start.min(below.start)..shown.end.max(below.end),
    }
}

/// Draws a path from the root on, over a casing that separates it from the edges below it.
pub fn path(
    painter: &Painter,
    screen: &TreeScreen<'_>,
    nodes: &[NodeIndex],
    ink: Color32,
    palette: &Palette,
) {
    let points: Vec<Pos2> =
        nodes.iter().enumerate().map(|(level, node)| screen.at_level(*node, level)).collect();
    for (width, color) in [(PATH + CASING, palette.background), (PATH, ink)] {
        for pair in points.windows(2) {
            curve(painter, pair[0], pair[1], Stroke::new(width, color));
        }
    }
}

/// Draws a curve that is horizontal at both ends, or a line where the ends are at one height.
pub fn curve(painter: &Painter, from: Pos2, to: Pos2, pen: Stroke) {
    if (from.y - to.y).abs() < 0.7 {
        painter.line_segment([from, to], pen);
        return;
    }
    let [least, most] = PARTS;
    let parts = (from.distance(to) / CURVE_PART).clamp(least, most).floor();
    let points = (0..=parts as usize).map(|part| on_curve(from, to, part as f32 / parts)).collect();
    painter.add(Shape::line(points, pen));
}

/// A point of a cubic Bézier curve whose inner points are at the heights of its ends, for `t` from 0 to 1.
fn on_curve(from: Pos2, to: Pos2, t: f32) -> Pos2 {
    let bend = (to.x - from.x) * BEND;
    let s = 1.0 - t;
    let weights = [s * s * s, 3.0 * s * s * t, 3.0 * s * t * t, t * t * t];
    let mean = |places: [f32; 4]| places.iter().zip(weights).map(|(place, weight)| place * weight).sum();
    pos2(mean([from.x, from.x + bend, to.x - bend, to.x]), mean([from.y, from.y, to.y, to.y]))
}
