//! The cells of the plane, in layers: expanded nodes at the bottom, open nodes above, and an outline where nodes are
//! pruned. The path runs through them.

use egui::{Color32, CornerRadius, Painter, Rect, Shape, Stroke, StrokeKind, Vec2, vec2};
use eight_realms_app::words::figures;
use eight_realms_core::replay::tree::{NodeCounts, NodeStatus};

use super::{ContoursShown, placement::ContoursPlacement};
use crate::gui::{
    kit::Canvas,
    theme::{CAP_HEIGHT, Palette, StatusStyle, Type, radius, sizes::contours, stroke},
    widgets::text,
};

/// Margin of the patch behind a number that a line would cross.
const CHIP: Vec2 = vec2(3.0, 2.0);
/// Smallest margin between a number and the edges of its cell.
const NUMBER: Vec2 = vec2(2.0, 1.0);

/// Layers of a cell, from the bottom to the top.
pub const LAYERS: [NodeStatus; 4] =
    [NodeStatus::Expanded, NodeStatus::ExpandedEarlier, NodeStatus::Open, NodeStatus::Taken];

/// The colour of a layer.
pub fn ink(status: NodeStatus, palette: &Palette) -> Color32 {
    match status {
        NodeStatus::Expanded | NodeStatus::ExpandedEarlier => palette.status_color(StatusStyle::Expanded),
        NodeStatus::Open => palette.status_color(StatusStyle::Open),
        NodeStatus::Pruned => palette.status_color(StatusStyle::Pruned),
        NodeStatus::Duplicate => palette.status_color(StatusStyle::Duplicate),
        NodeStatus::Taken => palette.status_color(StatusStyle::Path),
        NodeStatus::Unseen => palette.to_run(),
    }
}

/// Every cell that holds a node at some moment: its g, the number of its row, its place and its counts.
fn cells<'a>(
    placement: &'a ContoursPlacement,
    shown: &'a ContoursShown<'_>,
) -> impl Iterator<Item = (usize, usize, Rect, NodeCounts)> {
    let rows = shown.contours.rows();
    let all = (0..shown.contours.columns()).flat_map(move |g| (0..rows.len()).map(move |row| (g, row)));
    let counts = move |g, row| shown.contours.cell_under_bound(g, row);
    let cells = all.map(move |(g, row)| (g, row, placement.cell(g, rows[row]), counts(g, row)));
    cells.filter(|(_, _, _, counts)| counts.all() > 0)
}

/// Draws the cells.
pub fn show(canvas: &Canvas<'_, '_>, placement: &ContoursPlacement, shown: &ContoursShown<'_>) {
    let most = most(placement, shown);
    for (_, _, rect, counts) in cells(placement, shown) {
        paint(canvas.painter(), rect, counts, most, canvas.palette());
    }
}

/// The largest number of nodes in a cell.
fn most(placement: &ContoursPlacement, shown: &ContoursShown<'_>) -> u32 {
    cells(placement, shown).map(|(_, _, _, counts)| counts.all()).max().unwrap_or(1)
}

/// Paints one cell, pale where none of its nodes is reached.
pub fn paint(painter: &Painter, rect: Rect, counts: NodeCounts, most: u32, palette: &Palette) {
    let corner = CornerRadius::same(radius::XS);
    if counts.reached() == 0 {
        painter.rect_filled(rect, corner, palette.nodes(palette.text_faint, 0.0));
    }
    for (status, layer, color) in layers(rect, counts, most, palette) {
        painter.rect_filled(layer, corner, color);
        if status == NodeStatus::ExpandedEarlier {
            hatch(painter, layer, Stroke::new(stroke::HAIR, palette.background));
        }
    }
    if counts.of(NodeStatus::Pruned) > 0 {
        let pen = Stroke::new(stroke::CURVE, ink(NodeStatus::Pruned, palette));
        painter.rect_stroke(rect, corner, pen, StrokeKind::Inside);
    }
}

/// The layers that a cell has, with their places and colours.
fn layers(
    rect: Rect,
    counts: NodeCounts,
    most: u32,
    palette: &Palette,
) -> impl Iterator<Item = (NodeStatus, Rect, Color32)> {
    let reached = counts.reached();
    let share = f64::from(reached).ln_1p() / f64::from(most.max(1)).ln_1p();
    let mut bottom = rect.bottom();
    let layers = LAYERS.map(|status| {
        let part = counts.of(status) as f32 / reached.max(1) as f32;
        let layer = rect.with_max_y(bottom).with_min_y(part.mul_add(-rect.height(), bottom));
        bottom = layer.top();
        (status, layer, palette.nodes(ink(status, palette), share as f32))
    });
    layers.into_iter().filter(move |(status, ..)| counts.of(*status) > 0)
}

/// Draws lines across the layer of nodes that an earlier iteration has expanded.
fn hatch(painter: &Painter, rect: Rect, pen: Stroke) {
    let mut y = rect.bottom() - contours::DASH[1] / 2.0;
    while y > rect.top() {
        painter.hline(rect.x_range(), painter.round_to_pixel_center(y), pen);
        y -= contours::DASH[1];
    }
}

/// Draws the path to the current node as a line from cell to cell, which rises where h grows.
pub fn show_path(canvas: &Canvas<'_, '_>, placement: &ContoursPlacement, shown: &ContoursShown<'_>) {
    let (accent, ink) = (canvas.context.accent(), canvas.palette().text);
    let points: Vec<_> = shown.path().map(|node| placement.at(usize::from(node.g), node.h)).collect();
    canvas.painter().add(Shape::line(points, Stroke::new(stroke::CURVE, ink)));
    if let Some(node) = shown.current() {
        let rect = placement.cell(usize::from(node.g), node.h);
        let pen = Stroke::new(stroke::STRONG, accent);
        canvas.painter().rect_stroke(rect, CornerRadius::same(radius::XS), pen, StrokeKind::Outside);
    }
}

/// Draws the number of reached nodes of each cell, or of pruned ones if none is reached, where the number fits at every
/// moment.
pub fn show_numbers(canvas: &Canvas<'_, '_>, placement: &ContoursPlacement, shown: &ContoursShown<'_>) {
    let (painter, palette, font) = (canvas.painter(), canvas.palette(), Type::Tick.font());
    let room = placement.cell - 2.0 * NUMBER;
    if room.y < font.size * CAP_HEIGHT {
        return;
    }
    let path: Vec<_> = shown.path().map(|node| (usize::from(node.g), node.h)).collect();
    let lines = [shown.strong(), shown.contours.next_bound()];
    let fullest = most(placement, shown);
    for (g, row, rect, counts) in cells(placement, shown) {
        let (reached, pruned) = (counts.reached(), counts.of(NodeStatus::Pruned));
        let most = figures::grouped(u64::from(counts.all()));
        if text::width(painter, &most, Type::Tick) > room.x || reached + pruned == 0 {
            continue;
        }
        let figure = figures::grouped(u64::from(if reached > 0 { reached } else { pruned }));
        let is_crossed = path.contains(&(g, shown.contours.rows()[row]))
            || lines.contains(&Some(shown.contours.f(g, row)))
            || counts.of(NodeStatus::ExpandedEarlier) > 0;
        if is_crossed {
            let size = vec2(text::width(painter, &figure, Type::Tick), font.size * CAP_HEIGHT);
            let chip = Rect::from_center_size(rect.center(), size + 2.0 * CHIP);
            painter.rect_filled(chip.intersect(rect), CornerRadius::same(radius::XS), palette.background);
        }
        let under =
            layers(rect, counts, fullest, palette).find(|(_, layer, _)| layer.contains(rect.center()));
        let color = match under {
            Some((.., color)) if !is_crossed => Palette::text_on(color),
            _ => palette.text,
        };
        text::centred(painter, rect.center(), &figure, font.clone(), color);
    }
}
