//! A question that is open.
//!
//! While it waits for its answer, everything that is shown comes from a past, and not from the recording: see [`Veil`].

use std::sync::Arc;

use eight_realms_core::{
    ask::{
        AnswerRecord, AnswerVerdict, CostMeasure, OrderQuestion, Prediction, Question, QuestionBoard,
        QuestionKind, QuestionOptions, RightAnswers, Rival, judge,
    },
    heuristic::Unit,
    lane::LaneId,
    realm::Realm,
    replay::{Past, Playback},
};

use crate::{
    desk::{Desk, lanes::RecordingKey, preferences::QuestionMode, veil::Veil},
    questions::entry::{AnswerEntry, Votes},
};

/// The answer given to a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GivenAnswer {
    /// The answer; `None` if the person did not know, or if a class has shown hands.
    pub answer: Option<Prediction>,
    /// The verdict on the answer; of a class, on the wrong answer with the most hands.
    pub verdict: AnswerVerdict,
    /// Of a class, the wrong option with the most hands, from 0.
    pub most_wrong: Option<usize>,
}

/// A question on the screen.
#[derive(Clone)]
pub struct OpenQuestion {
    pub question: Question,
    /// The lanes that the question is about, each with its search.
    searches: Vec<(LaneId, RecordingKey)>,
    /// The moment at which the question is asked, in events.
    pub moment: u64,
    /// The recording up to that moment.
    pub past: Arc<Past>,
    /// The past and the next event, which a question can be about: the fate of a successor, the place where an entry
    /// ends.
    pub subject: Arc<Past>,
    /// The possible answers.
    pub options: QuestionOptions,
    /// The answer so far.
    pub entry: AnswerEntry,
    /// Who answers.
    pub mode: QuestionMode,
    /// The hands that a class has shown for the options; `None` where no hands are shown.
    pub votes: Option<Votes>,
    /// The answer given; `None` while the question is open.
    pub given: Option<GivenAnswer>,
    /// For a question about the order of lanes, their costs.
    pub order: Option<OrderQuestion>,
    about: Option<QuestionBoard>,
    /// Seconds since the question was asked.
    pub(crate) seconds: f64,
    /// The playback that the question has stopped.
    pub(crate) playback: Playback,
    /// Unit of g, h and f.
    pub unit: Unit,
    right: RightAnswers,
    rivals: Vec<(Rival, Vec<Prediction>)>,
}

/// The parts that a question is made of.
pub(crate) struct QuestionParts {
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

impl OpenQuestion {
    /// Creates a question that nobody has answered yet.
    pub(crate) fn of(parts: QuestionParts, desk: &Desk, mode: QuestionMode, playback: Playback) -> Self {
        let QuestionParts { question, past, subject, options, unit, right, rivals, order, about } = parts;
        let entry = AnswerEntry::of(&options);
        let shows_hands = mode == QuestionMode::Class && matches!(entry, AnswerEntry::Option(_));
        Self {
            question,
            searches: searches(desk, &options),
            moment: past.len(),
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
            playback,
            unit,
            right,
            rivals,
        }
    }

    /// Whether the question is about what the desk shows: the chosen search or, if it is about the order of lanes,
    /// theirs.
    pub(crate) fn is_about(&self, desk: &Desk) -> bool {
        self.searches == searches(desk, &self.options)
    }

    /// The lanes that the question is about.
    pub(crate) fn lanes(&self) -> impl Iterator<Item = LaneId> {
        self.searches.iter().map(|(id, _)| *id)
    }

    /// Whether the desk has the searches that the question is about, shown or not.
    pub(crate) fn is_on(&self, desk: &Desk) -> bool {
        let ids = desk.lane_ids();
        self.searches.iter().all(|(id, search)| ids.contains(id) && desk.recording_key_of(*id) == *search)
    }

    /// Whether the stage shows what the question is about.
    pub(crate) fn is_shown(&self, desk: &Desk) -> bool {
        self.is_about(desk) && self.order.is_some() == desk.is_racing()
    }

    /// For a question about the order of lanes, the measure.
    pub(crate) fn measure(&self) -> Option<CostMeasure> {
        self.order.as_ref().map(|order| order.measure)
    }

    /// Whether another question asks the same.
    pub(crate) fn asks_the_same(&self, other: &Self) -> bool {
        self.question.kind == other.question.kind
            && self.measure() == other.measure()
            && self.searches == other.searches
    }

    /// Whether the question waits for its answer.
    pub const fn is_open(&self) -> bool {
        self.given.is_none()
    }

    /// Whether lanes of one's own are put in order.
    pub fn orders_own_lanes(&self) -> bool {
        matches!(&self.options, QuestionOptions::Order(ids) if ids.iter().any(|id| id.place().is_some()))
    }

    pub const fn about(&self) -> Option<QuestionBoard> {
        self.about
    }

    /// What hides the recordings while the question is open.
    /// `number`: of the question, from 1.
    pub(crate) fn veil(&self, desk: &Desk, number: u32) -> Veil {
        match self.order {
            Some(_) => Veil::over_race(desk, number),
            None => Veil::over(desk, &self.past, self.question.kind, self.about, number),
        }
    }

    /// The realm that searches.
    pub fn realm(&self) -> Realm {
        self.past.realm()
    }

    /// The right answers, once the question is answered.
    pub fn right(&self) -> Option<&RightAnswers> {
        self.given.as_ref().map(|_| &self.right)
    }

    /// The answer so far, if it is complete.
    pub fn answer(&self) -> Option<Prediction> {
        self.entry.answer(&self.options, self.unit)
    }

    /// The answer of one person; `None` for a class that shows hands instead.
    pub(crate) fn answer_of_person(&self) -> Option<Prediction> {
        self.answer().filter(|_| self.votes.is_none())
    }

    /// Whether the question can be answered: the answer so far is complete, or a class shows hands, which need not be
    /// counted.
    pub fn can_be_answered(&self) -> bool {
        self.votes.is_some() || self.answer().is_some()
    }

    /// Whether hands have been counted.
    pub fn has_hands(&self) -> bool {
        self.votes.as_ref().is_some_and(|votes| (0..votes.votes()).any(|vote| votes.total(vote) > 0))
    }

    /// For each vote, the number of hands for right options and the number of all hands.
    pub fn right_hands(&self) -> Vec<[u32; 2]> {
        let Some(votes) = &self.votes else { return Vec::new() };
        let is_right = |option: &usize| {
            self.options.answer(*option).is_some_and(|answer| self.right.full.contains(&answer))
        };
        let right: Vec<usize> = (0..self.options.len()).filter(is_right).collect();
        let hands = |vote| right.iter().map(|option| u32::from(votes.hands(*option, vote))).sum();
        (0..votes.votes()).map(|vote| [hands(vote), votes.total(vote)]).collect()
    }

    /// Adds a hand for the chosen option, where a class shows hands.
    pub(crate) fn raise(&mut self) {
        let chosen = self.entry.chosen();
        if let (Some(votes), Some(option)) = (&mut self.votes, chosen) {
            votes.raise(option);
        }
    }

    /// Removes a hand from an option; from the chosen one if `None`.
    pub(crate) fn lower(&mut self, option: Option<usize>) {
        let option = option.or(self.entry.chosen());
        if let (Some(votes), Some(option)) = (&mut self.votes, option) {
            votes.lower(option);
        }
    }

    /// Begins another count of hands.
    pub(crate) fn vote_again(&mut self) {
        if let Some(votes) = &mut self.votes {
            votes.vote_again();
        }
    }

    /// Whether the question is answered by a slider too, because an order of magnitude is as good as a number.
    pub fn has_slider(&self) -> bool {
        self.question.kind == QuestionKind::Count
    }

    /// Maximum number of boards on the slider.
    pub fn most_count(&self) -> u64 {
        if self.realm().is_deepening() { 10_000_000 } else { 1_000_000 }
    }

    /// Judges an answer; `None` means that the person does not know. Of a class, judges the wrong answer with the most
    /// hands, to tell whose it is.
    pub(crate) fn give(&mut self, answer: Option<Prediction>, line: String) -> AnswerRecord {
        let nothing = AnswerVerdict { points: 0, rival: None };
        let most_wrong = self.wrong_with_most_hands();
        let of_class = most_wrong.and_then(|option| self.options.answer(option));
        let judged = if self.votes.is_some() { of_class } else { answer.clone() };
        let verdict = judged.as_ref().map_or(nothing, |answer| self.judge(answer));
        self.given = Some(GivenAnswer { answer: answer.clone(), verdict, most_wrong });
        // The option of the last hand is not the answer of the class.
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

    /// The wrong option with the most hands in the last vote.
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

/// The lanes that a question with these options is about, each with its search.
fn searches(desk: &Desk, options: &QuestionOptions) -> Vec<(LaneId, RecordingKey)> {
    let ids = match options {
        QuestionOptions::Order(ids) => ids.clone(),
        QuestionOptions::Choices(_)
        | QuestionOptions::Boards { .. }
        | QuestionOptions::Cost
        | QuestionOptions::Count => vec![desk.chosen],
    };
    ids.into_iter().map(|id| (id, desk.recording_key_of(id))).collect()
}
