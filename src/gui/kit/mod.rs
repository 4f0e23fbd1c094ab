//! What every panel is drawn with: a canvas, boards side by side, a card over the window, lines of a tooltip.
//!
//! The kit knows what is shown and where actions go; it knows no panel.

mod canvas;
pub mod sheet;
pub mod slots;
pub mod tooltip;

pub use canvas::{Canvas, id};
