//! The command line, by running it.

mod ask;
mod check;
mod compare;
mod exit_codes;
#[cfg(feature = "gui")]
mod export;
mod help;
mod judge;
mod lab;
mod lanes;
mod language;
mod lines;
mod open;
pub mod program;
mod solve;
mod trace;
mod usage;
