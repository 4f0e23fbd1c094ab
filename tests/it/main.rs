//! The tests of the house, a theme a file.

#![allow(clippy::disallowed_methods, reason = "tests write files")]

#[path = "../../crates/app/tests/app/at_the_end.rs"]
mod at_the_end;
mod cli;
#[cfg(target_os = "linux")]
mod cost;
#[cfg(feature = "gui")]
mod cover;
mod documents;
#[cfg(feature = "gui")]
#[path = "../pictures/mod.rs"]
mod drawn_pictures;
#[cfg(feature = "gui")]
mod export;
#[cfg(all(feature = "gui", unix))]
mod files;
#[cfg(feature = "gui")]
mod frames;
#[allow(dead_code, reason = "here only a part of it is used")]
#[path = "../../crates/core/tests/core/ground.rs"]
mod ground;
mod house;
#[cfg(feature = "gui")]
mod inside;
#[cfg(target_os = "linux")]
mod judge;
#[cfg(all(feature = "gui", unix))]
mod kept;
#[cfg(feature = "gui")]
mod kept_journal;
#[cfg(feature = "gui")]
mod kit;
mod long_texts;
#[cfg(feature = "gui")]
mod look;
mod map;
mod memory;
#[cfg(feature = "gui")]
mod monkey;
#[cfg(feature = "gui")]
mod no_display;
#[path = "../../crates/worker/tests/worker/panicking.rs"]
mod panicking;
#[cfg(feature = "gui")]
mod pictures;
#[cfg(feature = "gui")]
mod platform;
mod plots;
#[path = "../../crates/worker/tests/worker/probe.rs"]
mod probe;
#[path = "../../crates/core/tests/core/ask/rows.rs"]
mod question_rows;
#[cfg(feature = "gui")]
mod questions;
mod race_table;
mod readers;
#[cfg(all(feature = "gui", unix))]
mod saving;
mod session;
#[cfg(feature = "gui")]
mod settings;
#[cfg(feature = "gui")]
mod sizes;
#[cfg(feature = "gui")]
mod snapshot;
#[allow(dead_code, reason = "here only a part of it is used")]
#[path = "../../crates/app/tests/app/model/test_app.rs"]
mod test_app;
#[cfg(feature = "gui")]
mod window;
mod words;
