//! The head over the lanes: what they show, the names along the axis, and the cost at the playhead.

use egui::{CornerRadius, Rangef, Rect, Stroke, pos2, vec2};
use eight_realms_app::{
    app::view::Race,
    tell::race::{
        amount,
        lanes::{self, Column},
    },
};

use super::{axis::RaceAxis, plan::LanesPlan};
use crate::gui::{
    kit::Canvas,
    theme::{Type, radius, space, stroke},
    widgets::text,
};

/// Height of the tag at the playhead.
const TAG: f32 = 20.0;
/// Minimum width of the tag at the playhead.
const MIN_TAG: f32 = 28.0;

/// Writes what the curves show, if the words have room before `end`.
pub fn show_title(canvas: &Canvas<'_, '_>, plan: &LanesPlan, race: &Race, end: f32) {
    let [title, note] =
        if race.keeps_paths() { ["stack", "plot-path-note"] } else { ["frontier", "plot-frontier-note"] };
    let title = canvas.say(title);
    let at = plan.rows.head.left_center();
    if at.x + text::width(canvas.painter(), &title, Type::Caption) <= end {
        let ink = canvas.palette().text_faint;
        let text_rect = text::left(canvas.painter(), at, &title, Type::Caption, ink);
        canvas.named(text_rect, "race frontier", &title).on_hover_text(canvas.say(note));
    }
}

/// Draws the names, and the lines of the grid behind the lanes.
pub fn show(canvas: &Canvas<'_, '_>, plan: &LanesPlan, axis: &RaceAxis, race: &Race, columns: &[Column; 2]) {
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let y = plan.rows.head.center().y;
    let lines = Rangef::new(plan.rows.head.bottom() - space::XS, plan.rows.field().bottom());
    let tag = tag(canvas, plan, axis, race).expand2(vec2(space::S, 0.0));
    for (x, name) in axis.ticks() {
        let x = painter.round_to_pixel_center(x);
        painter.vline(x, lines, Stroke::new(stroke::HAIR, palette.line));
        let half = text::width(painter, &name, Type::Caption) / 2.0;
        // The first name is beside what is left of the axis, not over it.
        let middle = x.max(axis.range.min - space::XS + half);
        if !tag.x_range().intersects(Rangef::new(middle - half, middle + half)) {
            text::centred(painter, pos2(middle, y), &name, Type::Caption.font(), palette.text_faint);
        }
    }
    let notes = lanes::notes(race.measure, canvas.runs_in()).map(|note| canvas.say(note));
    for (at, (column, place)) in columns.iter().zip(plan.columns).enumerate() {
        let end = pos2(place.max, y);
        let text_rect = text::right(painter, end, &column.head, Type::Caption, palette.text_faint);
        canvas.hint(text_rect, ("lanes column", at), || notes[at].clone());
    }
    canvas
        .hint(Rect::from_x_y_ranges(axis.range, plan.rows.head.y_range()), "lanes axis", || notes[0].clone());
}

/// Draws the line of the playhead through all lanes, and the cost at it.
pub fn show_playhead(canvas: &Canvas<'_, '_>, plan: &LanesPlan, axis: &RaceAxis, race: &Race) {
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let x = painter.round_to_pixel_center(axis.x_of(race.at));
    let line = Rangef::new(plan.rows.head.bottom() - space::XS, plan.rows.field().bottom());
    painter.vline(x, line, Stroke::new(stroke::CURVE, palette.text));
    let tag = tag(canvas, plan, axis, race);
    painter.rect_filled(tag, CornerRadius::same(radius::S), palette.text);
    let words = amount::in_words(canvas.context.words, race.measure, race.at);
    text::centred(painter, tag.center(), &words, Type::Caption.font(), palette.background);
}

/// Returns the place of the tag: over the playhead, and never beyond the ends of the axis.
fn tag(canvas: &Canvas<'_, '_>, plan: &LanesPlan, axis: &RaceAxis, race: &Race) -> Rect {
    let words = amount::in_words(canvas.context.words, race.measure, race.at);
    let width = (text::width(canvas.painter(), &words, Type::Caption) + 2.0 * space::S).max(MIN_TAG);
    let room = Rangef::new(axis.range.min - space::S, axis.range.max + space::M).shrink(width / 2.0);
    let x = axis.x_of(race.at).clamp(room.min, room.max.max(room.min));
    Rect::from_center_size(pos2(x, plan.rows.head.center().y), vec2(width.ceil(), TAG))
}
