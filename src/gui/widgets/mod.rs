//! Parts of the window that use no model: they are given figures and words, and paint.
//!
//! Small marks take a painter and a place, and return the room they took, so that rows can be built
//! from left to right without a layout pass. What can be pressed or dragged takes a `Ui`, a stable id and
//! a label, so that a keyboard and a screen reader find it too: see [`button`].

pub mod board;
pub mod button;
pub mod chip;
pub mod covered;
pub mod focus;
pub mod key_hint;
pub mod marks;
pub mod plot;
pub mod pointed_moment;
pub mod pointer_place;
pub mod qr_code;
pub mod rung;
pub mod score;
pub mod scrubber;
pub mod segments;
pub mod slider;
pub mod status;
pub mod still;
pub mod text;
pub mod transport;
