//! Small keys for the strides that the transport has no key for: one event, and one mark. The two keys of a stride
//! stand on one background with its name between them, so that they are read as one control.

use egui::{CornerRadius, Rect, pos2, vec2};

use crate::{
    gui::{
        keys::caption,
        kit::{Button, Canvas, columns::widest, id},
        theme::{Type, looks, radius, sizes::timeline::strides, space},
        widgets::{
            text,
            transport::{Key, glyph},
        },
    },
    tell::{control::Control, timeline},
};

/// Width of both rows. It is the same for every realm, and in a race.
pub fn width(canvas: &Canvas<'_, '_>) -> f32 {
    let all = ["event"].into_iter().chain(timeline::MARK_STRIDES);
    2.0 * (strides::KEY + space::S)
        + widest(canvas.painter(), all.map(|word| canvas.say(word)), Type::Caption)
}

/// Draws both rows into `rect`.
pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    let height = (rect.height() - strides::GAP) / 2.0;
    let controls = [[Control::EventBack, Control::EventForward], [Control::MarkBack, Control::MarkForward]];
    let words = ["event", timeline::mark_stride(canvas.context.narrator())].map(|id| canvas.say(id));
    for (row, (word, [back, forward])) in words.into_iter().zip(controls).enumerate() {
        let top = rect.top() + row as f32 * (height + strides::GAP);
        let line = Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), height));
        let background = canvas.palette().raised;
        canvas.painter().rect_filled(line, CornerRadius::same(radius::S), background);
        small_key(canvas, line.with_max_x(line.left() + strides::KEY), back, Key::Back);
        small_key(canvas, line.with_min_x(line.right() - strides::KEY), forward, Key::Forward);
        let ink = canvas.palette().text_soft;
        text::centred(canvas.painter(), line.center(), &word, Type::Caption.font(), ink);
    }
}

/// A key with a sign and no word: steps, and half and double speed.
pub fn small_key(canvas: &mut Canvas<'_, '_>, place: Rect, control: Control, sign: Key) {
    let (context, model) = (canvas.context, canvas.context.view.model);
    let mut part = canvas.part();
    if !control.is_offered(context.narrator()) {
        part.disable();
    }
    let canvas = &mut canvas.on(&mut part);
    let label = canvas.say(control.name(model));
    let hint = context.hint(&label, &caption::control(control, context.words));
    let button = Button::new(place, id(("control", control)), &label, &looks::SMALL).hint(hint);
    if canvas.press(button, |ink| glyph(canvas.painter(), place.center(), strides::SIGN, sign, ink)).clicked()
    {
        canvas.ask(control.action(model));
    }
}
