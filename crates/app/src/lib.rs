//! The application without a screen: what it holds, what changes it, and what it says, in two languages.
//!
//! | module | what it is |
//! |---|---|
//! | [`words`] | every sentence in two languages, and the explanation of each step |
//! | [`page`] | a realm's page, the names of its files, and the line of its source that belongs to an event |
//! | [`app`] | state, model, action, effect, schedule, update, view |
//! | [`tell`] | from views to sentences and figures, and which controls are offered |
//!
//! Nothing here knows a screen, a thread, a clock or a file.

#![warn(clippy::dbg_macro, clippy::todo, clippy::unimplemented, clippy::unwrap_used)]

pub mod app;
pub mod page;
pub mod tell;
pub mod words;
