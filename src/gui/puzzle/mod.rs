//! The puzzle: its two boards as they are edited, and another one at a depth.

pub mod depth;
pub mod editor;
mod pad;
