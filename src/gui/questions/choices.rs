//! Words to choose from, each with its digit, and the look of an option once the question is answered.

use egui::{Align2, Color32, CornerRadius, Pos2, Rect, Response, Stroke, StrokeKind, pos2, vec2};
use eight_realms_app::{
    app::{Action, OpenQuestion, QuestionAction, Votes},
    tell::question_card,
};
use eight_realms_core::{ask::Prediction, puzzle::Board};

use super::{hands, sentences};
use crate::gui::{
    kit::{Button, Canvas, id, row::flow, small_board},
    theme::{Palette, StatusStyle, Type, looks, radius, sizes::question as sizes, space, stroke},
    widgets::{button::Chosen, text},
};

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
pub fn chip(canvas: &Canvas<'_, '_>, at: Pos2, option: usize, standing: &Standing) {
    let rect = Rect::from_center_size(at, vec2(sizes::DIGIT, sizes::DIGIT));
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

/// Draws the choices into a place, row by row. Where they are about a board that is put into a structure, that board is
/// at their left.
pub fn show(canvas: &mut Canvas<'_, '_>, place: Rect, question: &OpenQuestion, choices: &[Prediction]) {
    let place = match question_card::put_board(canvas.context.narrator(), question) {
        Some(board) => beside_board(canvas, place, board),
        None => place,
    };
    let words = sentences::options(canvas, question, choices);
    let beside = sizes::DIGIT + 3.0 * space::M + hands::width(question);
    let width = |words: &String| text::width(canvas.painter(), words, Type::Figure) + beside;
    let widths: Vec<f32> = words.iter().map(width).collect();
    let places = flow(widths.iter().copied(), space::M, place.width());
    let rows = places.last().map_or(1, |(line, _)| line + 1) as f32;
    // Where there is little room the rows move together and become lower.
    let step = (place.height() / rows).min(sizes::OPTION + space::M);
    let height = (step - space::XS).min(sizes::OPTION);
    for (option, ((choice, words), (line, x))) in choices.iter().zip(&words).zip(places).enumerate() {
        let corner = place.min + vec2(x, line as f32 * step);
        let rect = Rect::from_min_size(corner, vec2(widths[option], height));
        show_one(canvas, rect, question, (option, choice), words);
    }
}

/// Draws the board that is put in; returns the room at its right.
fn beside_board(canvas: &Canvas<'_, '_>, place: Rect, board: Board) -> Rect {
    let [most, least] = sizes::BOARD;
    let side = place.height().clamp(least, most).floor();
    let rect = Rect::from_min_size(place.min, vec2(side, side));
    small_board(canvas, rect, board, "question board", &board.to_string());
    place.with_min_x(rect.right() + space::L)
}

fn show_one(
    canvas: &mut Canvas<'_, '_>,
    rect: Rect,
    question: &OpenQuestion,
    (option, choice): (usize, &Prediction),
    words: &str,
) {
    let standing = Standing::of(question, option, choice);
    let label = format!("{} · {words}", option + 1);
    let chosen = if standing.is_chosen() { Chosen::Yes } else { Chosen::No };
    let button = Button::new(rect, id(("question option", option)), &label, &looks::RAISED).choice(chosen);
    let response = canvas.press(button, |_| {});
    standing.paint(canvas, rect.shrink(space::XS + stroke::HAIR));
    let at = pos2(rect.left() + space::M + sizes::DIGIT / 2.0, rect.center().y);
    chip(canvas, at, option, &standing);
    let at = pos2(at.x + sizes::DIGIT / 2.0 + space::S, at.y);
    let ink = canvas.palette().text;
    text::line(canvas.painter(), at, Align2::LEFT_CENTER, words, Type::Figure, ink, rect.right() - at.x);
    hands::show(canvas, rect.right_center() - vec2(space::M, 0.0), rect, question, option, Votes::MAX);
    ask_for(canvas, &response, question, option);
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
