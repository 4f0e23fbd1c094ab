//! What searches of one puzzle have to do with each other.

mod difference;
mod orders;
mod price;
mod ratios;

pub use difference::{Difference, first_difference};
pub use orders::{Outcome, Trial};
pub use price::{Hunt, Price, Starts, Tried};
pub use ratios::{Ratio, ratios};
