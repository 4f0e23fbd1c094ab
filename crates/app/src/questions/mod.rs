//! Questions: opened, answered, left; and the results of those before.

pub mod card;
pub mod entry;
pub(crate) mod later;
pub mod open;
mod opening;
pub mod results;
pub mod sentences;
pub(crate) mod stops;

use eight_realms_core::{
    ask::{AnswerRecord, FULL, Prediction, QuestionKind, SuccessorFate},
    replay::{Direction, Playback, Stride},
    report::QuestionRow,
};

use crate::{
    desk::{
        Desk,
        lanes::RecordingKey,
        notice::Notice,
        playing,
        preferences::{QuestionMode, QuestionRate},
        prepared::Prepared,
        veil::Asked,
    },
    questions::{entry::AnswerEntry, later::LaterAnswer, open::OpenQuestion},
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuestionAction {
    /// Ask here, or at the next moment at which a question can be asked: one of this kind; `None`: the best one.
    Open(Option<QuestionKind>),
    /// Set the mode: who answers, and whether the window asks by itself.
    Mode(QuestionMode),
    /// Set how often the window asks by itself.
    Rate(QuestionRate),
    /// Choose an option, by its place from 0; in a class, count one more hand for it.
    Choose(usize),
    /// Choose the next option, or the one before; make a number larger or smaller.
    ChooseBeside(Direction),
    /// Make a number a little larger or smaller.
    Nudge(Direction),
    /// Set a number of boards, as the slider says.
    SetCount(u64),
    /// A digit or a point is typed.
    Write(char),
    /// Take back what was typed or chosen last.
    Erase,
    /// Count one more hand for the chosen option.
    Raise,
    /// Count one hand less for an option, by its place from 0; `None`: for the chosen one.
    Lower(Option<usize>),
    /// Let the class show hands once more, after it has talked.
    VoteAgain,
    /// Give what is chosen or typed as the answer; once it is given, go on.
    Confirm,
    /// Say that the person does not know.
    Pass,
    /// Ask another kind of question about the same moment instead.
    Another,
    /// Leave the question without an answer.
    Leave,
    /// Go on with the search, once the question is answered; in a class, show the answer first.
    GoOn,
}

/// State of the questions that the window asks by itself in one search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct QuestionWatch {
    /// The recording of that search.
    pub key: RecordingKey,
    /// The first expansion at which the next question may come.
    pub due: u64,
    /// The moment that the playhead has reached without a stop, or that of the last stop.
    pub passed: u64,
    /// Whether the search has been played or stepped on.
    pub has_begun: bool,
    /// The next stop and its kind of question, if one has been found ahead of the playhead.
    pub next: Option<(u64, QuestionKind)>,
    /// The fates of successors in the questions at which the search has stopped.
    pub fates: Vec<SuccessorFate>,
    /// Whether a question has stopped the search at a look-up in a finished table.
    pub looked_up: bool,
}

impl QuestionWatch {
    /// The state of a search in which nothing has been asked yet.
    pub const fn of(key: RecordingKey, due: u64) -> Self {
        Self { key, due, passed: 0, has_begun: false, next: None, fates: Vec::new(), looked_up: false }
    }
}

/// The question on the screen, and the results of those before it.
#[derive(Clone, Default)]
pub struct Questions {
    /// The question that is open or has just been answered.
    pub current: Option<OpenQuestion>,
    /// Answers that are judged once what they are about has been seen.
    pub(crate) later: Vec<LaterAnswer>,
    /// Answers of an earlier start that no session has ended, in order.
    pub earlier: Vec<QuestionRow>,
    /// Answers that were judged since the window was opened, in order.
    pub results: Vec<AnswerRecord>,
    /// The session that was ended last, until it is taken back or the window closes.
    pub(crate) ended: Option<Box<Self>>,
    /// State of the search that was played last.
    pub(crate) watch: Option<QuestionWatch>,
    /// Number of questions of each kind, in the order of [`QuestionKind::ALL`].
    pub(crate) by_kind: [u32; QuestionKind::ALL.len()],
}

impl Questions {
    /// The answers that an earlier start has left.
    pub fn of(prepared: &Prepared) -> Self {
        let mut earlier = prepared.answers.clone();
        for row in &mut earlier {
            row.points = row.points.filter(|points| *points <= FULL);
        }
        Self { earlier, ..Self::default() }
    }

    /// The answers, those of an earlier start first.
    pub fn rows(&self) -> impl Iterator<Item = QuestionRow> {
        self.earlier.iter().cloned().chain(self.results.iter().map(QuestionRow::of))
    }

    /// The question that waits for its answer.
    pub const fn open(&self) -> Option<&OpenQuestion> {
        match &self.current {
            Some(question) if question.is_open() => Some(question),
            Some(_) | None => None,
        }
    }

    /// Number of questions answered, in an earlier start too.
    pub const fn answered(&self) -> usize {
        self.earlier.len() + self.results.len()
    }

    /// The points that are counted, answer by answer.
    fn all_points(&self) -> impl Iterator<Item = u32> {
        let earlier = self.earlier.iter().map(|row| row.points);
        earlier.chain(self.results.iter().map(|record| record.points)).flatten().map(u32::from)
    }

    /// Sum of the points, over the answers for which points are counted.
    pub fn points(&self) -> u32 {
        self.all_points().sum()
    }

    /// Maximum sum of the points, over the answers for which points are counted.
    pub fn most_points(&self) -> u32 {
        self.all_points().count() as u32 * u32::from(FULL)
    }

    /// Number of questions asked, with the current one and those that were left unanswered.
    pub fn number(&self) -> u32 {
        self.by_kind.iter().sum()
    }

    /// Number of questions asked of a kind.
    pub(crate) const fn count_of(&self, kind: QuestionKind) -> u32 {
        self.by_kind[kind as usize]
    }
}

/// Part of a decade by which a key changes a number of boards; with Shift, the smaller part below.
const PART_OF_DECADE: f64 = 0.05;
const SMALL_PART_OF_DECADE: f64 = 0.01;

/// Carries out an action.
pub fn act(questions: &mut Questions, desk: &mut Desk, action: QuestionAction) {
    match action {
        QuestionAction::Open(kind) => open(questions, desk, kind),
        QuestionAction::Mode(mode) => {
            desk.preferences.questions.mode = mode;
            questions.watch = None;
            desk.notify(Notice::QuestionMode { mode });
        }
        QuestionAction::Rate(rate) => desk.preferences.questions.rate = rate,
        QuestionAction::Another => ask_another(questions, desk),
        QuestionAction::Leave => _ = leave(questions, desk),
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
        | QuestionAction::GoOn => act_on_current(questions, desk, action),
    }
}

/// Asks at the playhead or soon after it; where nothing ahead can be asked about, further back. Before a race, asks in
/// which order the realms will finish. Where there is nothing to ask, a notice says so.
fn open(questions: &mut Questions, desk: &mut Desk, kind: Option<QuestionKind>) {
    if questions.current.is_some() || desk.is_editing {
        return;
    }
    let is_open = if desk.is_racing() {
        opening::open_before_race(questions, desk)
    } else {
        let moment = desk.chosen_lane().playhead.moment;
        opening::open_from(questions, desk, moment, kind) || stops::open_earlier(questions, desk, kind)
    };
    if !is_open {
        desk.notify(Notice::NothingToAsk);
    }
}

/// Carries out an action on the current question.
fn act_on_current(questions: &mut Questions, desk: &mut Desk, action: QuestionAction) {
    let Some(question) = &questions.current else { return };
    let is_class = question.mode == QuestionMode::Class;
    let goes_on = matches!(action, QuestionAction::Confirm | QuestionAction::GoOn);
    if !question.is_open() {
        if let Some(question) = questions.current.take_if(|_| goes_on) {
            go_on(desk, &question);
        }
        return;
    }
    // No option has the digit 0: it says that the person knows no right one.
    let is_none = action == QuestionAction::Write('0') && matches!(question.entry, AnswerEntry::Option(_));
    // A class answers aloud, or by its hands. What it has begun to enter is not yet its answer.
    let shows_answer =
        is_class && action == QuestionAction::GoOn && (question.votes.is_some() || question.entry.is_empty());
    let is_given = goes_on && question.can_be_answered();
    if action == QuestionAction::Pass || (is_none && !is_class) {
        answer(questions, desk, None);
    } else if shows_answer || is_given {
        let given = question.answer_of_person();
        answer(questions, desk, given);
    } else {
        change(questions, action);
    }
}

/// Changes the answer as it is given so far.
fn change(questions: &mut Questions, action: QuestionAction) {
    let Some(question) = &mut questions.current else { return };
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

/// Gives the answer; `None` if the person does not know, or if a class has shown hands. While the answer would tell what
/// is covered it is kept, and what the question is about goes on.
fn answer(questions: &mut Questions, desk: &mut Desk, answer: Option<Prediction>) {
    let Some(mut question) = questions.current.take() else { return };
    let line = desk.moment_line_at(desk.chosen, question.moment).to_string();
    if later::tells_what_is_covered(&question, desk) {
        go_on(desk, &question);
        later::keep(questions, desk, question, answer, line);
        return;
    }
    questions.results.push(question.give(answer, line));
    questions.current = Some(question);
    desk.asked = Asked::Answered;
}

/// Replaces the question by the next kind that can be asked at the same moment, unless hands have been counted for it.
fn ask_another(questions: &mut Questions, desk: &mut Desk) {
    let Some(question) = questions.open().filter(|question| !question.has_hands()) else { return };
    let (kind, moment) = (question.question.kind, question.moment);
    if desk.is_racing() {
        return;
    }
    match opening::parts_after(desk, moment, kind) {
        Some(parts) => {
            let playback = leave(questions, desk);
            opening::show_at(questions, desk, moment, parts, playback);
        }
        None => desk.notify(Notice::NoOtherQuestion),
    }
}

/// Leaves the question: the stage shows again what it showed before, unless the person has gone elsewhere. Returns how the
/// search was played.
fn leave(questions: &mut Questions, desk: &mut Desk) -> Playback {
    let Some(question) = questions.current.take() else { return Playback::Paused };
    desk.asked = Asked::No;
    desk.give_back();
    question.playback
}

/// Drops an answered question once another search is shown than the one that it is about.
pub fn drop_stale(questions: &mut Questions, desk: &mut Desk) {
    if questions.current.take_if(|question| !question.is_open() && !question.is_about(desk)).is_some() {
        desk.asked = Asked::No;
        desk.keep();
    }
}

/// Goes on with what a question was about, once it is off the screen: a race plays from its start, still on the lanes, for
/// whoever has bet wants to see it; a search makes the next step, then plays as before. Where the person has gone elsewhere,
/// it makes no step.
fn go_on(desk: &mut Desk, question: &OpenQuestion) {
    desk.asked = Asked::No;
    let is_bet = question.order.is_some();
    if is_bet && desk.is_racing() {
        if desk.together.playhead.moment == 0 {
            playing::toggle(desk);
        }
        return;
    }
    desk.give_back();
    if is_bet || desk.is_racing() {
        return;
    }
    let chosen = desk.chosen;
    if desk.lane(chosen).playhead.moment == question.moment {
        playing::step(desk, Stride::Event, Direction::Forward);
    }
    desk.lane_mut(chosen).playhead.playback = question.playback;
}

/// Lets time pass for the person who answers, in seconds.
pub fn tick(questions: &mut Questions, seconds: f64) {
    if let Some(question) = questions.current.as_mut().filter(|question| question.is_open()) {
        question.seconds += seconds;
    }
}
