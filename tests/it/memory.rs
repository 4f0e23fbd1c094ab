//! Peak memory, measured by the program in processes of their own.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
    sync::Arc,
};

use eight_realms_core::{
    heuristic::{HeuristicKind, Weight},
    job::{Job, Search},
    puzzle::Puzzle,
    realm::{ParityCheck, Realm, Settings, Tie, TieOrder},
};
use eight_realms_worker::worker::{
    Host, MemoryProbe,
    native::{WeighError, peak_memory, rest},
};

use crate::ground::puzzle;

/// The two tables that every search by rank lays out: two bytes a board, one byte a board.
const TREE: u64 = 2 * 362_880;
const FLAGS: u64 = 362_880;

fn sample() -> Puzzle {
    puzzle("234150768", "123456780")
}

fn program() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_eight-realms"))
}

fn peak_of(realm: Realm, puzzle: Puzzle, settings: Settings) -> u64 {
    peak_memory(program(), &Search::new(realm, puzzle, settings), || false).expect("the program weighs")
}

/// Within 1 % across three runs.
#[test]
fn it_is_the_same_in_every_run() {
    for realm in Realm::ALL {
        let weights = [0, 1, 2].map(|_| peak_of(realm, sample(), Settings::default()));
        println!("realm {realm}: {weights:?} bytes");
        let (least, most) = (weights.iter().min().copied(), weights.iter().max().copied());
        let (least, most) = (least.unwrap_or(0), most.unwrap_or(0));
        assert!(least > 0 && (most - least) * 100 <= least, "realm {realm}: {weights:?}");
    }
}

#[test]
fn it_holds_what_the_realm_keeps() {
    let of = |realm| peak_of(realm, sample(), Settings::default());
    assert!(of(Realm::Hash) > TREE);
    assert!(of(Realm::PathStrings) > FLAGS);
    let both = of(Realm::Bidirectional);
    assert!(both > TREE && both < 2 * TREE, "both trees lie in one array: {both}");
    for realm in [Realm::Table, Realm::Misplaced, Realm::Manhattan, Realm::Heap] {
        assert!(of(realm) > FLAGS && of(realm) < 2 * TREE, "realm {realm}");
    }
    assert!(of(Realm::StringSet) > of(Realm::Hash), "strings weigh more than ranks");
    assert!(of(Realm::PathStrings) > of(Realm::Hash), "and paths more than parents");
    assert!(of(Realm::IdaStar) < 1_000, "the path alone: {}", of(Realm::IdaStar));
}

/// A deeper search takes more memory: the settings have reached it.
#[test]
fn other_settings_take_other_amounts() {
    let of = |settings| peak_of(Realm::Heap, puzzle("867254301", "123456780"), settings);
    let usual = Settings::default();
    let settings = [
        usual,
        Settings { tie: Tie::LowG, ..usual },
        Settings { heuristic: Some(HeuristicKind::Misplaced), ..usual },
        Settings { heuristic: Some(HeuristicKind::Weighted(Weight::of_tenths(35))), ..usual },
    ];
    let mut weights = settings.map(of).to_vec();
    weights.sort_unstable();
    weights.dedup();
    assert_eq!(weights.len(), settings.len(), "each search is another: {weights:?}");
    for heuristic in HeuristicKind::ALL {
        assert!(of(Settings { heuristic: Some(heuristic), ..usual }) > TREE);
    }
    let unsolvable = puzzle("123456870", "123804765");
    let anyway = Settings { parity: ParityCheck::Off, ..usual };
    assert!(peak_of(Realm::Hash, unsolvable, anyway) > TREE);
    let other_goal = peak_of(Realm::Table, puzzle("123804765", "123804765"), usual);
    assert!(other_goal > FLAGS, "{other_goal}");
}

#[test]
fn errors_are_reported() {
    let job = Search::new(Realm::Heap, sample(), Settings::default());
    let nowhere = peak_memory(Path::new("/there/is/no/such/program"), &job, || false);
    assert!(matches!(nowhere, Err(WeighError::Run(_))), "{nowhere:?}");
    let unwanted = peak_memory(program(), &job, || true);
    assert!(matches!(unwanted, Err(WeighError::Cancelled)), "{unwanted:?}");
    let unwanted = peak_memory(Path::new("/there/is/no/such/program"), &job, || true);
    assert!(matches!(unwanted, Err(WeighError::Cancelled)), "nothing is run for it: {unwanted:?}");
    let other = std::env::current_exe().expect("the program of the tests");
    let other = peak_memory(&other, &job, || false);
    assert!(matches!(other, Err(WeighError::Answer { .. })), "{other:?}");
}

/// A program that logs its arguments, a line each time it is run, and then does `next`. It is written by another
/// process, so that this one does not hold it open for writing when it is run.
#[cfg(unix)]
fn stub(name: &str, next: &str) -> PathBuf {
    let stub = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
    let text = format!("#!/bin/sh\necho \"$@\" >> \"$0.log\"\n{next}\n");
    let write = "printf '%s' \"$1\" > \"$2\" && chmod +x \"$2\" && rm -f \"$2.log\"";
    let shell = Command::new("sh").args(["-c", write, "sh", &text]).arg(&stub).status();
    assert!(shell.expect("a shell").success());
    stub
}

/// The arguments that a stub has logged.
#[cfg(unix)]
fn log_of(stub: &Path) -> Vec<String> {
    let text = fs::read_to_string(stub.with_extension("log")).unwrap_or_default();
    text.lines().map(str::to_owned).collect()
}

/// Dropping the worker ends one program and starts none of those that were still to be run.
#[cfg(unix)]
#[test]
fn a_job_that_is_dropped_runs_nothing_more() {
    let stub = stub("sleeper", "exec sleep 600");
    let jobs = Realm::LADDER.map(|realm| Search::new(realm, sample(), Settings::default()));
    let host = Host::new(Arc::new(|| {})).with_probe(Some(MemoryProbe::of(stub.clone())));
    let worker = host.start(Job::Weigh(jobs.to_vec())).expect("a thread");
    while log_of(&stub).is_empty() {
        rest();
    }
    // The program sleeps for ten minutes: the drop returns soon only because it is ended.
    drop(worker);
    assert_eq!(log_of(&stub).len(), 1, "{:?}", log_of(&stub));
}

#[cfg(unix)]
#[test]
fn the_program_receives_the_settings_of_the_search() {
    let stub = stub("teller", "echo 1");
    let settings = Settings {
        order: "rdlu".parse().expect("an order"),
        tie: Tie::LowG,
        tie_order: TieOrder::Lifo,
        heuristic: Some(HeuristicKind::Weighted(Weight::of_tenths(35))),
        parity: ParityCheck::Off,
        ..Settings::default()
    };
    let bytes = peak_memory(&stub, &Search::new(Realm::Heap, sample(), settings), || false);
    assert_eq!(bytes.expect("it answers"), 1);
    let args = "solve 23415x768 --memory --realm 7 --goal 12345678x --order rdlu --tie low-g --tie-order lifo \
                 --heuristic weighted --weight 3.5 --no-parity";
    assert_eq!(log_of(&stub), [args]);
}
