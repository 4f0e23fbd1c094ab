//! An experiment as data: boards, variants, measures.

use std::hash::Hasher;

use fnv::FnvHasher;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{
    boards::{BoardSource, BoardSourceError},
    measure::{Measure, Twins},
};
use crate::{
    lane::{Lane, LaneRefusal, LaneRequest, LineError},
    puzzle::{Board, BoardError},
    realm::Settings,
    space::DEEPEST,
};

/// A search of an experiment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Variant {
    /// How it searches.
    pub lane: Lane,
    /// Depth beyond which it does not search, in moves, because it would take too long; `None` for all depths.
    pub deepest: Option<u8>,
}

impl Variant {
    /// A variant for boards of every depth.
    pub const fn of(lane: Lane) -> Self {
        Self { lane, deepest: None }
    }

    /// Whether it searches boards of this depth.
    pub fn searches(&self, depth: u8) -> bool {
        self.deepest.is_none_or(|deepest| depth <= deepest)
    }
}

/// What is to be measured: boards × variants × measures.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "ExperimentRecord", into = "ExperimentRecord")]
pub struct Experiment {
    /// Goal of all searches.
    pub goal: Board,
    /// Where the starts come from.
    pub boards: BoardSource,
    /// The searches.
    pub variants: Vec<Variant>,
    /// What is measured, besides the counts.
    pub measures: Vec<Measure>,
    /// Whether twins share their counts.
    pub twins: Twins,
}

impl Experiment {
    /// An experiment that counts, with the usual goal.
    pub fn new(boards: BoardSource, lanes: impl IntoIterator<Item = Lane>) -> Self {
        Self {
            goal: Board::standard_goal(),
            boards,
            variants: lanes.into_iter().map(Variant::of).collect(),
            measures: vec![Measure::Counts],
            twins: Twins::default(),
        }
    }

    /// Whether something is measured. Counts always are.
    pub fn measures(&self, measure: Measure) -> bool {
        measure == Measure::Counts || self.measures.contains(&measure)
    }

    /// Whether twins share their counts: work is done by each search itself.
    pub fn shares_twins(&self) -> bool {
        self.twins == Twins::Shared && !self.measures(Measure::Work)
    }

    /// A number for the experiment: FNV-1a, 64 bits, of its record as JSON.
    ///
    /// # Panics
    /// Never: a record has text for keys and whole numbers.
    pub fn hash(&self) -> u64 {
        let record = serde_json::to_vec(self).expect("a record has text for keys and whole numbers");
        let mut hasher = FnvHasher::default();
        hasher.write(&record);
        hasher.finish()
    }

    /// The first part in which two experiments differ; `None` if they are equal.
    pub fn difference(&self, other: &Self) -> Option<ExperimentDifference> {
        use ExperimentDifference::{Boards, Goal, Measures, Seed, Twins, Variants};
        let (one, other) = (ExperimentRecord::from(self.clone()), ExperimentRecord::from(other.clone()));
        let parts = [
            (Goal, one.goal == other.goal),
            (Boards, one.boards == other.boards && one.list == other.list),
            (Seed, one.seed == other.seed),
            (Variants, one.variants == other.variants),
            (Measures, one.measures == other.measures),
            (Twins, one.twins == other.twins),
        ];
        parts.into_iter().find(|(_, is_equal)| !is_equal).map(|(part, _)| part)
    }
}

/// A part in which two experiments differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum ExperimentDifference {
    /// The goal.
    Goal,
    /// Where the boards come from.
    Boards,
    /// The seed of a sample.
    Seed,
    /// The searches.
    Variants,
    /// What is measured.
    Measures,
    /// Whether twins share their counts.
    Twins,
}

impl ExperimentDifference {
    /// Name in message ids.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// An experiment as it is written: boards and lanes as a person writes them.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
struct ExperimentRecord {
    goal: String,
    boards: String,
    seed: u64,
    list: Vec<String>,
    variants: Vec<VariantRecord>,
    measures: Vec<String>,
    twins: bool,
}

#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
struct VariantRecord {
    lane: String,
    deepest: Option<u8>,
}

impl From<Experiment> for ExperimentRecord {
    fn from(experiment: Experiment) -> Self {
        let Experiment { goal, boards, variants, measures, twins } = experiment;
        let seed = if let BoardSource::Sample(sample) = &boards { sample.seed } else { 0 };
        let list = if let BoardSource::List(list) = &boards { list.as_slice() } else { &[] };
        let variant = |Variant { lane, deepest }| VariantRecord { lane: lane.to_string(), deepest };
        let is_measured = |measure: &Measure| *measure == Measure::Counts || measures.contains(measure);
        Self {
            goal: goal.letters(),
            boards: boards.to_string(),
            seed,
            list: list.iter().map(|board| board.letters()).collect(),
            variants: variants.into_iter().map(variant).collect(),
            measures: Measure::ALL.into_iter().filter(is_measured).map(|it| it.name().to_owned()).collect(),
            twins: twins == Twins::Shared,
        }
    }
}

/// Why a record is no experiment.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordError {
    /// Text that is no board.
    #[error("{text:?}: {error}")]
    Board {
        /// The text.
        text: String,
        /// What is wrong with it.
        error: BoardError,
    },
    /// Text that names no boards.
    #[error("{0}")]
    Boards(BoardSourceError),
    /// Text that is no lane.
    #[error("{text:?}: {error}")]
    Lane {
        /// The text.
        text: String,
        /// What is wrong with it.
        error: LineError,
    },
    /// Settings that are no search.
    #[error("{text:?}: {why}")]
    Refused {
        /// The text.
        text: String,
        /// Why it is none.
        why: LaneRefusal,
    },
    /// A depth that no board has.
    #[error("no board is {0} moves away")]
    Deepest(u8),
    /// A name that no measure has.
    #[error("unknown measure {0:?}")]
    Measure(String),
}

/// The source of a record that lists its boards.
const LIST: &str = "list";

fn board(text: &str) -> Result<Board, RecordError> {
    text.parse().map_err(|error| RecordError::Board { text: text.to_owned(), error })
}

impl TryFrom<VariantRecord> for Variant {
    type Error = RecordError;

    fn try_from(VariantRecord { lane: text, deepest }: VariantRecord) -> Result<Self, RecordError> {
        if let Some(depth) = deepest.filter(|depth| *depth > DEEPEST) {
            return Err(RecordError::Deepest(depth));
        }
        let request: LaneRequest = match text.parse() {
            Ok(request) => request,
            Err(error) => return Err(RecordError::Lane { text, error }),
        };
        match request.lane(&Settings::default()) {
            Ok(lane) => Ok(Self { lane, deepest }),
            Err(why) => Err(RecordError::Refused { text, why }),
        }
    }
}

impl TryFrom<ExperimentRecord> for Experiment {
    type Error = RecordError;

    fn try_from(record: ExperimentRecord) -> Result<Self, RecordError> {
        let boards = if record.boards == LIST {
            BoardSource::List(record.list.iter().map(|text| board(text)).collect::<Result<_, _>>()?)
        } else {
            let source: BoardSource = record.boards.parse().map_err(RecordError::Boards)?;
            source.seeded(record.seed)
        };
        let measure = |name: &String| name.parse().map_err(|_| RecordError::Measure(name.clone()));
        let variants = record.variants.into_iter().map(Variant::try_from);
        Ok(Self {
            goal: board(&record.goal)?,
            boards,
            variants: variants.collect::<Result<_, _>>()?,
            measures: record.measures.iter().map(measure).collect::<Result<_, _>>()?,
            twins: if record.twins { Twins::Shared } else { Twins::Apart },
        })
    }
}
