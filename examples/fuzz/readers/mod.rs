//! Every reader of text from outside, each beside an independent reading of the same input.
//!
//! A reader accepts an input or rejects it, naming what is wrong and where. Here both are compared with a second
//! reading that shares no code with the first: slow, plain, over the whole input at once. Where the two do not agree,
//! [`Reader::examine`] panics.

mod board;
mod command_line;
mod judge;
pub mod laboratory;
mod names;
mod order;
mod pasted;
mod paths;
mod settings;
mod typed;
mod weight;

use eight_realms_app::{desk::preferences::Preferences, model::Model};
use eight_realms_core::{
    judge::Format,
    lab::{Experiment, Measure, Prepared},
    lane::LaneRequest,
    realm::Settings,
    space::DistanceTables,
};
use paths::Paths;

/// The verdict of a reader on an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The input has been read.
    Accepted,
    /// The input has been rejected, and rightly.
    Rejected,
}

/// A reader of text from outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reader {
    /// A board in any spelling.
    Board,
    /// Text that is pasted into the window.
    Pasted,
    /// Text that is typed into the editor, character by character.
    Typed,
    /// An order of the moves.
    Order,
    /// A weight.
    Weight,
    /// Realms, heuristics, ties, formats, languages, sizes: whatever has a name.
    Names,
    /// A judge's input.
    Judge(Format),
    /// The words of a command line, a line each.
    CommandLine,
    /// Settings of the last session.
    Settings,
    /// Boards of an experiment.
    LabBoards,
    /// The journal of an experiment.
    Journal,
}

impl Reader {
    pub const ALL: [Self; 17] = [
        Self::Board,
        Self::Pasted,
        Self::Typed,
        Self::Order,
        Self::Weight,
        Self::Names,
        Self::Judge(Format::Poj1077),
        Self::Judge(Format::Hdu1043),
        Self::Judge(Format::Acwing845),
        Self::Judge(Format::Luogu1379),
        Self::Judge(Format::Uva652),
        Self::Judge(Format::Hdu3567),
        Self::Judge(Format::Pair),
        Self::CommandLine,
        Self::Settings,
        Self::LabBoards,
        Self::Journal,
    ];

    /// The name of the reader: what it reads.
    pub fn name(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::Pasted => "pasted",
            Self::Typed => "typed",
            Self::Order => "order",
            Self::Weight => "weight",
            Self::Names => "names",
            Self::Judge(format) => format.name(),
            Self::CommandLine => "command line",
            Self::Settings => "settings",
            Self::LabBoards => "lab boards",
            Self::Journal => "journal",
        }
    }

    /// Lets the reader read an input. Bytes that are no text reach the judges and the command line. Any other reader is
    /// given text by its caller, so here they become U+FFFD for it.
    ///
    /// # Panics
    /// If the reader does not answer as it should.
    pub fn examine(self, bench: &mut Bench, input: &[u8]) -> Verdict {
        let text = String::from_utf8_lossy(input);
        match self {
            Self::Board => board::examine(&text),
            Self::Pasted => pasted::examine(&mut bench.model, &text),
            Self::Typed => typed::examine(&text),
            Self::Order => order::examine(&text),
            Self::Weight => weight::examine(&text),
            Self::Names => names::examine(&text),
            Self::Judge(format) => judge::examine(format, bench, input),
            Self::CommandLine => command_line::examine(input),
            Self::Settings => settings::examine(&text),
            Self::LabBoards => laboratory::boards(&text),
            Self::Journal => laboratory::journal(&bench.experiment, &text),
        }
    }
}

/// The state that readers need, kept from one input to the next.
pub struct Bench {
    /// The application that is pasted into.
    model: Model,
    /// The judges' distances.
    tables: DistanceTables,
    /// Distances and paths from a search of the example's own.
    paths: Paths,
    /// The experiment whose journal is read.
    experiment: Prepared,
}

impl Default for Bench {
    fn default() -> Self {
        let model = Model::new(Preferences::default(), 1);
        Self { model, tables: DistanceTables::new(), paths: Paths::default(), experiment: experiment() }
    }
}

/// The experiment whose journal is read.
fn experiment() -> Prepared {
    let lane = |line: &str| line.parse::<LaneRequest>().expect("a line").lane(&Settings::default());
    let lanes = laboratory::LANES.map(|line| lane(line).expect("a search"));
    let boards = laboratory::BOARDS.parse().expect("boards");
    let measures = vec![Measure::Counts, Measure::Work, Measure::Rounds, Measure::Meter];
    Prepared::of(Experiment { measures, ..Experiment::new(boards, lanes) }).expect("few pairs")
}

/// The verdict on a correct result.
const fn verdict<T, E>(read: &Result<T, E>) -> Verdict {
    if read.is_ok() { Verdict::Accepted } else { Verdict::Rejected }
}
