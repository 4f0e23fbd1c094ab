//! The journal of an experiment: a file of lines to which results are appended, so that a run can be resumed.
//!
//! ```text
//! {"format":"eight-realms-lab","version":1,"program":"0.2.0","counting":1,"hash":"…","experiment":{…}}
//! [0,"23415x768",314,845,190,19,"1b5b…"]     variant, start, expanded, generated, peak, moves, hash of the expansions
//! {"phase":"counts"}                          all counts are there
//! {"bytes":[0,"23415x768",123456]}
//! {"seconds":[0,"23415x768",0.000071]}
//! ```
//!
//! What else is counted follows in the row of a search: an object of its operations, a list of its iterations, each with
//! its bound in the unit of the heuristic and the boards expanded, and its expansions by class, or null.
//!
//! ```text
//! […,"1b5b…",{"nodes_visited":1234},[[9,4],[11,20]],[120,60,100,34]]
//! ```

use std::cell::OnceCell;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use thiserror::Error;

use super::{
    counter::{PairCounts, PairResult},
    experiment::Experiment,
    measure::Measure,
    prepared::Prepared,
    results::{Contradiction, Results},
};
use crate::{
    compare::ClassCounts,
    puzzle::Board,
    space::HALF,
    trace::{Round, Work, WorkTally},
};

/// Version of what is counted: to be raised whenever a total of the searches changes, so that rows of two versions are
/// never mixed.
pub const COUNTING: u32 = 1;

/// Maximum length of the first line, in bytes. It may list every board of the puzzle.
pub const MAX_HEADER: usize = 8_000_000;
/// Maximum length of any other line, in bytes. A search whose bound rises by tenths of a move has up to some fifty
/// iterations.
pub const MAX_LINE: usize = 4_000;

/// Maximum of a count, of the operations of a search and of its bytes. No search of a board comes near it, and the sum
/// over all pairs of an experiment stays below 2^64.
pub const MAX_COUNT: u64 = 1 << 40;

const FORMAT: &str = "eight-realms-lab";
const VERSION: u32 = 1;

/// The cell that a row is short of.
static ABSENT: Value = Value::Bool(false);

/// The first line of a journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct JournalHeader {
    format: String,
    version: u32,
    program: String,
    counting: u32,
    hash: String,
    experiment: Experiment,
}

impl JournalHeader {
    /// The header for an experiment that this program runs.
    pub fn of(experiment: Experiment) -> Self {
        Self {
            format: FORMAT.to_owned(),
            version: VERSION,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            counting: COUNTING,
            hash: format!("{:016x}", experiment.hash()),
            experiment,
        }
    }

    /// The line, with its end.
    ///
    /// # Panics
    /// Never: a header has text for keys and whole numbers.
    pub fn line(&self) -> String {
        serde_json::to_string(self).expect("a header has text for keys and whole numbers") + "\n"
    }
}

/// Why a line does not belong to a journal of this experiment.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum JournalFault {
    /// The first line is not that of a journal.
    #[error("not a journal of the laboratory: {0}")]
    NotAJournal(String),
    /// A version of the format that this program does not know.
    #[error("format {0} is of a later version")]
    LaterFormat(u32),
    /// Counts of a program that counts otherwise.
    #[error("its counts are those of counting version {theirs}; this program has {COUNTING}")]
    OtherCounting {
        /// The version of the journal.
        theirs: u32,
    },
    /// A hash that is not that of the experiment.
    #[error("the hash is not that of the experiment")]
    Hash,
    /// Text that is no line of a journal.
    #[error("not a row of a journal")]
    NotARow,
    /// A number that no variant has.
    #[error("there is no variant {0}")]
    UnknownVariant(u64),
    /// A board that the experiment does not search.
    #[error("the experiment does not search {0:?}")]
    UnknownBoard(String),
    /// Two rows of one search that differ.
    #[error(transparent)]
    Contradiction(#[from] Contradiction),
    /// A line that is too long.
    #[error("a line has more than {0} bytes")]
    TooLong(usize),
}

/// Reads the first line.
///
/// # Errors
/// If it is not the first line of a journal, or if this program cannot go on with it.
pub fn read_header(line: &str) -> Result<Experiment, JournalFault> {
    if line.len() > MAX_HEADER {
        return Err(JournalFault::TooLong(MAX_HEADER));
    }
    let value: Value =
        serde_json::from_str(line).map_err(|error| JournalFault::NotAJournal(error.to_string()))?;
    if value.get("format").and_then(Value::as_str) != Some(FORMAT) {
        return Err(JournalFault::NotAJournal(format!("no {FORMAT:?}")));
    }
    match value.get("version").and_then(Value::as_u64) {
        Some(version) if version > u64::from(VERSION) => {
            return Err(JournalFault::LaterFormat(u32::try_from(version).unwrap_or(u32::MAX)));
        }
        _ => {}
    }
    let header: JournalHeader =
        serde_json::from_value(value).map_err(|error| JournalFault::NotAJournal(error.to_string()))?;
    if header.counting != COUNTING {
        return Err(JournalFault::OtherCounting { theirs: header.counting });
    }
    if header.hash != format!("{:016x}", header.experiment.hash()) {
        return Err(JournalFault::Hash);
    }
    Ok(header.experiment)
}

/// Any line but the first.
#[derive(Clone, Debug, PartialEq)]
pub enum JournalLine {
    /// A result.
    Row {
        /// Number of the variant.
        variant: usize,
        /// Number of the board.
        board: usize,
        /// The result.
        result: PairResult,
    },
    /// All results of a phase are there.
    Phase(Measure),
}

/// Reads and writes the lines of the journal of one experiment.
pub struct Journal<'a> {
    prepared: &'a Prepared,
    /// The number of each board of the puzzle, by its index, once a line is read.
    places: OnceCell<Vec<u32>>,
}

impl<'a> Journal<'a> {
    /// The journal of an experiment.
    pub fn of(prepared: &'a Prepared) -> Self {
        Self { prepared, places: OnceCell::new() }
    }

    fn places(&self) -> &[u32] {
        self.places.get_or_init(|| self.prepared.places())
    }

    /// Reads a line, without its end, into the results.
    ///
    /// # Errors
    /// If it is not a line of this journal, or contradicts one that has been read.
    pub fn read_into(&self, line: &str, results: &mut Results) -> Result<(), JournalFault> {
        if let JournalLine::Row { variant, board, result } = self.read(line)? {
            results.set(self.prepared, variant, board, &result)?;
        }
        Ok(())
    }

    /// Reads a line, without its end.
    ///
    /// # Errors
    /// If it is not a line of this journal.
    pub fn read(&self, line: &str) -> Result<JournalLine, JournalFault> {
        if line.len() > MAX_LINE {
            return Err(JournalFault::TooLong(MAX_LINE));
        }
        match serde_json::from_str(line) {
            Ok(Value::Array(cells)) => {
                let result = self.counts(&cells).ok_or(JournalFault::NotARow)?;
                self.row(&cells, result)
            }
            Ok(Value::Object(members)) if members.len() == 1 => self.member(&members),
            _ => Err(JournalFault::NotARow),
        }
    }

    /// Reads a line that is an object of one member.
    fn member(&self, members: &Map<String, Value>) -> Result<JournalLine, JournalFault> {
        let (name, value) = members.iter().next().ok_or(JournalFault::NotARow)?;
        let cells = value.as_array().filter(|cells| cells.len() == 3);
        match (name.as_str(), cells) {
            ("phase", None) => {
                let phase = value.as_str().and_then(|name| name.parse().ok());
                phase.map(JournalLine::Phase).ok_or(JournalFault::NotARow)
            }
            ("bytes", Some(cells)) => {
                let bytes = count(&cells[2]).ok_or(JournalFault::NotARow)?;
                self.row(cells, PairResult::Bytes(bytes))
            }
            ("seconds", Some(cells)) => {
                let seconds =
                    cells[2].as_f64().filter(|seconds| *seconds >= 0.0).ok_or(JournalFault::NotARow)?;
                self.row(cells, PairResult::Seconds(seconds))
            }
            _ => Err(JournalFault::NotARow),
        }
    }

    /// The counts in the cells of a row; `None` if they have another shape, or no search could have them.
    fn counts(&self, cells: &[Value]) -> Option<PairResult> {
        let [_, _, expanded, generated, peak, moves, hash, besides @ ..] = cells else { return None };
        let moves = match moves {
            Value::Null => None,
            moves => {
                let moves = moves.as_u64().and_then(|moves| u8::try_from(moves).ok());
                Some(moves.filter(|moves| *moves < u8::MAX)?)
            }
        };
        let is_hash = |hash: &&str| hash.len() == 16 && hash.bytes().all(|digit| digit.is_ascii_hexdigit());
        let hash = hash.as_str().filter(is_hash)?;
        let mut besides = besides.iter();
        let mut besides_if =
            |measure| self.prepared.experiment().measures(measure).then(|| besides.next().unwrap_or(&ABSENT));
        let [work, rounds, meter] = [Measure::Work, Measure::Rounds, Measure::Meter].map(&mut besides_if);
        if besides.next().is_some() {
            return None;
        }
        let expanded = count(expanded)?;
        let counts = PairCounts {
            expanded,
            generated: count(generated)?,
            frontier_peak: u32::try_from(peak.as_u64()?).ok()?,
            moves,
            expand_hash: u64::from_str_radix(hash, 16).ok()?,
            work: match work {
                Some(amounts) => Some(self::work(amounts.as_object()?)?),
                None => None,
            },
            meter: match meter {
                Some(Value::Null) | None => None,
                Some(classes) => Some(self::meter(classes).filter(|meter| meter.all() == expanded)?),
            },
        };
        let rounds = match rounds {
            Some(rounds) => self::rounds(rounds.as_array()?, expanded)?,
            None => Vec::new(),
        };
        Some(PairResult::Counts { counts, rounds })
    }

    /// A result with the variant and the board that begin its row.
    fn row(&self, cells: &[Value], result: PairResult) -> Result<JournalLine, JournalFault> {
        let variant = cells[0].as_u64().ok_or(JournalFault::NotARow)?;
        let start = cells[1].as_str().ok_or(JournalFault::NotARow)?;
        let number = usize::try_from(variant).ok().filter(|number| *number < self.prepared.variants().len());
        let number = number.ok_or(JournalFault::UnknownVariant(variant))?;
        let read: Option<Board> = start.parse().ok();
        let board = read.and_then(|start| self.prepared.board_number(self.places(), start));
        let board = board.filter(|board| self.prepared.is_searched(number, *board));
        let board = board.ok_or_else(|| JournalFault::UnknownBoard(start.to_owned()))?;
        Ok(JournalLine::Row { variant: number, board, result })
    }

    fn counts_row(&self, variant: usize, start: &str, counts: &PairCounts, rounds: &[Round]) -> Value {
        let PairCounts { expanded, generated, frontier_peak, moves, expand_hash, work, meter } = counts;
        let hash = format!("{expand_hash:016x}");
        let mut cells = vec![
            json!(variant),
            json!(start),
            json!(expanded),
            json!(generated),
            json!(frontier_peak),
            json!(moves),
            json!(hash),
        ];
        cells.extend(work.map(|work| {
            let amounts = work.done().map(|(kind, amount)| (kind.name().to_owned(), json!(amount)));
            Value::Object(amounts.collect())
        }));
        let measured = |measure| self.prepared.experiment().measures(measure);
        cells.extend(
            measured(Measure::Rounds)
                .then(|| rounds.iter().map(|round| json!([round.bound, round.expanded])).collect()),
        );
        cells.extend(
            measured(Measure::Meter)
                .then(|| json!(meter.map(|meter| [meter.necessary, meter.ties, meter.wasted, meter.again]))),
        );
        Value::Array(cells)
    }

    /// All results as lines: those of a run whose journal begins only now.
    pub fn lines(&self, results: &Results) -> impl Iterator<Item = JournalLine> {
        let pairs = (0..self.prepared.variants().len())
            .flat_map(|variant| (0..self.prepared.boards().len()).map(move |board| (variant, board)));
        pairs.flat_map(|(variant, board)| {
            let counts = results.counts(variant, board).map(|counts| PairResult::Counts {
                counts,
                rounds: results.rounds(variant, board).collect(),
            });
            let bytes = results.bytes(variant, board).map(PairResult::Bytes);
            let seconds = results.seconds(variant, board).map(PairResult::Seconds);
            let results = [counts, bytes, seconds].into_iter().flatten();
            results.map(move |result| JournalLine::Row { variant, board, result })
        })
    }

    /// Writes a line, with its end.
    pub fn write(&self, line: &JournalLine) -> String {
        let value = match line {
            JournalLine::Row { variant, board, result } => {
                let start = self.prepared.boards()[*board].start.letters();
                match result {
                    PairResult::Counts { counts, rounds } => {
                        self.counts_row(*variant, &start, counts, rounds)
                    }
                    PairResult::Bytes(bytes) => json!({ "bytes": [variant, start, bytes] }),
                    PairResult::Seconds(seconds) => json!({ "seconds": [variant, start, seconds] }),
                }
            }
            JournalLine::Phase(phase) => json!({ "phase": phase.name() }),
        };
        format!("{value}\n")
    }
}

/// A number up to [`MAX_COUNT`].
fn count(cell: &Value) -> Option<u64> {
    cell.as_u64().filter(|count| *count <= MAX_COUNT)
}

/// Iterations, if a search of so many expansions can have them.
fn rounds(cells: &[Value], expanded: u64) -> Option<Vec<Round>> {
    let round = |cell: &Value| {
        let [bound, expanded] = cell.as_array()?.as_slice() else { return None };
        Some(Round { bound: u16::try_from(bound.as_u64()?).ok()?, expanded: count(expanded)? })
    };
    let rounds: Vec<Round> = cells.iter().map(round).collect::<Option<_>>()?;
    let is_whole = rounds.is_empty() || rounds.iter().map(|round| round.expanded).sum::<u64>() == expanded;
    (is_whole && rounds.is_sorted_by(|one, next| one.bound < next.bound)).then_some(rounds)
}

/// Expansions by class, if the boards of a half can be so many.
fn meter(cell: &Value) -> Option<ClassCounts> {
    let [necessary, ties, wasted, again] = cell.as_array()?.as_slice() else { return None };
    let [necessary, ties, wasted, again] = [count(necessary)?, count(ties)?, count(wasted)?, count(again)?];
    (necessary + ties + wasted <= HALF as u64).then_some(ClassCounts { necessary, ties, wasted, again })
}

fn work(amounts: &Map<String, Value>) -> Option<WorkTally> {
    let tally = amounts.iter().try_fold(WorkTally::default(), |tally, (name, amount)| {
        let kind = Work::ALL.into_iter().find(|kind| kind.name() == name)?;
        Some(tally.with(kind, count(amount)?))
    })?;
    (tally.total() <= MAX_COUNT).then_some(tally)
}
