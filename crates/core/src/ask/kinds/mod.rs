//! The right answers, kind by kind.

pub mod bound;
pub mod fate;
pub mod layer;
pub mod next;
pub mod stored;
pub mod values;
