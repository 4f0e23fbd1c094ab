//! Questions: opened, answered, left.
//!
//! While a question is open, only the answer and the look of the window can change: any other request is dropped.

use eight_realms_core::{
    ask::{Prediction, QuestionKind},
    replay::{Direction, Playback, Stride},
};

use super::{playing, question_opening, question_stops};
use crate::app::{
    Action, AnswerEntry, Desk, Model, Notice, OpenQuestion, QuestionAction, QuestionMode, Sheet, state::Asked,
};

/// Part of a decade by which a key changes a number of boards; with Shift, the smaller part below.
const PART_OF_DECADE: f64 = 0.05;
const SMALL_PART_OF_DECADE: f64 = 0.01;

/// Whether an action is carried out: while a question is open, only what workers and the clock do, what changes the
/// answer, and what changes only how the window looks.
pub const fn allows(model: &Desk, action: &Action) -> bool {
    !model.has_open_question() || is_news(action) || changes_looks(action)
}

/// Whether an action comes from workers, the clock or the surroundings.
const fn is_news(action: &Action) -> bool {
    matches!(action, Action::From(..) | Action::Trouble(_) | Action::Tick(_))
}

/// Whether an action changes only the answer, the look of the window, or what lies over it.
const fn changes_looks(action: &Action) -> bool {
    matches!(
        action,
        Action::Question(_)
            | Action::Results(_)
            | Action::Copy(_)
            | Action::Open(Sheet::None | Sheet::Keys | Sheet::Depth | Sheet::Link | Sheet::Results)
            | Action::Escape
            | Action::Read(_)
            | Action::ReadSource(_)
            | Action::SwitchLanguage
            | Action::SwitchTheme
            | Action::SwitchProjector
            | Action::Window(_)
            | Action::Link(_)
            | Action::SetSpeed(_)
    )
}

/// Carries out an action.
pub fn act(model: &mut Model, action: QuestionAction) {
    match action {
        QuestionAction::Open(kind) => open(model, kind),
        QuestionAction::Mode(mode) => {
            model.preferences.questions.mode = mode;
            model.questions.watch = None;
            model.notify(Notice::QuestionMode { mode });
        }
        QuestionAction::Rate(rate) => model.preferences.questions.rate = rate,
        QuestionAction::Another => ask_another(model),
        QuestionAction::Leave => _ = leave(model),
        QuestionAction::Choose(_)
        | QuestionAction::ChooseBeside(_)
        | QuestionAction::Nudge(_)
        | QuestionAction::SetCount(_)
        | QuestionAction::Write(_)
        | QuestionAction::Erase
        | QuestionAction::Raise
        | QuestionAction::Lower(_)
        | QuestionAction::VoteAgain
        | QuestionAction::Confirm
        | QuestionAction::Pass
        | QuestionAction::GoOn => act_on_current(model, action),
    }
}

/// Asks at the playhead or soon after it; where nothing ahead can be asked about, further back. Before a race, asks in
/// which order the realms will finish. Where there is nothing to ask, a notice says so.
fn open(model: &mut Model, kind: Option<QuestionKind>) {
    if model.questions.current.is_some() || model.editor.is_some() {
        return;
    }
    let is_open = if model.is_racing() {
        question_opening::open_before_race(model)
    } else {
        let moment = model.chosen_lane().playhead.moment;
        question_opening::open_from(model, moment, kind) || question_stops::open_earlier(model, kind)
    };
    if !is_open {
        model.notify(Notice::NothingToAsk);
    }
}

/// Carries out an action on the current question.
fn act_on_current(model: &mut Model, action: QuestionAction) {
    let Some(question) = &model.questions.current else { return };
    let is_class = question.mode == QuestionMode::Class;
    let goes_on = matches!(action, QuestionAction::Confirm | QuestionAction::GoOn);
    if !question.is_open() {
        if goes_on {
            go_on(model);
        }
        return;
    }
    // No option has the digit 0: it says that the person knows no right one.
    let is_none = action == QuestionAction::Write('0') && matches!(question.entry, AnswerEntry::Option(_));
    let shows_answer = is_class && action == QuestionAction::GoOn;
    let is_given = goes_on && question.can_be_answered();
    if action == QuestionAction::Pass || (is_none && !is_class) {
        answer(model, None);
    } else if shows_answer || is_given {
        let given = question.answer_of_person();
        answer(model, given);
    } else {
        change(model, action);
    }
}

/// Changes the answer as it is given so far.
fn change(model: &mut Model, action: QuestionAction) {
    let Some(question) = &mut model.questions.current else { return };
    let most = question.most_count();
    let has_slider = question.has_slider();
    let OpenQuestion { entry, options, unit, .. } = question;
    match action {
        QuestionAction::Choose(place) => {
            entry.choose(place, options);
            question.raise();
        }
        QuestionAction::ChooseBeside(direction) if has_slider => {
            entry.change_count(direction, PART_OF_DECADE, most);
        }
        QuestionAction::ChooseBeside(direction) => entry.choose_beside(direction, options),
        QuestionAction::Nudge(direction) if has_slider => {
            entry.change_count(direction, SMALL_PART_OF_DECADE, most);
        }
        QuestionAction::SetCount(count) => entry.set_count(count.clamp(1, most)),
        QuestionAction::Write(letter) => {
            entry.write(letter, options, *unit);
            // A typed digit counts as a hand of the class.
            if entry.chosen().is_some_and(|place| letter.to_digit(10) == Some(place as u32 + 1)) {
                question.raise();
            }
        }
        QuestionAction::Erase => entry.erase(),
        QuestionAction::Raise => question.raise(),
        QuestionAction::Lower(place) => question.lower(place),
        QuestionAction::VoteAgain => question.vote_again(),
        QuestionAction::Open(_)
        | QuestionAction::Mode(_)
        | QuestionAction::Rate(_)
        | QuestionAction::Nudge(_)
        | QuestionAction::Confirm
        | QuestionAction::Pass
        | QuestionAction::Another
        | QuestionAction::Leave
        | QuestionAction::GoOn => {}
    }
}

/// Gives the answer; `None` if the person does not know, or if a class has shown hands.
fn answer(model: &mut Model, answer: Option<Prediction>) {
    let Some(question) = &mut model.questions.current else { return };
    let (realm, moment) = (question.realm(), question.moment);
    let line = model.moment_line_at(realm, moment).to_string();
    if let Some(question) = &mut model.questions.current {
        let record = question.give(answer, line);
        model.desk.asked = Asked::Answered;
        model.questions.results.push(record);
    }
}

/// Replaces the question by the next kind that can be asked at the same moment, unless hands have been counted for it.
fn ask_another(model: &mut Model) {
    let Some(question) = model.questions.open().filter(|question| !question.has_hands()) else { return };
    let (kind, moment) = (question.question.kind, question.moment);
    if model.is_racing() {
        return;
    }
    match question_opening::parts_after(model, moment, kind) {
        Some(parts) => {
            let playback = leave(model);
            question_opening::show_at(model, moment, parts, playback);
        }
        None => model.notify(Notice::NoOtherQuestion),
    }
}

/// Leaves the question: the stage shows again what it showed before. Returns how the search was played.
fn leave(model: &mut Model) -> Playback {
    let Some(question) = model.questions.current.take() else { return Playback::Paused };
    model.asked = Asked::No;
    model.stage = question.before.stage;
    model.inside.face = question.before.face;
    question.before.playback
}

/// Drops an answered question once another search is shown than the one that it is about.
pub fn drop_stale(model: &mut Model) {
    let key = model.recording_key();
    if model.questions.current.take_if(|question| !question.is_open() && !question.is_about(&key)).is_some() {
        model.asked = Asked::No;
    }
}

/// Goes on with the search: makes the step that the question was about, then plays as before.
fn go_on(model: &mut Model) {
    let playback = leave(model);
    if model.is_racing() {
        playing::toggle(model);
        return;
    }
    playing::step(model, Stride::Event, Direction::Forward);
    let chosen = model.chosen;
    model.lane_mut(chosen).playhead.playback = playback;
}
