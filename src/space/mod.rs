//! The whole space at once: 181,440 boards from which a goal can be reached, each with its true
//! distance. What the searches find out step by step is computed here at once, so tests, judges
//! and the dealing of boards use this. No realm is used, and none uses this.

#![warn(missing_docs)]

mod deal;
mod distance_tables;
mod distances;
mod incremental_rank;
mod index;
mod neighbours;

pub use deal::Dealer;
pub use distance_tables::DistanceTables;
pub use distances::{DEEPEST, Distances};
pub use index::{HALF, board_at, index_of, same_parity_boards};
pub(crate) use neighbours::NO_NEIGHBOUR;
