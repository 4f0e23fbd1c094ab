//! The laboratory: experiments of many searches, as data.
//!
//! An experiment is boards × variants × measures. A variant is a [lane](crate::lane). Counts are exact and the same on
//! every computer; run times are not, and are taken apart from them.
//!
//! | file | what it is |
//! |---|---|
//! | [`BoardSource`] | which boards: a sample of some depths, all of one depth, all there are, a list |
//! | [`Experiment`] | what is to be counted, as data |
//! | [`Prepared`] | the boards of an experiment, and which search counts for which variants |
//! | [`Counter`] | searches one board at a time and counts |
//! | [`Results`] | the counts, in columns of 29 bytes for each pair of variant and board, and more for what is measured besides |
//! | [`Forecast`] | the time that is left, learnt from the searches made |
//! | [`JournalLine`] | the experiment and its results as lines of a file, so that a run can be resumed |
//! | [`ResultRow`], [`SummaryRow`], [`PairRow`], [`BookRow`], [`RoundRow`] | the results for people and programs |
//! | [`RoundFormula`] | what an iteration of a deepening search expands, without a search |
//!
//! Which searches run when, on how many threads and by which clock is a matter of whoever runs them
//! ([`Job::Lab`](crate::job::Job::Lab)).

#![warn(missing_docs)]

mod boards;
mod book;
mod counter;
mod experiment;
mod forecast;
mod formula;
mod journal;
mod measure;
mod pairs;
mod prepared;
mod preset;
mod results;
mod rounds;
mod row;
mod schedule;
mod statistics;
mod summary;
mod twins;

pub use boards::{
    BoardSource, BoardSourceError, DEFAULT_SEED, DealtBoard, Depths, DepthsError, Sample, Shortage,
    board_count,
};
pub use book::{BookRow, BookTable};
pub use counter::{Counter, PairCounts, PairResult};
pub use experiment::{Experiment, ExperimentDifference, RecordError, Variant};
pub use forecast::Forecast;
pub use formula::RoundFormula;
pub use journal::{
    COUNTING, Journal, JournalFault, JournalHeader, JournalLine, MAX_COUNT, MAX_HEADER, MAX_LINE, read_header,
};
pub use measure::{Measure, Twins};
pub use pairs::{PairRow, pairs};
pub use prepared::{Layer, MAX_PAIRS, Prepared, Task, TooManyPairs};
pub use preset::LabPreset;
pub use results::{Contradiction, Results};
pub use rounds::{RoundRow, RoundSums, round_formula, rounds};
pub use row::{ResultRow, RowRound, RowWithWork, flat_rows, rows};
pub use schedule::TIMED_BOARDS;
pub use statistics::{median, quantile};
pub use summary::{SummaryRow, figures, summary};
pub use twins::twin;
