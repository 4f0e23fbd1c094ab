//! The five transport keys.

use egui::{Rect, pos2, vec2};
use eight_realms_app::tell::control::Control;

use crate::gui::{
    keys::caption,
    kit::{Canvas, id},
    theme::space,
    widgets::transport::{Key, PRIMARY, key},
};

/// Number of keys besides the one that plays.
const OTHERS: f32 = 4.0;

/// Width of all five keys, when they are `height` points high.
pub fn width(height: f32) -> f32 {
    height * (OTHERS + PRIMARY) + space::XS * OTHERS
}

/// Draws the keys into `rect`, as high as it is.
pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    let middle = if canvas.context.view.model.is_playing() { Key::Pause } else { Key::Play };
    let keys = [
        (Key::First, Control::First),
        (Key::Back, Control::Back),
        (middle, Control::Play),
        (Key::Forward, Control::Forward),
        (Key::Last, Control::Last),
    ];
    let mut x = rect.left();
    for (kind, control) in keys {
        let width = if kind.is_primary() { rect.height() * PRIMARY } else { rect.height() };
        let place = Rect::from_min_size(pos2(x, rect.top()), vec2(width, rect.height()));
        show_key(canvas, place, kind, control);
        x = place.right() + space::XS;
    }
}

fn show_key(canvas: &mut Canvas<'_, '_>, place: Rect, kind: Key, control: Control) {
    let (context, model) = (canvas.context, canvas.context.view.model);
    let mut part = canvas.part();
    if !control.is_offered(context.narrator()) {
        part.disable();
    }
    let (label, name) = (canvas.say(control.name(model)), id(("control", control)));
    let response = key(&part, place, name, kind, &label, context.accent(), context.palette);
    let hint = context.hint(&label, &caption::control(control, context.words));
    if response.on_hover_text(hint).clicked() {
        canvas.actions.extend(control.action(context.view));
    }
}
