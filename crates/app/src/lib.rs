//! The application without a screen: what it holds, what changes it, and what it says, in two languages.
//!
//! | module | what it is |
//! |---|---|
//! | [`words`] | every sentence in two languages, and the explanation of each step |
//! | [`page`] | a realm's page, the names of its files, and the line of its source that belongs to an event |
//! | [`desk`] | what every feature shares: puzzle, lanes, playheads, the cover, the veil, jobs, the window |
//! | `race`, `map`, `inside` … | one for each feature: its state, its actions, what it does with the desk, its view, its sentences |
//! | [`model`], [`view`], [`schedule`] | what puts the features together |
//! | [`control`] | what keys and buttons do at this moment, and whether they are offered |
//! | [`layers`] | what lies over the stage, and is closed |
//! | [`headline`] | the one sentence over the stage |
//!
//! Nothing here knows a screen, a thread, a clock or a file.

#![warn(clippy::dbg_macro, clippy::todo, clippy::unimplemented, clippy::unwrap_used)]

pub mod control;
pub mod desk;
pub mod editor;
pub mod export;
pub mod headline;
pub mod heuristics;
pub mod inside;
pub mod lab;
pub mod ladder;
pub mod lanes;
pub mod layers;
pub mod link;
pub mod map;
pub mod model;
pub mod page;
pub mod places;
pub mod plots;
pub mod questions;
pub mod race;
pub mod schedule;
pub mod settings;
pub mod step;
pub mod timeline;
pub mod view;
pub mod words;
