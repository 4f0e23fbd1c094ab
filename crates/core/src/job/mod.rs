//! Everything that is computed beside the caller, as plain data: what is requested, and what comes back.
//!
//! A job can be written down, sent and done anywhere: here, on another thread, in another process. What a job
//! carries behind an `Arc` (a table, true distances) is what it would otherwise compute again by itself.
//!
//! | job | what comes back |
//! |---|---|
//! | [`Job::Search`] | every event in batches, realm 3's table, the answer |
//! | [`Job::Count`] | counts and answer |
//! | [`Job::Time`] | run times and their curves, realm after realm |
//! | [`Job::Work`] | work curves, realm after realm |
//! | [`Job::Weigh`] | peak memory, realm after realm |
//! | [`Job::Map`] | the goal's part of a map, then the map |
//! | [`Job::Survey`] | a heuristic beside the true distances |
//! | [`Job::Orders`] | one trial after the other |
//! | [`Job::Trees`] | the search trees of the first events of a search |
//! | [`Job::Lab`] | results of an experiment, in any order |
//! | [`Job::Check`] | one fact after the other, and what was found |
//! | [`Job::Counterexample`] | how many boards have been tried, and the one that was found |
//!
//! A job is carried out by its [`Listener`], which receives the messages of the job, knows whether it is still wanted,
//! and has the clock. A job depends on no thread, no channel, no process.

use serde::{Deserialize, Serialize};

mod batch;
mod check;
#[cfg(not(target_arch = "wasm32"))]
mod check_run;
mod counterexample;
mod lab;
mod lab_run;
mod listener;
mod machine_load;
mod map;
mod median;
mod message;
mod orders;
mod run;
mod search;
mod survey;
mod time;
mod time_curve;
mod time_summary;
mod timer;
mod tree;
pub mod wire;

pub use batch::{BATCH, Batch, Buffer, Buffers, LENT, empty_buffer};
pub use check::{CheckJob, CheckNews};
pub use counterexample::{CounterexampleJob, CounterexampleNews, CounterexampleTarget};
pub use lab::{LabJob, LabNews, LabRow};
pub use listener::{Listener, PeakBytes, Recorder, Rest};
pub use machine_load::MachineLoad;
pub use map::{MapJob, MapPiece};
pub use message::Message;
pub use message::{PANIC_WITHOUT_TEXT, panic_text};
pub use orders::{OrdersJob, TrialsKey};
pub use search::Search;
pub use survey::{Summary, SurveyJob, SurveyedHeuristic};
pub use time::{SearchTimes, TimedSearch, measure};
pub use time_curve::measure_curve;
pub use time_summary::{Runs, TimeSummary};
pub use timer::Timer;
pub use tree::TreesJob;

/// Something to be computed.
#[derive(Clone, Serialize, Deserialize)]
pub enum Job {
    /// A search, every event of it.
    Search(Search),
    /// A search to its end, counting only.
    Count(Search),
    /// The run times of searches, one after the other, each with its curve.
    Time(Vec<TimedSearch>),
    /// The work of searches, one after the other.
    Work(Vec<Search>),
    /// The peak memory of searches, one after the other.
    Weigh(Vec<Search>),
    /// The map of a puzzle.
    Map(MapJob),
    /// The search trees of a recording.
    Trees(TreesJob),
    /// A heuristic compared with the true distances of all boards.
    Survey(SurveyJob),
    /// A puzzle in all orders of moves.
    Orders(OrdersJob),
    /// A board from which a heuristic leads to a path that is too long.
    Counterexample(CounterexampleJob),
    /// A phase of an experiment.
    Lab(LabJob),
    /// Known facts, checked one after the other.
    Check(CheckJob),
}

impl Job {
    /// The name of the job, and of its thread.
    pub fn name(&self) -> String {
        match self {
            Self::Search(search) => format!("lane {}", search.lane),
            Self::Count(search) => format!("count {}", search.lane),
            Self::Time(_) => "time".to_owned(),
            Self::Work(_) => "work".to_owned(),
            Self::Weigh(_) => "weigh".to_owned(),
            Self::Map(_) => "map".to_owned(),
            Self::Trees(job) => format!("trees {}", job.search.lane),
            Self::Survey(_) => "survey".to_owned(),
            Self::Orders(_) => "orders".to_owned(),
            Self::Counterexample(_) => "counterexample".to_owned(),
            Self::Lab(job) => format!("lab {}", job.phase().name()),
            Self::Check(_) => "check".to_owned(),
        }
    }
}
