//! The program as a whole, from its start to its end, as a shell sees it.
//!
//! `cargo bench --bench program` runs it again and again and prints wall-clock times: of the judges with much to
//! answer, of the picture of the opening window, for which all eight searches are run and recorded and the window is
//! drawn by the CPU, and of the quick check. Input comes from a file and output goes to one.

#![allow(clippy::disallowed_methods, reason = "it writes what judges read")]

use std::{
    fs::{self, File},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::Instant,
};

use eight_realms_core::{
    puzzle::Board,
    space::{Dealer, same_parity_boards},
};

/// Number of runs of each command: odd, so that a median is a measured one.
const RUNS: usize = 15;
/// Seed of the boards.
const SEED: u64 = 1;
/// Number of pairs of a start and a goal.
const PAIRS: usize = 10_000;

fn main() {
    println!("{:52} {:>8} {:>8} {:>8}", "the whole program, wall-clock ms", "median", "least", "most");
    row("judge hdu1043, all 181,440 boards", &["judge", "hdu1043"], &all_boards());
    row("judge hdu3567, 10,000 pairs", &["judge", "hdu3567"], &pairs());
    if cfg!(feature = "gui") {
        let picture = scratch("picture.png");
        let picture = picture.to_str().expect("the target folder has a name that can be written");
        row("start to the picture of the opening window", &["picture", picture], "");
    }
    row("check --quick", &["check", "--quick"], "");
}

/// Every board that can be solved, shuffled.
fn all_boards() -> String {
    let mut boards: Vec<Board> = same_parity_boards(Board::standard_goal()).collect();
    Dealer::seeded(SEED).shuffle(&mut boards);
    boards.iter().map(Board::to_string).collect::<Vec<_>>().join("\n")
}

/// Any goals, each with a start from which it can be reached.
fn pairs() -> String {
    let mut dealer = Dealer::seeded(SEED);
    let pairs = (0..PAIRS).map(|_| {
        let goal = dealer.any();
        format!("{}\n{}", dealer.solvable(goal).letters(), goal.letters())
    });
    format!("{PAIRS}\n{}", pairs.collect::<Vec<_>>().join("\n"))
}

fn row(name: &str, arguments: &[&str], input: &str) {
    let from = scratch("input.txt");
    fs::write(&from, input).expect("the target folder can be written to");
    let mut spent: Vec<f64> = (0..=RUNS).map(|_| milliseconds(arguments, &from)).skip(1).collect();
    spent.sort_by(f64::total_cmp);
    println!("{name:52} {:8.1} {:8.1} {:8.1}", spent[RUNS / 2], spent[0], spent[RUNS - 1]);
}

fn milliseconds(arguments: &[&str], from: &Path) -> f64 {
    let start = Instant::now();
    let status = Command::new(env!("CARGO_BIN_EXE_eight-realms"))
        .args(arguments)
        .stdin(File::open(from).expect("it was written"))
        .stdout(File::create(scratch("output.txt")).expect("the target folder can be written to"))
        .stderr(Stdio::null())
        .status()
        .expect("the program runs");
    assert!(status.success(), "{arguments:?}: {status}");
    start.elapsed().as_secs_f64() * 1e3
}

fn scratch(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}
