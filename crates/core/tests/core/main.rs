//! The tests of the core alone, a theme a file: puzzle, space, heuristics, events, realms, recordings, judges, comparisons
//! and questions. No window, no process, no source, no clock.
//!
//! With `CORE_SAMPLES=small` they take seconds instead of minutes, and end with the first that fails, for whoever changes
//! the source a thousand times: `cargo mutants`, by `.cargo/mutants.toml`.

#![allow(
    clippy::disallowed_methods,
    reason = "tests run on all cores, and the machine says how large their samples are"
)]

mod ask;
mod bidirectional;
mod boards;
mod compare;
mod events;
mod export;
mod facts;
mod ground;
mod heuristics;
mod judge;
mod lab;
mod lanes;
mod optimality;
mod oracles;
mod panels;
mod parity;
mod place;
mod playhead;
mod probe;
mod readers;
mod realm_facts;
mod realms;
mod recording;
mod samples;
mod space;
mod structures;
mod survey;
mod tables;
mod ties;
mod time_curve;
mod tree;
mod wire;
mod work;
