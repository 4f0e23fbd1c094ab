//! The only threads and channels: searches that run beside the window, the stopwatch, and the program run by
//! itself to weigh a search.

mod batch;
mod count;
mod courier;
mod errand;
mod gauge;
mod interrupt;
mod job;
mod map_job;
mod memory;
mod run;

pub use batch::{BATCH, Batch};
pub use count::Count;
pub use errand::{Errand, Said, Teller};
pub use gauge::{Gauged, count_work, weigh};
pub use interrupt::interrupted;
pub use job::Job;
pub use map_job::{MapJob, MapPiece};
pub use memory::{WeighError, peak_memory};
pub use run::{Drained, Message, Run, Wake};

pub mod stopwatch;

/// Lets the workers work for a moment, where there is no window whose frames they could wake.
pub fn rest() {
    std::thread::sleep(std::time::Duration::from_millis(1));
}
