//! Time travel: a search is recorded, and the screen shows the recording at a moment.
//!
//! A *moment* is a number of events: at moment 0 nothing has happened, at moment n the first n events have. Everything
//! that is shown (board, frontier, counts, curves, the highlighted line of code) is a function of a recording and a
//! moment, so stepping back is as easy as stepping forward.

#![warn(clippy::wildcard_enum_match_arm)]

mod board_history;
mod clock;
mod frontier;
mod histories;
mod index;
mod later_events;
mod layers;
mod mark;
pub mod moment;
mod past;
mod path;
pub mod place;
mod playhead;
mod recording;
mod scene;
mod series;
mod series_copies;
mod step;
pub mod structures;
mod successors;
mod thinned;
mod time_curve;
pub mod tree;
mod visits;
mod work_curve;

pub use board_history::BoardHistory;
pub use frontier::{Waiting, WaitingBoard, frontier_ends, frontier_in_order};
pub use index::BoardStatus;
pub use layers::{Layers, SideChoice};
pub use mark::{Mark, MarkKind};
pub use past::Past;
pub use playhead::{Playback, Playhead, TENFOLD_SECONDS};
pub use recording::{PAGE, Recording};
pub use scene::{Node, Scene};
pub use series::{Sample, Series};
pub use step::{Direction, Stride};
pub use successors::{Fate, Successor, Timing};
pub use time_curve::{TimeCurve, TimeSample};
pub use visits::VisitsUntil;
pub use work_curve::{WorkCurve, WorkSample};
