//! Eight Realms · 八境: eight ways of solving the 8-puzzle, recorded event by event and shown at any moment, forward and
//! back.
//!
//! This is the program: the command line, and the window. What they are made of lies in three crates, lowest first. A
//! crate can use those above its own line and none below.
//!
//! | crate | what it is | what it does not know |
//! |---|---|---|
//! | [`eight_realms_core`] | the world, and every search of it | words, screens, threads, clocks, files |
//! | [`eight_realms_app`] | the application without a screen | screens, threads, clocks, files |
//! | [`eight_realms_worker`] | jobs and effects carried out | screens, files |
//! | [`file`](mod@file) | the writer of files | commands, egui |
//! | [`journal`] | journals of the laboratory as files | commands, egui |
//! | [`cli`] | arguments and commands | egui |
//! | `gui` | the window: the only module that uses egui | – |

#![warn(clippy::dbg_macro, clippy::todo, clippy::unimplemented, clippy::unwrap_used)]

#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
#[cfg(not(target_arch = "wasm32"))]
pub mod file;
#[cfg(feature = "gui")]
pub mod gui;
#[cfg(not(target_arch = "wasm32"))]
pub mod journal;
