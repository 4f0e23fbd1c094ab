//! The command line, by running it.

mod compare;
mod judge;
mod program;
mod solve;
mod usage;
