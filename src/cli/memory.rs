//! `solve --memory`: prints the peak memory of a search in bytes, and nothing else. The figure is exact for the first
//! search of a process.

use super::exit::{Failure, answer};
use crate::{job::Search, worker::peak_memory_here};

pub fn run(search: &Search) -> Result<(), Failure> {
    answer(&format!("{}\n", peak_memory_here(search)))
}
