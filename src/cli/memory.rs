//! `solve --memory`: prints the peak memory of a search in bytes, and nothing else. The figure is exact for the first
//! search of a process.

use eight_realms_core::job::Search;
use eight_realms_worker::worker::peak_memory_here;

use super::exit::{Failure, answer};

pub fn run(search: &Search) -> Result<(), Failure> {
    answer(&format!("{}\n", peak_memory_here(search)))
}
