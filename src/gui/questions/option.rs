//! An option of a question: its digit, its look once the question is answered, and the hands that a class shows for it.

use egui::{Color32, CornerRadius, Pos2, Rect, Response, Stroke, StrokeKind, pos2, vec2};
use eight_realms_app::{
    model::Action,
    questions::{QuestionAction, entry::Votes, open::OpenQuestion},
};
use eight_realms_core::ask::Prediction;

use crate::gui::{
    kit::Canvas,
    theme::{Palette, StatusStyle, Type, radius, space, stroke},
    widgets::text,
};

/// Maximum and minimum side of a board to choose from.
pub const BOARD: [f32; 2] = [84.0, 34.0];
/// Height of an option that is a word.
pub const OPTION: f32 = 34.0;
/// Side of the chip of a digit.
pub const DIGIT: f32 = 18.0;
/// Height of the bar that shows how many hands were raised.
pub const HANDS_BAR: f32 = 3.0;
/// Room for the numbers of hands beside an option.
const HANDS: f32 = 46.0;
/// Smallest height of an option with a bar of hands.
const HANDS_BAR_FROM: f32 = 22.0;

/// How an option is drawn: free, chosen, or, once answered, correct or taken by the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// The option can be chosen.
    Free,
    /// The option is chosen, or was given as the answer.
    Chosen,
    Right,
    /// The option is right, and is what the search does.
    Taken,
}

impl Standing {
    pub fn of(question: &OpenQuestion, option: usize, answer: &Prediction) -> Self {
        match question.right() {
            Some(right) if right.took.as_ref() == Some(answer) => Self::Taken,
            Some(right) if right.full.contains(answer) => Self::Right,
            _ if question.entry.chosen() == Some(option) => Self::Chosen,
            _ => Self::Free,
        }
    }

    /// Whether the option is drawn as chosen.
    pub fn is_chosen(self) -> bool {
        self == Self::Chosen
    }

    /// The colour of the ring; `None` without a ring.
    pub fn ink(self, canvas: &Canvas<'_, '_>) -> Option<Color32> {
        let palette = canvas.palette();
        match self {
            Self::Free => None,
            Self::Chosen => Some(palette.text),
            Self::Right => Some(canvas.context.accent()),
            Self::Taken => Some(palette.status_color(StatusStyle::Path)),
        }
    }

    /// Draws the ring around an option.
    pub fn paint(self, canvas: &Canvas<'_, '_>, place: Rect) {
        let Some(ink) = self.ink(canvas) else { return };
        let pen = Stroke::new(stroke::STRONG, ink);
        canvas.painter().rect_stroke(
            place.expand(space::XS),
            CornerRadius::same(radius::M),
            pen,
            StrokeKind::Outside,
        );
    }
}

/// Draws the digit of an option.
pub fn show_digit(canvas: &Canvas<'_, '_>, at: Pos2, option: usize, standing: &Standing) {
    let rect = Rect::from_center_size(at, vec2(DIGIT, DIGIT));
    let palette = canvas.palette();
    let (fill, ink) = match standing {
        Standing::Free => (palette.raised, palette.text_soft),
        Standing::Chosen | Standing::Right | Standing::Taken => {
            (canvas.context.accent(), Palette::text_on(canvas.context.accent()))
        }
    };
    canvas.painter().rect_filled(rect, CornerRadius::same(radius::S), fill);
    text::centred(canvas.painter(), rect.center(), &(option + 1).to_string(), Type::Caption.font(), ink);
}

/// Lets a press choose an option and, where a class shows hands, a press of the other button take one back.
pub fn ask_for(canvas: &mut Canvas<'_, '_>, response: &Response, question: &OpenQuestion, option: usize) {
    if question.is_open() {
        canvas.on_click(response, Action::Question(QuestionAction::Choose(option)));
        if response.secondary_clicked() {
            canvas.ask(Action::Question(QuestionAction::Lower(Some(option))));
        }
    }
}

/// Room that the numbers of hands take beside an option; 0 where nobody shows hands.
pub fn hands_width(question: &OpenQuestion) -> f32 {
    if question.votes.is_some() { HANDS } else { 0.0 }
}

/// Draws the hands that a class shows for an option: their numbers in the last votes, at most `most` of them, ending at
/// `end`, and a bar along the lower edge of `option_rect`.
pub fn show_hands(
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
        show_hands_bar(canvas, option_rect, votes, option);
    }
}

/// Draws the option's share of all hands in the last vote, and a tick at its share in the first.
fn show_hands_bar(canvas: &Canvas<'_, '_>, option_rect: Rect, votes: &Votes, option: usize) {
    let (painter, palette, last) = (canvas.painter(), canvas.palette(), votes.votes() - 1);
    let corner = option_rect.left_bottom() - vec2(0.0, HANDS_BAR);
    let rail = Rect::from_min_size(corner, vec2(option_rect.width(), HANDS_BAR));
    let part = |vote: usize| rail.left() + rail.width() * votes.share(option, vote) as f32;
    painter.rect_filled(rail, CornerRadius::ZERO, palette.sunken);
    painter.rect_filled(rail.with_max_x(part(last)), CornerRadius::ZERO, canvas.context.accent());
    if last > 0 {
        let tick = Rect::from_min_size(pos2(part(0), rail.top()), vec2(stroke::STRONG, rail.height()));
        painter.rect_filled(tick, CornerRadius::ZERO, palette.text_faint);
    }
}
