//! Small keys for the strides that the transport has no key for: one event, and one mark.

use egui::{CornerRadius, Painter, Rect, Ui, pos2, vec2};

use super::id;
use crate::{
    app::Action,
    gui::{
        Desk,
        keys::caption,
        theme::{Type, radius, space},
        widgets::{
            press, text,
            transport::{Key, glyph},
        },
    },
    tell::{control::Control, timeline},
};

/// Width of one of the small keys.
const KEY: f32 = 22.0;
/// Between the two rows.
const GAP: f32 = 2.0;
/// Height of the sign on a key.
const SIGN: f32 = 7.0;

/// Width of both rows. It is the same for every realm, and in a race.
pub fn width(painter: &Painter, desk: &Desk<'_>) -> f32 {
    let all = ["event"].into_iter().chain(timeline::MARK_STRIDES);
    let widths = all.map(|word| text::width(painter, &desk.words.say(word), Type::Caption));
    2.0 * (KEY + space::S) + widths.fold(0.0, f32::max).ceil()
}

/// Draws both rows into `rect`.
pub fn show(ui: &mut Ui, rect: Rect, desk: &Desk<'_>, actions: &mut Vec<Action>) {
    let height = (rect.height() - GAP) / 2.0;
    let controls = [[Control::EventBack, Control::EventForward], [Control::MarkBack, Control::MarkForward]];
    let words = ["event", timeline::mark_stride(desk.narrator())].map(|id| desk.words.say(id));
    for (row, (word, [back, forward])) in words.into_iter().zip(controls).enumerate() {
        let top = rect.top() + row as f32 * (height + GAP);
        let line = Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), height));
        small_key(ui, line.with_max_x(line.left() + KEY), back, Key::Back, desk, actions);
        small_key(ui, line.with_min_x(line.right() - KEY), forward, Key::Forward, desk, actions);
        text::centred(ui.painter(), line.center(), &word, Type::Caption.font(), desk.palette.text_soft);
    }
}

/// A key with a sign and no word: steps, and half and double speed.
pub fn small_key(
    ui: &mut Ui,
    place: Rect,
    control: Control,
    sign: Key,
    desk: &Desk<'_>,
    actions: &mut Vec<Action>,
) {
    let (model, palette) = (desk.view.model, desk.palette);
    let label = desk.words.say(control.name(model));
    ui.add_enabled_ui(control.is_offered(desk.narrator()), |ui| {
        let response = press::button(ui, place, id(control), &label);
        let fill = if response.hovered() { palette.hover } else { palette.raised };
        let ink = if ui.is_enabled() { palette.text } else { palette.text_faint };
        ui.painter().rect_filled(place, CornerRadius::same(radius::S), fill);
        glyph(ui.painter(), place.center(), SIGN, sign, ink);
        press::focus_ring(ui.painter(), place, radius::S, &response, palette);
        let hint = desk.hint(&label, &caption::control(control, desk.words));
        if response.on_hover_text(hint).clicked() {
            actions.push(control.action(model));
        }
    });
}
