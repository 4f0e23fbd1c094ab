//! The timeline: the place in the recording, and every way to go on or back.
//!
//! ```text
//! ┌───────────────────────────────────────────────────────────────────────────────────────────┐
//! │                                                                     keys, as room is left │
//! │ ⏮ ◀ ▶ ▶ ⏭   ◂ event ▸   speed ◂──●──▸ 16/s   ▁▂▃▅▇▅▃▂▁ scrubber        event k / n        │
//! │             ◂ layer ▸                                                expansion k / n      │
//! └───────────────────────────────────────────────────────────────────────────────────────────┘
//! ```
//!
//! The scrubber takes what the others leave. Everything else has a width that does not depend on the
//! moment, so nothing moves while the search plays.

mod figures;
mod hints;
mod notice;
mod plan;
mod scrubber;
mod span;
mod speed;
mod strides;
mod transport;

pub use notice::FADE;

use self::plan::TimelinePlan;
use crate::gui::kit::Canvas;

/// Draws the panel into its place.
pub fn show(canvas: &mut Canvas<'_, '_>) {
    let plan = TimelinePlan::of(canvas);
    hints::show(canvas, plan.hints);
    transport::show(canvas, plan.transport);
    if let Some(rect) = plan.strides {
        strides::show(canvas, rect);
    }
    if let Some(rect) = plan.operations {
        strides::show_operations(canvas, rect);
    }
    if let Some(rect) = plan.speed {
        speed::show(canvas, rect, plan.spacing);
    }
    scrubber::show(canvas, plan.scrubber);
    figures::show(canvas, plan.figures);
}
