//! Figures that a page names are what the program finds: each is computed here and looked for in both languages.

use std::collections::HashSet;

use eight_realms_app::words::{Language, Words};
use eight_realms_core::{
    compare::BoardClasses,
    heuristic::HeuristicKind,
    lane::{LaneRequest, Preset},
    puzzle::{Board, Order, Puzzle},
    realm::{Realm, Settings},
    space::{Dealer, Distances},
    trace::{Event, Tally, Work, WorkTally},
};
use serde_json::Value;

use crate::ground::{puzzle, record};

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

/// Boards expanded and moves of each lane of a preset.
fn of_preset(preset: Preset, puzzle: &Puzzle) -> Vec<[u64; 2]> {
    let figures = |request: LaneRequest| {
        let lane = request.lane(&Settings::default()).expect("a lane");
        let mut tally = Tally::default();
        let answer = lane.realm.search(puzzle, &lane.settings, &mut tally).expect("nobody ends this search");
        [tally.expanded, answer.map_or(0, |path| path.len() as u64)]
    };
    preset.requests().into_iter().map(figures).collect()
}

fn sample() -> Puzzle {
    puzzle("23415x768", "12345678x")
}

/// The board of a textbook, 26 moves from its goal.
fn textbook() -> Puzzle {
    puzzle("7245x6831", "x12345678")
}

#[test]
fn the_page_of_a_preset_tells_what_its_lanes_expand() {
    for preset in Preset::ALL {
        let expanded: Vec<u64> = of_preset(preset, &sample()).iter().map(|[expanded, _]| *expanded).collect();
        check(&format!("page-preset-{}-cost", preset.name()), &expanded);
    }
    for preset in [Preset::EqualF, Preset::Weights, Preset::FourF] {
        let expanded: Vec<u64> =
            of_preset(preset, &textbook()).iter().map(|[expanded, _]| *expanded).collect();
        check(&format!("page-preset-{}-cost", preset.name()), &expanded);
    }
}

/// The moves are told in the order of the lanes.
#[test]
fn the_pages_with_weights_tell_how_long_the_paths_are() {
    let presets = [Preset::Weights, Preset::FourF];
    let cases = presets.into_iter().flat_map(|preset| [sample(), textbook()].map(|puzzle| (preset, puzzle)));
    for (preset, puzzle) in cases {
        let moves: Vec<String> =
            of_preset(preset, &puzzle).iter().map(|[_, moves]| moves.to_string()).collect();
        let (last, others) = moves.split_last().expect("lanes");
        let told =
            [format!("{} and {last} moves", others.join(", ")), format!("{}、{last} 步", others.join("、"))];
        for (language, told) in Language::ALL.into_iter().zip(told) {
            let text = Words::new(language).say(format!("page-preset-{}-cost", preset.name()));
            assert!(text.contains(&told), "{told} in {text}");
        }
    }
}

#[test]
fn the_page_of_heuristics_tells_what_every_a_star_must_expand() {
    let must = |heuristic| BoardClasses::of(&sample(), heuristic).expect("consistent").necessary();
    let kinds = [
        HeuristicKind::Zero,
        HeuristicKind::Misplaced,
        HeuristicKind::Manhattan,
        HeuristicKind::LinearConflict,
    ];
    check("page-preset-heuristics-cost", &kinds.map(must));
    check("page-preset-equal-f-cost", &[must(HeuristicKind::Manhattan)]);
}

#[test]
fn the_page_of_uninformed_search_tells_of_limits_and_of_search_without_one() {
    let limited = |limit: &str| {
        let lane: LaneRequest = format!("8:h=zero,l={limit}").parse().expect("a lane");
        let lane = lane.lane(&Settings::default()).expect("a lane");
        let mut tally = Tally::default();
        let answer =
            lane.realm.search(&sample(), &lane.settings, &mut tally).expect("nobody ends this search");
        (tally.expanded, answer.map(|path| path.len()))
    };
    assert_eq!(
        [limited("18"), limited("19"), limited("23")].map(|(_, moves)| moves),
        [None, Some(19), Some(23)]
    );
    check("page-preset-uninformed-watch", &[limited("18").0, limited("19").0]);
    check("page-preset-uninformed-watch", &deepened(&sample()));
    let [expanded, moves] = depth_first(&sample());
    check("page-preset-uninformed-cost", &[expanded, moves, limited("23").0]);
}

/// What iterative deepening expands, and what of it lies below the bound.
fn deepened(puzzle: &Puzzle) -> [u64; 2] {
    let lane: LaneRequest = "8:h=zero".parse().expect("a lane");
    let lane = lane.lane(&Settings::default()).expect("a lane");
    let (mut bound, mut all, mut below) = (0, 0, 0);
    for event in record(lane.realm, puzzle, lane.settings) {
        if let Event::Deepen { bound: next } = event {
            bound = next;
        }
        if let Event::Expand { g, .. } = event {
            all += 1;
            below += u64::from(u16::from(g) < bound);
        }
    }
    [all, below]
}

/// Depth-first search with a table of reached boards, as courses write it: boards expanded, and moves of the path.
/// Successors are pushed in reverse, so that the first one is taken first; the goal is tested when a board is taken.
fn depth_first(puzzle: &Puzzle) -> [u64; 2] {
    let mut stack = vec![(puzzle.start, 0_u64)];
    let mut reached = HashSet::from([puzzle.start]);
    let mut expanded = 0;
    while let Some((board, depth)) = stack.pop() {
        if board == puzzle.goal {
            return [expanded, depth];
        }
        expanded += 1;
        let successors: Vec<Board> = board.successors(Order::default()).map(|(_, next)| next).collect();
        for next in successors.into_iter().rev() {
            if reached.insert(next) {
                stack.push((next, depth + 1));
            }
        }
    }
    panic!("there is a path")
}
