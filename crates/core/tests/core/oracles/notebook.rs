//! The counts of the notebook that belongs to a textbook, Artificial Intelligence: A Modern Approach.

use eight_realms_core::{
    heuristic::HeuristicKind,
    realm::{Realm, Settings, Tie},
};

use crate::{
    facts::FACTS,
    probe::{puzzle, search},
};

/// A textbook's notebook counts nodes made and goal tests; a search here expands one board less than it tests.
#[test]
fn the_notebooks_figures_come_out() {
    let low_g = Settings { tie: Tie::LowG, ..Settings::default() };
    for row in &FACTS.aima_notebook_search4e.instances {
        let puzzle = puzzle(&row.start, "012345678");
        let outcome = search(Realm::Heap, &puzzle, low_g);
        assert_eq!(
            (outcome.tally.generated, outcome.tally.expanded + 1),
            row.astar_manhattan,
            "{}",
            row.start
        );
        assert_eq!(outcome.tally.solved, Some(row.cost), "{}", row.start);
    }
}

#[test]
fn the_notebooks_puzzles_without_the_blank_counted() {
    let settings =
        Settings { tie: Tie::LowG, heuristic: Some(HeuristicKind::Misplaced), ..Settings::default() };
    for (start, counts) in [("123456780", (22_615, 8_330)), ("402513786", (37_395, 13_816))] {
        let outcome = search(Realm::Heap, &puzzle(start, "012345678"), settings);
        assert_eq!((outcome.tally.generated, outcome.tally.expanded + 1), counts, "{start}");
    }
}

/// The notebook counts the blank. That heuristic is inconsistent, and the notebook expands boards again by old
/// entries; here an old entry is void, so that a few counts are less than the 23,407 / 8,726 and 38,632 /
/// 14,433 printed there.
#[test]
fn the_notebooks_puzzles_with_the_blank_counted() {
    let settings =
        Settings { tie: Tie::LowG, heuristic: Some(HeuristicKind::BlankCounted), ..Settings::default() };
    for (start, counts) in
        [("142075368", (17, 6)), ("123456780", (23_404, 8_724)), ("402513786", (38_623, 14_429))]
    {
        let outcome = search(Realm::Heap, &puzzle(start, "012345678"), settings);
        assert_eq!((outcome.tally.generated, outcome.tally.expanded), counts, "{start}");
    }
}
