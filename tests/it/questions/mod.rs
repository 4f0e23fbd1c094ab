//! Questions in the window.

mod bet;
mod card;
mod class;
mod count;
mod legible;
mod options;
mod past;
mod results;
mod stops;
mod walk;
