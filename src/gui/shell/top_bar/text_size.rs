//! The sheet of the size of the text. It stands at the edge of the window, so that its keys stay under the finger.
//!
//! ```text
//! Text size                  ✕
//! ( − )  110%, sentences 150%  ( + )      on two lines where it is larger
//! ```

use egui::{Align, text::LayoutJob, vec2};
use eight_realms_app::{
    desk::{action::WindowAction, notice},
    model::Action,
};

use crate::gui::{
    kit::{Button, Canvas, id},
    theme::{Type, looks, phone, space},
};

/// Width of a key.
const KEY: f32 = 72.0;

/// How large everything is drawn.
pub fn words(canvas: &Canvas<'_, '_>) -> String {
    let model = canvas.context.view.model;
    notice::sentences::resized(model.scale(), model.preferences.reading(), canvas.context.words)
}

/// Draws the size between a key that makes it smaller and one that makes it larger.
pub fn show(canvas: &mut Canvas<'_, '_>) {
    let row = canvas.next_row(phone::BAR + space::S);
    let row = row.with_max_y(row.top() + phone::BAR);
    let (smaller, rest) = row.split_left_right_at_x(row.left() + KEY);
    let (figure, larger) = rest.split_left_right_at_x(rest.right() - KEY);
    let [can_shrink, can_grow] = canvas.context.view.model.can_resize();
    let keys = [
        (smaller, "−", "text-smaller", WindowAction::Smaller, can_shrink),
        (larger, "+", "text-larger", WindowAction::Larger, can_grow),
    ];
    for (place, sign, name, action, is_offered) in keys {
        let mut part = canvas.part();
        if !is_offered {
            part.disable();
        }
        let canvas = &mut canvas.on(&mut part);
        let label = canvas.say(name);
        let response = canvas.press_word(Button::new(place, id(name), &label, &looks::KEY), sign);
        canvas.on_click(&response, Action::Window(action));
    }
    let (words, ink) = (words(canvas), canvas.palette().text);
    let mut job = LayoutJob::simple(words.clone(), Type::Body.font(), ink, figure.width() - space::S);
    job.halign = Align::Center;
    let galley = canvas.painter().layout_job(job);
    canvas.painter().galley(figure.center() - vec2(0.0, galley.size().y / 2.0), galley, ink);
    canvas.named(figure, "text size", &words);
}
