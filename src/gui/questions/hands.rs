//! The hands that a class shows for an option: their number in each vote, and a bar for their share of the last vote,
//! with a tick at their share of the first.

use egui::{CornerRadius, Pos2, Rect, pos2, vec2};
use eight_realms_app::app::{OpenQuestion, Votes};

use crate::gui::{
    kit::Canvas,
    theme::{Type, sizes::question as sizes, space, stroke},
    widgets::text,
};

/// Room for the numbers of hands beside an option.
const HANDS: f32 = 46.0;
/// Smallest height of an option with a bar of hands.
const HANDS_BAR_FROM: f32 = 22.0;

/// Room that the numbers of hands take beside an option; 0 where nobody shows hands.
pub fn width(question: &OpenQuestion) -> f32 {
    if question.votes.is_some() { HANDS } else { 0.0 }
}

/// Draws the numbers of the last votes, at most `most` of them, ending at `end`, and the bar along the lower edge of
/// `option_rect`.
pub fn show(
    canvas: &Canvas<'_, '_>,
    end: Pos2,
    option_rect: Rect,
    question: &OpenQuestion,
    option: usize,
    most: usize,
) {
    let Some(votes) = &question.votes else { return };
    let last = votes.votes() - 1;
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let mut right = end;
    let mut counted = Vec::new();
    for vote in (0..=last).rev().filter(|vote| votes.total(*vote) > 0) {
        let hands = votes.hands(option, vote).to_string();
        let ink = if vote == last { palette.text } else { palette.text_faint };
        if last - vote < most {
            let rect = text::right(painter, right, &hands, Type::Figure, ink);
            right = pos2(rect.left() - space::S, end.y);
        }
        counted.insert(0, hands);
    }
    if counted.is_empty() {
        return;
    }
    let words = counted.join(" → ");
    let label = canvas.tell("question-hands", &[("option", (option + 1).into()), ("hands", words.into())]);
    canvas.named(Rect::from_min_max(pos2(right.x, end.y), end), ("question hands", option), &label);
    // A low option has no room for a bar below its words.
    if option_rect.height() >= HANDS_BAR_FROM {
        bar(canvas, option_rect, votes, option);
    }
}

/// Draws the option's share of all hands in the last vote, and a tick at its share in the first.
fn bar(canvas: &Canvas<'_, '_>, option_rect: Rect, votes: &Votes, option: usize) {
    let (painter, palette, last) = (canvas.painter(), canvas.palette(), votes.votes() - 1);
    let corner = option_rect.left_bottom() - vec2(0.0, sizes::HANDS_BAR);
    let rail = Rect::from_min_size(corner, vec2(option_rect.width(), sizes::HANDS_BAR));
    let part = |vote: usize| rail.left() + rail.width() * votes.share(option, vote) as f32;
    painter.rect_filled(rail, CornerRadius::ZERO, palette.sunken);
    painter.rect_filled(rail.with_max_x(part(last)), CornerRadius::ZERO, canvas.context.accent());
    if last > 0 {
        let tick = Rect::from_min_size(pos2(part(0), rail.top()), vec2(stroke::STRONG, rail.height()));
        painter.rect_filled(tick, CornerRadius::ZERO, palette.text_faint);
    }
}
