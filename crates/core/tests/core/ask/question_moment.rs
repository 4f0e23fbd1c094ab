//! A question at a moment that is written as a line, and answers as plain text.

use eight_realms_core::{
    ask::{DeepeningStep, Prediction, QuestionContext},
    puzzle::Puzzle,
    realm::{Realm, Settings},
    replay::{
        Past, Recording,
        moment::{Line, MomentLine, MomentPlace, Opening, read},
    },
    space::DistanceTables,
};

use crate::probe::record;

/// A search that was recorded, up to a moment.
pub struct QuestionMoment {
    pub puzzle: Puzzle,
    pub settings: Settings,
    pub whole: Recording,
    /// What has happened.
    pub past: Past,
    /// The same with one more event.
    pub with_next: Past,
    distances: DistanceTables,
}

impl QuestionMoment {
    /// The moment of a line.
    pub fn of(line: &str) -> Self {
        let Ok(Opening::Moment(Line::Realm(MomentLine { puzzle, realm, settings, place }))) = read(line)
        else {
            panic!("{line}")
        };
        let Some(MomentPlace::Events { events, check }) = place else { panic!("{line}") };
        let mut whole = Recording::of(realm);
        whole.extend(&record(realm, &puzzle, settings), 1.0);
        let moment = Self::in_recording(puzzle, settings, whole, events);
        assert_eq!(moment.past.check_at(events), check.unwrap_or(moment.past.check_at(events)), "{line}");
        moment
    }

    /// Before the first event.
    pub fn first(realm: Realm, puzzle: Puzzle, settings: Settings) -> Self {
        Self::in_recording(puzzle, settings, Recording::of(realm), 0)
    }

    pub fn in_recording(puzzle: Puzzle, settings: Settings, whole: Recording, events: u64) -> Self {
        let [past, with_next] = [events, events + 1].map(|end| Past::of(&whole, end));
        Self { puzzle, settings, whole, past, with_next, distances: DistanceTables::new() }
    }

    pub fn context(&self) -> QuestionContext<'_> {
        QuestionContext {
            puzzle: self.puzzle,
            settings: self.settings,
            past: &self.past,
            distances: &self.distances,
        }
    }
}

/// An answer as text: a board by its letters, a bucket as `f/g`.
pub fn text(answer: &Prediction) -> String {
    match answer {
        Prediction::Board(board) => board.to_string().replace(' ', ""),
        Prediction::Step(DeepeningStep::Enter(by)) => by.letter().to_string(),
        Prediction::Step(DeepeningStep::Back) => "back".to_owned(),
        Prediction::Fate(fate) => fate.name().to_owned(),
        Prediction::Cost(cost) => cost.to_string(),
        Prediction::Count(count) => count.to_string(),
        Prediction::Side(side) => format!("{side:?}").to_lowercase(),
        Prediction::YesNo(answer) => answer.name().to_owned(),
        Prediction::Index(index) => index.to_string(),
        Prediction::Bucket { f, g } => format!("{f}/{g}"),
        Prediction::Line(kind) => format!("{kind:?}"),
        Prediction::Order(realms) => format!("{realms:?}"),
    }
}
