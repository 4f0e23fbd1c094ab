//! What is searched and recorded: every realm, easy and hard, in several orders and with all ties.

use std::{fmt, sync::LazyLock};

use eight_realms_core::{
    heuristic::HeuristicKind,
    puzzle::{Board, Order, Puzzle},
    realm::{ParityCheck, Realm, Settings, Tie, TieOrder},
    space::Dealer,
    trace::Event,
};

use crate::{
    probe::{puzzle, record, search, to_standard_goal},
    samples::are_small,
};

/// One search, and all its events.
pub struct Case {
    pub realm: Realm,
    pub puzzle: Puzzle,
    pub settings: Settings,
    pub events: Vec<Event>,
}

impl Case {
    fn of(realm: Realm, puzzle: Puzzle, settings: Settings) -> Self {
        Self { realm, puzzle, settings, events: record(realm, &puzzle, settings) }
    }
}

impl fmt::Display for Case {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "realm {} on {:?} with {:?}", self.realm, self.puzzle, self.settings)
    }
}

/// All of them, searched once; the first is realm 1 on the sample.
pub fn cases() -> &'static [Case] {
    static CASES: LazyLock<Vec<Case>> = LazyLock::new(search_all);
    &CASES
}

fn search_all() -> Vec<Case> {
    let mut cases = Vec::new();
    cases.extend(in_all_realms(sample(), Settings::default()));
    cases.extend(in_quick_realms(puzzle("1234567x8", "12345678x")));
    cases.extend(in_quick_realms(puzzle("123804765", "123804765")));
    cases.extend(in_all_realms(puzzle("2831647x5", "1238x4765"), in_order("rdlu")));
    cases.extend(ties());
    cases.extend(unsolvable_cases());
    let misplaced = Settings { heuristic: Some(HeuristicKind::Misplaced), ..in_order("drul") };
    cases.push(Case::of(Realm::IdaStar, sample(), misplaced));
    if are_small() {
        let (first, rest) = (cases.remove(0), cases);
        cases = rest.into_iter().filter(|case| case.events.len() < 20_000).collect();
        cases.insert(0, first);
    }
    cases
}

fn sample() -> Puzzle {
    puzzle("23415x768", "12345678x")
}

fn in_order(letters: &str) -> Settings {
    Settings { order: letters.parse::<Order>().expect("four letters"), ..Settings::default() }
}

fn in_all_realms(puzzle: Puzzle, settings: Settings) -> impl Iterator<Item = Case> {
    Realm::ALL.into_iter().map(move |realm| Case::of(realm, puzzle, settings))
}

/// All but realm 3, whose table is as large as ever.
fn in_quick_realms(puzzle: Puzzle) -> impl Iterator<Item = Case> {
    let quick = Realm::ALL.into_iter().filter(|realm| *realm != Realm::Table);
    quick.map(move |realm| Case::of(realm, puzzle, Settings::default()))
}

/// Every way of breaking ties, on a seeded board on which entries become void.
fn ties() -> impl Iterator<Item = Case> {
    let settings = |tie| TieOrder::ALL.map(|tie_order| Settings { tie, tie_order, ..Settings::default() });
    Tie::ALL.into_iter().flat_map(settings).flat_map(|settings| {
        [Realm::Misplaced, Realm::Manhattan, Realm::Heap]
            .map(|realm| Case::of(realm, improved_puzzle(settings), settings))
    })
}

/// The first seeded board 20 moves away on which A* improves a board. Low g never does: then the last.
fn improved_puzzle(settings: Settings) -> Puzzle {
    let mut dealer = Dealer::seeded(8);
    let starts = (0..60).filter_map(|_| dealer.at(to_standard_goal(), 20));
    let mut puzzles: Vec<Puzzle> = starts.map(|start| Puzzle::new(start, Board::standard_goal())).collect();
    let improves = |puzzle: &Puzzle| search(Realm::Heap, puzzle, settings).tally.improved > 0;
    let place = puzzles.iter().position(improves).unwrap_or(puzzles.len() - 1);
    puzzles.swap_remove(place)
}

/// Searched although there is no path, by those that need not scan a whole list for every board.
fn unsolvable_cases() -> impl Iterator<Item = Case> {
    let settings = Settings { parity: ParityCheck::Off, ..in_order("lurd") };
    let quick = [Realm::Hash, Realm::Table, Realm::Bidirectional, Realm::Heap, Realm::IdaStar];
    quick.into_iter().map(move |realm| Case::of(realm, puzzle("12345687x", "12345678x"), settings))
}

#[test]
fn among_the_cases_boards_are_improved() {
    let improving = |realm| {
        let own = cases().iter().filter(move |case| case.realm == realm);
        own.filter(|case| case.events.iter().any(|event| matches!(event, Event::Improve { .. }))).count()
    };
    for realm in [Realm::Misplaced, Realm::Manhattan, Realm::Heap] {
        assert!(improving(realm) >= 2, "realm {realm}");
    }
}
