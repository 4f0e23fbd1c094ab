//! What searches of one puzzle have to do with each other.

mod orders;
mod price;
