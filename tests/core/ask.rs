//! Questions: what is right, against rows of facts found by another program, and against what the searches do.

mod drawn;
mod order;
mod right;
mod rival_rows;
mod rivals;
mod rows;
mod searches;
