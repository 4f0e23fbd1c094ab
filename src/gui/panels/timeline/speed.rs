//! How fast the recording plays: from one event a second to as fast as can be, doubled with every step.

use egui::{Align2, Rect, WidgetInfo, pos2, vec2};

use super::strides::small_key;
use crate::{
    app::{Action, Speed},
    gui::{
        keys::named,
        kit::Canvas,
        theme::{Air, Type, space},
        widgets::{slider, text, transport::Key},
    },
    tell::{control::Control, timeline},
};

/// Length of the rail.
const RAIL: f32 = 92.0;
/// Size of the keys at its ends.
const KEY: egui::Vec2 = vec2(18.0, 20.0);

/// Width of everything. It does not depend on the speed.
pub fn width(canvas: &Canvas<'_, '_>, air: Air) -> f32 {
    let slider = 2.0 * (KEY.x + space::XS) + RAIL;
    word_width(canvas, air) + slider + space::S + figure_width(canvas)
}

/// Draws it into `rect`.
pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect, air: Air) {
    let palette = canvas.palette();
    if air == Air::Roomy {
        let word = canvas.say("speed");
        text::left(canvas.painter(), rect.left_center(), &word, Type::Caption, palette.text_faint);
    }
    let left = rect.left() + word_width(canvas, air);
    let slower = Align2::LEFT_CENTER.anchor_size(pos2(left, rect.center().y), KEY);
    let rail = Align2::LEFT_CENTER
        .anchor_size(slower.right_center() + vec2(space::XS, 0.0), vec2(RAIL, slider::HEIGHT));
    let faster = Align2::LEFT_CENTER.anchor_size(rail.right_center() + vec2(space::XS, 0.0), KEY);
    small_key(canvas, slower, Control::Slower, Key::Back);
    slider(canvas, rail);
    small_key(canvas, faster, Control::Faster, Key::Forward);
    let figure = timeline::speed(canvas.desk.words, canvas.desk.view.model.preferences.speed);
    let at = faster.right_center() + vec2(space::S, 0.0);
    let taken = text::left(canvas.painter(), at, &figure, Type::Figure, palette.text_soft);
    canvas.said(taken, "speed", &figure);
}

fn slider(canvas: &mut Canvas<'_, '_>, rail: Rect) {
    let before = canvas.desk.view.model.preferences.speed;
    let mut step = before.step();
    let steps = 0..=Speed::UNLIMITED.step();
    let response = slider::slider(canvas.ui, rail, "speed", &mut step, steps, canvas.palette());
    let label = canvas.say("speed");
    response.widget_info(|| WidgetInfo::slider(true, f64::from(step), &label));
    let unit = if canvas.desk.view.race.is_some() { "race-per-second" } else { "events-per-second" };
    let keys = const { named("speed") }.caps(canvas.desk.words);
    response.on_hover_text(canvas.desk.hint(&canvas.say(unit), &keys));
    let after = Speed::of_step(step);
    if after != before {
        canvas.ask(Action::SetSpeed(after));
    }
}

/// That of the widest figure there is.
fn figure_width(canvas: &Canvas<'_, '_>) -> f32 {
    let fastest = Speed::UNLIMITED.halved();
    let widths = [fastest, Speed::UNLIMITED]
        .map(|speed| text::width(canvas.painter(), &timeline::speed(canvas.desk.words, speed), Type::Figure));
    widths[0].max(widths[1]).ceil()
}

fn word_width(canvas: &Canvas<'_, '_>, air: Air) -> f32 {
    match air {
        Air::Roomy => text::width(canvas.painter(), &canvas.say("speed"), Type::Caption).ceil() + space::S,
        Air::Tight => 0.0,
    }
}
