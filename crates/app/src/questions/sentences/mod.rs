//! A question about a search in words: what is asked, what can be answered, why the right answer is right, and whose
//! answer a wrong one is.
//!
//! No view and no screen is needed: a card, a worksheet and the command line say the same.

mod arguments;
mod label;
mod order;
mod prompt;
mod reason;
mod reason_next;
mod rival;

pub use label::label;
pub use order::{prompt_of_order, reason_of_order};
pub use prompt::prompt;
pub use reason::reason;
pub use rival::{rival, rival_of_order};
