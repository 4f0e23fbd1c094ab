//! What every node is at any moment agrees with a replay from the first event, whatever moment was shown before.

use eight_realms_core::{
    replay::tree::{NodeIndex, NodeStatus, NodeStatuses, SearchTree, TreeMoment},
    trace::{Event, Tally},
};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::{TreeCase, cases, plain_tree::PlainTree};
use crate::probe::check_all;

/// The drawing of a level is kept as long as its counts are the same, within an iteration.
#[test]
fn levels_with_the_same_counts_in_one_iteration_have_the_same_nodes() {
    check_all(cases(), |case| {
        let mut same = 0;
        for tree in case.forest.trees() {
            let moments = case.moments(20);
            let near = moments.iter().map(|moment| (moment + 1).min(case.recording.len()));
            let moments: Vec<u64> = moments.iter().copied().chain(near).collect();
            let at = |moment: &u64| TreeMoment::of(tree, &case.recording, *moment);
            let seen: Vec<_> = moments
                .iter()
                .map(|moment| (at(moment).iteration(), NodeStatuses::of(tree, &at(moment))))
                .collect();
            for (number, (iteration, one)) in seen.iter().enumerate() {
                for (_, other) in seen[number + 1..].iter().filter(|(later, _)| later == iteration) {
                    for level in 0..tree.levels() {
                        let nodes = tree.level(level);
                        let nodes = nodes.start as usize..nodes.end as usize;
                        if one.levels()[level] == other.levels()[level] {
                            same += 1;
                            assert!(one.all()[nodes.clone()] == other.all()[nodes], "{case}: level {level}");
                        }
                    }
                }
            }
        }
        assert!(same > 0, "{case}");
    });
}

/// What the plain replay says at a moment: status and number of expansions of each node of the tree.
struct Expected {
    moment: u64,
    nodes: Vec<(NodeStatus, u32)>,
}

/// The nodes of a tree at some moments, in order.
fn replay(case: &TreeCase, tree: &SearchTree, moments: &[u64]) -> Vec<Expected> {
    let mut whole = PlainTree::of(tree.side());
    case.events.iter().for_each(|event| whole.apply(event));
    assert_eq!(whole.len(), tree.len(), "{case}");
    let nodes = whole.nodes_of(tree);
    let mut plain = PlainTree::of(tree.side());
    let mut applied = 0;
    let at = |moment: &u64| {
        case.events[applied..*moment as usize].iter().for_each(|event| plain.apply(event));
        applied = *moment as usize;
        let expansions = |node: usize| plain.expansions.get(node).copied().unwrap_or(0);
        let nodes = nodes.iter().map(|node| (plain.status(*node), expansions(*node))).collect();
        Expected { moment: *moment, nodes }
    };
    moments.iter().map(at).collect()
}

#[test]
fn at_every_moment_forward_and_back_the_nodes_are_those_of_a_replay() {
    check_all(cases(), |case| {
        let count = if case.events.len() > 50_000 { 6 } else { 30 };
        for tree in case.forest.trees() {
            let mut all = replay(case, tree, &case.moments(count));
            let mut chance = ChaCha8Rng::seed_from_u64(case.events.len() as u64);
            let mut statuses = NodeStatuses::default();
            while !all.is_empty() {
                let Expected { moment, nodes } = all.swap_remove(chance.random_range(0..all.len()));
                let at = TreeMoment::of(tree, &case.recording, moment);
                assert_eq!(at.moment(), moment);
                statuses.go_to(tree, &at);
                for (node, (status, expansions)) in (0..).zip(nodes) {
                    assert_eq!(statuses.at(node), status, "{case}: node {node} at {moment}");
                    assert_eq!(tree.status(node, &at), status, "{case}: node {node} at {moment}");
                    let times = tree.times_expanded(node, &at);
                    assert_eq!(times, expansions, "{case}: node {node} at {moment}");
                }
                assert_eq!(statuses, NodeStatuses::of(tree, &at), "{case} at {moment}");
            }
        }
    });
}

/// The counts of all trees at a moment, and the tally.
fn check_sums(case: &TreeCase, tally: &Tally, moment: u64) {
    let (mut open, mut expansions, mut improved, mut generated) = (0, 0, 0, 0);
    let mut duplicates = case.recording.path_backs_by(moment);
    for tree in case.forest.trees() {
        let at = TreeMoment::of(tree, &case.recording, moment);
        let statuses = NodeStatuses::of(tree, &at);
        let total = statuses.total();
        assert_eq!(total.all() as usize, tree.len(), "{case} at {moment}");
        assert_eq!(statuses.below(tree, 0), total, "{case} at {moment}");
        let again = tree.improved(&at);
        open += u64::from(total.of(NodeStatus::Open));
        improved += u64::from(again.open + again.expanded);
        expansions += tree.expansions(&at);
        generated += u64::from(total.all() - total.of(NodeStatus::Unseen)).saturating_sub(1);
        if !case.realm.is_deepening() {
            let expanded = u64::from(total.of(NodeStatus::Expanded) + again.expanded);
            assert_eq!(expanded, tree.expansions(&at), "{case} at {moment}");
            duplicates += u64::from(total.of(NodeStatus::Duplicate) - again.open - again.expanded);
        }
    }
    assert_eq!((expansions, improved), (tally.expanded, tally.improved), "{case} at {moment}");
    assert_eq!(duplicates, tally.duplicates, "{case} at {moment}: those in the tree, and the ways back");
    if !case.realm.is_deepening() {
        assert_eq!(open, tally.frontier, "{case} at {moment}");
        assert!(generated <= tally.generated, "{case} at {moment}");
    }
}

#[test]
fn the_sums_over_all_nodes_are_those_of_the_tally() {
    check_all(cases(), |case| {
        let (mut tally, mut applied) = (Tally::default(), 0);
        for moment in case.moments(20) {
            case.events[applied..moment as usize].iter().for_each(|event| tally.note(event));
            applied = moment as usize;
            check_sums(case, &tally, moment);
        }
    });
}

/// Successors that are dropped on the way back to the parent are no nodes; all others are.
#[test]
fn every_successor_but_the_way_back_is_a_node() {
    for case in cases().iter().filter(|case| !case.realm.is_deepening()) {
        let produces = |event: &&Event| {
            let by = event.opened_by();
            by.is_some() || matches!(event, Event::Duplicate { .. } | Event::Begin { .. })
        };
        let produced = case.events.iter().filter(produces).count();
        let paths_back: usize = case.forest.trees().iter().map(|tree| paths_back(case, tree)).sum();
        assert_eq!(case.forest.len() + paths_back, produced, "{case}");
    }
}

/// Nodes below the root from which the way back was produced.
fn paths_back(case: &TreeCase, tree: &SearchTree) -> usize {
    let at = TreeMoment::of(tree, &case.recording, case.recording.len());
    let nodes = (1..tree.len() as NodeIndex).filter(|node| tree.times_expanded(*node, &at) > 0);
    let goes_back = |node: &NodeIndex| {
        let parent = tree.board(tree.parent(*node).expect("it is not the root"));
        let expanded = tree.moment_of(*node, &at);
        let events = case.recording.events_from(expanded);
        let mut own = events.take_while(|event| event.expanded().is_none());
        own.any(|event| matches!(event, Event::Duplicate { board, .. } if board == parent))
    };
    nodes.filter(goes_back).count()
}
