//! What searches of one puzzle have to do with each other.

#![warn(clippy::wildcard_enum_match_arm)]

mod branching;
mod difference;
mod meter;
mod orders;
mod price;
mod ratios;

pub use branching::effective_branching_factor;
pub use difference::{Difference, first_difference};
pub use meter::{Class, Meter, Shares, Unjudged, Yardstick};
pub use orders::{Outcome, Trial};
pub use price::{Hunt, Price, Starts, Tried};
pub use ratios::ratios;
