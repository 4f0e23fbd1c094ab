//! Playback speed: from one event a second to as fast as possible, doubled with every step.

use egui::{Align2, Rect, Vec2, WidgetInfo, vec2};
use eight_realms_app::{
    app::{Action, Seen, SolutionAction, SolutionShow, Speed},
    tell::{control::Control, timeline},
};

use super::strides::small_key;
use crate::gui::{
    keys::binding,
    kit::{Canvas, Item, Row, columns::widest, row},
    theme::{Spacing, Type, sizes, space},
    widgets::{slider, text, transport::Key},
};

/// Length of the rail.
const RAIL: f32 = 92.0;
/// Size of the keys at the ends of the rail.
const KEY: Vec2 = vec2(18.0, 20.0);

/// Word, key, rail, key, figure. A tight timeline has no word.
fn parts(canvas: &Canvas<'_, '_>) -> [Item; 5] {
    let word = widest(canvas.painter(), [canvas.say("speed")], Type::Caption);
    let fastest = [Speed::UNLIMITED.halved(), Speed::UNLIMITED];
    let figures = fastest.map(|speed| timeline::speeds(canvas.context.words, speed));
    let slowest = timeline::walking_speed(canvas.context.words, SolutionShow::MIN_SPEED);
    let figures = figures.as_flattened().iter().cloned().chain([slowest]);
    [
        Item::new(word).or_gone(Spacing::Tight as usize),
        Item::new(KEY.x),
        Item::new(RAIL).after(space::XS),
        Item::new(KEY.x).after(space::XS),
        Item::new(widest(canvas.painter(), figures, Type::Figure)),
    ]
}

/// Width of everything. It does not depend on the speed.
pub fn width(canvas: &Canvas<'_, '_>, spacing: Spacing) -> f32 {
    row::width(&parts(canvas), spacing as usize)
}

/// Draws the control into `rect`.
pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect, spacing: Spacing) {
    let palette = canvas.palette();
    let [word, slower, rail, faster, figure] = Row::at(spacing as usize, rect, &parts(canvas), &[]).left;
    if spacing == Spacing::Roomy {
        let at = word.left_center();
        text::left(canvas.painter(), at, &canvas.say("speed"), Type::Caption, palette.text_faint);
    }
    let [slower, faster] =
        [slower, faster].map(|place| Align2::LEFT_CENTER.anchor_size(place.left_center(), KEY));
    let rail =
        Align2::LEFT_CENTER.anchor_size(rail.left_center(), vec2(RAIL, sizes::controls::slider::HEIGHT));
    small_key(canvas, slower, Control::Slower, Key::Back);
    slider(canvas, rail);
    small_key(canvas, faster, Control::Faster, Key::Forward);
    let words = timeline::speed(canvas.context.narrator());
    let text_rect =
        text::left(canvas.painter(), figure.left_center(), &words, Type::Figure, palette.text_soft);
    canvas.named(text_rect, "speed", &words).on_hover_text(canvas.say(unit(canvas)));
}

/// The message that names what is counted per second.
fn unit(canvas: &Canvas<'_, '_>) -> &'static str {
    match &canvas.context.view.race {
        _ if canvas.context.view.model.is_walking() => "solution-speed",
        Some(_) => "race-per-second",
        None => "events-per-second",
    }
}

fn slider(canvas: &mut Canvas<'_, '_>, rail: Rect) {
    let model = canvas.context.view.model;
    let before = SliderSpeed::of(model);
    let mut step = before.step;
    let steps = 0..=before.most;
    let response = slider::slider(canvas.ui, rail, "speed", &mut step, steps, canvas.palette());
    let label = canvas.say("speed");
    response.widget_info(|| WidgetInfo::slider(true, f64::from(step), &label));
    let keys = const { binding("speed") }.caps(canvas.context.words);
    response.on_hover_text(canvas.context.hint(&canvas.say(unit(canvas)), &keys));
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
