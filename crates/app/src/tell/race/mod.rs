//! The race in words and figures: one sentence on the whole, the texts of lanes and table, the status of a realm.

pub mod amount;
pub mod lanes;
pub mod must_expand;
pub mod sentence;
pub mod status;
pub mod table;
