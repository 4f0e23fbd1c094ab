//! The inside of a search: what its faces show, and how one moves through an event.

mod arrays;
mod contours;
mod legible;
mod lists;
mod operations;
mod string_set;
