//! Questions: what is right, against rows of facts found by another program, and against what the searches do.

pub mod order;
pub mod rows;
pub mod searches;
