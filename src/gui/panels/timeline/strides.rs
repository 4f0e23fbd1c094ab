//! Small keys for the strides that the transport has no key for: one event, and one mark.

use egui::{CornerRadius, Painter, Rect, Ui, pos2, vec2};

use super::{controls::Control, id};
use crate::{
    app::Action,
    gui::{
        Desk,
        theme::{Type, radius, space},
        widgets::{
            press, text,
            transport::{Key, glyph},
        },
    },
    realm::Waits,
};

/// Width of one of the small keys.
const KEY: f32 = 22.0;
/// Between the two rows.
const GAP: f32 = 2.0;
/// Height of the sign on a key.
const SIGN: f32 = 7.0;

/// The word between the keys of each row.
fn words(desk: &Desk<'_>) -> [String; 2] {
    let mark = match desk.view.model.chosen.waits() {
        _ if desk.view.model.is_racing() => "stride-finish",
        Waits::OpenList(_) => "stride-f",
        Waits::Deepening => "stride-bound",
        Waits::Queue | Waits::Table | Waits::TwoQueues => "stride-layer",
    };
    [desk.words.say("event"), desk.words.say(mark)]
}

/// Width of both rows. It is the same for every realm, and in a race.
pub fn width(painter: &Painter, desk: &Desk<'_>) -> f32 {
    let all = ["event", "stride-f", "stride-bound", "stride-layer", "stride-finish"];
    let widths = all.map(|word| text::width(painter, &desk.words.say(word), Type::Caption));
    2.0 * (KEY + space::S) + widths.into_iter().fold(0.0, f32::max).ceil()
}

/// Draws both rows into `rect`.
pub fn show(ui: &mut Ui, rect: Rect, desk: &Desk<'_>, actions: &mut Vec<Action>) {
    let height = (rect.height() - GAP) / 2.0;
    let controls = [[Control::EventBack, Control::EventForward], [Control::MarkBack, Control::MarkForward]];
    for (row, (word, [back, forward])) in words(desk).into_iter().zip(controls).enumerate() {
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
    ui.add_enabled_ui(control.is_offered(desk), |ui| {
        let response = press::button(ui, place, id(control), &label);
        let fill = if response.hovered() { palette.hover } else { palette.raised };
        let ink = if ui.is_enabled() { palette.text } else { palette.text_faint };
        ui.painter().rect_filled(place, CornerRadius::same(radius::S), fill);
        glyph(ui.painter(), place.center(), SIGN, sign, ink);
        press::focus_ring(ui.painter(), place, radius::S, &response, palette);
        if response.on_hover_text(control.hint(desk)).clicked() {
            actions.push(control.action(model));
        }
    });
}
