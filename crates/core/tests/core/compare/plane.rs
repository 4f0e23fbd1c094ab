//! The plane of g and h: counts of any moment are those of the events before it, however the recording was read.

use std::collections::{BTreeMap, HashMap};

use eight_realms_core::{
    compare::{Plane, PlaneCell, PlaneReader},
    heuristic::{Heuristic, HeuristicKind},
    lane::LaneRequest,
    puzzle::Board,
    realm::Settings,
    replay::Recording,
    trace::Event,
};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::probe::{puzzle, record};

/// Lanes that improve, reopen, prune and go back; the longest one is read in more than two parts.
const LANES: [&str; 9] = [
    "7",
    "7:h=zero",
    "7:t=low-g",
    "7:f=h",
    "7:h=weighted,w=5.0",
    "7:h=misplaced-blank,t=low-g",
    "8:h=misplaced",
    "8:h=zero,l=19",
    "2",
];

type Cells = BTreeMap<(usize, usize), PlaneCell>;

/// Counts by the board: where each one waits, and how often each g and h was expanded.
fn counted(events: &[Event], h: impl Fn(Board) -> usize) -> Cells {
    let mut expanded: BTreeMap<(usize, usize), u32> = BTreeMap::new();
    let mut waits: HashMap<Board, u8> = HashMap::new();
    let mut pruned: Vec<(Board, u8)> = Vec::new();
    let mut root = None;
    for event in events {
        match *event {
            Event::Begin { board, .. } => {
                root = Some(board);
                waits.insert(board, 0);
            }
            Event::Open { board, g, .. } | Event::Improve { board, g, .. } => {
                waits.insert(board, g);
            }
            Event::Prune { board, g, .. } => pruned.push((board, g)),
            Event::Expand { board, g, .. } => {
                waits.remove(&board);
                *expanded.entry((g.into(), h(board))).or_default() += 1;
            }
            Event::Deepen { .. } => {
                expanded.clear();
                pruned.clear();
                waits = root.map(|board| (board, 0)).into_iter().collect();
            }
            _ => {}
        }
    }
    let mut cells = Cells::new();
    for (at, count) in expanded {
        cells.entry(at).or_default().expanded = count;
    }
    for (board, g) in waits.into_iter().chain(pruned) {
        cells.entry((g.into(), h(board))).or_default().generated += 1;
    }
    cells
}

fn cells(plane: &Plane) -> Cells {
    plane.cells().map(|(g, h, cell)| ((g, h), cell)).collect()
}

#[test]
fn counts_at_any_moment_are_those_of_the_events_before_it() {
    let puzzle = puzzle("23415x768", "12345678x");
    for line in LANES {
        let lane =
            line.parse::<LaneRequest>().expect("a request").lane(&Settings::default()).expect("a lane");
        let events = record(lane.realm, &puzzle, lane.settings);
        let mut recording = Recording::of(lane.realm);
        for batch in events.chunks(1000) {
            recording.extend(batch, 1.0);
        }
        let heuristic = HeuristicKind::Manhattan;
        let h = heuristic.to(puzzle.goal);
        let h = |board: Board| usize::from(h.h(board));
        let mut reader = PlaneReader::new(puzzle.goal, heuristic);
        assert_eq!(reader.at(&recording, 1), None, "{line}: nothing has been read");
        let mut chance = ChaCha8Rng::seed_from_u64(1);
        while reader.events_read() < recording.len() {
            reader.read(&recording, chance.random_range(1..30_000));
        }
        let all = events.len() as u64;
        let moments = [0, 1, all / 3, 49_999, 50_000, 50_001, all - 1, all];
        for moment in moments.into_iter().filter(|moment| *moment <= all) {
            let plane = reader.at(&recording, moment).expect("it has been read");
            assert_eq!(cells(&plane), counted(&events[..moment as usize], h), "{line} at {moment}");
        }
        let end = reader.at(&recording, all).expect("it has been read");
        assert!(cells(&end).keys().all(|(g, _)| *g < reader.columns()), "{line}");
    }
}
