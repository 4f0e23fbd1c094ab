//! What searches of one puzzle have to do with each other.

mod branching;
mod difference;
mod must_expand;
mod orders;
mod plane;
mod ratios;
mod suboptimal;
