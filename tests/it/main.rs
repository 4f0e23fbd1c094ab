//! The tests of the house, a theme a file.

mod boards;
mod events;
mod facts;
#[cfg(feature = "gui")]
mod look;
mod oracles;
mod probe;
mod realms;

#[cfg(feature = "gui")]
mod snapshot;
mod space;
mod ties;
mod words;
