//! The cost of showing the data structure of a realm: of replaying a whole recording, of jumping to a random moment as
//! the window does, a part a frame, and of stepping back and forth from there.

use std::hint::black_box;

use cpu_time::ThreadTime;
use eight_realms_core::{
    job::Search,
    realm::{Realm, Settings},
    replay::{
        Recording,
        structures::{ALLOWANCE, StructureReplay},
    },
};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::{job, memory::record, spread::Spread};

/// Number of whole replays of each recording.
const REPLAYS: usize = 5;
/// Number of jumps in each recording.
const JUMPS: usize = 201;
/// Moments after each jump, relative to its target: a step back, another one, and a step forward.
const STEPS: [i64; 3] = [-1, -2, -1];
/// Seed of the jumps.
const SEED: u64 = 1;

const SAMPLE: &str = "23415x768";
const FARTHEST: &str = "8672543x1";

pub fn measure() {
    println!(
        "\n{:36} {:>8} {:>9} {:>8} {:>9} {:>9} {:>9} {:>9} {:>7}",
        "structures, CPU ms", "events", "replay", "±", "jump", "longest", "a frame", "a step", "MB"
    );
    for realm in Realm::ALL {
        row(&format!("realm {realm}, {SAMPLE}"), &job(realm, SAMPLE, Settings::default()));
    }
    for realm in [Realm::StringSet, Realm::Misplaced, Realm::Heap] {
        row(&format!("realm {realm}, {FARTHEST}"), &job(realm, FARTHEST, Settings::default()));
    }
    row("realm 8, misplaced tiles, 867254301", &super::longest());
}

fn row(name: &str, search: &Search) {
    let recording = record(search);
    let replays: Vec<f64> = (0..REPLAYS).map(|_| replay_all(search, &recording)).collect();
    let Spread { median, deviation } = Spread::of(&replays);
    let mut times = Times::default();
    let bytes = times.jump_about(search, &recording);
    println!(
        "{name:36} {:>8} {median:>9.2} {deviation:>8.2} {:>9.3} {:>9.2} {:>9.2} {:>9.3} {:>7.2}",
        recording.len(),
        Spread::of(&times.jumps).median,
        longest(&times.jumps),
        longest(&times.frames),
        Spread::of(&times.steps).median,
        bytes as f64 / 1e6,
    );
}

fn new_replay(search: &Search) -> StructureReplay {
    StructureReplay::new(search.lane.realm, search.puzzle, search.settings)
}

/// Milliseconds from the first event to the last one.
fn replay_all(search: &Search, recording: &Recording) -> f64 {
    let mut replay = new_replay(search);
    milliseconds(|| _ = black_box(replay.at(recording, recording.len(), u64::MAX)))
}

/// Milliseconds of jumps, of the calls that they are made of, and of steps.
#[derive(Default)]
struct Times {
    jumps: Vec<f64>,
    frames: Vec<f64>,
    steps: Vec<f64>,
}

impl Times {
    /// Jumps to random moments of a recording that has been replayed once. Returns the number of bytes that are kept.
    fn jump_about(&mut self, search: &Search, recording: &Recording) -> usize {
        let mut chance = ChaCha8Rng::seed_from_u64(SEED);
        let mut replay = new_replay(search);
        self.jump(&mut replay, recording, recording.len());
        self.jumps.clear();
        for _ in 0..JUMPS {
            let moment = chance.random_range(0..=recording.len());
            self.jump(&mut replay, recording, moment);
            for step in STEPS {
                let to = moment.saturating_add_signed(step);
                self.steps.push(milliseconds(|| _ = black_box(replay.at(recording, to, ALLOWANCE))));
            }
        }
        replay.bytes()
    }

    fn jump(&mut self, replay: &mut StructureReplay, recording: &Recording, moment: u64) {
        let (mut sum, mut is_there) = (0.0, false);
        while !is_there {
            let frame = milliseconds(|| is_there = replay.at(recording, moment, ALLOWANCE).is_some());
            self.frames.push(frame);
            sum += frame;
        }
        self.jumps.push(sum);
    }
}

fn milliseconds(work: impl FnOnce()) -> f64 {
    let start = ThreadTime::now();
    work();
    start.elapsed().as_secs_f64() * 1e3
}

fn longest(times: &[f64]) -> f64 {
    times.iter().copied().fold(0.0, f64::max)
}
