//! One board in all 24 orders of moves, with all ways to break ties, as bars.
//!
//! ```text
//! [ expanded | generated ]  [ by order | by value ]     37 of 96  [stop]
//! greatest g first, first in first out              309 to 340
//! ▂▂▃▂▂▃▂▂▂▃▂▂▂▂▂▂▃▂▂▂▂▂▂▂
//! …                                              a row for each tie-break
//! ulrd uldr …
//! ```

mod bar;
mod bars;
mod controls;

use egui::{Rect, vec2};
use eight_realms_app::{app::view::heuristics::Bars, tell};

use crate::gui::{
    kit::Canvas,
    theme::{Type, sizes, space},
};

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, view: &Bars) {
    let body = Rect::from_min_max(body.min + vec2(0.0, space::S), body.max - vec2(0.0, space::XS));
    match view {
        Ok(trial_bars) => {
            let top = Rect::from_min_size(body.min, vec2(body.width(), sizes::controls::segments::HEIGHT));
            controls::show(canvas, top, trial_bars);
            let rest = Rect::from_min_max(top.left_bottom() + vec2(0.0, space::S), body.max);
            bars::show(canvas, rest, trial_bars);
        }
        Err(no_trials) => {
            canvas.paragraph(
                body.shrink(space::L),
                "heuristics untried",
                &tell::heuristics::no_trials(canvas.context.words, *no_trials),
                Type::Body,
            );
        }
    }
}
