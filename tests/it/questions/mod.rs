//! Questions in the window.

mod card;
mod past;
