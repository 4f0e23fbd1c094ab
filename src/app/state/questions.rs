//! A question that is open, and how those before it went.
//!
//! While a question waits for its answer, what is shown comes from a past, and not from the recording: see
//! [`OpenQuestion::hidden`].

use std::sync::Arc;

use super::{Lane, RunState, StageTab};
use crate::{
    ask::{
        AnswerVerdict, FULL, Prediction, Question, QuestionKind, QuestionOptions, RightAnswers, Rival, judge,
    },
    realm::{PerRealm, Realm},
    replay::{Past, Playhead},
};

/// The most characters of a number that is typed.
const MOST_DIGITS: usize = 8;

/// What has been given as an answer so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnswerEntry {
    /// An option, by its place from 0; `None` as long as none is chosen.
    Option(Option<usize>),
    /// Digits, and at most one point.
    Number(String),
}

/// What the model shows while a question is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) enum KnownPart {
    /// What is recorded: while actions are carried out.
    Whole,
    /// The past alone: while a frame is drawn.
    Past,
}

impl KnownPart {
    /// The other one.
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
    /// How good it is.
    pub verdict: AnswerVerdict,
}

/// A question on the screen.
pub struct OpenQuestion {
    /// What is asked.
    pub question: Question,
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
    /// How it was answered; `None` as long as it is open.
    pub given: Option<GivenAnswer>,
    /// What the stage showed before.
    pub(in crate::app) stage_before: StageTab,
    /// By how much a move raises f: what a cost that is typed is multiplied by.
    per_move: u16,
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
    pub per_move: u16,
    pub right: RightAnswers,
    pub rivals: Vec<(Rival, Vec<Prediction>)>,
}

impl OpenQuestion {
    /// A question that nobody has answered yet.
    pub(in crate::app) fn of(parts: QuestionParts, stage_before: StageTab) -> Self {
        let QuestionParts { question, past, subject, options, per_move, right, rivals } = parts;
        let entry =
            if options.is_empty() { AnswerEntry::Number(String::new()) } else { AnswerEntry::Option(None) };
        Self {
            question,
            moment: past.len(),
            hidden: hidden_lanes(&past),
            past: Arc::new(past),
            subject: Arc::new(subject),
            options,
            entry,
            given: None,
            stage_before,
            shown: KnownPart::Whole,
            per_move,
            right,
            rivals,
        }
    }

    /// Whether it waits for its answer.
    pub const fn is_open(&self) -> bool {
        self.given.is_none()
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
        match &self.entry {
            AnswerEntry::Option(option) => self.options.answer((*option)?),
            AnswerEntry::Number(digits) => {
                let number: f64 = digits.parse().ok()?;
                match self.options {
                    QuestionOptions::Count => Some(Prediction::Count(number as u64)),
                    QuestionOptions::Cost => Some(Prediction::Cost(self.in_unit(number))),
                    QuestionOptions::Choices(_) | QuestionOptions::Boards { .. } => None,
                }
            }
        }
    }

    /// A number of moves in the unit of the right answer.
    fn in_unit(&self, moves: f64) -> u16 {
        (moves * f64::from(self.per_move)).round() as u16
    }

    /// Chooses an option by its place.
    pub(in crate::app) fn choose(&mut self, place: usize) {
        if place < self.options.len() {
            self.entry = AnswerEntry::Option(Some(place));
        }
    }

    /// Chooses the next option, or the one before.
    pub(in crate::app) fn choose_beside(&mut self, by: isize) {
        let AnswerEntry::Option(chosen) = self.entry else { return };
        let last = self.options.len().saturating_sub(1);
        let next = match chosen {
            None if by > 0 => 0,
            None => last,
            Some(place) => place.saturating_add_signed(by).min(last),
        };
        self.choose(next);
    }

    /// A digit or a point is typed: the place of an option, or a part of a number.
    pub(in crate::app) fn write(&mut self, letter: char) {
        match &mut self.entry {
            AnswerEntry::Option(_) => {
                let place = letter.to_digit(10).and_then(|digit| (digit as usize).checked_sub(1));
                if let Some(place) = place {
                    self.choose(place);
                }
            }
            AnswerEntry::Number(digits) => {
                let has_point = digits.contains('.');
                if digits.len() < MOST_DIGITS && (letter.is_ascii_digit() || (letter == '.' && !has_point)) {
                    digits.push(letter);
                }
            }
        }
    }

    /// The last digit is taken back.
    pub(in crate::app) fn erase(&mut self) {
        match &mut self.entry {
            AnswerEntry::Option(chosen) => *chosen = None,
            AnswerEntry::Number(digits) => _ = digits.pop(),
        }
    }

    /// Judges an answer; `None` means that the person does not know.
    pub(in crate::app) fn give(&mut self, answer: Option<Prediction>) -> AnswerVerdict {
        let nothing = AnswerVerdict { points: 0, rival: None };
        let verdict = answer
            .as_ref()
            .map_or(nothing, |answer| judge(self.question.kind, answer, &self.right, &self.rivals));
        self.given = Some(GivenAnswer { answer, verdict });
        verdict
    }
}

/// The lanes of a window that knows no more than the past of one realm.
fn hidden_lanes(past: &Past) -> PerRealm<Lane> {
    let mut lanes = PerRealm::from_fn(Lane::of);
    let lane = Lane {
        recording: past.clone().into_recording(),
        playhead: Playhead::at(past.len()),
        run: RunState::Running,
        ..Lane::of(past.realm())
    };
    *lanes.get_mut(past.realm()) = lane;
    lanes
}

/// The question on the screen, and how those before it went.
#[derive(Default)]
pub struct Questions {
    /// The question that is open or has just been answered.
    pub current: Option<OpenQuestion>,
    /// Questions answered since the window was opened.
    pub answered: u32,
    /// Points of them.
    pub points: u32,
    /// How often each kind has come, in the order of [`QuestionKind::ALL`].
    pub(in crate::app) by_kind: [u32; QuestionKind::ALL.len()],
}

impl Questions {
    /// The question that waits for its answer.
    pub const fn open(&self) -> Option<&OpenQuestion> {
        match &self.current {
            Some(question) if question.is_open() => Some(question),
            Some(_) | None => None,
        }
    }

    /// Whether a frame is drawn in which nothing may tell whether there is a path.
    pub(in crate::app) fn hides_parity(&self) -> bool {
        let asks = |question: &OpenQuestion| {
            question.shown == KnownPart::Past && question.question.kind == QuestionKind::Solvable
        };
        self.open().is_some_and(asks)
    }

    /// The most points that could have been had.
    pub const fn most_points(&self) -> u32 {
        self.answered * FULL as u32
    }

    /// Counts an answer.
    pub(in crate::app) fn count(&mut self, verdict: AnswerVerdict) {
        self.answered += 1;
        self.points += u32::from(verdict.points);
    }

    /// How often a kind has come.
    pub(in crate::app) const fn count_of(&self, kind: QuestionKind) -> u32 {
        self.by_kind[kind as usize]
    }
}
