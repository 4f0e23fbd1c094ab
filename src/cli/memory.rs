//! `solve --memory`: the most bytes that a search has allocated at once, and nothing else. A process does this for
//! one search alone.

use super::exit::{Failure, answer};
use crate::{job::Search, worker::peak_memory_here};

pub fn run(search: &Search) -> Result<(), Failure> {
    answer(&format!("{}\n", peak_memory_here(search)))
}
