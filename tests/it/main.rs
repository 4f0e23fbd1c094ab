//! The tests of the house, a theme a file.

mod ask;
mod bidirectional;
mod boards;
mod check;
mod cli;
mod compare;
mod events;
mod facts;
#[cfg(feature = "gui")]
mod frames;
mod heuristics;
mod house;
#[cfg(feature = "gui")]
mod inside;
mod judge;
#[cfg(feature = "gui")]
mod kit;
mod lesson;
#[cfg(feature = "gui")]
mod look;
mod map;
mod model;
#[cfg(feature = "gui")]
mod monkey;
#[cfg(feature = "gui")]
mod no_display;
mod optimality;
mod oracles;
mod parity;
#[cfg(feature = "gui")]
mod pictures;
mod place;
#[cfg(feature = "gui")]
mod platform;
mod plots;
mod probe;
#[cfg(feature = "gui")]
mod questions;
mod readers;
mod realm_facts;
mod realms;
mod recording;
mod session;
#[cfg(feature = "gui")]
mod settings;
#[cfg(feature = "gui")]
mod sizes;
#[cfg(feature = "gui")]
mod snapshot;
mod space;
mod stopwatch;
mod structures;
mod survey;
mod tell;
mod ties;
mod tree;
mod why;
#[cfg(feature = "gui")]
mod window;
mod wire;
mod words;
mod work;
mod worker;
