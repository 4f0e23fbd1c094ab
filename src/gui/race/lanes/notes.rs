//! The notes behind the end of a lane, where they have room: the letters of the path, and the cost of a table.

use egui::{CornerRadius, Rect, Stroke, pos2, vec2};
use eight_realms_app::{app::view::RaceLane, tell::race::status};

use super::axis::RaceAxis;
use crate::gui::{
    kit::Canvas,
    theme::{RealmMark, Type, radius, space, stroke},
    widgets::text,
};

/// Distance from the end of a lane to its note, past its flag.
const NOTE: f32 = 16.0;
/// Side of the ring before a table's cost, as in the plot of times.
const TABLE_RING: f32 = 9.0;

/// Draws the notes into the row `place`. They lie over the playhead, so that it never crosses a letter.
pub fn show(canvas: &Canvas<'_, '_>, place: Rect, axis: &RaceAxis, lane: &RaceLane) {
    let Some(total) = lane.total() else { return };
    let from = axis.x_of(total) + NOTE;
    let y = place.bottom() - place.height() / 3.0;
    let mut rest = Rect::from_x_y_ranges(from..=axis.range.max, y - space::S..=y + space::S);
    if let Some(table_cost) = status::table_cost(lane, canvas.context.narrator()) {
        show_table_cost(canvas, &mut rest, lane, &table_cost);
    }
    if let Some(letters) = status::letters(lane, canvas.context.narrator()) {
        let width = text::width(canvas.painter(), &letters, Type::Caption);
        if width <= rest.width() {
            pad(canvas, rest.with_max_x(rest.left() + width));
            let at = rest.left_center();
            let ink = canvas.palette().text_soft;
            let text_rect = text::left(canvas.painter(), at, &letters, Type::Caption, ink);
            canvas.named(text_rect, ("lane path", lane.realm), &letters);
        }
    }
}

fn show_table_cost(canvas: &Canvas<'_, '_>, rest: &mut Rect, lane: &RaceLane, words: &str) {
    let width = TABLE_RING + space::XS + text::width(canvas.painter(), words, Type::Caption);
    if width > rest.width() {
        return;
    }
    pad(canvas, rest.with_max_x(rest.left() + width));
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let color = RealmMark::of(lane.realm).color(palette);
    let ring = rest.left_center() + vec2(TABLE_RING / 2.0, 0.0);
    painter.circle_stroke(ring, (TABLE_RING - stroke::CURVE) / 2.0, Stroke::new(stroke::CURVE, color));
    let at = rest.left_center() + vec2(TABLE_RING + space::XS, 0.0);
    let text_rect = text::left(painter, at, words, Type::Caption, palette.text_faint);
    canvas.named(text_rect, ("lane table cost", lane.realm), words);
    rest.set_left(text_rect.right() + space::L);
}

/// Paints the background behind words.
fn pad(canvas: &Canvas<'_, '_>, words: Rect) {
    let place =
        Rect::from_min_max(pos2(words.left() - space::XS, words.top()), words.max + vec2(space::XS, 0.0));
    canvas.painter().rect_filled(place, CornerRadius::same(radius::S), canvas.palette().background);
}
