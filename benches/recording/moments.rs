//! The scene at any moment of the longest recording: at most a page of events after a stored scene.

use std::hint::black_box;

use cpu_time::ThreadTime;
use eight_realms_core::replay::Recording;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::{longest, memory::record, spread::Spread};

/// Number of moments that are looked at.
const MOMENTS: usize = 1001;
/// Seed of the moments.
const SEED: u64 = 1;

pub fn measure() {
    let recording = record(&longest());
    let mut chance = ChaCha8Rng::seed_from_u64(SEED);
    let spent: Vec<f64> =
        (0..MOMENTS).map(|_| microseconds(&recording, chance.random_range(0..=recording.len()))).collect();
    let Spread { median, deviation } = Spread::of(&spent);
    let worst = spent.iter().copied().fold(0.0, f64::max);
    println!(
        "\n{:44} {:>10} {:>9} {:>6} {:>9}",
        "scene at a random moment, CPU time", "events", "µs", "±", "worst"
    );
    println!(
        "{:44} {:>10} {median:>9.2} {deviation:>6.2} {worst:>9.2}",
        "realm 8, misplaced tiles, 867254301",
        recording.len()
    );
}

fn microseconds(recording: &Recording, moment: u64) -> f64 {
    let start = ThreadTime::now();
    _ = black_box(recording.scene_at(moment));
    start.elapsed().as_secs_f64() * 1e6
}
