//! The tests of the house, a theme a file.

mod bidirectional;
mod boards;
mod cli;
mod events;
mod facts;
mod heap_top;
mod house;
mod judge;
mod lesson;
#[cfg(feature = "gui")]
mod look;
mod model;
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
