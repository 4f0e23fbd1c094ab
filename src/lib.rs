//! Eight Realms · 八境: eight ways of solving the 8-puzzle, recorded event by event and shown at any moment, forward and
//! back.
//!
//! This page lists the layers of the program, lowest first. A layer may use those above its own line and none below. A
//! test reads every `crate::` and `super::` path against this order.
//!
//! | layer | what it is | what it must not know |
//! |---|---|---|
//! | [`puzzle`] | what the world is: board, move, order, rank, parity, puzzle | searches |
//! | [`space`] | the whole space at once: true distances, the smallest shortest path, dealt boards | realms |
//! | [`heuristic`] | heuristics, each prepared once for a goal | realms |
//! | [`trace`] | what a search sends: event, observer, tally, budget; an event packed into sixteen bytes | which observers there are |
//! | [`realm`] | searches, each one idea further than the last, and their files as they are shown | threads, recordings, screens |
//! | [`replay`] | time travel: recording, scene, playhead, series, the search tree, the data structures at work | threads, screens |
//! | [`map`] | the place of each board on the map of all boards, and the status that a search gives it | threads, screens, colours |
//! | [`compare`] | how searches compare: must-expand classes, ratios, first difference, move orders, counterexamples | threads, screens |
//! | [`ask`] | questions about a search: what can be asked at a moment, what is right, and which rival a wrong answer fits | words, threads, screens |
//! | [`words`] | every sentence in two languages, and the explanation of each step | threads, screens |
//! | [`page`] | a realm's page, the names of its files, event kind to line | threads, screens |
//! | [`judge`] | the judges' formats: reader and writer | realms' insides |
//! | [`check`] | facts about the space and the searches, on all cores: expected, found | screens |
//! | [`job`] | every task as plain data, and what comes back: runs anywhere | threads, clocks, screens |
//! | [`report`] | results for people and programs: rows, tables, JSON, CSV | where the results are written |
//! | [`app`] | the application without a screen: state, model, action, effect, schedule, update, view | threads, egui, clocks |
//! | [`tell`] | from views to sentences and figures, and which controls are offered | threads, egui, pixels |
//! | [`worker`] | one interface to whatever carries jobs out: start, allow up to an event, poll, stop; behind it the threads, channels and processes of a desktop, or the means of a web page | screens |
//! | [`session`] | carries effects out with real workers, turns messages into actions | threads, egui |
//! | [`cli`] | arguments and commands | egui |
//! | `gui` | the only folder that uses egui | – |

#![warn(clippy::dbg_macro, clippy::todo, clippy::unimplemented, clippy::unwrap_used)]

pub mod app;
pub mod ask;
#[cfg(not(target_arch = "wasm32"))]
pub mod check;
#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
pub mod compare;
#[cfg(feature = "gui")]
pub mod gui;
pub mod heuristic;
pub mod job;
pub mod judge;
pub mod map;
pub mod page;
pub mod puzzle;
pub mod realm;
pub mod replay;
pub mod report;
pub mod session;
pub mod space;
pub mod tell;
pub mod trace;
pub mod words;
pub mod worker;
