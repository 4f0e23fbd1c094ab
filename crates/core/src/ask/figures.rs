//! The figures of reasons: the rules of the kinds, as far as a sentence about the right answer takes figures from them.

pub use super::kinds::{
    bound::pruned,
    fate::{earlier_g, successor},
    layer::layers_after_this,
    next::waiting,
    stored::heap,
    values::h_and_distance,
};
