//! The command line, by running it.

mod check;
mod compare;
mod judge;
pub mod program;
mod solve;
mod usage;
