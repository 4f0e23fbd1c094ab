//! Below the options: the buttons, and at their right a note on the options or, once the question is answered, the
//! verdict.

use egui::{Align2, Rect, pos2, vec2};
use eight_realms_app::{
    app::{Action, OpenQuestion, QuestionAction, Sheet, Votes},
    words::figures,
};
use eight_realms_core::ask::QuestionOptions;

use super::sentences;
use crate::gui::{
    keys::{Binding, binding},
    kit::{Button, Canvas, id, row::flow},
    theme::{Type, looks, space},
    widgets::text,
};

/// Smallest height of the foot: a row of buttons beside two lines of the verdict.
const FOOT: f32 = 36.0;

/// Height of a note above the buttons.
const NOTE: f32 = 24.0;

/// A button: its message, its action, its key.
type FootButton = (&'static str, FootAction, &'static Binding);

/// Effect of a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FootAction {
    /// Changes the question.
    Question(QuestionAction),
    /// Opens the list of results.
    Results,
}

impl FootAction {
    const fn action(self) -> Action {
        match self {
            Self::Question(action) => Action::Question(action),
            Self::Results => Action::Open(Sheet::Results),
        }
    }
}

const OPEN: &[FootButton] = &[
    ("question-answer", FootAction::Question(QuestionAction::Confirm), binding("answer")),
    ("question-pass", FootAction::Question(QuestionAction::Pass), binding("unknown")),
    ("question-another", FootAction::Question(QuestionAction::Another), binding("another-question")),
    ("question-leave", FootAction::Question(QuestionAction::Leave), binding("stop")),
];

/// Buttons for a class, which answers nothing itself: its hands are counted, once or twice, and then the answer is
/// shown.
const CLASS: &[FootButton] = &[
    ("question-reveal", FootAction::Question(QuestionAction::Confirm), binding("answer")),
    ("question-vote-again", FootAction::Question(QuestionAction::VoteAgain), binding("vote-again")),
    ("question-lower", FootAction::Question(QuestionAction::Lower(None)), binding("hands")),
    ("question-leave", FootAction::Question(QuestionAction::Leave), binding("stop")),
];

const ANSWERED: &[FootButton] = &[
    ("question-go-on", FootAction::Question(QuestionAction::GoOn), binding("answer")),
    ("question-results", FootAction::Results, binding("results")),
];

const fn buttons(question: &OpenQuestion) -> &'static [FootButton] {
    match (question.is_open(), &question.votes) {
        (false, _) => ANSWERED,
        (true, Some(_)) => CLASS,
        (true, None) => OPEN,
    }
}

/// Whether a button can be pressed.
fn is_of_use(question: &OpenQuestion, action: FootAction) -> bool {
    let FootAction::Question(action) = action else { return true };
    let can_vote_again = |votes: &Votes| votes.votes() < Votes::MAX && votes.total(votes.votes() - 1) > 0;
    match action {
        QuestionAction::Confirm => question.can_be_answered(),
        QuestionAction::VoteAgain => question.votes.as_ref().is_some_and(can_vote_again),
        QuestionAction::Lower(_) => question.entry.chosen().is_some(),
        QuestionAction::Another => question.order.is_none() && !question.has_hands(),
        _ => true,
    }
}

/// Height of the foot: once the question is answered, the foot has the lines of the reason.
pub fn height(canvas: &Canvas<'_, '_>, question: &OpenQuestion, width: f32) -> f32 {
    let verdict = sentences::verdict(canvas, question);
    if verdict.is_none() {
        let note = if has_own_line(canvas, question, width) { NOTE } else { 0.0 };
        return rows(canvas, question, width) * FOOT + note;
    }
    let room = width - buttons_width(canvas, question);
    let lines = verdict.map_or(0.0, |words| text::height(canvas.painter(), &words, Type::Body, room));
    FOOT.max(lines)
}

/// The row of each button, from 0, and its distance from the left: buttons without room go into another row.
fn places(canvas: &Canvas<'_, '_>, question: &OpenQuestion, width: f32) -> Vec<(usize, f32)> {
    let widths = buttons(question)
        .iter()
        .map(|(message, ..)| looks::STRONG.width(canvas.painter(), &canvas.say(message)));
    flow(widths, space::M, width)
}

/// Number of rows of buttons.
fn rows(canvas: &Canvas<'_, '_>, question: &OpenQuestion, width: f32) -> f32 {
    places(canvas, question, width).last().map_or(1.0, |(row, _)| *row as f32 + 1.0)
}

fn buttons_width(canvas: &Canvas<'_, '_>, question: &OpenQuestion) -> f32 {
    let width =
        |(message, _, _): &FootButton| looks::STRONG.width(canvas.painter(), &canvas.say(message)) + space::M;
    buttons(question).iter().map(width).sum()
}

/// Draws the foot into its place.
pub fn show(canvas: &mut Canvas<'_, '_>, place: Rect, question: &OpenQuestion) {
    let mut x = place.left();
    let is_open = sentences::verdict(canvas, question).is_none();
    let places = places(canvas, question, place.width());
    let height = rows(canvas, question, place.width()) * FOOT;
    let top = if is_open { place.bottom() - height } else { place.top() };
    for (number, (message, action, key)) in buttons(question).iter().enumerate() {
        let word = canvas.say(message);
        let look = if number == 0 { &looks::STRONG } else { &looks::SHEET };
        let (row, left) = places[number];
        let corner = pos2(place.left() + left, top + row as f32 * FOOT + (FOOT - look.height) / 2.0);
        let rect = Rect::from_min_size(corner, vec2(look.width(canvas.painter(), &word), look.height));
        let hint = canvas.context.hint(&word, &key.caps(canvas.context.words));
        let mut part = canvas.part();
        if !is_of_use(question, *action) {
            part.disable();
        }
        let canvas = &mut canvas.on(&mut part);
        let button = Button::new(rect, id(("question button", *message)), &word, look).hint(hint);
        let response = canvas.press_word(button, &word);
        canvas.on_click(&response, action.action());
        x = rect.right() + space::M;
    }
    let rest = place.with_min_x(x);
    match sentences::verdict(canvas, question) {
        Some(words) => show_verdict(canvas, rest, &words),
        None => show_note(canvas, place, rest, question),
    }
}

fn show_verdict(canvas: &Canvas<'_, '_>, place: Rect, words: &str) {
    let height = text::height(canvas.painter(), words, Type::Body, place.width());
    let above = ((place.height() - height) / 2.0).max(0.0);
    canvas.paragraph(place.with_min_y(place.top() + above), "question verdict", words, Type::Body);
}

/// The note on the options: some boards are left out and a right one is among those shown, or how a number judged by its
/// order of magnitude is scored.
fn note(canvas: &Canvas<'_, '_>, question: &OpenQuestion) -> Option<String> {
    match &question.options {
        QuestionOptions::Boards { boards, waiting } if *waiting > boards.len() => {
            let (shown, all) = (boards.len() as u64, figures::grouped(*waiting as u64));
            Some(canvas.tell("question-some", &[("shown", shown.into()), ("all", all.into())]))
        }
        QuestionOptions::Count if question.has_slider() => Some(canvas.say("question-scored")),
        _ => None,
    }
}

/// Whether the note has no room beside the buttons, and a line above them.
fn has_own_line(canvas: &Canvas<'_, '_>, question: &OpenQuestion, width: f32) -> bool {
    let room = width - buttons_width(canvas, question);
    note(canvas, question).is_some_and(|words| text::width(canvas.painter(), &words, Type::Caption) > room)
}

/// Writes the note at the right of the buttons, or above them.
fn show_note(canvas: &Canvas<'_, '_>, place: Rect, rest: Rect, question: &OpenQuestion) {
    let Some(words) = note(canvas, question) else { return };
    let ink = canvas.palette().text_faint;
    let (at, align, room) = if has_own_line(canvas, question, place.width()) {
        (pos2(place.left(), place.top() + NOTE / 2.0), Align2::LEFT_CENTER, place.width())
    } else {
        (pos2(rest.right(), place.bottom() - FOOT / 2.0), Align2::RIGHT_CENTER, rest.width())
    };
    let rect = text::line(canvas.painter(), at, align, &words, Type::Caption, ink, room);
    canvas.named(rect, "question candidates", &words);
}
