//! The switch of the meter's axis between logarithmic and linear.

use egui::{Align2, Rect};

use crate::{
    app::{Action, Axis, RaceAction},
    gui::{
        kit::{Button, Canvas, columns::widest, id},
        theme::{Type, looks, space},
    },
};

/// The words of both states.
const WORDS: [&str; 2] = ["plot-log", "plot-linear"];

/// The room of the longer word.
pub fn width(canvas: &Canvas<'_, '_>) -> f32 {
    widest(canvas.painter(), WORDS.map(|word| canvas.say(word)), Type::Key) + 2.0 * space::S
}

/// Draws it into `place`.
pub fn show(canvas: &mut Canvas<'_, '_>, place: Rect) {
    let (word, hint) = match canvas.desk.view.model.race.meter_axis {
        Axis::Logarithmic => (WORDS[0], "plot-log-hint"),
        Axis::Linear => (WORDS[1], "plot-linear-hint"),
    };
    let (word, hint) = (canvas.say(word), canvas.say(hint));
    let told = [("plot", canvas.say("race-meter").into()), ("what", hint.clone().into())];
    let label = canvas.tell("plot-control", &told);
    let size = looks::CORNER.size(canvas.painter(), &word);
    let rect = Align2::CENTER_CENTER.anchor_size(place.center(), size);
    let button = Button::new(rect, id("meter axis"), &label, &looks::CORNER).hint(hint);
    let response = canvas.press_word(button, &word);
    canvas.on_click(&response, Action::Race(RaceAction::SwitchMeterAxis));
}
