//! Jobs and effects carried out.
//!
//! | module | what it is |
//! |---|---|
//! | [`worker`] | one interface to whatever carries jobs out: start, allow up to an event, poll, stop; behind it the threads, channels and processes of a desktop, or the means of a web page |
//! | [`session`] | carries effects out with real workers, turns messages into actions |
//! | [`laboratory`] | an experiment on several workers |
//! | `checking` | facts checked on all cores, by the clock; not in a page |
//!
//! Nothing here knows a screen.

#![warn(clippy::dbg_macro, clippy::todo, clippy::unimplemented, clippy::unwrap_used)]

#[cfg(not(target_arch = "wasm32"))]
pub mod checking;
pub mod laboratory;
pub mod session;
pub mod worker;
