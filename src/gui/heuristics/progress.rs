//! The progress of work in the background, and the button that stops it.

use egui::{Align2, CornerRadius, Rect, Vec2, pos2, vec2};
use eight_realms_app::{
    heuristics::{HeuristicsAction, sentences::Progress},
    model::Action,
};

use crate::gui::{
    keys::binding,
    kit::Canvas,
    theme::{Type, space},
    widgets::text,
};

/// Length and height of the bar.
const BAR: Vec2 = vec2(96.0, 5.0);
const BUTTON_HEIGHT: f32 = 26.0;

/// Draws words, a bar filled by their share, and the button, at the right end of `rect`.
pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect, progress: &Progress) {
    let Progress { words, convention, share } = progress;
    let hint = canvas.context.hint_of("heuristics-stop-hint", const { binding("stop") });
    let rest = button_at_end(canvas, rect, "heuristics-stop", &hint, HeuristicsAction::Stop);
    let bar = Align2::RIGHT_CENTER.anchor_size(rest.right_center(), BAR);
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let corners = CornerRadius::same((BAR.y / 2.0) as u8);
    painter.rect_filled(bar, corners, palette.sunken);
    let filled = Rect::from_min_size(bar.min, vec2(BAR.x * share.clamp(0.0, 1.0), BAR.y));
    painter.rect_filled(filled, corners, palette.text_soft);
    let at = pos2(bar.left() - space::S, rect.center().y);
    let room = at.x - rect.left();
    let color = palette.text_soft;
    let text_rect = text::line(painter, at, Align2::RIGHT_CENTER, words, Type::Caption, color, room);
    canvas.named(text_rect, "heuristics progress", words).on_hover_text(canvas.say(convention));
}

/// Draws a button with the message of its word and a tooltip, at the right end of `rect`; returns what remains.
pub fn button_at_end(
    canvas: &mut Canvas<'_, '_>,
    rect: Rect,
    word: &str,
    hint: &str,
    action: HeuristicsAction,
) -> Rect {
    let label = canvas.say(word);
    let size = vec2(canvas.button_size(&label).x, BUTTON_HEIGHT);
    let place = Align2::RIGHT_CENTER.anchor_size(rect.right_center(), size);
    let response = canvas.button(place, ("heuristics", word), &label).on_hover_text(hint);
    canvas.on_click(&response, Action::Heuristics(action));
    rect.with_max_x(place.left() - space::M)
}
