//! Questions in the window.

mod card;
mod legible;
mod past;
