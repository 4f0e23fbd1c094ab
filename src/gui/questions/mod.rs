//! A question about the search: in the place of the plots, so that nothing else moves when it comes and goes, or in a low
//! window beside the board.
//!
//! ```text
//! │ Which board is expanded next?                      question 4 · 6 of 6 points │
//! │ ①▣  ②▣  ③▣  ④▣                                                                │
//! │ f 8  f 8  f 8  f 8                                                            │
//! │ [Answer ⏎] [I do not know] [Leave Esc]    9 of 550; a right one is among them │
//! ```
//!
//! Once the question is answered, the line of the buttons says whose answer a wrong one is, and what is right.

pub mod bar;
mod boards;
mod choices;
mod number;
mod option;
pub mod results;
mod sentences;

use egui::{Align2, CornerRadius, FontId, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};
use eight_realms_app::{
    desk::{preferences::QuestionMode, screen::Sheet},
    model::Action,
    questions::{QuestionAction, entry::Votes, open::OpenQuestion},
    words::figures,
};
use eight_realms_core::ask::{Prediction, QuestionOptions};

use self::option::Standing;
use crate::gui::{
    keys::{Binding, binding},
    kit::{Button, Canvas, id, row::flow},
    theme::{Type, looks, radius, space, stroke},
    widgets::{still, text},
};

/// Margins of the card, to the sides and above and below.
pub const MARGIN: Vec2 = vec2(16.0, 8.0);
/// Height of a line of the question in its usual size.
const HEAD: f32 = 26.0;
/// Largest number of lines of a question.
const MOST_LINES: usize = 6;
/// Height of a card in which the question has two lines.
const TALL: f32 = 240.0;
/// Height of a card in which the question takes two lines if it needs them.
const MIDDLE: f32 = 180.0;
/// Height of the line that says what the frames of an answered question mean.
const LEGEND: f32 = 18.0;
/// Side of a sample in the line of the legend.
const LEGEND_SAMPLE: f32 = 12.0;
/// Height of a note above the buttons.
const NOTE: f32 = 24.0;

/// The frames that need words, in the order in which they are explained.
const EXPLAINED: [(Standing, &str); 3] = [
    (Standing::Chosen, "question-legend-given"),
    (Standing::Taken, "question-legend-taken"),
    (Standing::Right, "question-legend-right"),
];

/// Least height of the options of a phone that scroll between the question and its buttons.
const LEAST_OPTIONS: f32 = 64.0;

/// Draws the card into its place. On a phone that is too low for it the options scroll, so that the buttons stay in sight;
/// where they would have too little room for that, the whole card does.
pub fn show(canvas: &mut Canvas<'_, '_>) {
    let Some(question) = &canvas.context.view.model.questions.current else { return };
    let place = canvas.ui.max_rect().shrink2(MARGIN);
    if !canvas.is_phone() {
        return show_card(canvas, place, question, 0.0);
    }
    // The bar that scrolls takes some of the width.
    let width = place.width() - space::L;
    let head = line_height(canvas) * lines(canvas, place.with_max_x(place.left() + width), question) as f32;
    let around = head + foot_height(canvas, question, width) + space::M + space::S;
    let options = options_height(canvas, question, width);
    let least = around + if place.height() < around + LEAST_OPTIONS { options } else { LEAST_OPTIONS };
    canvas.at_least("question", place, vec2(0.0, least), |canvas, place| {
        show_card(canvas, place, question, options);
    });
}

/// The least height of the options on a phone.
fn options_height(canvas: &Canvas<'_, '_>, question: &OpenQuestion, width: f32) -> f32 {
    match &question.options {
        QuestionOptions::Boards { boards, .. } => boards::least_height(boards.len()) + LEGEND,
        QuestionOptions::Choices(choices) => {
            choices::choices_height(canvas, question, choices, width) + LEGEND
        }
        QuestionOptions::Cost | QuestionOptions::Count => number::least_height(canvas, question, width),
        QuestionOptions::Order(ids) => choices::order_height(canvas, ids, width),
    }
}

/// Draws the card into its place, with options that need this height.
fn show_card(canvas: &mut Canvas<'_, '_>, place: Rect, question: &OpenQuestion, least: f32) {
    let lines = lines(canvas, place, question);
    let (head, below) = place.split_top_bottom_at_y(place.top() + line_height(canvas) * lines as f32);
    let foot = foot_height(canvas, question, below.width());
    let (options, foot) = below.split_top_bottom_at_y(below.bottom() - foot);
    show_head(canvas, head, question, lines);
    let options = options.with_min_y(options.top() + space::M).with_max_y(options.bottom() - space::S);
    canvas.at_least("question options", options, vec2(0.0, least), |canvas, options| {
        show_options(canvas, options, question);
    });
    show_foot(canvas, foot, question);
}

/// Draws what is to choose from and, once there is an answer, what the frames around it mean.
fn show_options(canvas: &mut Canvas<'_, '_>, options: Rect, question: &OpenQuestion) {
    let (options, legend) = split_legend(options, &question.options);
    match &question.options {
        QuestionOptions::Boards { boards, .. } => boards::show(canvas, options, question, boards),
        QuestionOptions::Choices(choices) => choices::show_choices(canvas, options, question, choices),
        QuestionOptions::Cost | QuestionOptions::Count => number::show(canvas, options, question),
        QuestionOptions::Order(ids) => choices::show_order(canvas, options, question, ids),
    }
    if let (Some(legend), false) = (legend, question.is_open()) {
        show_legend(canvas, legend, question);
    }
}

/// Lines of the question: two in a high card, or more where it is too narrow for that, as on a phone, whose card scrolls.
fn lines(canvas: &Canvas<'_, '_>, place: Rect, question: &OpenQuestion) -> usize {
    let prompt = sentences::prompt(canvas, question);
    let fits = |lines: &usize| text::fits(canvas.painter(), &prompt, font(canvas), place.width(), *lines);
    match place.height() {
        height if height > TALL || canvas.is_phone() => (2..MOST_LINES).find(fits).unwrap_or(MOST_LINES),
        height if height > MIDDLE && !fits_one_line(canvas, place, question) => 2,
        _ => 1,
    }
}

/// The font of the question. On a phone, whose card scrolls, it is as large as sentences are.
fn font(canvas: &Canvas<'_, '_>) -> FontId {
    Type::Lead.times(if canvas.is_phone() { canvas.context.reading() } else { 1.0 })
}

/// Height of a line of the question.
fn line_height(canvas: &Canvas<'_, '_>) -> f32 {
    HEAD * if canvas.is_phone() { canvas.context.reading() } else { 1.0 }
}

/// Whether the question has room in one line, beside how those before it went.
fn fits_one_line(canvas: &Canvas<'_, '_>, place: Rect, question: &OpenQuestion) -> bool {
    let score = if canvas.is_phone() {
        0.0
    } else {
        text::width(canvas.painter(), &score(canvas, question), Type::Caption)
    };
    let prompt = sentences::prompt(canvas, question);
    text::fits(canvas.painter(), &prompt, Type::Lead, place.width() - score - space::L, 1)
}

/// Draws the question and, where both have room, at its right how those before it went.
fn show_head(canvas: &Canvas<'_, '_>, head: Rect, question: &OpenQuestion, lines: usize) {
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let (prompt, score) = (sentences::prompt(canvas, question), score(canvas, question));
    let room = head.width() - text::width(painter, &score, Type::Caption) - space::L;
    let fits = |room: f32| text::fits(painter, &prompt, font(canvas), room, lines);
    // A phone has it in the bar.
    let has_score = !canvas.is_phone() && (fits(room) || !fits(head.width()));
    if has_score {
        let first = head.right_top() + vec2(0.0, HEAD / 2.0);
        let place = text::right(painter, first, &score, Type::Caption, palette.text_faint);
        canvas.named(place, "question score", &score).on_hover_text(canvas.say("question-score-note"));
    }
    let room = if has_score { room } else { head.width() };
    let place = head.with_max_x(head.left() + room);
    let rect = text::lines(painter, place, &prompt, font(canvas), palette.text, lines);
    let is_named = has_score || canvas.is_phone();
    let named = if is_named { prompt.clone() } else { format!("{prompt} · {score}") };
    let response = canvas.named(rect, "question", &named);
    if !fits(room) {
        response.on_hover_text(prompt);
    }
}

/// Number of the question, with the points for someone who answers alone; for a class no points are counted.
fn score(canvas: &Canvas<'_, '_>, question: &OpenQuestion) -> String {
    let questions = &canvas.context.view.model.questions;
    let number = questions.answered() + usize::from(question.is_open());
    match question.mode {
        QuestionMode::Class => canvas.tell("question-number", &[("number", number.into())]),
        QuestionMode::Off | QuestionMode::Alone => {
            let arguments = [
                ("number", number.into()),
                ("points", questions.points().into()),
                ("most", questions.most_points().into()),
            ];
            canvas.tell("question-score", &arguments)
        }
    }
}

/// Splits the line of the legend from the place of the options, where these keep enough room. That line is kept before
/// there is an answer too, so that nothing moves when there is one.
fn split_legend(place: Rect, options: &QuestionOptions) -> (Rect, Option<Rect>) {
    let has_frames = matches!(options, QuestionOptions::Boards { .. } | QuestionOptions::Choices(_));
    if !has_frames || place.height() < boards::USUAL_HEIGHT + LEGEND {
        return (place, None);
    }
    let (options, legend) = place.split_top_bottom_at_y(place.bottom() - LEGEND);
    (options, Some(legend))
}

/// Explains the frames around the options of an answered question, as far as they are drawn.
fn show_legend(canvas: &Canvas<'_, '_>, place: Rect, question: &OpenQuestion) {
    let answers: Vec<Prediction> =
        (0..question.options.len()).filter_map(|option| question.options.answer(option)).collect();
    let standings: Vec<Standing> =
        answers.iter().enumerate().map(|(option, answer)| Standing::of(question, option, answer)).collect();
    let (mut x, y) = (place.left(), place.center().y);
    for (standing, message) in EXPLAINED.into_iter().filter(|(standing, _)| standings.contains(standing)) {
        let Some(ink) = standing.ink(canvas) else { continue };
        let middle = pos2(x + LEGEND_SAMPLE / 2.0, y);
        let sample = Rect::from_center_size(middle, Vec2::splat(LEGEND_SAMPLE));
        let corners = CornerRadius::same(radius::S);
        canvas.painter().rect_stroke(sample, corners, Stroke::new(stroke::STRONG, ink), StrokeKind::Inside);
        let words = canvas.say(message);
        let at = pos2(sample.right() + space::S, y);
        let ink = canvas.palette().text_soft;
        let room = place.right() - at.x;
        let rect = text::line(canvas.painter(), at, Align2::LEFT_CENTER, &words, Type::Caption, ink, room);
        canvas.named(rect, ("question legend", message), &words);
        x = rect.right() + space::L;
    }
}

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
    ("question-results", FootAction::Results, binding("save-data")),
];

/// The buttons of the foot; none in a picture that is saved. On a phone the last one of an open question is the cross in the bar.
fn buttons(canvas: &Canvas<'_, '_>, question: &OpenQuestion) -> &'static [FootButton] {
    if still::is_set(canvas.ui.ctx()) {
        return &[];
    }
    let all = match (question.is_open(), &question.votes) {
        (false, _) => return ANSWERED,
        (true, Some(_)) => CLASS,
        (true, None) => OPEN,
    };
    if canvas.is_phone() { &all[..all.len() - 1] } else { all }
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

/// Height of a row of buttons; beside it is the verdict, in an upright window above it.
fn button_row(canvas: &Canvas<'_, '_>) -> f32 {
    canvas.target(looks::SHEET.height) + space::XS
}

/// Height of the foot: once the question is answered, the foot has the lines of the reason.
fn foot_height(canvas: &Canvas<'_, '_>, question: &OpenQuestion, width: f32) -> f32 {
    let verdict = sentences::verdict(canvas, question);
    if verdict.is_none() {
        let note = if has_own_line(canvas, question, width) { NOTE } else { 0.0 };
        return button_rows(canvas, question, width) * button_row(canvas) + note;
    }
    let lines = |room: f32| {
        verdict.as_ref().map_or(0.0, |words| text::height(canvas.painter(), words, Type::Body, room))
    };
    if canvas.is_upright() {
        return lines(width) + space::S + button_row(canvas);
    }
    button_row(canvas).max(lines(width - buttons_width(canvas, question)))
}

/// The row of each button, from 0, and its distance from the left: buttons without room go into another row.
fn button_places(canvas: &Canvas<'_, '_>, question: &OpenQuestion, width: f32) -> Vec<(usize, f32)> {
    let widths = buttons(canvas, question)
        .iter()
        .map(|(message, ..)| looks::STRONG.width(canvas.painter(), &canvas.say(message)));
    flow(widths, space::M, width)
}

/// Number of rows of buttons.
fn button_rows(canvas: &Canvas<'_, '_>, question: &OpenQuestion, width: f32) -> f32 {
    button_places(canvas, question, width).last().map_or(1.0, |(row, _)| *row as f32 + 1.0)
}

fn buttons_width(canvas: &Canvas<'_, '_>, question: &OpenQuestion) -> f32 {
    let width =
        |(message, _, _): &FootButton| looks::STRONG.width(canvas.painter(), &canvas.say(message)) + space::M;
    buttons(canvas, question).iter().map(width).sum()
}

/// Draws the foot into its place: the buttons, and at their right a note on the options or, once the question is answered,
/// the verdict.
fn show_foot(canvas: &mut Canvas<'_, '_>, place: Rect, question: &OpenQuestion) {
    let mut x = place.left();
    let is_open = sentences::verdict(canvas, question).is_none();
    let places = button_places(canvas, question, place.width());
    let height = button_rows(canvas, question, place.width()) * button_row(canvas);
    let is_below = is_open || canvas.is_upright();
    let top = if is_below { place.bottom() - height } else { place.top() };
    for (number, (message, action, key)) in buttons(canvas, question).iter().enumerate() {
        let word = canvas.say(message);
        let look = if number == 0 { &looks::STRONG } else { &looks::SHEET };
        let height_of_button = canvas.target(look.height);
        let (row, left) = places[number];
        let corner = pos2(place.left() + left, top + row as f32 * button_row(canvas) + space::XS / 2.0);
        let rect = Rect::from_min_size(corner, vec2(look.width(canvas.painter(), &word), height_of_button));
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
    let rest = if is_below && !is_open { place.with_max_y(top - space::S) } else { place.with_min_x(x) };
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
        (pos2(rest.right(), place.bottom() - button_row(canvas) / 2.0), Align2::RIGHT_CENTER, rest.width())
    };
    let rect = text::line(canvas.painter(), at, align, &words, Type::Caption, ink, room);
    canvas.named(rect, "question candidates", &words);
}
