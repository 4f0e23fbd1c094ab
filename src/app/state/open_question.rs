//! A question that is open.
//!
//! While it waits for its answer, what is shown comes from a past, and not from the recording: see
//! [`OpenQuestion::hidden`].

use std::sync::Arc;

use super::{AnswerEntry, InsideFace, Lane, QuestionMode, RecordingKey, StageTab, Votes, hidden_lanes};
use crate::{
    ask::{
        AnswerRecord, AnswerVerdict, OrderQuestion, Prediction, Question, QuestionBoard, QuestionKind,
        QuestionOptions, RightAnswers, Rival, judge,
    },
    heuristic::Unit,
    realm::{PerRealm, Realm},
    replay::{Past, Playback},
};

/// What the model shows while a question is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) enum KnownPart {
    /// What is recorded: while actions are carried out.
    Whole,
    /// The past alone: while a frame is drawn.
    Past,
}

impl KnownPart {
    pub const fn other(self) -> Self {
        match self {
            Self::Whole => Self::Past,
            Self::Past => Self::Whole,
        }
    }
}

/// How a question was answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GivenAnswer {
    /// The answer; `None` if the person did not know.
    pub answer: Option<Prediction>,
    /// How good it is; of a class, how good the wrong answer with most hands is.
    pub verdict: AnswerVerdict,
    /// Of a class, the option with most hands of those that are not right, from 0.
    pub most_wrong: Option<usize>,
}

/// A question on the screen.
pub struct OpenQuestion {
    /// What is asked.
    pub question: Question,
    /// The recording that it is about.
    key: RecordingKey,
    /// The moment at which it is asked: so many events have happened.
    pub moment: u64,
    /// What has happened until then.
    pub past: Arc<Past>,
    /// The same and the next event, which a question can be about: what becomes of a successor, where an entry ends.
    pub subject: Arc<Past>,
    /// What can be answered.
    pub options: QuestionOptions,
    /// What has been given so far.
    pub entry: AnswerEntry,
    /// Who answers.
    pub mode: QuestionMode,
    /// The hands that a class has shown for the options; `None` where nobody shows any.
    pub votes: Option<Votes>,
    /// How it was answered; `None` as long as it is open.
    pub given: Option<GivenAnswer>,
    /// Of a question about the order of realms, what they cost.
    pub order: Option<OrderQuestion>,
    about: Option<QuestionBoard>,
    /// Seconds since it was asked.
    pub(in crate::app) seconds: f64,
    /// What the stage showed before, and whether the search was played.
    pub(in crate::app) before: BeforeQuestion,
    /// What g, h and f count in.
    pub unit: Unit,
    right: RightAnswers,
    rivals: Vec<(Rival, Vec<Prediction>)>,
    /// What the model shows now.
    pub(in crate::app) shown: KnownPart,
    /// What is shown in place of the lanes.
    hidden: PerRealm<Lane>,
}

/// What a question is made of.
pub(in crate::app) struct QuestionParts {
    pub question: Question,
    pub past: Past,
    pub subject: Past,
    pub options: QuestionOptions,
    pub unit: Unit,
    pub right: RightAnswers,
    pub rivals: Vec<(Rival, Vec<Prediction>)>,
    pub order: Option<OrderQuestion>,
    pub about: Option<QuestionBoard>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::app) struct BeforeQuestion {
    /// What the stage showed.
    pub stage: StageTab,
    /// Which face of the inside was chosen.
    pub face: InsideFace,
    /// How the search was played, if the question has stopped it.
    pub playback: Playback,
}

impl OpenQuestion {
    /// A question that nobody has answered yet.
    pub(in crate::app) fn of(
        parts: QuestionParts,
        key: RecordingKey,
        mode: QuestionMode,
        before: BeforeQuestion,
    ) -> Self {
        let QuestionParts { question, past, subject, options, unit, right, rivals, order, about } = parts;
        let entry = AnswerEntry::of(&options);
        let shows_hands = mode == QuestionMode::Class && matches!(entry, AnswerEntry::Option(_));
        let hidden = if order.is_some() { hidden_lanes::before_race() } else { hidden_lanes::of(&past) };
        Self {
            question,
            key,
            moment: past.len(),
            hidden,
            past: Arc::new(past),
            subject: Arc::new(subject),
            votes: shows_hands.then(|| Votes::of(options.len())),
            options,
            entry,
            mode,
            given: None,
            order,
            about,
            seconds: 0.0,
            before,
            shown: KnownPart::Whole,
            unit,
            right,
            rivals,
        }
    }

    /// Whether it is about this recording; one about the order of realms is about all of the puzzle's.
    pub(in crate::app) fn is_about(&self, key: &RecordingKey) -> bool {
        let realm = if self.order.is_some() { key.realm } else { self.key.realm };
        *key == RecordingKey { realm, ..self.key }
    }

    /// Whether it waits for its answer.
    pub const fn is_open(&self) -> bool {
        self.given.is_none()
    }

    pub const fn about(&self) -> Option<QuestionBoard> {
        self.about
    }

    /// The realm that searches.
    pub fn realm(&self) -> Realm {
        self.past.realm()
    }

    /// What is right, once it is answered.
    pub fn right(&self) -> Option<&RightAnswers> {
        self.given.as_ref().map(|_| &self.right)
    }

    /// What is shown in place of the lanes while it is open: the past of the chosen realm, in which the search seems to go
    /// on, and of the others nothing. What is drawn from this is a function of the past alone.
    pub(in crate::app) const fn hidden(&mut self) -> &mut PerRealm<Lane> {
        &mut self.hidden
    }

    /// The answer given so far, if it is one.
    pub fn answer(&self) -> Option<Prediction> {
        self.entry.answer(&self.options, self.unit)
    }

    /// The answer of one person: a class has shown hands instead.
    pub(in crate::app) fn answer_of_person(&self) -> Option<Prediction> {
        self.answer().filter(|_| self.votes.is_none())
    }

    /// Whether it can be answered now: with what has been given so far, or by a class, whose hands need not be counted.
    pub fn can_be_answered(&self) -> bool {
        self.votes.is_some() || self.answer().is_some()
    }

    /// Whether hands have been counted.
    pub fn has_hands(&self) -> bool {
        self.votes.as_ref().is_some_and(|votes| (0..votes.votes()).any(|vote| votes.total(vote) > 0))
    }

    /// How many hands were right in each vote that there was, and how many there were.
    pub fn right_hands(&self) -> Vec<[u32; 2]> {
        let Some(votes) = &self.votes else { return Vec::new() };
        let is_right = |option: &usize| {
            self.options.answer(*option).is_some_and(|answer| self.right.full.contains(&answer))
        };
        let right: Vec<usize> = (0..self.options.len()).filter(is_right).collect();
        let hands = |vote| right.iter().map(|option| u32::from(votes.hands(*option, vote))).sum();
        (0..votes.votes()).map(|vote| [hands(vote), votes.total(vote)]).collect()
    }

    /// One more hand for the chosen option, where a class shows hands.
    pub(in crate::app) fn raise(&mut self) {
        let chosen = self.entry.chosen();
        if let (Some(votes), Some(option)) = (&mut self.votes, chosen) {
            votes.raise(option);
        }
    }

    /// One hand less for an option, or for the chosen one.
    pub(in crate::app) fn lower(&mut self, option: Option<usize>) {
        let option = option.or(self.entry.chosen());
        if let (Some(votes), Some(option)) = (&mut self.votes, option) {
            votes.lower(option);
        }
    }

    /// Hands are counted once more.
    pub(in crate::app) fn vote_again(&mut self) {
        if let Some(votes) = &mut self.votes {
            votes.vote_again();
        }
    }

    /// Whether it is answered by a slider too: where an order of magnitude is as good as a number.
    pub fn has_slider(&self) -> bool {
        self.question.kind == QuestionKind::Count
    }

    /// The greatest number of boards that the slider has.
    pub fn most_count(&self) -> u64 {
        if self.realm().is_deepening() { 10_000_000 } else { 1_000_000 }
    }

    /// Judges an answer; `None` means that the person does not know. Of a class it is the wrong answer with most hands that
    /// is told whose it is.
    pub(in crate::app) fn give(&mut self, answer: Option<Prediction>, line: String) -> AnswerRecord {
        let nothing = AnswerVerdict { points: 0, rival: None };
        let most_wrong = self.wrong_with_most_hands();
        let of_class = most_wrong.and_then(|option| self.options.answer(option));
        let judged = if self.votes.is_some() { of_class } else { answer.clone() };
        let verdict = judged.as_ref().map_or(nothing, |answer| self.judge(answer));
        self.given = Some(GivenAnswer { answer: answer.clone(), verdict, most_wrong });
        // The last hand's option is no answer of the class.
        if self.votes.is_some() {
            self.entry.erase();
        }
        let hands = |vote| self.votes.as_ref().map_or_else(Vec::new, |votes| votes.shown(vote));
        AnswerRecord {
            mode: self.mode.name(),
            question: self.question,
            of: self.about,
            order: self.order.clone(),
            line,
            unit: self.unit,
            options: (0..self.options.len()).filter_map(|option| self.options.answer(option)).collect(),
            answer,
            right: self.right.clone(),
            points: (self.mode != QuestionMode::Class).then_some(verdict.points),
            rival: verdict.rival,
            seconds: self.seconds,
            hands: [hands(0), hands(1)],
            right_hands: self.right_hands(),
        }
    }

    fn judge(&self, answer: &Prediction) -> AnswerVerdict {
        match (&self.order, answer) {
            (Some(order), Prediction::Order(realms)) => order.judge(realms),
            _ => judge(self.question.kind, answer, &self.right, &self.rivals),
        }
    }

    /// Of the options that are not right, the one that most hands were shown for in the last vote.
    fn wrong_with_most_hands(&self) -> Option<usize> {
        let votes = self.votes.as_ref()?;
        let shown = votes.shown(votes.votes() - 1).into_iter().rev();
        let is_wrong = |option: usize| {
            self.options.answer(option).is_some_and(|answer| !self.right.full.contains(&answer))
        };
        let wrong = shown.filter(|(option, _)| is_wrong(*option));
        wrong.max_by_key(|(_, hands)| *hands).map(|(option, _)| option)
    }
}
