//! The search tree of a recording: its nodes, where they stand, and what each is at any moment.

mod building;
mod contours;
mod folded;
mod jumps;
mod known_counts;
mod placement;
mod plain_tree;
mod statuses;

use std::{fmt, sync::LazyLock};

use eight_realms_core::{
    heuristic::HeuristicKind,
    puzzle::{Board, Puzzle},
    realm::{ParityCheck, Realm, Settings},
    replay::{
        Recording,
        tree::{Forest, SearchTree},
    },
    space::Dealer,
    trace::{Event, EventKind, PriorStatus},
};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::{
    probe::{puzzle, record},
    samples::are_small,
};

/// A recorded search and its trees.
pub struct TreeCase {
    pub realm: Realm,
    pub puzzle: Puzzle,
    pub settings: Settings,
    pub events: Vec<Event>,
    pub recording: Recording,
    pub forest: Forest,
}

impl TreeCase {
    pub fn of(realm: Realm, puzzle: Puzzle, settings: Settings) -> Self {
        let events = record(realm, &puzzle, settings);
        let recording = recording_of(realm, &events);
        let forest = Forest::of(&recording);
        Self { realm, puzzle, settings, events, recording, forest }
    }

    /// The tree of a search from one end.
    pub fn tree(&self) -> &SearchTree {
        assert_eq!(self.forest.trees().len(), 1, "{self}");
        &self.forest.trees()[0]
    }

    /// Both ends, some events of each kind with the moments around them, and seeded moments.
    pub fn moments(&self, count: usize) -> Vec<u64> {
        let len = self.events.len() as u64;
        let mut chance = ChaCha8Rng::seed_from_u64(len + self.realm.index() as u64);
        let mut moments: Vec<u64> = (0..count).map(|_| chance.random_range(0..=len)).collect();
        for kind in EventKind::ALL {
            let of_kind: Vec<u64> = (0..len).filter(|at| self.events[*at as usize].kind() == kind).collect();
            let some =
                (0..of_kind.len().min(count / 4 + 1)).map(|_| of_kind[chance.random_range(0..of_kind.len())]);
            moments.extend(some.flat_map(|at| [at, at + 1]));
        }
        moments.extend([0, 1, 2, len.saturating_sub(2), len.saturating_sub(1), len]);
        moments.retain(|moment| *moment <= len);
        moments.sort_unstable();
        moments.dedup();
        moments
    }
}

impl fmt::Display for TreeCase {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "realm {} on {:?} with {:?}", self.realm, self.puzzle, self.settings)
    }
}

pub fn recording_of(realm: Realm, events: &[Event]) -> Recording {
    let mut recording = Recording::of(realm);
    recording.extend(events, 0.0);
    recording
}

pub fn sample() -> Puzzle {
    puzzle("23415x768", "12345678x")
}

/// The small figure of the textbooks.
pub fn textbook() -> Puzzle {
    puzzle("2831647x5", "1238x4765")
}

pub fn with_heuristic(name: &str) -> Settings {
    let heuristic = HeuristicKind::ALL.into_iter().find(|kind| kind.name() == name);
    Settings { heuristic: Some(heuristic.expect("there is one")), ..Settings::default() }
}

fn weighted(weight: &str) -> Settings {
    let weight = weight.parse().expect("a weight");
    Settings { heuristic: Some(HeuristicKind::Weighted(weight)), ..Settings::default() }
}

/// Every realm on the sample, on the textbook's puzzle in another order of moves and on seeded boards; boards that are
/// opened again, h in tenths of a move, and no path.
pub fn cases() -> &'static [TreeCase] {
    static CASES: LazyLock<Vec<TreeCase>> = LazyLock::new(|| {
        let is_searched = |(realm, puzzle, settings): &(Realm, Puzzle, Settings)| {
            !are_small() || record(*realm, puzzle, *settings).len() < 7_000
        };
        let searches = searches().into_iter().filter(is_searched);
        searches.map(|(realm, puzzle, settings)| TreeCase::of(realm, puzzle, settings)).collect()
    });
    &CASES
}

fn searches() -> Vec<(Realm, Puzzle, Settings)> {
    let (usual, anyway) = (Settings::default(), Settings { parity: ParityCheck::Off, ..Settings::default() });
    let in_order =
        |letters: &str| Settings { order: letters.parse().expect("four letters"), ..Settings::default() };
    let mut all = Vec::new();
    all.extend(Realm::ALL.map(|realm| (realm, sample(), usual)));
    all.extend(Realm::ALL.map(|realm| (realm, textbook(), in_order("rdlu"))));
    for realm in [Realm::Hash, Realm::Bidirectional, Realm::Manhattan, Realm::Buckets, Realm::IdaStar] {
        all.push((realm, puzzle("123804765", "123804765"), usual));
        all.extend(seeded_puzzles(realm).map(|puzzle| (realm, puzzle, in_order("lurd"))));
    }
    all.push((Realm::Heap, puzzle("8672543x1", "12345678x"), weighted("3.0")));
    all.push((Realm::IdaStar, sample(), weighted("1.5")));
    all.push((Realm::IdaStar, sample(), with_heuristic("misplaced")));
    let apart = puzzle("12345687x", "12345678x");
    all.extend([Realm::Bidirectional, Realm::Table].map(|realm| (realm, apart, anyway)));
    all
}

/// Two dealt boards for each realm.
fn seeded_puzzles(realm: Realm) -> impl Iterator<Item = Puzzle> {
    let mut dealer = Dealer::seeded(100 + realm.index() as u64);
    let goal = Board::standard_goal();
    (0..2).map(move |_| Puzzle::new(dealer.solvable(goal), goal))
}

#[test]
fn among_the_searches_boards_are_improved_and_opened_again() {
    for status in [PriorStatus::Open, PriorStatus::Expanded] {
        let improves = |event: &Event| matches!(event, Event::Improve { was, .. } if *was == status);
        let count = cases().iter().filter(|case| case.events.iter().any(improves)).count();
        assert!(count > 0, "{status:?}");
    }
}
