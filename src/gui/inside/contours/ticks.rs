//! The values of g below the plane and of h beside it.

use egui::{Align2, pos2};

use super::{ContoursShown, placement::ContoursPlacement};
use crate::gui::{
    kit::{Canvas, columns::widest},
    theme::{Type, sizes::contours, space},
    widgets::text,
};

pub fn show(canvas: &Canvas<'_, '_>, placement: &ContoursPlacement, shown: &ContoursShown<'_>) {
    let (painter, ink) = (canvas.painter(), canvas.palette().text_faint);
    let tick = |at, anchor, words: &str, ink| {
        text::line(painter, at, anchor, words, Type::Tick, ink, f32::INFINITY);
    };
    let plot = placement.plot;
    let columns = shown.contours.columns();
    let width = widest(painter, [columns.to_string()], Type::Tick) + space::XS;
    let every = ((width / placement.step.x).ceil() as usize).max(1);
    let below = plot.bottom() + contours::TICKS / 2.0;
    for g in (0..columns).step_by(every) {
        tick(pos2(placement.at(g, 0).x, below), Align2::CENTER_CENTER, &g.to_string(), ink);
    }
    let name = canvas.palette().text_soft;
    tick(pos2(plot.right() + space::XS, below), Align2::LEFT_CENTER, &canvas.say("contours-g"), name);
    let beside = plot.left() - space::S;
    let above = plot.top() - contours::TICK_LINE / 2.0;
    tick(pos2(beside, above), Align2::RIGHT_CENTER, &canvas.say("contours-h"), name);
    let mut last = f32::INFINITY;
    for h in shown.contours.rows() {
        let at = pos2(beside, placement.at(0, *h).y);
        if last - at.y >= contours::TICK_LINE {
            tick(at, Align2::RIGHT_CENTER, &shown.cost(*h), ink);
            last = at.y;
        }
    }
}
