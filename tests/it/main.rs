//! The tests of the house, a theme a file.

mod bidirectional;
mod boards;
mod cli;
mod events;
mod facts;
mod house;
mod judge;
#[cfg(feature = "gui")]
mod look;
mod oracles;
mod parity;
#[cfg(feature = "gui")]
mod pictures;
mod plots;
mod probe;
mod realms;
mod recording;
#[cfg(feature = "gui")]
mod snapshot;
mod space;
mod stopwatch;
mod ties;
mod why;
mod words;
