//! The diagonals of equal f, the bound, and the next bound.

use egui::{Align2, Pos2, Rect, Shape, Stroke, vec2};

use super::{ContoursShown, placement::ContoursPlacement};
use crate::gui::{
    kit::Canvas,
    theme::{Type, sizes::contours, space, stroke},
    widgets::text,
};

/// Draws the diagonals with their labels.
pub fn show(canvas: &Canvas<'_, '_>, placement: &ContoursPlacement, shown: &ContoursShown<'_>) {
    let (palette, accent) = (canvas.palette(), canvas.context.accent());
    let pen = Stroke::new(stroke::HAIR, palette.edge);
    let mut labels = Vec::new();
    for ends in whole(shown).filter_map(|f| placement.diagonal(f)) {
        canvas.painter().line_segment(ends, pen);
    }
    if let Some((f, ends)) = shown.contours.next_bound().and_then(|f| Some((f, placement.diagonal(f)?))) {
        let [dash, gap] = contours::DASH;
        let pen = Stroke::new(stroke::FOCUS, accent);
        canvas.painter().extend(Shape::dashed_line(&ends, pen, dash, gap));
        label(canvas, placement, shown, (f, ends[0]), (palette.text, &mut labels));
    }
    if let Some((f, ends)) = shown.strong().and_then(|f| Some((f, placement.diagonal(f)?))) {
        canvas.painter().line_segment(ends, Stroke::new(stroke::STRONG, accent));
        label(canvas, placement, shown, (f, ends[0]), (palette.text, &mut labels));
    }
    let every = every(canvas, placement, shown);
    for f in whole(shown).filter(|f| (f / shown.contours.per_move()).is_multiple_of(every)) {
        if let Some([end, _]) = placement.diagonal(f) {
            label(canvas, placement, shown, (f, end), (palette.text_faint, &mut labels));
        }
    }
}

/// Every f of a whole number of moves between the smallest and the largest f of the tree.
fn whole(shown: &ContoursShown<'_>) -> impl Iterator<Item = u16> {
    let contours = shown.contours;
    let cells = (0..contours.columns()).flat_map(|g| (0..contours.rows().len()).map(move |row| (g, row)));
    let used = cells.filter(|(g, row)| contours.cell(*g, *row).all() > 0);
    let (least, most) = used.fold((u16::MAX, 0), |(least, most), (g, row)| {
        let f = contours.f(g, row);
        (least.min(f), most.max(f))
    });
    let per_move = contours.per_move();
    (least.div_ceil(per_move)..=most / per_move).map(move |moves| moves * per_move)
}

/// Step from one labelled diagonal to the next, in moves, so that labels do not touch.
fn every(canvas: &Canvas<'_, '_>, placement: &ContoursPlacement, shown: &ContoursShown<'_>) -> u16 {
    let widths = whole(shown).map(|f| text::width(canvas.painter(), &words(canvas, shown, f), Type::Tick));
    let width = widths.fold(0.0, f32::max) + space::XS;
    let needed = (width / placement.step.x).max(contours::TICK_LINE / placement.step.y);
    (needed.ceil() as u16).max(1)
}

fn words(canvas: &Canvas<'_, '_>, shown: &ContoursShown<'_>, f: u16) -> String {
    canvas.tell("mark-f", &[("f", shown.cost(f).into())])
}

/// Writes f at the lower right end of its diagonal, below both axes or at the right, unless a label is there.
fn label(
    canvas: &Canvas<'_, '_>,
    placement: &ContoursPlacement,
    shown: &ContoursShown<'_>,
    (f, end): (u16, Pos2),
    (ink, labels): (egui::Color32, &mut Vec<Rect>),
) {
    let words = words(canvas, shown, f);
    let is_below = end.y > placement.plot.bottom() - 1.0;
    let (anchor, at) = if is_below {
        (Align2::CENTER_CENTER, end + vec2(0.0, 1.5 * contours::TICKS))
    } else {
        (Align2::LEFT_CENTER, end + vec2(space::XS, 0.0))
    };
    let size = vec2(text::width(canvas.painter(), &words, Type::Tick), contours::TICK_LINE);
    let place = anchor.anchor_size(at, size);
    if labels.iter().any(|other| other.intersects(place)) {
        return;
    }
    labels.push(place.expand(1.0));
    text::line(canvas.painter(), at, anchor, &words, Type::Tick, ink, f32::INFINITY);
}
