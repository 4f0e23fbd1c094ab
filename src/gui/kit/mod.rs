//! What every panel is drawn with: a canvas, boards side by side, a card over the window.
//!
//! The kit knows what is shown and where actions go; it knows no panel.

mod canvas;
pub mod sheet;
pub mod slots;

pub use canvas::{Canvas, id};
