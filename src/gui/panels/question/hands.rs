//! The hands that a class shows for an option: a bar for each vote, and how many they are.

use egui::{CornerRadius, Rect, pos2, vec2};

use crate::{
    app::{OpenQuestion, Votes},
    gui::{
        kit::Canvas,
        theme::{Type, sizes::question as sizes, space},
        widgets::text,
    },
};

/// The height that hands take below an option: that of both votes, so that nothing moves when there is a second one.
pub fn height(question: &OpenQuestion) -> f32 {
    if question.votes.is_some() { sizes::HANDS * Votes::MOST as f32 } else { 0.0 }
}

/// Draws them into a place.
pub fn show(canvas: &Canvas<'_, '_>, place: Rect, question: &OpenQuestion, option: usize) {
    let Some(votes) = &question.votes else { return };
    let counted: Vec<u16> = (0..votes.votes()).map(|vote| votes.hands(option, vote)).collect();
    for (vote, hands) in counted.iter().enumerate() {
        let top = place.top() + sizes::HANDS * vote as f32;
        let row = Rect::from_min_size(pos2(place.left(), top), vec2(place.width(), sizes::HANDS));
        let is_last = vote + 1 == counted.len();
        let palette = canvas.palette();
        let ink = if is_last { palette.text } else { palette.text_faint };
        text::left(canvas.painter(), row.left_center(), &hands.to_string(), Type::Caption, ink);
        let share = votes.share(option, vote) as f32;
        let rail = row.with_min_x(row.left() + sizes::HANDS_NUMBER).shrink2(vec2(0.0, sizes::HANDS_GAP));
        let bar = rail.with_max_x(rail.left() + rail.width() * share);
        let corner = CornerRadius::same(space::XS as u8);
        canvas.painter().rect_filled(rail, corner, palette.sunken);
        let fill = if is_last { canvas.context.accent() } else { palette.edge };
        canvas.painter().rect_filled(bar, corner, fill);
    }
    let words = counted.iter().map(u16::to_string).collect::<Vec<_>>().join(" → ");
    let label = canvas.tell("question-hands", &[("option", (option + 1).into()), ("hands", words.into())]);
    canvas.named(place, ("question hands", option), &label);
}
