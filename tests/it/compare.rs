//! What searches of one puzzle have to do with each other.

mod branching;
mod orders;
mod price;
