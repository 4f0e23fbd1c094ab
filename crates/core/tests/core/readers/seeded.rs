//! How inputs are thought out, and boards among them.

use eight_realms_core::puzzle::{Board, RANKS};
use proptest::{
    prelude::*,
    test_runner::{Config, RngSeed},
};

/// So many inputs each, the same ones every time; failures are not saved to a file.
pub fn seeded_config(cases: u32) -> Config {
    Config { cases, failure_persistence: None, rng_seed: RngSeed::Fixed(7), ..Config::default() }
}

pub fn board() -> impl Strategy<Value = Board> {
    (0..RANKS).prop_map(|rank| Board::from_rank(rank).expect("it is below their number"))
}
