//! Workers on a desktop: the only threads and channels, and the program run by itself to weigh a search.

mod clock;
mod courier;
mod host;
mod listener;
mod scale;
mod teller;
mod worker;

pub use clock::{SteadyClock, rest};
pub use host::Host;
pub use scale::{Scale, WeighError, peak_memory};
pub use teller::Teller;
pub use worker::Worker;
