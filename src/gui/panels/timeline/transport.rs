//! The five transport keys.

use egui::{Rect, Ui, pos2, vec2};

use super::id;
use crate::{
    app::Action,
    gui::{
        Desk,
        keys::caption,
        theme::space,
        widgets::transport::{Key, key},
    },
    tell::control::{Control, is_playing},
};

/// How much wider the key that plays is.
const PRIMARY: f32 = 1.3;

/// Width of all five, when they are `height` points high.
pub fn width(height: f32) -> f32 {
    height * (4.0 + PRIMARY) + space::XS * 4.0
}

/// Draws them into `rect`, as high as it is.
pub fn show(ui: &mut Ui, rect: Rect, desk: &Desk<'_>, actions: &mut Vec<Action>) {
    let middle = if is_playing(desk.view.model) { Key::Pause } else { Key::Play };
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
        show_key(ui, place, kind, control, desk, actions);
        x = place.right() + space::XS;
    }
}

fn show_key(
    ui: &mut Ui,
    place: Rect,
    kind: Key,
    control: Control,
    desk: &Desk<'_>,
    actions: &mut Vec<Action>,
) {
    let model = desk.view.model;
    let label = desk.words.say(control.name(model));
    ui.add_enabled_ui(control.is_offered(desk.narrator()), |ui| {
        let response = key(ui, place, id(control), kind, &label, desk.accent(), desk.palette);
        let hint = desk.hint(&label, &caption::control(control, desk.words));
        if response.on_hover_text(hint).clicked() {
            actions.push(control.action(model));
        }
    });
}
