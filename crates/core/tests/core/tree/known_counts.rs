//! How many nodes the trees of known searches have, level by level.

use eight_realms_core::{
    puzzle::Puzzle,
    realm::{Realm, Settings},
    replay::tree::{Forest, NodeStatuses, SearchTree, TreeBuilder, TreeMoment},
    trace::Event,
};

use super::{TreeCase, sample, textbook, with_heuristic};
use crate::{
    probe::{puzzle, search},
    samples::are_small,
};

/// The trees of a search that is not recorded.
fn forest(realm: Realm, puzzle: &Puzzle, settings: Settings) -> Forest {
    let mut builder = TreeBuilder::new(realm);
    realm.search(puzzle, &settings, &mut builder).expect("without an observer that ends it");
    builder.finish(&|| Ok(())).expect("without an observer that ends it")
}

/// Events, nodes ever reached, nodes, levels, and the width in whole units.
fn figures(tree: &SearchTree) -> (u64, u32, usize, usize, u32) {
    let reached = reached(tree).iter().sum();
    (tree.events(), reached, tree.len(), tree.levels(), tree.width().round() as u32)
}

fn reached(tree: &SearchTree) -> Vec<u32> {
    (0..tree.levels()).map(|level| tree.ever_reached(level)).collect()
}

fn check(
    realm: Realm,
    puzzle: &Puzzle,
    settings: Settings,
    expected: (u64, u32, usize, usize, u32),
) -> Vec<u32> {
    let forest = forest(realm, puzzle, settings);
    assert_eq!(forest.truncation(), None);
    let [tree] = forest.trees() else { panic!("realm {realm} has one tree") };
    assert_eq!(figures(tree), expected, "realm {realm} on {puzzle:?}");
    reached(tree)
}

#[test]
fn on_the_sample() {
    let blind =
        [1, 3, 5, 10, 14, 28, 42, 80, 108, 202, 278, 524, 726, 1348, 1804, 3283, 4193, 7322, 8596, 1513];
    for realm in [Realm::StringSet, Realm::PathStrings, Realm::Hash] {
        let reached = check(realm, &sample(), Settings::default(), (76_802, 30_080, 34_988, 20, 13_251));
        assert_eq!(reached, blind);
    }
    let reached = check(Realm::Misplaced, &sample(), Settings::default(), (6_479, 2_821, 3_007, 20, 752));
    assert_eq!(reached, [1, 3, 5, 10, 14, 28, 42, 80, 108, 202, 278, 526, 573, 519, 264, 127, 23, 13, 3, 2]);
    for realm in [Realm::Manhattan, Realm::Heap, Realm::Buckets] {
        let reached = check(realm, &sample(), Settings::default(), (1_161, 514, 533, 20, 95));
        assert_eq!(reached, [1, 3, 5, 10, 14, 28, 39, 56, 58, 78, 68, 61, 35, 23, 10, 12, 6, 2, 3, 2]);
    }
    let reached = check(Realm::IdaStar, &sample(), Settings::default(), (2_964, 497, 846, 20, 142));
    assert_eq!(reached, [1, 3, 5, 10, 14, 27, 31, 49, 51, 72, 61, 66, 46, 33, 15, 9, 1, 1, 1, 1]);
}

#[test]
fn on_the_figure_of_the_textbooks() {
    check(Realm::Misplaced, &textbook(), Settings::default(), (22, 12, 12, 6, 2));
    check(Realm::Hash, &textbook(), Settings::default(), (74, 34, 34, 6, 16));
}

#[test]
fn on_a_board_that_is_thirty_one_moves_away() {
    let far = puzzle("867254301", "123456780");
    check(Realm::Heap, &far, Settings::default(), (24_494, 10_398, 11_006, 32, 1_270));
    let reached = check(Realm::Hash, &far, Settings::default(), (665_044, 181_440, 302_284, 32, 46_592));
    assert_eq!(
        reached,
        [
            1, 3, 5, 10, 14, 28, 42, 80, 108, 202, 278, 524, 726, 1348, 1804, 3283, 4193, 7322, 8596, 13930,
            14713, 21721, 19827, 25132, 18197, 18978, 9929, 7359, 2081, 878, 126, 2
        ]
    );
}

#[test]
fn of_the_longest_recording() {
    if are_small() {
        return;
    }
    let far = puzzle("867254301", "123456780");
    let settings = with_heuristic("misplaced");
    check(Realm::IdaStar, &far, settings, (10_449_466, 1_208_181, 2_081_991, 32, 666_553));
}

/// What realm 8 does again: the same nodes in every iteration, and some more.
#[test]
fn a_deepening_search_expands_the_same_nodes_again() {
    let case = TreeCase::of(Realm::IdaStar, sample(), Settings::default());
    let tree = case.tree();
    let at = |moment| TreeMoment::of(tree, &case.recording, moment);
    let begins = |at: &u64| matches!(case.recording.event(*at), Some(Event::Deepen { .. }));
    let begun: Vec<u64> = (0..case.recording.len()).filter(begins).collect();
    let expansions: Vec<u64> = begun.iter().map(|moment| tree.expansions(&at(*moment))).collect();
    assert_eq!(expansions[..5], [0, 5, 5 + 19, 5 + 19 + 59, 5 + 19 + 59 + 152]);
    let end = at(u64::MAX);
    assert_eq!((end.iteration(), begun.len()), (6, 6));
    assert_eq!((tree.expansions(&end), tree.times_expanded(0, &end)), (802, 6));
    assert_eq!(search(Realm::IdaStar, &sample(), Settings::default()).tally.expanded, 802);
}

/// A* with Manhattan distance enters 514 nodes on the sample, but ten of them are of boards that it had already.
#[test]
fn an_improved_board_is_counted_once() {
    let case = TreeCase::of(Realm::Heap, sample(), Settings::default());
    let end = TreeMoment::of(case.tree(), &case.recording, u64::MAX);
    let improved = case.tree().improved(&end);
    assert_eq!((improved.open, improved.expanded), (10, 0));
    assert_eq!(NodeStatuses::of(case.tree(), &end).total().reached(), 504);
}

/// Two trees that meet: the board where they meet first stands in both.
#[test]
fn a_search_from_both_ends_has_two_trees() {
    let case = TreeCase::of(Realm::Bidirectional, sample(), Settings::default());
    let [from_start, from_goal] = case.forest.trees() else { panic!("two trees") };
    let met = case.recording.edge().met.expect("they meet");
    let at = case.recording.len();
    let [start, goal] = [from_start, from_goal].map(|tree| tree.solution(&case.recording, &case.puzzle, at));
    assert_eq!((start.len() - 1, goal.len() - 1), (9, 10));
    let ends =
        [(from_start, &start), (from_goal, &goal)].map(|(tree, path)| tree.board(path[path.len() - 1]));
    assert_eq!(ends, [met; 2]);
    let is_meeting = |at: &u64| matches!(case.recording.event(*at), Some(Event::Meet { .. }));
    let first = (0..at).find(is_meeting).expect("they meet") + 1;
    let reached = [from_start, from_goal]
        .map(|tree| NodeStatuses::of(tree, &TreeMoment::of(tree, &case.recording, first)).total().reached());
    assert_eq!(reached, [493, 537]);
}
