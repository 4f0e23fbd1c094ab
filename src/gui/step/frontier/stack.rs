//! A deepening search: the path being searched, and the bounds so far, the one in force filled.

use egui::{Align2, CornerRadius, Rect, pos2, vec2};
use eight_realms_core::{heuristic::Unit, replay::Node, trace::Side};

use super::waiting::show_left_out;
use crate::gui::{
    kit::{Canvas, Gaps, Slots, cost, ring, small_board},
    step::plan::StepPlan,
    theme::{Palette, Type, break_point, radius, sizes::step::frontier, space},
    widgets::text,
};

/// Width of a bound's figure: in moves, and in tenths.
const BOUND: [f32; 2] = [28.0, 46.0];
/// Height of a bound's figure.
const BOUND_HEIGHT: f32 = 22.0;

/// Width of a bound's figure.
const fn bound_width(unit: Unit) -> f32 {
    match unit {
        Unit::Move => BOUND[0],
        Unit::Tenth => BOUND[1],
    }
}
/// Largest number of bounds shown: the latest ones.
const BOUNDS: usize = 8;

/// Draws path and bounds into `strip`, with their heads above.
pub fn show(canvas: &mut Canvas<'_, '_>, strip: Rect, path: &[Node], bound: Option<u16>, bounds: &[u16]) {
    let left = show_bounds(canvas, strip, bounds);
    let note =
        if strip.width() >= break_point::STACK_NOTE { canvas.say("stack-note") } else { String::new() };
    let (at, hint) = (StepPlan::lower_head(strip), canvas.say("rung-frontier-deep"));
    canvas.heading_with(at, "stack", &note, left - strip.left(), &hint);
    // No path under a bound is longer than the bound, so the boards keep their size for a whole iteration.
    let moves = |bound| usize::from(bound / cost::unit(canvas).per_move());
    let longest = bound.map_or(1, moves).max(path.len());
    let slots = Slots::fitting(
        strip,
        longest,
        &frontier::SIDES,
        Gaps { between: space::M, below: frontier::CAPTION },
    );
    for (number, place) in slots.shown(path.len()) {
        let Node { board, g, h, .. } = path[number];
        small_board(canvas, place, board, ("stack", number), &cost::description(canvas, board, g, h));
        cost::show_below(canvas, place, &path[number]);
        cost::hint_below(canvas, place, ("stack", number));
        if number + 1 == path.len() {
            ring(canvas, place);
        }
    }
    if let Some(gap) = slots.gap(path.len()) {
        show_left_out(canvas, gap, ("stack", Side::Forward), path.len() + 1 - slots.capacity());
    }
}

/// Draws the bounds at the right end, the first one on the left; returns their left end.
fn show_bounds(canvas: &Canvas<'_, '_>, strip: Rect, bounds: &[u16]) -> f32 {
    let palette = canvas.palette();
    let y = StepPlan::lower_head(strip).y;
    let visible = &bounds[bounds.len().saturating_sub(BOUNDS)..];
    let width = bound_width(cost::unit(canvas));
    let start = strip.right() - width * visible.len() as f32;
    for (number, bound) in visible.iter().enumerate() {
        let middle = pos2(start + width * (number as f32 + 0.5), y);
        let is_current = number + 1 == visible.len();
        let ink = if is_current {
            let accent = canvas.context.accent();
            let pill = Rect::from_center_size(middle, vec2(width, BOUND_HEIGHT));
            canvas.painter().rect_filled(pill, CornerRadius::same(radius::M), accent);
            Palette::text_on(accent)
        } else {
            palette.text_soft
        };
        let figure = cost::figure(canvas, *bound);
        text::line(canvas.painter(), middle, Align2::CENTER_CENTER, &figure, Type::Title, ink, width);
    }
    let words = canvas.say("bounds");
    let at = pos2(start - space::S, y + 0.5);
    let title = text::right(canvas.painter(), at, &words, Type::Caption, palette.text_faint);
    let figures = visible.iter().map(|bound| cost::figure(canvas, *bound)).collect::<Vec<_>>().join(" ");
    let whole = Rect::from_min_max(title.min, pos2(strip.right(), title.bottom()));
    let response = canvas.named(whole, "bounds", &format!("{words} {figures}"));
    response.on_hover_text(canvas.say("bounds-note"));
    title.left() - space::M
}
