//! Questions: what is right, against rows of facts found by another program, and against what the searches do.

mod drawn;
mod ends;
mod options;
mod order;
mod plain_rules;
mod points;
mod question_moment;
mod right;
mod rival_rows;
mod rival_sets;
mod rivals;
mod rows;
mod searches;
