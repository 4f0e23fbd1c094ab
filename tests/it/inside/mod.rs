//! The inside of a search: what its faces show, and how one moves through an event.

mod contours;
mod operations;
