//! A race in which nobody takes part.

use egui::{Rect, vec2};

use crate::gui::{
    keys::named,
    kit::Canvas,
    theme::{Type, space},
};

/// The widest that the words run.
const WIDEST: f32 = 480.0;

/// Says so, and how somebody joins.
pub fn show(canvas: &Canvas<'_, '_>, body: Rect) {
    let room = Rect::from_min_size(
        body.min + vec2(0.0, space::XL),
        vec2(WIDEST.min(body.width()), body.height() - space::XL),
    );
    let title = canvas.paragraph(room, "race-nobody", &canvas.say("race-nobody"), Type::Display);
    let below = room.with_min_y(title.bottom() + space::M);
    let [first, last] = const { named("show") }.ends(canvas.desk.words);
    let how = canvas.tell("race-nobody-how", &[("first", first.into()), ("last", last.into())]);
    canvas.paragraph(below, "race-nobody-how", &how, Type::Body);
}
