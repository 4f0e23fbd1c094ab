//! Workers on a desktop: a thread and channels for each, and the program run by itself to weigh a search.

mod clock;
mod event_sender;
mod host;
mod listener;
mod probe;
mod task_sender;
mod worker;

pub use clock::{SteadyClock, rest};
pub use host::Host;
pub use probe::{MemoryProbe, WeighError, peak_memory};
pub use worker::Worker;
