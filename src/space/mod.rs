//! The whole space at once: 181,440 boards from which a goal can be reached, each with its true
//! distance. What the searches find out step by step is simply known here, so this is what tests,
//! judges and the dealing of boards go by. No realm is used, and none uses this.

mod atlas;
mod deal;
mod distances;
mod jumps;
mod neighbours;
mod seat;

pub use atlas::Atlas;
pub use deal::Dealer;
pub use distances::{DEEPEST, Distances};
pub(crate) use neighbours::NOBODY;
pub use seat::{HALF, board_on, boards_with, seat_of};
