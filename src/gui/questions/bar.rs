//! The bar of a phone while a question is open: what leaves it, the lane that it is about, and how those before it went.
//!
//! ```text
//! ✕  ▣ A*, binary heap                    question 1 · 0 of 0
//! ```

use egui::{Align2, Rect, Vec2, vec2};
use eight_realms_app::{model::Action, questions::QuestionAction};

use super::score;
use crate::gui::{
    keys::binding,
    kit::{Button, Canvas, id},
    theme::{LaneMark, Type, looks, phone, sizes::marks, space},
    widgets::{
        chip::{Fill, chip},
        marks::cross,
        text,
    },
};

/// Side of the cross.
const CROSS: f32 = 11.0;

/// Draws the bar into its place.
pub fn show(canvas: &mut Canvas<'_, '_>) {
    let Some(question) = &canvas.context.view.model.questions.current else { return };
    let full = canvas.ui.max_rect();
    let full = full.with_max_x(full.right() - canvas.margin(full.width()));
    let (leave, rest) = full.split_left_right_at_x(full.left() + phone::BAR + space::XS);
    show_leave(canvas, leave.with_min_x(full.left() + space::XS));
    let words = score(canvas, question);
    let ink = canvas.palette().text_soft;
    let score = text::right(canvas.painter(), rest.right_center(), &words, Type::Caption, ink);
    canvas.named(score, "question score", &words).on_hover_text(canvas.say("question-score-note"));
    let chosen = canvas.context.view.model.chosen;
    let mark = Align2::LEFT_CENTER.anchor_size(rest.left_center(), Vec2::splat(marks::CHIP));
    chip(canvas.painter(), mark, LaneMark::of(chosen), Fill::Solid, canvas.palette());
    let at = mark.right_center() + vec2(space::S, 0.0);
    let room = score.left() - at.x - space::M;
    let name = canvas.context.name(chosen);
    let ink = canvas.palette().text;
    let rect = text::line(canvas.painter(), at, Align2::LEFT_CENTER, &name, Type::Figure, ink, room);
    canvas.named(rect.union(mark), "realm", &name).on_hover_text(name);
}

fn show_leave(canvas: &mut Canvas<'_, '_>, place: Rect) {
    let label = canvas.say("question-leave");
    let hint = canvas.context.hint_of("question-leave", const { binding("stop") });
    let button = Button::new(place, id("leave question"), &label, &looks::FOLD).hint(hint);
    let response = canvas.press(button, |ink| cross(canvas.painter(), place.center(), CROSS, ink));
    canvas.on_click(&response, Action::Question(QuestionAction::Leave));
}
