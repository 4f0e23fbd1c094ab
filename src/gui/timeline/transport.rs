//! The keys that go on or back, and the speed.

use egui::{Align2, Color32, CornerRadius, Rect, Response, Vec2, WidgetInfo, pos2, vec2};
use eight_realms_app::{
    control::Control,
    desk::{
        action::SolutionAction, clock::PlayClock, preferences::Speed, structure::Operations,
        walk::SolutionShow,
    },
    model::{Action, Seen},
    timeline::{self, sentences},
};

use crate::gui::{
    keys::{binding, caption},
    kit::{
        Button, Canvas, Chosen, Item, Row,
        columns::{steady, widest},
        id, row,
    },
    theme::{
        Type,
        looks::{self, Look},
        radius, sizes, space,
    },
    widgets::{
        segments::{self, Segment},
        slider, text,
        transport::{Key, PRIMARY, glyph, key},
    },
};

/// Number of keys besides the one that plays.
const OTHERS: f32 = 4.0;
/// Width of a key of a stride.
const STRIDE_KEY: f32 = 22.0;
/// Gap between the two rows of strides.
const GAP: f32 = 2.0;
/// Largest number of operations that has room below the keys: a scan of the longest open list reads fewer entries.
const MAX_OPERATIONS: u32 = 99_999;
/// Height of the sign on a small key.
const SIGN: f32 = 7.0;
/// Length of the rail of the speed.
const RAIL: f32 = 92.0;
/// Size of the keys at the ends of the rail.
const SPEED_KEY: Vec2 = vec2(18.0, 20.0);

/// Width of all five transport keys, when they are `height` points high.
pub fn transport_width(height: f32) -> f32 {
    height * (OTHERS + PRIMARY) + space::XS * OTHERS
}

/// Draws the five transport keys into `rect`, as high as it is.
pub fn show_transport(canvas: &mut Canvas<'_, '_>, rect: Rect) {
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
    if !control.is_offered(context.view) {
        part.disable();
    }
    let (label, name) = (canvas.say(control.name(model.desk)), id(("control", control)));
    let response = key(&part, place, name, kind, &label, context.accent(), context.palette);
    let hint = context.hint(&label, &caption::control(control, context.words));
    if response.on_hover_text(hint).clicked() {
        canvas.actions.extend(control.action(context.view));
    }
}

/// Width of both rows of strides, which is equal for every lane and in a race.
pub fn strides_width(canvas: &Canvas<'_, '_>) -> f32 {
    let all = ["event"].into_iter().chain(timeline::sentences::MARK_STRIDES);
    2.0 * (STRIDE_KEY + space::S) + widest(canvas.painter(), all.map(|word| canvas.say(word)), Type::Caption)
}

/// Width of the column of operations.
pub fn operations_width(canvas: &Canvas<'_, '_>) -> f32 {
    let word = widest(canvas.painter(), [canvas.say("operation")], Type::Caption);
    let most = operations_figure(canvas, [MAX_OPERATIONS; 2]);
    let figure = widest(canvas.painter(), [steady(&most)], Type::Caption);
    (2.0 * (STRIDE_KEY + space::S) + word).max(figure)
}

/// Draws small keys into `rect` for the strides that the transport has no key for: one event, and one mark. The two keys
/// of a stride share a background with its name between them, so that they are read as one control.
pub fn show_strides(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    let mark = sentences::mark_stride(canvas.context.narrator());
    let [above, below] = rows(rect);
    show_stride(canvas, above, "event", [Control::EventBack, Control::EventForward]);
    show_stride(canvas, below, mark, [Control::MarkBack, Control::MarkForward]);
}

/// Draws the column of operations into `rect`: where a structure is shown, one operation of an event is a stride too,
/// with the number of operations done below it.
pub fn show_operations(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    let [above, below] = rows(rect);
    show_stride(canvas, above, "operation", [Control::OperationBack, Control::OperationForward]);
    let Operations::Known { done, all } = canvas.context.view.timeline.operations else { return };
    let (text, ink) = (operations_figure(canvas, [done, all]), canvas.palette().text_faint);
    text::centred(canvas.painter(), below.center(), &text, Type::Caption.font(), ink);
    let place = canvas.tell("operation-place", &[("done", done.into()), ("all", all.into())]);
    canvas.named(below, "operation place", &place).on_hover_text(canvas.say("operation-note"));
}

/// The upper and the lower row.
fn rows(rect: Rect) -> [Rect; 2] {
    let height = (rect.height() - GAP) / 2.0;
    [rect.top(), rect.top() + height + GAP]
        .map(|top| Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), height)))
}

/// Text of the number of operations done, and of all operations of the event.
pub fn operations_figure(canvas: &Canvas<'_, '_>, [done, all]: [u32; 2]) -> String {
    canvas.tell("operation-figure", &[("done", done.into()), ("all", all.into())])
}

/// Draws a stride: its name, and a key at each end.
fn show_stride(canvas: &mut Canvas<'_, '_>, line: Rect, word: &str, [back, forward]: [Control; 2]) {
    let (background, ink) = (canvas.palette().raised, canvas.palette().text_soft);
    canvas.painter().rect_filled(line, CornerRadius::same(radius::S), background);
    show_small_key(canvas, line.with_max_x(line.left() + STRIDE_KEY), back, Key::Back);
    show_small_key(canvas, line.with_min_x(line.right() - STRIDE_KEY), forward, Key::Forward);
    text::centred(canvas.painter(), line.center(), &canvas.say(word), Type::Caption.font(), ink);
}

/// The choice of the clock: both words, or a switch where they have no room.
pub fn clock_item(canvas: &Canvas<'_, '_>, step: usize) -> Item {
    let short = looks::SETTING.width(canvas.painter(), &canvas.say("clock-tenfold-short"));
    Item::new(segments::width(canvas.painter(), &clocks(canvas))).or(step, short)
}

/// Both clocks.
pub fn clocks(canvas: &Canvas<'_, '_>) -> [Segment<PlayClock>; 2] {
    PlayClock::ALL.map(|clock| {
        let name = clock.name();
        let reason = if canvas.context.view.model.is_walking() {
            canvas.say("clock-walking")
        } else {
            canvas.context.hint_of(&format!("clock-{name}-hint"), const { binding("clock") })
        };
        Segment {
            value: clock,
            word: canvas.say(format!("clock-{name}")),
            label: canvas.say(format!("clock-{name}-name")),
            hint: reason,
        }
    })
}

/// Draws the choice of the clock into `rect`.
pub fn show_clock(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    let model = canvas.context.view.model;
    let mut part = canvas.part();
    if model.is_walking() {
        part.disable();
    }
    let canvas = &mut canvas.on(&mut part);
    let (clocks, now) = (clocks(canvas), model.clock());
    if segments::width(canvas.painter(), &clocks) <= rect.width() {
        let choice = segments::show(canvas.ui, rect, id("clock"), &clocks, now, canvas.palette());
        canvas.actions.extend(choice.map(Action::SetClock));
        return;
    }
    let [_, tenfold] = clocks;
    let place = Align2::LEFT_CENTER
        .anchor_size(rect.left_center(), vec2(rect.width(), sizes::controls::segments::HEIGHT));
    let button = Button::new(place, id("clock"), &tenfold.label, &looks::SETTING)
        .tick(Chosen::same(now, PlayClock::Tenfold))
        .hint(tenfold.hint);
    let response = canvas.press_word(button, &canvas.say("clock-tenfold-short"));
    canvas.on_click(&response, Action::SetClock(now.other()));
}

/// The control of the speed, or what stands in its place; it is as wide with either clock, and at every speed. From
/// `no_rail` on there are only keys and figure.
pub fn speed_item(canvas: &Canvas<'_, '_>, no_rail: usize) -> Item {
    let words = [sentences::longest_whole(canvas.context.narrator())];
    let words = widest(canvas.painter(), words, Type::Figure);
    let width = |step| row::width(&speed_parts(canvas), step).max(words);
    Item::new(width(WITH_RAIL)).or(no_rail, width(WITHOUT_RAIL))
}

/// Steps of the control of the speed.
const WITH_RAIL: usize = 0;
const WITHOUT_RAIL: usize = 1;

/// Key, rail, key, figure.
fn speed_parts(canvas: &Canvas<'_, '_>) -> [Item; 4] {
    let fastest = [Speed::UNLIMITED.halved(), Speed::UNLIMITED];
    let figures = fastest.map(|speed| sentences::speeds(canvas.context.words, speed));
    let slowest = sentences::walking_speed(canvas.context.words, SolutionShow::MIN_SPEED);
    let figures = figures.as_flattened().iter().cloned().chain([slowest]);
    [
        Item::new(SPEED_KEY.x),
        Item::new(RAIL).after(space::XS).or_gone(WITHOUT_RAIL),
        Item::new(SPEED_KEY.x).after(space::XS),
        Item::new(widest(canvas.painter(), figures, Type::Figure)),
    ]
}

/// Draws the control of the playback speed into `rect`: from one event a second to as fast as possible, doubled with
/// every step. A clock that gets ever faster has no speed; there it is the time that everything takes.
pub fn show_speed(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    let palette = canvas.palette();
    let model = canvas.context.view.model;
    if model.clock() == PlayClock::Tenfold && !model.is_walking() {
        show_whole(canvas, rect);
        return;
    }
    let parts = speed_parts(canvas);
    let fits = row::width(&parts, WITH_RAIL) <= rect.width();
    let step = if fits { WITH_RAIL } else { WITHOUT_RAIL };
    let [slower, rail, faster, figure] = Row::at(step, rect, &parts, &[]).left;
    let [slower, faster] =
        [slower, faster].map(|place| Align2::LEFT_CENTER.anchor_size(place.left_center(), SPEED_KEY));
    show_small_key(canvas, slower, Control::Slower, Key::Back);
    if rail.is_positive() {
        let size = vec2(RAIL, sizes::controls::slider::HEIGHT);
        show_slider(canvas, Align2::LEFT_CENTER.anchor_size(rail.left_center(), size));
    }
    show_small_key(canvas, faster, Control::Faster, Key::Forward);
    let words = sentences::speed(canvas.context.narrator());
    let text_rect =
        text::left(canvas.painter(), figure.left_center(), &words, Type::Figure, palette.text_soft);
    canvas.named(text_rect, "speed", &words).on_hover_text(canvas.say(speed_unit(canvas)));
}

/// Writes the time that the whole race or search takes, where it is known.
pub fn show_whole(canvas: &Canvas<'_, '_>, rect: Rect) {
    let narrator = canvas.context.narrator();
    let Some(words) = sentences::whole(narrator, &canvas.context.view.timeline) else { return };
    let ink = canvas.palette().text_soft;
    let text_rect = text::left(canvas.painter(), rect.left_center(), &words, Type::Figure, ink);
    let note = canvas.say(sentences::whole_note(narrator));
    canvas.named(text_rect, "whole", &words).on_hover_text(note);
}

/// The message that names what is counted per second.
fn speed_unit(canvas: &Canvas<'_, '_>) -> &'static str {
    match &canvas.context.view.race {
        _ if canvas.context.view.model.is_walking() => "solution-speed",
        Some(_) => "race-per-second",
        None => "events-per-second",
    }
}

pub fn show_slider(canvas: &mut Canvas<'_, '_>, rail: Rect) {
    let model = canvas.context.view.model;
    let before = SliderSpeed::of(model);
    let mut step = before.step;
    let steps = 0..=before.most;
    let response = slider::slider(canvas.ui, rail, "speed", &mut step, steps, canvas.palette());
    let label = canvas.say("speed");
    response.widget_info(|| WidgetInfo::slider(true, f64::from(step), &label));
    let keys = const { binding("speed") }.caps(canvas.context.words);
    response.on_hover_text(canvas.context.hint(&canvas.say(speed_unit(canvas)), &keys));
    if step != before.step {
        canvas.ask(if model.is_walking() {
            Action::Solution(SolutionAction::Speed(SolutionShow::MIN_SPEED * 2_f32.powi(step as i32)))
        } else {
            Action::SetSpeed(Speed::of_step(step))
        });
    }
}

/// The step of the slider, from 0, and the highest one. Each step doubles the speed.
struct SliderSpeed {
    step: u8,
    most: u8,
}

impl SliderSpeed {
    fn of(model: Seen<'_>) -> Self {
        if model.is_walking() {
            let steps = |rate: f32| (rate / SolutionShow::MIN_SPEED).log2().round() as u8;
            Self { step: steps(model.solution.moves_per_second), most: steps(SolutionShow::MAX_SPEED) }
        } else {
            Self { step: model.preferences.speed.step(), most: Speed::UNLIMITED.step() }
        }
    }
}

/// Draws a key with a sign and no word: for steps, and for half and double speed.
fn show_small_key(canvas: &mut Canvas<'_, '_>, place: Rect, control: Control, sign: Key) {
    let paint = |canvas: &Canvas<'_, '_>, ink| glyph(canvas.painter(), place.center(), SIGN, sign, ink);
    if control_key(canvas, place, control, &looks::SMALL, paint).clicked() {
        canvas.actions.extend(control.action(canvas.context.view));
    }
}

/// Draws the key of a control, which is disabled while the control is not offered; returns its response.
pub fn control_key(
    canvas: &mut Canvas<'_, '_>,
    place: Rect,
    control: Control,
    look: &Look,
    paint: impl FnOnce(&Canvas<'_, '_>, Color32),
) -> Response {
    let context = canvas.context;
    let mut part = canvas.part();
    if !control.is_offered(context.view) {
        part.disable();
    }
    let canvas = &canvas.on(&mut part);
    let label = canvas.say(control.name(context.view.model.desk));
    let hint = context.hint(&label, &caption::control(control, context.words));
    let button = Button::new(place, id(("control", control)), &label, look).hint(hint);
    canvas.press(button.accent(context.accent()), |ink| paint(canvas, ink))
}
