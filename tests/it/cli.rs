//! The command line, by running it.

mod check;
mod compare;
mod help;
mod judge;
mod language;
mod misuse;
pub mod program;
mod solve;
mod usage;
