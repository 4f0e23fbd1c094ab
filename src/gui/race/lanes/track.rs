//! The track that all curves form: a press or a drag on it takes the race there.

use egui::{Rect, Role, Sense, Stroke, WidgetInfo, vec2};
use eight_realms_app::{
    app::{Action, view::Race},
    tell::race::amount,
};

use super::{axis::RaceAxis, plan::LanesPlan};
use crate::gui::{
    kit::{Canvas, id},
    race::hover,
    theme::{Type, radius, space, stroke},
    widgets::focus,
};

/// Senses clicks and drags on all lanes; shows a tooltip for what lies under the pointer.
pub fn show(canvas: &mut Canvas<'_, '_>, plan: &LanesPlan, axis: &RaceAxis, race: &Race) {
    let lanes = plan.rows.field();
    let place = Rect::from_x_y_ranges(axis.range, lanes.y_range()).expand2(vec2(space::S, 0.0));
    let response = canvas.ui.interact(place, id("race track"), Sense::click_and_drag());
    let label = canvas.say("race-track");
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::Slider, true, &label);
        info.value = Some(race.at as f64);
        info
    });
    let is_held = response.is_pointer_button_down_on() || response.clicked();
    if let Some(at) = response.interact_pointer_pos().filter(|_| is_held) {
        canvas.ask(Action::Seek(axis.at(at.x).min(race.longest)));
    }
    focus::ring(canvas.painter(), place, radius::S, &response, canvas.palette());
    let Some(pointer) = response.hover_pos().filter(|_| !response.dragged()) else { return };
    let x = canvas.painter().round_to_pixel_center(pointer.x);
    let hair = Stroke::new(stroke::HAIR, canvas.palette().text_faint);
    canvas.painter().vline(x, lanes.y_range(), hair);
    let under = plan.rows.lanes.iter().position(|row| row.y_range().contains(pointer.y));
    let context = canvas.context;
    response.on_hover_ui_at_pointer(|ui| {
        let at = axis.at(x).min(race.longest);
        hover::line(ui, &amount::in_words(context.words, race.measure, at), Type::Caption, context);
        if let Some(lane) = under.and_then(|place| race.lanes.get(place)) {
            hover::lane(ui, lane, context);
        }
    });
}
