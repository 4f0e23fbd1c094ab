//! The boards on the path, each a column of g with h on top, so that its height is f.

use egui::{Color32, CornerRadius, Rect, Stroke, StrokeKind, pos2, vec2};
use eight_realms_core::replay::structures::DeepeningMoment;

use super::{
    Visit,
    plan::{PathPlan, show_grid},
};
use crate::gui::{
    inside::structure::entry,
    kit::{Canvas, cost, paint_small},
    theme::{Palette, StatusStyle, Type, radius, space, stroke},
    widgets::text::centred,
};

/// Smallest and largest font size of a figure in a column.
const FIGURE: [f32; 2] = [7.5, 11.5];

/// Width of a column as a share of its room.
const WIDTH: f32 = 0.66;
/// Width of a digit as a share of the font size.
const LETTER: f32 = 0.64;

pub fn show(canvas: &Canvas<'_, '_>, plan: &PathPlan, path: &DeepeningMoment, last: Visit) {
    show_grid(canvas, plan);
    let colors = [canvas.palette().status_color(StatusStyle::Expanded), canvas.context.accent()];
    for (number, node) in path.path.iter().enumerate() {
        let is_last = number + 1 == path.path.len();
        let is_pending = is_last && last == Visit::Pending;
        let colors = if is_pending { colors.map(|color| entry::pale(canvas, color)) } else { colors };
        let g = plan.moves(node.g.into());
        let figures = [node.g.to_string(), cost::figure(canvas, node.h)];
        let parts = [(0, g), (g, node.f)];
        for ((part, figure), color) in parts.into_iter().zip(&figures).zip(colors) {
            show_part(canvas, plan, number, part, figure, color);
        }
        if let Some(side) = plan.board {
            let top = plan.chart.bottom() + space::S;
            let at = pos2(plan.x(number), top + side / 2.0);
            let place = Rect::from_center_size(at, vec2(side, side));
            paint_small(canvas, place, node.board);
            if is_last && !is_pending {
                let corners = CornerRadius::same(radius::S);
                let pen = Stroke::new(stroke::CURVE, canvas.context.accent());
                canvas.painter().rect_stroke(place, corners, pen, StrokeKind::Outside);
            }
        }
    }
}

/// Draws a part of a column, with its figure where it fits.
fn show_part(
    canvas: &Canvas<'_, '_>,
    plan: &PathPlan,
    column: usize,
    (from, to): (u16, u16),
    figure: &str,
    color: Color32,
) {
    if from == to {
        return;
    }
    let width = plan.step() * WIDTH;
    let left = plan.x(column) - width / 2.0;
    let rect = Rect::from_min_max(pos2(left, plan.y(to)), pos2(left + width, plan.y(from) - 1.0));
    canvas.painter().rect_filled(rect, CornerRadius::same(radius::XXS), color);
    let size = FIGURE[1].min((width - 2.0) / (LETTER * figure.len() as f32));
    let is_high = rect.height() >= size;
    if is_high && size >= FIGURE[0] {
        let ink = Palette::text_on(color);
        centred(canvas.painter(), rect.center(), figure, Type::fitted(size), ink);
    }
}
