//! The lanes: one row per realm, one axis, and one playhead through all.

mod axis;
mod curve;
mod divergence;
mod head;
mod legend;
mod notes;
mod plan;
mod row;
mod track;

use egui::Rect;
use eight_realms_app::{app::view::Race, tell};

pub use self::{axis::RaceAxis, plan::name_width};

use self::plan::LanesPlan;
use crate::gui::{kit::Canvas, theme::space, widgets::plot::AxisScale};

/// Draws the lanes into `body`.
pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, race: &Race) {
    let columns = tell::race::lanes::columns(race, canvas.context.narrator());
    let plan = LanesPlan::of(canvas, body, race.lanes.len(), &columns);
    let axis = RaceAxis::new(AxisScale::Logarithmic, race.measure, [race.least, race.longest], plan.track);
    let beside = Rect::from_x_y_ranges(plan.name.min..=plan.board.max - space::XS, plan.rows.head.y_range());
    let button = divergence::show(canvas, beside);
    head::show_title(canvas, &plan, race, button);
    head::show(canvas, &plan, &axis, race, &columns);
    for (lane, place) in race.lanes.iter().zip(&plan.rows.lanes) {
        row::show(canvas, &plan, *place, race, lane);
        curve::show(canvas, *place, &axis, race, lane);
    }
    head::show_playhead(canvas, &plan, &axis, race);
    for (lane, place) in race.lanes.iter().zip(&plan.rows.lanes) {
        notes::show(canvas, *place, &axis, lane);
    }
    track::show(canvas, &plan, &axis, race);
    legend::show(canvas, &plan, race);
}
