//! Figures that a page names are what the program finds: each is computed here and looked for in both languages.

use eight_realms_app::words::{Language, Words};
use eight_realms_core::{
    heuristic::HeuristicKind,
    puzzle::{Board, Order, Puzzle},
    realm::{Realm, Settings},
    space::{Dealer, Distances},
    trace::{Tally, Work, WorkTally},
};
use serde_json::Value;

use crate::ground::puzzle;

/// What is known about all starts, and checked by `check --full`.
const KNOWN: &str = include_str!("../../../../core/src/check/known.json");

/// The figures of a list of facts.
fn known(fact: &str) -> Vec<u64> {
    let facts: Value = serde_json::from_str(KNOWN).expect("the facts are JSON");
    let figures = facts[fact].as_array().unwrap_or_else(|| panic!("{fact} is known"));
    figures.iter().map(|figure| figure.as_u64().expect("a figure")).collect()
}

/// A figure as a page writes it: in groups of three.
fn grouped(figure: u64) -> String {
    let digits = figure.to_string();
    let groups = digits.as_bytes().rchunks(3).rev().map(|group| String::from_utf8_lossy(group).into_owned());
    groups.collect::<Vec<_>>().join("\u{a0}")
}

/// Whether a text holds a figure that is no part of a longer one.
fn holds(text: &str, figure: &str) -> bool {
    text.match_indices(figure).any(|(at, _)| {
        let is_digit = |letter: char| letter.is_ascii_digit() || letter == '\u{a0}';
        !text[..at].ends_with(is_digit) && !text[at + figure.len()..].starts_with(is_digit)
    })
}

/// Checks that a message names all figures, in every language.
fn check(message: &str, figures: &[u64]) {
    for language in Language::ALL {
        let text = Words::new(language).say(message);
        let missing: Vec<_> =
            figures.iter().map(|figure| grouped(*figure)).filter(|figure| !holds(&text, figure)).collect();
        assert!(missing.is_empty(), "{message} in {language:?} lacks {missing:?}: {text}");
    }
}

/// Operations of each kind, boards expanded and boards generated.
fn cost(realm: Realm, puzzle: &Puzzle, settings: Settings) -> (WorkTally, Tally) {
    let (mut work, mut tally) = (WorkTally::default(), Tally::default());
    realm.search(puzzle, &settings, &mut (&mut work, &mut tally)).expect("nobody ends this search");
    (work, tally)
}

#[test]
fn a_figure_is_found_only_as_a_whole() {
    for (text, figure, is_held) in [
        ("5\u{a0}040 and 1", 5_040, true),
        ("45\u{a0}040", 5_040, false),
        ("5\u{a0}040\u{a0}000", 5_040, false),
        ("40 and 4", 4, true),
        ("45", 4, false),
    ] {
        assert_eq!(holds(text, &grouped(figure)), is_held, "{figure} in {text}");
    }
}

/// The two numbers of a board in realm 2a: the index of the arrays and the Cantor expansion.
#[test]
fn the_page_of_realm_2a_tells_both_numbers_of_a_board() {
    let goal = Board::standard_goal();
    check("page-2a-idea", &[goal.index() as u64]);
    let boards = ["12345678x", "21345678x", "13245678x", "23145678x"].map(Board::of_letters);
    assert_eq!(boards[0], goal);
    let ranks = boards.map(|board| board.rank() as u64);
    check("page-2a-watch", &ranks);
    check("page-2a-watch", &boards[1..].iter().map(|board| board.index() as u64).collect::<Vec<_>>());
}

/// Why counting the blank loses nothing here: h is too large by one at most.
#[test]
fn the_page_of_realm_5_tells_how_far_the_counted_blank_overestimates() {
    let figures = known("misplaced with the blank: boards where h is too large, and by how much");
    check("page-5-watch", &figures);
    assert_eq!(figures[1], 1, "a path found is too long by less than two moves");
}

#[test]
fn the_page_of_realm_7_tells_what_tie_breaking_is_worth() {
    let high_g = known("every start, realm 7: shortest ways, expanded, generated")[1];
    let low_g = known("every start, realm 7, low g: shortest ways, expanded")[1];
    check("page-7-cost", &[high_g, low_g]);
    assert!(2 * high_g < low_g, "it more than halves the expansions");
}

/// The same searches with a heap and with buckets, also where buckets lose.
#[test]
fn the_page_of_realm_7b_tells_the_operations_of_both() {
    let hard = puzzle("8672543x1", "12345678x");
    let weighted = Some(HeuristicKind::Weighted("1.7".parse().expect("a weight")));
    let usual = Settings::default();
    for (puzzle, settings) in [
        (puzzle("23415x768", "12345678x"), usual),
        (hard, usual),
        (hard, Settings { heuristic: weighted, ..usual }),
    ] {
        let (buckets, _) = cost(Realm::Buckets, &puzzle, settings);
        let (heap, tally) = cost(Realm::Heap, &puzzle, settings);
        let figures =
            [buckets.of(Work::BucketsLookedAt), heap.of(Work::HeapComparisons), heap.of(Work::HeapSwaps)];
        check("page-7b-cost", &figures);
        if settings.heuristic.is_some() {
            check("page-7b-cost", &[tally.expanded]);
            assert!(figures[0] > figures[1], "here buckets lose");
        }
    }
}

/// A board reflected in its falling diagonal, its tiles renamed so that the standard goal stays what it is.
fn mirrored(board: Board) -> Board {
    let reflected = |cell: u8| cell % 3 * 3 + cell / 3;
    let renamed = |tile: u8| if tile == 0 { 0 } else { reflected(tile - 1) + 1 };
    let tiles = std::array::from_fn(|cell| renamed(board.tile(reflected(cell as u8))));
    Board::from_tiles(tiles).expect("a reflection is a board")
}

/// u and l change places in the mirror, d and r: what one order generates from a board, the other generates from the
/// mirrored board. So both have the same sum over all starts.
#[test]
fn the_page_of_realm_8_names_both_orders_that_are_best() {
    let known_sum = |name: &str| known(name)[1];
    let usual = known_sum("every start, realm 8: shortest ways, generated");
    let best = known_sum("every start, realm 8, order d u r l: shortest ways, generated");
    check("page-8-watch", &[usual, best]);
    for language in Language::ALL {
        let text = Words::new(language).say("page-8-watch");
        assert!(text.contains("d u r l") && text.contains("r l d u"), "{text}");
    }
    let goal = Board::standard_goal();
    assert_eq!(mirrored(goal), goal);
    let distances = Distances::to(goal);
    let mut dealer = Dealer::seeded(32);
    let generated = |start: Board, order: &str| {
        let order: Order = order.parse().expect("an order");
        let settings = Settings { order, ..Settings::default() };
        cost(Realm::IdaStar, &Puzzle::new(start, goal), settings).1.generated
    };
    for _ in 0..200 {
        let start = dealer.solvable(goal);
        assert_eq!(distances.of(start), distances.of(mirrored(start)), "{start}");
        assert_eq!(generated(start, "durl"), generated(mirrored(start), "rldu"), "{start}");
    }
}
