//! The inside of a search in the window.

mod lists;
