//! What can be wrong with an experiment, and its words.

use std::path::PathBuf;

use eight_realms_app::words::{Words, faults, quoted};
use eight_realms_core::{
    lab::{BoardSource, Contradiction, ExperimentDifference, JournalFault, TooManyPairs},
    puzzle::Board,
};
use eight_realms_worker::{laboratory::WorkerLost, worker::NoWorker};

use super::source::source;

/// Why an experiment cannot be run, or has not come to its end.
#[derive(Debug)]
pub enum LabFault {
    /// An experiment without boards or lanes: the option that brings them.
    NoExperiment(&'static str),
    /// An experiment whose depths have no board.
    NoBoards {
        /// Where the boards come from.
        boards: BoardSource,
        /// Greatest distance of a board to the goal, in moves.
        farthest: u8,
    },
    /// An experiment of too many pairs.
    TooManyPairs(TooManyPairs),
    /// Iterations of searches of which none deepens.
    NoRounds,
    /// A journal in whose place the results are to be written.
    JournalAsOutput(PathBuf),
    /// A list that names no board; `None` for standard input.
    EmptyList(Option<PathBuf>),
    /// A list of too many lines.
    LongList {
        /// `None` for standard input.
        file: Option<PathBuf>,
        /// Maximum number of lines.
        most: usize,
    },
    /// A line of a list that names another goal than the others.
    OtherGoal {
        /// `None` for standard input.
        file: Option<PathBuf>,
        /// Start of the line.
        start: Board,
        /// Goal of the line.
        goal: Board,
    },
    /// A fault in a line of a journal.
    Journal {
        file: PathBuf,
        /// Number of the line, from 1.
        line: u64,
        fault: JournalFault,
    },
    /// A journal that another run is using.
    JournalInUse(PathBuf),
    /// A journal that ends within its first line, and nothing else that names an experiment.
    TornJournal(PathBuf),
    /// A journal of another experiment than the one that is named.
    OtherExperiment {
        file: PathBuf,
        /// Part in which they differ.
        difference: ExperimentDifference,
    },
    /// Two results of one search that differ.
    Contradiction(Contradiction),
    /// An experiment was interrupted.
    Interrupted {
        /// Number of pairs that are counted.
        counted: usize,
        /// Number of pairs that were to be counted.
        all: usize,
    },
    /// The program cannot run itself to weigh a search, for this reason.
    Unweighed(String),
    /// A search of an experiment has panicked, or could not be started.
    Lost(String),
}

impl From<TooManyPairs> for LabFault {
    fn from(error: TooManyPairs) -> Self {
        Self::TooManyPairs(error)
    }
}

impl From<NoWorker> for LabFault {
    fn from(NoWorker(reason): NoWorker) -> Self {
        Self::Lost(reason)
    }
}

impl From<WorkerLost> for LabFault {
    fn from(WorkerLost(reason): WorkerLost) -> Self {
        Self::Lost(reason)
    }
}

impl LabFault {
    /// Whether the arguments or a file are at fault.
    pub const fn is_wrong_use(&self) -> bool {
        match self {
            Self::NoExperiment(_)
            | Self::NoBoards { .. }
            | Self::TooManyPairs(_)
            | Self::NoRounds
            | Self::JournalAsOutput(_)
            | Self::EmptyList(_)
            | Self::LongList { .. }
            | Self::OtherGoal { .. }
            | Self::Journal { .. }
            | Self::TornJournal(_)
            | Self::OtherExperiment { .. } => true,
            Self::JournalInUse(_)
            | Self::Contradiction(_)
            | Self::Interrupted { .. }
            | Self::Unweighed(_)
            | Self::Lost(_) => false,
        }
    }

    /// The fault as a fragment of a sentence.
    pub fn text(&self, words: &Words) -> String {
        match self {
            Self::NoExperiment(option) => words.tell("usage-no-experiment", &[("option", (*option).into())]),
            Self::NoBoards { boards, farthest } => {
                let args = [("boards", boards.to_string().into()), ("farthest", (*farthest).into())];
                words.tell("usage-no-boards", &args)
            }
            Self::TooManyPairs(pairs) => faults::of_pairs(*pairs, words),
            Self::NoRounds => words.say("usage-no-rounds"),
            Self::JournalAsOutput(file) => {
                words.tell("usage-journal-as-output", &[("file", source(words, Some(file)).into())])
            }
            Self::EmptyList(file) => {
                words.tell("usage-empty-list", &[("file", source(words, file.as_deref()).into())])
            }
            Self::LongList { file, most } => {
                let args = [("file", source(words, file.as_deref()).into()), ("most", (*most).into())];
                words.tell("usage-long-list", &args)
            }
            Self::OtherGoal { file, start, goal } => {
                let args = [
                    ("file", source(words, file.as_deref()).into()),
                    ("start", start.letters().into()),
                    ("goal", goal.letters().into()),
                ];
                words.tell("usage-other-goal", &args)
            }
            Self::Journal { file, line, fault } => {
                let args = [
                    ("file", source(words, Some(file)).into()),
                    ("line", (*line).into()),
                    ("fault", faults::of_journal(fault, words).into()),
                ];
                words.tell("usage-in-line", &args)
            }
            Self::JournalInUse(file) => {
                words.tell("usage-journal-in-use", &[("file", source(words, Some(file)).into())])
            }
            Self::TornJournal(file) => {
                words.tell("usage-journal-torn", &[("file", source(words, Some(file)).into())])
            }
            Self::OtherExperiment { file, difference } => {
                let difference = words.say(format!("lab-difference-{}", difference.name()));
                let args = [("file", source(words, Some(file)).into()), ("difference", difference.into())];
                words.tell("usage-other-experiment", &args)
            }
            Self::Contradiction(contradiction) => {
                faults::of_journal(&JournalFault::from(*contradiction), words)
            }
            Self::Interrupted { counted, all } => {
                words.tell("lab-broken-off", &[("counted", (*counted).into()), ("all", (*all).into())])
            }
            Self::Unweighed(reason) => words.tell("lab-unweighed", &[("reason", quoted(reason).into())]),
            Self::Lost(reason) => words.tell("lab-lost", &[("reason", quoted(reason).into())]),
        }
    }
}
