//! The tests of the house, a theme a file.

mod at_the_end;
mod check;
mod cli;
#[cfg(target_os = "linux")]
mod cost;
mod documents;
#[cfg(feature = "gui")]
#[path = "../pictures/mod.rs"]
mod drawn_pictures;
#[path = "../../crates/core/tests/core/ask/drawn.rs"]
mod drawn_searches;
#[cfg(all(feature = "gui", unix))]
mod files;
#[cfg(feature = "gui")]
mod frames;
#[path = "../../crates/core/tests/core/ground.rs"]
mod ground;
mod house;
#[cfg(feature = "gui")]
mod inside;
#[cfg(target_os = "linux")]
mod judge;
#[cfg(feature = "gui")]
mod kit;
mod long_texts;
#[cfg(feature = "gui")]
mod look;
mod map;
mod memory;
mod model;
#[cfg(feature = "gui")]
mod monkey;
#[cfg(feature = "gui")]
mod no_display;
mod page;
mod panicking;
#[cfg(feature = "gui")]
mod pictures;
#[cfg(feature = "gui")]
mod platform;
mod plots;
mod probe;
#[path = "../../crates/core/tests/core/ask/rows.rs"]
mod question_rows;
#[cfg(feature = "gui")]
mod questions;
mod readers;
#[path = "../../crates/core/tests/core/ask/rival_rows.rs"]
mod rival_rows;
mod session;
#[cfg(feature = "gui")]
mod settings;
#[cfg(feature = "gui")]
mod sizes;
#[cfg(feature = "gui")]
mod snapshot;
mod stopwatch;
mod tell;
mod why;
#[cfg(feature = "gui")]
mod window;
mod words;
mod worker;
