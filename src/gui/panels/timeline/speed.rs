//! How fast the recording plays: from one event a second to as fast as can be, doubled with every step.

use egui::{Align2, Painter, Rect, Ui, WidgetInfo, pos2, vec2};

use super::{said, strides::small_key};
use crate::{
    app::{Action, Speed},
    gui::{
        Desk,
        keys::named,
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
pub fn width(painter: &Painter, desk: &Desk<'_>, air: Air) -> f32 {
    let slider = 2.0 * (KEY.x + space::XS) + RAIL;
    word_width(painter, desk, air) + slider + space::S + figure_width(painter, desk)
}

/// Draws it into `rect`.
pub fn show(ui: &mut Ui, rect: Rect, air: Air, desk: &Desk<'_>, actions: &mut Vec<Action>) {
    let palette = desk.palette;
    if air == Air::Roomy {
        let word = desk.words.say("speed");
        text::left(ui.painter(), rect.left_center(), &word, Type::Caption, palette.text_faint);
    }
    let left = rect.left() + word_width(ui.painter(), desk, air);
    let slower = Align2::LEFT_CENTER.anchor_size(pos2(left, rect.center().y), KEY);
    let rail = Align2::LEFT_CENTER
        .anchor_size(slower.right_center() + vec2(space::XS, 0.0), vec2(RAIL, slider::HEIGHT));
    let faster = Align2::LEFT_CENTER.anchor_size(rail.right_center() + vec2(space::XS, 0.0), KEY);
    small_key(ui, slower, Control::Slower, Key::Back, desk, actions);
    slider(ui, rail, desk, actions);
    small_key(ui, faster, Control::Faster, Key::Forward, desk, actions);
    let figure = timeline::speed(desk.words, desk.view.model.preferences.speed);
    let at = faster.right_center() + vec2(space::S, 0.0);
    let taken = text::left(ui.painter(), at, &figure, Type::Figure, palette.text_soft);
    said(ui, taken, "speed", &figure);
}

fn slider(ui: &mut Ui, rail: Rect, desk: &Desk<'_>, actions: &mut Vec<Action>) {
    let before = desk.view.model.preferences.speed;
    let mut step = before.step();
    let steps = 0..=Speed::UNLIMITED.step();
    let response = slider::slider(ui, rail, "speed", &mut step, steps, desk.palette);
    let label = desk.words.say("speed");
    response.widget_info(|| WidgetInfo::slider(true, f64::from(step), &label));
    let unit = if desk.view.race.is_some() { "race-per-second" } else { "events-per-second" };
    let keys = const { named("speed") }.caps(desk.words);
    response.on_hover_text(desk.hint(&desk.words.say(unit), &keys));
    let after = Speed::of_step(step);
    if after != before {
        actions.push(Action::SetSpeed(after));
    }
}

/// That of the widest figure there is.
fn figure_width(painter: &Painter, desk: &Desk<'_>) -> f32 {
    let fastest = Speed::UNLIMITED.halved();
    let widths = [fastest, Speed::UNLIMITED]
        .map(|speed| text::width(painter, &timeline::speed(desk.words, speed), Type::Figure));
    widths[0].max(widths[1]).ceil()
}

fn word_width(painter: &Painter, desk: &Desk<'_>, air: Air) -> f32 {
    match air {
        Air::Roomy => text::width(painter, &desk.words.say("speed"), Type::Caption).ceil() + space::S,
        Air::Tight => 0.0,
    }
}
