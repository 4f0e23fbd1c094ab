//! The timeline: where one stands in the recording, why the search did what it just did, and every way to
//! go on or back.
//!
//! ```text
//! ┌───────────────────────────────────────────────────────────────────────────────────────────┐
//! │ ▌why this step, in one sentence                                     keys, as room is left │
//! │ ⏮ ◀ ▶ ▶ ⏭   ◂ event ▸   speed ◂──●──▸ 16/s   ▁▂▃▅▇▅▃▂▁ scrubber        event k / n        │
//! │             ◂ layer ▸                                                expansion k / n      │
//! └───────────────────────────────────────────────────────────────────────────────────────────┘
//! ```
//!
//! The scrubber takes what the others leave. Everything else has a width that does not depend on the
//! moment, so nothing moves while the search plays.

mod figures;
mod narration;
mod plan;
mod scrubber;
mod span;
mod speed;
mod strides;
mod transport;

use egui::{Id, Rect, Response, Role, Sense, Ui, WidgetInfo};

use self::plan::Plan;
use crate::{app::Action, gui::Desk};

/// Draws the panel into `ui.max_rect()`.
pub fn show(ui: &mut Ui, desk: &Desk<'_>, actions: &mut Vec<Action>) {
    let plan = Plan::of(ui, desk);
    narration::show(ui, plan.narration, desk, actions);
    transport::show(ui, plan.transport, desk, actions);
    if let Some(rect) = plan.strides {
        strides::show(ui, rect, desk, actions);
    }
    speed::show(ui, plan.speed, plan.air, desk, actions);
    scrubber::show(ui, plan.scrubber, desk, actions);
    figures::show(ui, plan.figures, desk);
}

/// A name that no other part of the window has.
fn id(part: impl std::hash::Hash + std::fmt::Debug) -> Id {
    Id::unique(("timeline", part))
}

/// Gives painted words to a screen reader, and a place to whoever hovers over them.
fn said(ui: &Ui, rect: Rect, part: &str, words: &str) -> Response {
    let response = ui.interact(rect, id(part), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, ui.is_enabled(), words));
    response
}
