//! The window, driven by label in both languages.

pub mod desk;
mod dump;
