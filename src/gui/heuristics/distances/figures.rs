//! Figures of the selected heuristic over all boards.

use egui::{Align2, Rect, pos2, vec2};
use eight_realms_app::{
    app::{Action, HeuristicsAction, view::heuristics::DistancesFace},
    tell::heuristics::{self, Quality, Verdict},
};

use crate::gui::{
    kit::{Button, Canvas, id},
    theme::{Type, looks, sizes::marks, space},
    widgets::{marks::warning_mark, text},
};

/// Draws the figures into `rect`, each `height` high, as many as have room.
pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect, height: f32, view: &DistancesFace) {
    let current = view.picture.as_ref().filter(|_| view.is_current);
    let Some(summary) = current.map(|picture| picture.summary) else { return };
    let mut place = Rect::from_min_size(rect.min, vec2(rect.width(), height));
    for quality in heuristics::qualities(canvas.context.narrator(), &summary) {
        if place.bottom() <= rect.bottom() + 1.0 {
            show_line(canvas, place, &quality);
        }
        place = place.translate(vec2(0.0, height));
    }
    reasons(canvas, rect.with_min_y(place.top() + space::S));
}

/// Writes why the heuristic is admissible and consistent, or why not, where the text has room.
fn reasons(canvas: &Canvas<'_, '_>, rect: Rect) {
    let words = heuristics::reasons(canvas.context.narrator());
    let rect = rect.shrink2(vec2(space::S, 0.0));
    let color = canvas.palette().text_faint;
    let galley = canvas.painter().layout(words.clone(), Type::Caption.font(), color, rect.width().max(1.0));
    if galley.size().y <= rect.height() {
        canvas.paragraph(rect, "heuristics reasons", &words, Type::Caption);
    }
}

fn show_line(canvas: &mut Canvas<'_, '_>, rect: Rect, quality: &Quality) {
    let words = canvas.say(quality.name);
    let text = format!("{words}: {}", quality.figure);
    let response = if quality.region.is_some() {
        let button = Button::new(rect, id(quality.name), &text, &looks::ROW);
        canvas.press(button, |_| paint_line(canvas, rect, quality, &words))
    } else {
        paint_line(canvas, rect, quality, &words);
        canvas.named(rect, quality.name, &text)
    };
    let clicked = response.on_hover_text(&quality.hint).clicked();
    if let Some(region) = quality.region.filter(|_| clicked) {
        canvas.ask(Action::Heuristics(HeuristicsAction::Load(region)));
    }
}

fn paint_line(canvas: &Canvas<'_, '_>, rect: Rect, quality: &Quality, words: &str) {
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let is_warning = quality.verdict == Verdict::Warning;
    let left = pos2(rect.left() + space::S + marks::WARNING + space::XS, rect.center().y);
    text::left(painter, left, words, Type::Body, palette.text_soft);
    let ink = if is_warning { palette.warning } else { palette.text };
    let (end, room) = (pos2(rect.right() - space::S, rect.center().y), rect.width() / 2.0);
    text::line(painter, end, Align2::RIGHT_CENTER, &quality.figure, Type::Figure, ink, room);
    if is_warning {
        let mark = pos2(rect.left() + space::S + marks::WARNING / 2.0, rect.center().y);
        warning_mark(painter, mark, marks::WARNING, palette);
    }
}
