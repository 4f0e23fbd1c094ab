//! From views to sentences and figures: what is shown, in the language of the window, and the controls that
//! are offered.
//!
//! A view holds numbers, boards and standings. Here they become words, and rules decide which control is offered and
//! which action it triggers. Panels decide where a text is and how it looks. A label that is one message and its
//! figures, they read themselves.

pub mod control;
pub mod counterexample;
pub mod editor;
pub mod heuristics;
pub mod jump;
pub mod ladder;
pub mod legend;
pub mod link;
pub mod map;
pub mod map_marks;
pub mod markdown;
pub mod moment;
pub mod notice;
pub mod places;
pub mod plots;
pub mod progress;
pub mod question;
pub mod question_card;
pub mod race;
pub mod reading;
pub mod settings;
pub mod stage;
pub mod timeline;
pub mod tree;
pub mod trials;
pub mod unsolvable;

pub use crate::desk::narrator::Narrator;
