//! What searches of one puzzle have to do with each other.

mod branching;
mod difference;
mod meter;
mod orders;
mod price;
mod ratios;
