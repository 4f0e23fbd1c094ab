//! The sheet of how it plays: how far a step goes, the clock, the speed, and the strides that the keys for two thumbs have
//! no place for.
//!
//! ```text
//! Playing                          ✕
//! Step by    (event) [expansion] (f)
//! Clock         [even] (×10 in 4 s)
//! Speed                         16/s
//! (◀)  ───────●────────────────  (▶)
//! Operation    3 / 12        (◀) (▶)
//! (⏮ First event)     (Last event ⏭)
//! ```

use egui::{Align2, Rect, pos2, vec2};
use eight_realms_app::{
    control::Control,
    desk::{
        action::WindowAction,
        clock::PlayClock,
        screen::{Sheet, StepBy},
        structure::Operations,
    },
    model::Action,
    timeline::sentences,
};
use strum::VariantArray;

use super::{
    phone::stride_word,
    shows_operations,
    transport::{clocks, control_key, operations_figure, show_slider, show_whole},
};
use crate::gui::{
    kit::{Canvas, sheet},
    theme::{Type, looks, phone, sizes, space},
    widgets::{
        segments::Segment,
        text,
        transport::{Key, glyph},
    },
};

/// Height of a row.
const ROW: f32 = 46.0;
/// Width of a key with a sign.
const KEY: f32 = 56.0;
/// Height of a sign.
const SIGN: f32 = 13.0;
/// Share of a row that its name has.
const NAME: f32 = 0.27;

/// Shows the sheet, while it is open.
pub fn show(canvas: &mut Canvas<'_, '_>) {
    let is_open = canvas.context.view.model.sheet == Sheet::Playing;
    if is_open && !canvas.is_phone() && !canvas.is_tablet() {
        // The timeline has become one for a pointer, with all of it.
        canvas.ask(Action::Open(Sheet::None));
        return;
    }
    let title = canvas.say("playing");
    sheet::rows(canvas, Sheet::Playing, &title, content);
}

fn content(canvas: &mut Canvas<'_, '_>) {
    let model = canvas.context.view.model;
    if !model.is_walking() {
        let place = named_row(canvas, "step-by");
        let strides = StepBy::VARIANTS.iter().map(|stride| {
            Segment::new(*stride, canvas.say(stride_word(canvas, *stride)), canvas.say("step-by-hint"))
        });
        let strides: Vec<_> = strides.collect();
        let choice = canvas.choice(place, "strides", &strides, model.step_by);
        canvas.actions.extend(choice.map(|stride| Action::Window(WindowAction::StepBy(stride))));
        let place = named_row(canvas, "clock");
        let clocks = clocks(canvas);
        let choice = canvas.choice(place, "clock", &clocks, model.clock());
        canvas.actions.extend(choice.map(Action::SetClock));
    }
    show_speed(canvas);
    if shows_operations(canvas) {
        show_operations(canvas);
    }
    let row = next_row(canvas);
    for (place, (control, sign)) in
        Canvas::halves(row).into_iter().zip([(Control::First, Key::First), (Control::Last, Key::Last)])
    {
        let word = canvas.say(control.name(canvas.context.view.model.desk));
        show_key(canvas, place, (control, sign), &word);
    }
}

/// Takes the place of the next row of keys.
fn next_row(canvas: &mut Canvas<'_, '_>) -> Rect {
    let row = canvas.next_row(ROW);
    row.with_max_y(row.top() + phone::BAR)
}

/// Draws a row with a name; returns the place beside it.
fn named_row(canvas: &mut Canvas<'_, '_>, message: &str) -> Rect {
    let row = next_row(canvas);
    let (name, rest) = row.split_left_right_at_fraction(NAME);
    let (words, ink) = (canvas.say(message), canvas.palette().text);
    let room = name.width() - space::S;
    let rect = text::line(
        canvas.painter(),
        name.left_center(),
        Align2::LEFT_CENTER,
        &words,
        Type::Figure,
        ink,
        room,
    );
    canvas.named(rect, ("playing", message), &words);
    rest
}

/// Draws the speed between a key that halves and one that doubles it; a clock that gets ever faster has none.
fn show_speed(canvas: &mut Canvas<'_, '_>) {
    let place = named_row(canvas, "speed");
    let model = canvas.context.view.model;
    if model.clock() == PlayClock::Tenfold && !model.is_walking() {
        show_whole(canvas, place);
        return;
    }
    let words = sentences::speed(canvas.context.narrator());
    let rect = text::left(canvas.painter(), place.left_center(), &words, Type::Figure, canvas.palette().text);
    canvas.named(rect, "speed", &words);
    let row = next_row(canvas);
    let (slower, rest) = row.split_left_right_at_x(row.left() + KEY);
    let (rail, faster) = rest.split_left_right_at_x(rest.right() - KEY);
    show_key(canvas, slower, (Control::Slower, Key::Back), "");
    let size = vec2(rail.width() - 2.0 * space::M, sizes::controls::slider::HEIGHT);
    show_slider(canvas, Align2::CENTER_CENTER.anchor_size(rail.center(), size));
    show_key(canvas, faster, (Control::Faster, Key::Forward), "");
}

/// Draws the keys that go an operation of a structure back and on, and how many are done.
fn show_operations(canvas: &mut Canvas<'_, '_>) {
    let place = named_row(canvas, "operation");
    let (rest, on) = place.split_left_right_at_x(place.right() - KEY);
    let back = rest.with_min_x(on.left() - space::S - KEY).with_max_x(on.left() - space::S);
    if let Operations::Known { done, all } = canvas.context.view.timeline.operations {
        let (words, ink) = (operations_figure(canvas, [done, all]), canvas.palette().text);
        let rect = text::left(canvas.painter(), place.left_center(), &words, Type::Figure, ink);
        let whole = canvas.tell("operation-place", &[("done", done.into()), ("all", all.into())]);
        canvas.named(rect, "operation place", &whole);
    }
    show_key(canvas, back, (Control::OperationBack, Key::Back), "");
    show_key(canvas, on, (Control::OperationForward, Key::Forward), "");
}

fn show_key(canvas: &mut Canvas<'_, '_>, place: Rect, (control, sign): (Control, Key), word: &str) {
    let response = control_key(canvas, place, control, &looks::KEY, |canvas, ink| {
        let painter = canvas.painter();
        let (font, gap) = (Type::Figure, if word.is_empty() { 0.0 } else { SIGN + space::S });
        let width = text::width(painter, word, font);
        let left = place.center().x - f32::midpoint(width, gap);
        let sign_at = if word.is_empty() { place.center().x } else { left + SIGN / 2.0 };
        glyph(painter, pos2(sign_at, place.center().y), SIGN, sign, ink);
        text::left(painter, pos2(left + gap, place.center().y), word, font, ink);
    });
    if response.clicked() {
        canvas.actions.extend(control.action(canvas.context.view));
    }
}
