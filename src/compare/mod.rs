//! What searches of one puzzle have to do with each other.

mod orders;
mod price;

pub use orders::{Outcome, Trial};
pub use price::{Hunt, Price, Starts, Tried};
