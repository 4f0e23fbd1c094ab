//! Comparisons of searches of one puzzle.

#![warn(missing_docs)]
#![warn(clippy::wildcard_enum_match_arm)]

mod branching;
mod difference;
mod must_expand;
mod orders;
mod plane;
mod ratios;
mod suboptimal;

pub use branching::effective_branching_factor;
pub use difference::{Difference, first_difference};
pub use must_expand::{
    BoardClasses, ClassCounter, ClassCounts, ExpansionClass, ExpansionClasses, NotClassified,
};
pub use orders::{Outcome, Trial};
pub use plane::{Plane, PlaneCell, PlaneReader};
pub use ratios::ratios;
pub use suboptimal::{Counterexample, CounterexampleSearch, StartOrder, StartResult};
