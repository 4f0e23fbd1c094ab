//! The frame of the stage: its tabs, its margins, the reason of the step in a sentence, and how far the chosen realm's
//! search is.
//!
//! ```text
//! ┌ Step  Race  Map  Heuristics ──────────── status, realm ┐
//! │ ▌why this step, in one sentence                        │
//! │ margin            what the open tab shows              │
//! └────────────────────────────────────────────────────────┘
//! ```
//!
//! Each tab is a panel of its own and draws itself within this frame.

mod narration;
pub mod status;
pub mod tabs;

use egui::{Rect, pos2, vec2};
use eight_realms_app::app::StageTab;

use super::reading;
use crate::gui::{
    kit::Canvas,
    theme::{Regions, break_point, space},
};

/// Shows the tabs, and the reading panel in the place of the search: only in a narrow window.
pub fn show_reading(canvas: &mut Canvas<'_, '_>) {
    let full = canvas.ui.max_rect();
    let below = tabs::show(canvas, full, StageTab::Reading).below;
    canvas.within("reading in the stage", below, reading::show);
}

/// Returns what is left of `below` between the margins of the stage, which are those of `full`, whatever lies above.
pub fn inside(full: Rect, below: Rect) -> Rect {
    let margin = margin(full);
    Rect::from_min_max(pos2(full.left() + margin, below.top()), full.max - vec2(margin, 0.0))
}

/// Returns the margin left and right on a stage as wide as `full`.
pub fn margin(full: Rect) -> f32 {
    if full.width() > break_point::WIDE_MARGIN { space::XL } else { space::L }
}

/// Whether a question is beside the stage: then the stage is narrow, and has a board and its successors alone.
pub fn is_beside_question(canvas: &Canvas<'_, '_>) -> bool {
    let model = canvas.context.view.model;
    let height = canvas.ui.ctx().content_rect().height();
    model.questions.current.is_some() && Regions::question_is_beside(height, model.stage)
}
