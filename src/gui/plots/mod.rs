//! The three plots, side by side with equal frames: frontier over expansions, expansions over time, time.

mod axis;
mod controls;
mod curves;
mod expanded;
mod frontier;
mod times;

use egui::{Align2, Rect, Vec2, pos2, vec2};
use eight_realms_app::{
    app::{Fold, FoldingRegion},
    tell,
};

use crate::gui::{
    kit::{Canvas, fold},
    theme::{Type, space},
    widgets::text::{self, centred},
};

/// Distance between the upper edge of the region and the heads, and between the axes and its lower edge.
const INSET: [f32; 2] = [2.0, 1.0];

/// Width of the strip at the right with the handle, and side of the handle.
const HANDLE: f32 = 18.0;

/// Draws the line that the plots are folded to: their three figures at the playhead.
pub fn show_line(canvas: &mut Canvas<'_, '_>) {
    let line = canvas.ui.max_rect().shrink2(vec2(space::M, 0.0));
    let place = Align2::LEFT_CENTER.anchor_size(line.left_center(), Vec2::splat(HANDLE));
    fold::handle(canvas, place, FoldingRegion::Plots, Fold::Folded, Vec2::UP);
    let palette = canvas.palette();
    let at = pos2(place.right() + space::S, line.center().y);
    let title = text::left(canvas.painter(), at, &canvas.say("plots"), Type::Title, palette.text);
    let figures = tell::plots::figures(canvas.context.narrator());
    let mut x = title.right() + space::XL;
    for (name, figure) in &figures {
        let word =
            text::left(canvas.painter(), pos2(x, at.y), &canvas.say(name), Type::Caption, palette.text_faint);
        let figure = text::left(
            canvas.painter(),
            pos2(word.right() + space::S, at.y),
            figure,
            Type::Figure,
            palette.text,
        );
        x = figure.right() + space::XL;
    }
    let said = figures.map(|(name, figure)| format!("{} {figure}", canvas.say(name)));
    let [frontier, expanded, time] = said.map(Into::into);
    let label = canvas.tell("plots-line", &[("frontier", frontier), ("expanded", expanded), ("time", time)]);
    let whole = Rect::from_min_max(title.min, pos2(x, title.bottom()));
    canvas.named(whole, "plots line", &label);
}

/// Draws the plots into their place.
pub fn show(canvas: &mut Canvas<'_, '_>) {
    let full = canvas.ui.max_rect();
    let place = Align2::RIGHT_TOP.anchor_size(full.right_top() + vec2(-2.0, space::XS), Vec2::splat(HANDLE));
    fold::handle(canvas, place, FoldingRegion::Plots, Fold::Open, Vec2::DOWN);
    let [first, second, third] = cells(full.with_max_x(full.right() - HANDLE));
    frontier::show(canvas, first);
    expanded::show(canvas, second);
    times::show(canvas, third);
}

/// Returns three equal parts of the region.
fn cells(region: Rect) -> [Rect; 3] {
    let width = (region.width() - 2.0 * space::XS) / 3.0;
    let [above, below] = INSET;
    let size = vec2(width, region.height() - above - below);
    [0.0, 1.0, 2.0]
        .map(|i| Rect::from_min_size(pos2(region.left() + space::XS + i * width, region.top() + above), size))
}

/// Writes the reason in the middle of an empty frame.
fn explain_empty(canvas: &Canvas<'_, '_>, frame: Rect) {
    let reason = tell::plots::empty_reason(canvas.context.narrator());
    centred(canvas.painter(), frame.center(), &reason, Type::Caption.font(), canvas.palette().text_faint);
}
