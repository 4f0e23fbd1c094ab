//! The whole state space: the 181,440 boards from which a goal can be reached, each with its true distance. Tests,
//! judges and the dealing of boards use these distances, which a search would find only step by step. This module uses
//! no realm, and no realm uses this module.

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
