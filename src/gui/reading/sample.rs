//! The button that loads the sample, on which the figures of a page are based: it is at the end of the tabs while
//! another puzzle is searched. Nothing else takes its place, so nothing moves when it goes.

use egui::{Align2, Rect, vec2};
use eight_realms_app::app::{Action, Example};

use super::margin;
use crate::gui::{
    kit::{Button, Canvas, id},
    theme::looks,
};

/// Draws the button at the right end of the tabs.
pub fn show(canvas: &mut Canvas<'_, '_>, strip: Rect) {
    if canvas.context.view.model.puzzle == Example::sample() {
        return;
    }
    let word = canvas.say("page-sample");
    let end = strip.right_center() - vec2(margin(strip), 0.0);
    let place = Align2::RIGHT_CENTER.anchor_size(end, looks::SMALL.size(canvas.painter(), &word));
    let mut part = canvas.part();
    // A question is about the puzzle that is searched.
    if canvas.context.view.model.has_open_question() {
        part.disable();
    }
    let mut canvas = canvas.on(&mut part);
    let button = Button::new(place, id("page sample"), &word, &looks::SMALL);
    let response = canvas.press_word(button.hint(canvas.say("page-sample-hint")), &word);
    canvas.on_click(&response, Action::SetPuzzle(Example::sample()));
}
