//! The switch of the must-expand face's axis between logarithmic and linear.

use egui::Rect;
use eight_realms_app::app::{Action, Axis, RaceAction};

use crate::gui::{
    kit::{Canvas, id},
    widgets::segments::{self, Segment},
};

/// Returns the width of both words.
pub fn width(canvas: &Canvas<'_, '_>) -> f32 {
    segments::width(canvas.painter(), &choices(canvas))
}

/// Draws the switch at the left of `place`.
pub fn show(canvas: &mut Canvas<'_, '_>, place: Rect) {
    let now = canvas.context.view.model.race.must_expand_axis;
    let choices = choices(canvas);
    let axis = segments::show(canvas.ui, place, id("must-expand axis"), &choices, now, canvas.palette());
    if axis.is_some_and(|axis| axis != now) {
        canvas.ask(Action::Race(RaceAction::SwitchMustExpandAxis));
    }
}

/// Returns the choices: logarithmic or linear.
fn choices(canvas: &Canvas<'_, '_>) -> [Segment<Axis>; 2] {
    let choice = |value, word: &str, hint: &str| {
        let args = [("plot", canvas.say("race-must-expand").into()), ("what", canvas.say(word).into())];
        let label = canvas.tell("plot-control", &args);
        Segment { value, word: canvas.say(word), label, hint: canvas.say(hint) }
    };
    [
        choice(Axis::Logarithmic, "plot-log", "race-must-expand-log-hint"),
        choice(Axis::Linear, "plot-linear", "race-must-expand-linear-hint"),
    ]
}
