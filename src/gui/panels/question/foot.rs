//! Below the options: the buttons, and at their right a note on the options or, once the question is answered, the
//! verdict.

use egui::{Align2, Rect, pos2, vec2};

use super::sentences;
use crate::{
    app::{Action, OpenQuestion, QuestionAction, Sheet, Votes},
    ask::QuestionOptions,
    gui::{
        keys::{Binding, binding},
        kit::{Button, Canvas, id},
        theme::{Type, looks, space},
        widgets::text,
    },
    words::figures,
};

/// Smallest height of the foot: a row of buttons beside two lines of the verdict.
const FOOT: f32 = 36.0;

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
    let room = width - buttons_width(canvas, question);
    let lines = verdict.map_or(0.0, |words| text::height(canvas.painter(), &words, Type::Body, room));
    FOOT.max(lines)
}

fn buttons_width(canvas: &Canvas<'_, '_>, question: &OpenQuestion) -> f32 {
    let width =
        |(message, _, _): &FootButton| looks::STRONG.width(canvas.painter(), &canvas.say(message)) + space::M;
    buttons(question).iter().map(width).sum()
}

/// Draws the foot into its place.
pub fn show(canvas: &mut Canvas<'_, '_>, place: Rect, question: &OpenQuestion) {
    let mut x = place.left();
    for (number, (message, action, key)) in buttons(question).iter().enumerate() {
        let word = canvas.say(message);
        let look = if number == 0 { &looks::STRONG } else { &looks::SHEET };
        let corner = pos2(x, place.top() + (FOOT - look.height) / 2.0);
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
        None => show_candidates(canvas, rest, question),
    }
}

fn show_verdict(canvas: &Canvas<'_, '_>, place: Rect, words: &str) {
    let height = text::height(canvas.painter(), words, Type::Body, place.width());
    let above = ((place.height() - height) / 2.0).max(0.0);
    canvas.paragraph(place.with_min_y(place.top() + above), "question verdict", words, Type::Body);
}

/// Says that some boards are left out and a right one is among those shown, or how a number judged by its order of
/// magnitude is scored.
fn show_candidates(canvas: &Canvas<'_, '_>, place: Rect, question: &OpenQuestion) {
    let words = match &question.options {
        QuestionOptions::Boards { boards, waiting } if *waiting > boards.len() => {
            let (shown, all) = (boards.len() as u64, figures::grouped(*waiting as u64));
            canvas.tell("question-some", &[("shown", shown.into()), ("all", all.into())])
        }
        QuestionOptions::Count if question.has_slider() => canvas.say("question-scored"),
        _ => return,
    };
    let at = pos2(place.right(), place.top() + FOOT / 2.0);
    let ink = canvas.palette().text_faint;
    let rect =
        text::line(canvas.painter(), at, Align2::RIGHT_CENTER, &words, Type::Caption, ink, place.width());
    canvas.named(rect, "question candidates", &words);
}
