//! The stage: its tabs, the reason of the step in a sentence, the controls of the open tab and how far the chosen
//! realm's search is; below, between the margins, what the tab shows.
//!
//! ```text
//! ┌ Step  Race  Map  Heuristics ──────────── status, realm ┐
//! │ ▌why this step, in one sentence                        │
//! │ margin            what the open tab shows              │
//! └────────────────────────────────────────────────────────┘
//! ```

use egui::{Rect, vec2};
use eight_realms_app::app::StageTab;

use super::tabs;
use crate::gui::{heuristics, inside, kit::Canvas, map, race, reading, step, theme::Regions};

/// Shows the open tab. A window with a panel for the reading needs no tab for it.
pub fn show(canvas: &mut Canvas<'_, '_>) {
    let full = canvas.ui.max_rect();
    let open = match canvas.context.view.model.stage {
        StageTab::Reading if Regions::has_reading(canvas.ui.ctx().content_rect().width()) => StageTab::Step,
        open => open,
    };
    let strip = tabs::show(canvas, full, open);
    if open == StageTab::Reading {
        canvas.within("reading in the stage", strip.below, reading::show);
        return;
    }
    let strip = match open {
        StageTab::Step | StageTab::Reading => step::controls(canvas, strip),
        StageTab::Inside => inside::controls(canvas, strip),
        StageTab::Race => race::controls(canvas, strip),
        StageTab::Map => map::controls(canvas, strip),
        StageTab::Heuristics => heuristics::controls(canvas, strip),
    };
    tabs::show_realm(canvas, strip.rest);
    let margin = Regions::margin(full.width());
    let body = Rect::from_min_max(strip.below.left_top(), full.max - vec2(margin, 0.0));
    let body = body.with_min_x(full.left() + margin);
    match open {
        StageTab::Step | StageTab::Reading => step::show(canvas, body),
        StageTab::Inside => inside::show(canvas, body),
        StageTab::Race => race::show(canvas, body),
        StageTab::Map => map::show(canvas, body),
        StageTab::Heuristics => heuristics::show(canvas, body),
    }
}
