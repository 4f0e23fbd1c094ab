//! The inside of a search: what its faces show.

mod arrays;
mod legible;
mod string_set;
