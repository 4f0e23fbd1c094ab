//! Searches drawn from a seed, and moments of them.

use std::env;

use eight_realms_core::{
    heuristic::{HeuristicKind, Weight},
    puzzle::{Board, Order, Puzzle},
    realm::{Realm, Settings, Tie, TieOrder},
    replay::Recording,
    space::{Dealer, DistanceTables},
    trace::Event,
};
use rand::{RngExt, SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;

use crate::ground::record;

/// Recordings that are drawn, if `ASK_RECORDINGS` says no other number.
const RECORDINGS: u64 = 60;
/// Moments of each.
const MOMENTS: usize = 50;
/// The longest path of a drawn board: deeper ones take long and have nothing new.
const DEEPEST: u8 = 20;

pub struct Drawn {
    pub realm: Realm,
    pub puzzle: Puzzle,
    pub settings: Settings,
}

pub fn draw(seed: u64) -> Drawn {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let mut dealer = Dealer::seeded(seed);
    let goal = if chance.random_bool(0.5) { Board::standard_goal() } else { dealer.any() };
    let moves = chance.random_range(1..=DEEPEST);
    let start = DistanceTables::new().deal(&mut dealer, goal, moves).expect("every goal has such boards");
    let orders: Vec<Order> = Order::all().collect();
    let heuristics = [
        None,
        Some(HeuristicKind::Misplaced),
        Some(HeuristicKind::Manhattan),
        Some(HeuristicKind::LinearConflict),
        Some(HeuristicKind::Weighted(Weight::DEFAULT)),
    ];
    let settings = Settings {
        order: *orders.choose(&mut chance).expect("24"),
        tie: *Tie::ALL.choose(&mut chance).expect("three"),
        tie_order: *TieOrder::ALL.choose(&mut chance).expect("two"),
        heuristic: *heuristics.choose(&mut chance).expect("five"),
        ..Settings::default()
    };
    let realm = Realm::ALL[seed as usize % Realm::ALL.len()];
    Drawn { realm, puzzle: Puzzle::new(start, goal), settings }
}

pub fn drawn() -> Vec<Drawn> {
    let count = env::var("ASK_RECORDINGS").ok().and_then(|count| count.parse().ok()).unwrap_or(RECORDINGS);
    (0..count).map(draw).collect()
}

pub fn whole(drawn: &Drawn) -> Recording {
    let mut recording = Recording::of(drawn.realm);
    recording.extend(&record(drawn.realm, &drawn.puzzle, drawn.settings), 1.0);
    recording
}

/// Moments of a recording, those right before and after an expansion among them.
pub fn moments(whole: &Recording, seed: u64) -> Vec<u64> {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let near = |at: u64| {
        let ahead = whole.events_from(at).position(|event| {
            matches!(event, Event::Expand { .. } | Event::LookUp { .. } | Event::Deepen { .. })
        });
        at + ahead.unwrap_or(0) as u64
    };
    let drawn = (0..MOMENTS).map(|_| chance.random_range(0..=whole.len()));
    drawn.flat_map(|at| [near(at), near(at) + 1, at]).map(|at| at.min(whole.len())).collect()
}
