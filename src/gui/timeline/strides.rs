//! Small keys for the strides that the transport has no key for: one event, and one mark. The two keys of a stride
//! share a background with its name between them, so that they are read as one control.
//!
//! Where a structure is shown, one operation of an event is a stride too. It has a column of its own, with the number
//! of operations done below it.

use egui::{CornerRadius, Rect, pos2, vec2};
use eight_realms_app::tell::{control::Control, timeline};

use crate::gui::{
    keys::caption,
    kit::{
        Button, Canvas,
        columns::{steady, widest},
        id,
    },
    theme::{Type, looks, radius, space},
    widgets::{
        text,
        transport::{Key, glyph},
    },
};

/// Width of one of the keys.
const KEY: f32 = 22.0;
/// Gap between the two rows.
const GAP: f32 = 2.0;
/// Largest number of operations that has room below the keys: a scan of the longest open list reads fewer entries.
const MAX_OPERATIONS: u32 = 99_999;
/// Height of the sign on a key.
const SIGN: f32 = 7.0;

/// Width of both rows, which is equal for every realm and in a race.
pub fn width(canvas: &Canvas<'_, '_>) -> f32 {
    let all = ["event"].into_iter().chain(timeline::MARK_STRIDES);
    2.0 * (KEY + space::S) + widest(canvas.painter(), all.map(|word| canvas.say(word)), Type::Caption)
}

/// Width of the column of operations.
pub fn operations_width(canvas: &Canvas<'_, '_>) -> f32 {
    let word = widest(canvas.painter(), [canvas.say("operation")], Type::Caption);
    let most = figure(canvas, [MAX_OPERATIONS; 2]);
    let figure = widest(canvas.painter(), [steady(&most)], Type::Caption);
    (2.0 * (KEY + space::S) + word).max(figure)
}

/// Draws both rows into `rect`.
pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    let mark = timeline::mark_stride(canvas.context.narrator());
    let [above, below] = rows(rect);
    show_stride(canvas, above, "event", [Control::EventBack, Control::EventForward]);
    show_stride(canvas, below, mark, [Control::MarkBack, Control::MarkForward]);
}

/// Draws the column of operations into `rect`.
pub fn show_operations(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    let [above, below] = rows(rect);
    show_stride(canvas, above, "operation", [Control::OperationBack, Control::OperationForward]);
    let Some([done, all]) = timeline::operations_done(canvas.context.narrator()) else { return };
    let (text, ink) = (figure(canvas, [done, all]), canvas.palette().text_faint);
    text::centred(canvas.painter(), below.center(), &text, Type::Caption.font(), ink);
    let place = canvas.tell("operation-place", &[("done", done.into()), ("all", all.into())]);
    canvas.named(below, "operation place", &place).on_hover_text(canvas.say("operation-note"));
}

/// Text of the number of operations done, and of all operations of the event.
fn figure(canvas: &Canvas<'_, '_>, [done, all]: [u32; 2]) -> String {
    canvas.tell("operation-figure", &[("done", done.into()), ("all", all.into())])
}

/// The upper and the lower row.
fn rows(rect: Rect) -> [Rect; 2] {
    let height = (rect.height() - GAP) / 2.0;
    [rect.top(), rect.top() + height + GAP]
        .map(|top| Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), height)))
}

/// Draws a stride: its name, and a key at each end.
fn show_stride(canvas: &mut Canvas<'_, '_>, line: Rect, word: &str, [back, forward]: [Control; 2]) {
    let (background, ink) = (canvas.palette().raised, canvas.palette().text_soft);
    canvas.painter().rect_filled(line, CornerRadius::same(radius::S), background);
    small_key(canvas, line.with_max_x(line.left() + KEY), back, Key::Back);
    small_key(canvas, line.with_min_x(line.right() - KEY), forward, Key::Forward);
    text::centred(canvas.painter(), line.center(), &canvas.say(word), Type::Caption.font(), ink);
}

/// Draws a key with a sign and no word: for steps, and for half and double speed.
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
    if canvas.press(button, |ink| glyph(canvas.painter(), place.center(), SIGN, sign, ink)).clicked() {
        canvas.actions.extend(control.action(context.view));
    }
}
