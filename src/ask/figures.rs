//! What a reason is made of: the rules of the kinds, as far as a sentence about what is right has figures of them.

pub use super::kinds::{
    bound::pruned,
    fate::{earlier_g, successor},
    layer::layers_after_this,
    next::waiting,
    stored::heap,
    values::h_and_distance,
};
