//! Feeds seeded, mutated inputs to every reader of text from outside.
//!
//! `cargo run --release --example fuzz -- --inputs 200000 --seed 7`: every input starts as a valid one of its reader.
//! Parts of it are then deleted, doubled, exchanged, cut off, or replaced by what no reader expects. No reader may
//! panic, accept what it should reject, or reject without naming what is wrong and where (see [`readers`]). Input
//! number n of a seed is the same on every machine, whatever came before it: a failure names it, and the options
//! `--from n --inputs 1` feed it alone.

mod mutate;
mod readers;
mod seeds;
mod tally;

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    process::ExitCode,
};

use clap::Parser;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use readers::{Bench, Reader};
use tally::Tally;

/// Feed mutated inputs to every reader of text from outside.
#[derive(Parser)]
struct Arguments {
    /// Number of inputs, for all readers together
    #[arg(long, default_value_t = 200_000)]
    inputs: u64,

    /// Seed of the inputs
    #[arg(long, default_value_t = 7)]
    seed: u64,

    /// The number of the first input
    #[arg(long, default_value_t = 0)]
    from: u64,
}

/// Number of inputs after which the state that readers keep is made anew.
const RENEW_AFTER: u64 = 100_000;
/// Number of inputs between two looks at the progress.
const STRIDE: u64 = 1_000;

fn main() -> ExitCode {
    let Arguments { inputs, seed, from } = Arguments::parse();
    let bar = bar(inputs);
    let mut tally = Tally::default();
    let mut bench = Bench::default();
    for number in from..from.saturating_add(inputs) {
        if number % STRIDE == 0 {
            bar.set_position(number - from);
        }
        if number % RENEW_AFTER == 0 {
            bench = Bench::default();
        }
        let reader = Reader::ALL[(number % Reader::ALL.len() as u64) as usize];
        let input = input(reader, seed, number);
        let start = std::time::Instant::now();
        let verdict = catch_unwind(AssertUnwindSafe(|| reader.examine(&mut bench, &input)));
        let Ok(verdict) = verdict else {
            bar.abandon();
            eprintln!("input {number} of seed {seed}, {}: {}", reader.name(), input.escape_ascii());
            return ExitCode::FAILURE;
        };
        tally.count(reader, verdict, start.elapsed());
    }
    bar.finish_and_clear();
    print!("{tally}");
    if inputs < Tally::REPRESENTATIVE || tally.is_representative() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// The input with this number.
fn input(reader: Reader, seed: u64, number: u64) -> Vec<u8> {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    chance.set_stream(number);
    let seed = seeds::of(reader, &mut chance);
    mutate::mutate(seed, &mut chance)
}

/// A progress bar on standard error, shown only if that is a terminal.
fn bar(inputs: u64) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(inputs), ProgressDrawTarget::stderr());
    match ProgressStyle::with_template("{bar:24} {percent:>3} %  {eta} left  {per_sec}") {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}
