//! The map without a path from start to goal: the sentence that says so, and the names of the two halves.

use egui::{Align2, Rect, pos2, vec2};
use eight_realms_app::app::Action;
use eight_realms_core::{
    map::{Geometry, Layout},
    space::HALF,
    trace::Side,
};

use super::screen::Screen;
use crate::gui::{
    kit::Canvas,
    theme::{Type, sizes::map, space},
    widgets::text,
};

/// Says above the map that no path exists, and offers to search all the same; returns what remains.
pub fn head(canvas: &mut Canvas<'_, '_>, body: Rect) -> Rect {
    let mut words = body.with_min_y(body.top() + space::M);
    if canvas.context.view.model.can_search_anyway() {
        let label = canvas.say("unsolvable-anyway");
        let place = Align2::RIGHT_TOP.anchor_size(words.right_top(), canvas.button_size(&label));
        words.max.x = place.left() - space::L;
        let response = canvas.button(place, "map search anyway", &label);
        canvas.on_click(&response, Action::SearchAnyway);
    }
    let title = canvas.paragraph(words, "map apart", &canvas.say("map-apart"), Type::Title);
    let reason = canvas.tell("map-apart-why", &[("boards", HALF.into())]);
    let below = words.with_min_y(title.bottom() + 2.0);
    let text_rect = canvas.paragraph(below, "map apart why", &reason, Type::Body);
    body.with_min_y(text_rect.bottom())
}

/// Returns the room for the halves above the line with their names.
pub fn above_names(place: Rect) -> Rect {
    place.with_max_y(place.bottom() - map::LINE)
}

/// Writes the names of both halves below them.
pub fn show_names(canvas: &Canvas<'_, '_>, screen: &Screen, layout: &Layout) {
    let Geometry::Halves(halves) = layout.geometry() else { return };
    let map = screen.map();
    let y = (map.bottom() + map::LINE / 2.0).min(screen.place.bottom() + map::LINE / 2.0);
    for (side, name) in [(Side::Forward, "map-half-start"), (Side::Backward, "map-half-goal")] {
        let [x, _] = halves.rings(side).centre();
        let middle = screen.at([x + halves.shift(side) as f32, 0.0]).x;
        let word = canvas.say(name);
        let width = text::width(canvas.painter(), &word, Type::Caption);
        let at = pos2(middle, y) - vec2(width / 2.0, 0.0);
        if [at.x, at.x + width].into_iter().all(|end| screen.place.x_range().contains(end)) {
            let text_rect =
                text::left(canvas.painter(), at, &word, Type::Caption, canvas.palette().text_soft);
            canvas.named(text_rect, ("map half", name), &word);
        }
    }
}
