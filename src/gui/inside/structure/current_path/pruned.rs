//! The pruned successors of boards on the path: each a ✕ at its f, one column after its parent.

use egui::{Rect, Stroke, Vec2, pos2};
use eight_realms_core::replay::{Node, structures::DeepeningMoment};

use super::{Visit, plan::PathPlan};
use crate::gui::{
    inside::structure::entry,
    kit::{Canvas, cost},
    theme::{Palette, StatusStyle, stroke},
    widgets::status::status_mark,
};

/// Size of the mark of a pruned successor.
const CROSS: f32 = 9.0;
/// Largest distance between two marks side by side.
const CROSS_APART: f32 = 11.0;

/// Share of the colour in the line from the parent.
const PARENT: f32 = 0.5;

/// The place of each pruned successor. Those with the same parent and about the same f are side by side.
pub fn places(plan: &PathPlan, path: &DeepeningMoment) -> Vec<(Rect, Node)> {
    let is_level = |one: &Node, other: &Node| (plan.y(one.f) - plan.y(other.f)).abs() < CROSS;
    let is_beside = |one: &Node, other: &Node| one.g == other.g && is_level(one, other);
    let place = |(number, node): (usize, &Node)| {
        let all = path.pruned.iter().filter(|other| is_beside(node, other)).count();
        let before = path.pruned[..number].iter().filter(|other| is_beside(node, other)).count();
        let apart = CROSS_APART.min(plan.step() / all as f32);
        let aside = apart * (before as f32 - (all - 1) as f32 / 2.0);
        let at = pos2(plan.x(node.g.into()) + aside, plan.y(node.f));
        (Rect::from_center_size(at, Vec2::splat(CROSS)), *node)
    };
    path.pruned.iter().enumerate().map(place).collect()
}

pub fn show(canvas: &Canvas<'_, '_>, plan: &PathPlan, path: &DeepeningMoment, last: Visit) {
    let palette = canvas.palette();
    let color = palette.status_color(StatusStyle::Pruned);
    let places = places(plan, path);
    for (number, (place, node)) in places.iter().enumerate() {
        let is_last = number + 1 == places.len() && last != Visit::None;
        let is_pending = is_last && last == Visit::Pending;
        let parent = path.path.get(usize::from(node.g) - 1);
        if let Some(parent) = parent {
            let from = pos2(plan.x(parent.g.into()), plan.y(parent.f));
            let ink = Palette::mix(palette.background, color, PARENT);
            let pen = Stroke::new(stroke::HAIR, ink);
            canvas.painter().line_segment([from, place.center()], pen);
        }
        if is_last {
            let pen = Stroke::new(stroke::CURVE, if is_pending { entry::pale(canvas, color) } else { color });
            canvas.painter().circle_stroke(place.center(), CROSS, pen);
        }
        canvas.painter().circle_filled(place.center(), CROSS / 2.0, palette.background);
        if !is_pending {
            status_mark(canvas.painter(), place.center(), CROSS, StatusStyle::Pruned, palette);
        }
    }
    let f = path.pruned.iter().map(|node| cost::figure(canvas, node.f)).collect::<Vec<_>>().join(" ");
    if !path.pruned.is_empty() {
        let words = canvas.tell("lists-pruned-words", &[("f", f.into())]);
        let above = plan.chart.with_max_y(plan.y(path.iteration().map_or(0, |one| one.bound)));
        canvas.named(above, "pruned successors", &words);
    }
}
