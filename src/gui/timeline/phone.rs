//! The timeline on a phone: for two thumbs, in two rows or, on a phone that lies, in one.
//!
//! ```text
//! ┌───────────────────────────────────────────┐
//! │ event 486 / 1 161                ┌───────┐ │
//! │ ▁▂▃▅▇▅▃▂▁ scrubber               │  Ask  │ │
//! │ ┌step by──┐ ┌────┐ ┌────┐ ┌─────────────┐ │
//! │ │expansion│ │ ◀  │ │ ▶  │ │   ▶ Step    │ │
//! └───────────────────────────────────────────┘
//! ┌───────────────────────────────────────────────────────────────────┐
//! │ (◀ Back)  event 486 / 1 161 ▁▂▃▅▇▅▃▂▁  (by expansion) (▶) (▶ Step) │
//! └───────────────────────────────────────────────────────────────────┘
//! ```

use egui::{Align2, Color32, Rect, pos2, vec2};
use eight_realms_app::{
    control::Control,
    desk::{
        action::WindowAction,
        preferences::Hand,
        screen::{Sheet, StepBy},
    },
    model::Action,
    questions::QuestionAction,
    timeline::sentences::{self, Counters},
};
use strum::VariantArray as _;

use super::{notice, scrubber, transport::control_key};
use crate::gui::{
    keys::binding,
    kit::{Button, Canvas, id},
    theme::{
        FINGER, Type,
        looks::{self, Look},
        phone, space, tablet,
    },
    touch::{self, Hold, Use},
    widgets::{
        text,
        transport::{Key, glyph},
    },
};

/// Height of the line over the scrubber.
const LINE: f32 = 17.0;
/// Room below the track for the knob.
const KNOB: f32 = 7.0;
/// Width of the key that asks.
const ASK: f32 = 54.0;
/// Shares of the keys in the width of their row: the stride, Back, Play, Step.
const SHARES: [f32; 4] = [0.245, 0.185, 0.165, 0.34];
/// Least width of Back, Play and Step together: the narrowest of them is wide enough for a finger.
const LEAST_OTHERS: f32 = FINGER * (SHARES[1] + SHARES[2] + SHARES[3]) / SHARES[2];
/// Gap between two keys.
const GAP: f32 = 7.0;
/// Height of the sign on a key.
const SIGN: f32 = 14.0;
/// Distance of both lines on the key of the stride from its middle.
const LINES: f32 = 8.0;
/// Height of the foot of the stage, over which a message appears.
const NOTICE: f32 = 44.0;

/// Draws the panel of an upright window into its place; in a low one, the keys alone.
pub fn show_upright(canvas: &mut Canvas<'_, '_>) {
    let full = canvas.ui.max_rect().shrink2(vec2(phone::MARGIN, 0.0));
    if phone::is_low(canvas.upright_height()) {
        let top = full.top() + space::XS;
        show_keys(canvas, full.with_min_y(top).with_max_y(top + phone::BAR));
        show_notice(canvas, full);
        return;
    }
    let (above, below) = full.split_top_bottom_at_y(full.top() + phone::TIMELINE[0]);
    let [places, ask] = in_order(canvas, above, [above.width() - ASK - GAP, ASK]);
    show_places(canvas, places);
    show_ask(canvas, ask.shrink2(vec2(0.0, 2.0)));
    show_keys(canvas, below.with_max_y(below.top() + phone::BAR));
    show_notice(canvas, full);
}

/// Draws the message above a place at the foot of the window.
pub fn show_notice(canvas: &mut Canvas<'_, '_>, foot: Rect) {
    notice::show(canvas, foot.with_max_y(foot.top()).with_min_y(foot.top() - NOTICE));
}

/// Divides a row into parts of these widths: from the left or, for a left hand, from the right.
fn in_order<const N: usize>(canvas: &Canvas<'_, '_>, row: Rect, widths: [f32; N]) -> [Rect; N] {
    let hand = canvas.context.view.model.preferences.hand;
    let mut before = 0.0;
    widths.map(|width| {
        let left = match hand {
            Hand::Right => row.left() + before,
            Hand::Left => row.right() - before - width,
        };
        before += width + GAP;
        row.with_min_x(left).with_max_x(left + width)
    })
}

/// Widths of the keys of a phone that lies: Back, the stride, Play, Step.
const LYING_KEYS: [f32; 4] = [84.0, 84.0, 50.0, 111.0];

/// Draws the panel of a window that lies into its place: Back at the left, Step at the right.
pub fn show_lying(canvas: &mut Canvas<'_, '_>) {
    let full = canvas.ui.max_rect();
    let row = full.shrink2(vec2(canvas.margin(full.width()), 0.0));
    let keys = row.with_min_y(row.top() + 3.0).with_max_y(row.top() + 3.0 + phone::BAR);
    let [back, stride, play, step] = LYING_KEYS;
    let places = keys.width() - LYING_KEYS.iter().sum::<f32>() - GAP * LYING_KEYS.len() as f32;
    let [back, places, stride, play, step] = in_order(canvas, keys, [back, places, stride, play, step]);
    show_places(canvas, places.with_min_y(row.top()).with_max_y(row.bottom()));
    let [back_by, step_by] = Control::steps(canvas.context.view.model.desk);
    let (back_word, step_word) = (canvas.say("step-back"), canvas.say("step"));
    show_key(canvas, back, (back_by, Key::Back), Some((&back_word, &looks::KEY)));
    show_stride(canvas, stride);
    show_play(canvas, play);
    show_key(canvas, step, (step_by, Key::Forward), Some((&step_word, &looks::STEP_KEY)));
    show_notice(canvas, full);
}

/// Widths of the keys of a tablet: Back, the stride, the places, the key that asks, Play, Step; less where the row is
/// shorter.
const TABLET_KEYS: [f32; 6] = [104.0, 112.0, 96.0, 80.0, 70.0, 170.0];
/// The same beside the scrubber.
const TABLET_LYING_KEYS: [f32; 6] = [84.0, 100.0, 80.0, 62.0, 56.0, 124.0];

/// Draws the panel of a tablet into its place: keys for two thumbs below the scrubber or, in a window that is wider than
/// high, on both sides of it.
pub fn show_tablet(canvas: &mut Canvas<'_, '_>) {
    let full = canvas.ui.max_rect();
    let row = full.shrink2(vec2(space::L, 0.0));
    let height = FINGER;
    if full.height() < tablet::TIMELINE.iter().sum() {
        let [back, stride, places, ask, play, step] = TABLET_LYING_KEYS;
        let all = TABLET_LYING_KEYS.iter().sum::<f32>() + GAP * TABLET_LYING_KEYS.len() as f32;
        let keys = Rect::from_center_size(row.center(), vec2(row.width(), height));
        let track = keys.width() - all;
        let [back, stride, track, places, ask, play, step] =
            in_order(canvas, keys, [back, stride, track, places, ask, play, step]);
        show_places(canvas, track.with_min_y(row.top() + space::XS).with_max_y(row.bottom() - space::XS));
        show_tablet_keys(canvas, [back, stride, places, ask, play, step]);
    } else {
        let (above, below) = row.split_top_bottom_at_y(row.top() + tablet::TIMELINE[0]);
        show_places(canvas, above.shrink2(vec2(0.0, space::XS)));
        let keys = below.with_max_y(below.top() + height);
        let gaps = GAP * TABLET_KEYS.len() as f32;
        let all: f32 = TABLET_KEYS.iter().sum();
        let widths = TABLET_KEYS.map(|width| width * ((keys.width() - gaps) / all).min(1.0));
        let between = keys.width() - gaps - widths.iter().sum::<f32>();
        let [back, stride, places, ask, play, step] = widths;
        let [back, stride, places, ask, _, play, step] =
            in_order(canvas, keys, [back, stride, places, ask, between, play, step]);
        show_tablet_keys(canvas, [back, stride, places, ask, play, step]);
    }
    show_notice(canvas, full);
}

fn show_tablet_keys(canvas: &mut Canvas<'_, '_>, [back, stride, places, ask, play, step]: [Rect; 6]) {
    let [back_by, step_by] = Control::steps(canvas.context.view.model.desk);
    let (back_word, step_word) = (canvas.say("step-back"), canvas.say("step"));
    show_key(canvas, back, (back_by, Key::Back), Some((&back_word, &looks::KEY)));
    show_stride(canvas, stride);
    let mut part = canvas.part();
    if canvas.context.view.model.has_question() {
        part.disable();
    }
    let word = canvas.say("places");
    let hint = canvas.context.hint_of("places-hint", const { binding("places") });
    let button = Button::new(places, id("places"), &word, &looks::KEY).hint(hint);
    let response = canvas.on(&mut part).press_word(button, &word);
    canvas.on_click(&response, Action::Open(Sheet::Places));
    show_ask(&mut canvas.on(&mut part), ask);
    show_play(canvas, play);
    show_key(canvas, step, (step_by, Key::Forward), Some((&step_word, &looks::STEP_KEY)));
}

/// Draws the scrubber, with the place in the recording above it.
fn show_places(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    show_place(canvas, rect.with_max_y(rect.top() + LINE));
    scrubber::show_track(canvas, rect.with_min_y(rect.top() + LINE).with_max_y(rect.bottom() - KNOB));
}

fn show_play(canvas: &mut Canvas<'_, '_>, place: Rect) {
    let is_playing = canvas.context.view.model.is_playing();
    show_key(canvas, place, (Control::Play, if is_playing { Key::Pause } else { Key::Play }), None);
}

/// Writes the place in the recording.
fn show_place(canvas: &Canvas<'_, '_>, line: Rect) {
    let (painter, ink) = (canvas.painter(), canvas.palette().text_soft);
    let Counters { word, above, below } =
        Counters::now(canvas.context.narrator(), &canvas.context.view.timeline);
    let first = format!("{word} {above}");
    let fits = text::width(painter, &first, Type::Caption) <= line.width();
    let shown = if fits { &first } else { &above };
    let (at, room) = (line.left_center(), line.width());
    let rect = text::line(painter, at, Align2::LEFT_CENTER, shown, Type::Caption, ink, room);
    canvas.named(rect, "place", &first).on_hover_text(first);
    if text::width(painter, &below, Type::Caption) + space::L <= line.right() - rect.right() {
        let rect = text::right(painter, line.right_center(), &below, Type::Caption, ink);
        canvas.named(rect, "place below", &below);
    }
}

/// Draws the key that asks.
pub fn show_ask(canvas: &mut Canvas<'_, '_>, place: Rect) {
    let word = canvas.say("question-ask");
    let hint = canvas.context.hint_of("question-ask-hint", const { binding("question") });
    let look = if canvas.is_upright() { &looks::KEY } else { &looks::KEY_IN_BAR };
    let button = Button::new(place, id("question-ask"), &word, look).hint(hint);
    let response = canvas.press_word(button, &word);
    canvas.on_click(&response, Action::Question(QuestionAction::Open(None)));
}

/// Draws the key of the stride, Back, Play and Step.
fn show_keys(canvas: &mut Canvas<'_, '_>, row: Rect) {
    let room = row.width() - GAP * (SHARES.len() - 1) as f32;
    let all: f32 = SHARES.iter().sum();
    let [stride, others @ ..] = SHARES.map(|share| room * share / all);
    // The other keys give what the longest word needs beyond its share.
    let wide = stride.max(stride_width(canvas).min(room - LEAST_OTHERS));
    let narrower = (room - wide) / (room - stride);
    let [back, play, step] = others.map(|width| width * narrower);
    let [stride, back, play, step] = in_order(canvas, row, [wide, back, play, step]);
    show_stride(canvas, stride);
    let [back_by, step_by] = Control::steps(canvas.context.view.model.desk);
    show_key(canvas, back, (back_by, Key::Back), None);
    show_play(canvas, play);
    let word = canvas.say("step");
    show_key(canvas, step, (step_by, Key::Forward), Some((&word, &looks::STEP_KEY)));
}

/// Width of the key that says how far a step goes, with its longest word.
fn stride_width(canvas: &Canvas<'_, '_>) -> f32 {
    let words = StepBy::VARIANTS.iter().map(|step_by| canvas.say(stride_word(canvas, *step_by)));
    let widths = words.map(|word| text::width(canvas.painter(), &word, Type::Title));
    widths.fold(0.0, f32::max) + space::M
}

/// Draws Back and Step alone.
pub fn show_steps(canvas: &mut Canvas<'_, '_>, row: Rect) {
    let [back_by, step_by] = Control::steps(canvas.context.view.model.desk);
    let (back_word, step_word) = (canvas.say("step-back"), canvas.say("step"));
    let half = (row.width() - GAP) / 2.0;
    let [back, step] = in_order(canvas, row, [half; 2]);
    show_key(canvas, back, (back_by, Key::Back), Some((&back_word, &looks::KEY)));
    show_key(canvas, step, (step_by, Key::Forward), Some((&step_word, &looks::STEP_KEY)));
}

/// Draws the key that says how far a step goes: a press changes that, behind it are all of them.
fn show_stride(canvas: &mut Canvas<'_, '_>, place: Rect) {
    let model = canvas.context.view.model;
    let message = if model.is_walking() { "solution-move-word" } else { stride_word(canvas, model.step_by) };
    let words = [canvas.say("step-by"), canvas.say(message)];
    let mut part = canvas.part();
    if model.is_walking() {
        part.disable();
    }
    let next = model.step_by.next();
    let canvas = &mut canvas.on(&mut part);
    let label = words.join(" ");
    let button = Button::new(place, id("step by"), &label, &looks::KEY).hint(canvas.say("step-by-hint"));
    let response = canvas.press(button, |ink| {
        let room = place.width() - space::M;
        let fits = |kind: &Type| text::width(canvas.painter(), &words[1], *kind) <= room;
        let kind = [Type::Title, Type::Body].into_iter().find(fits).unwrap_or(Type::Caption);
        let lines = [(-LINES, Type::Caption, canvas.palette().text_soft), (LINES, kind, ink)];
        for ((y, kind, ink), words) in lines.into_iter().zip(&words) {
            let at = place.left_center() + vec2(space::S, y);
            text::line(canvas.painter(), at, Align2::LEFT_CENTER, words, kind, ink, room);
        }
    });
    match touch::used(canvas.ui, &response, Hold::Once) {
        Some(Use::Pressed) => canvas.ask(Action::Window(WindowAction::StepBy(next))),
        Some(Use::Held) => canvas.ask(Action::Open(Sheet::Playing)),
        None => {}
    }
}

/// The message of how far a step goes.
pub fn stride_word(canvas: &Canvas<'_, '_>, step_by: StepBy) -> &'static str {
    match step_by {
        StepBy::Event => "step-by-event",
        StepBy::Expansion => "step-by-expansion",
        StepBy::Mark => sentences::mark_stride(canvas.context.narrator()),
    }
}

/// Draws a key with its sign and, if it has one, its word and its look. Steps repeat while their key is held; behind the key
/// that plays is how it plays.
fn show_key(
    canvas: &mut Canvas<'_, '_>,
    place: Rect,
    (control, sign): (Control, Key),
    word: Option<(&str, &Look)>,
) {
    let (word, look) = word.map_or((None, &looks::KEY), |(word, look)| (Some(word), look));
    let response =
        control_key(canvas, place, control, look, |canvas, ink| paint(canvas, place, sign, word, ink));
    let (hold, held) = match control {
        Control::Play => (Hold::Once, Some(Action::Open(Sheet::Playing))),
        _ => (Hold::Repeats, control.action(canvas.context.view)),
    };
    match touch::used(canvas.ui, &response, hold) {
        Some(Use::Pressed) => canvas.actions.extend(control.action(canvas.context.view)),
        Some(Use::Held) => canvas.actions.extend(held),
        None => {}
    }
}

fn paint(canvas: &Canvas<'_, '_>, place: Rect, sign: Key, word: Option<&str>, ink: Color32) {
    let painter = canvas.painter();
    let Some(word) = word else { return glyph(painter, place.center(), SIGN, sign, ink) };
    let width = SIGN + space::S + text::width(painter, word, Type::Title);
    let left = place.center().x - width / 2.0;
    glyph(painter, pos2(left + SIGN / 2.0, place.center().y), SIGN, sign, ink);
    text::left(painter, pos2(left + SIGN + space::S, place.center().y), word, Type::Title, ink);
}
