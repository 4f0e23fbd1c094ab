//! The path folded out of the tree: what hangs beside it adds up to the whole.

use eight_realms_core::replay::tree::{
    FoldedPath, NodeIndex, NodeStatus, NodeStatuses, SearchTree, TreeMoment,
};

use super::{TreeCase, cases};
use crate::probe::check_all;

/// Looks at each tree of a recording at seeded moments.
fn at_moments(case: &TreeCase, count: usize, mut look: impl FnMut(&SearchTree, &TreeMoment, &NodeStatuses)) {
    for moment in case.moments(count) {
        for tree in case.forest.trees() {
            let at = TreeMoment::of(tree, &case.recording, moment);
            look(tree, &at, &NodeStatuses::of(tree, &at));
        }
    }
}

#[test]
fn the_path_and_what_hangs_beside_it_are_the_whole_tree() {
    check_all(cases(), |case| {
        at_moments(case, 10, |tree, at, statuses| {
            let folded = FoldedPath::of(tree, at.path(), statuses);
            if at.path().is_empty() {
                assert!(folded.levels.is_empty());
                return;
            }
            let path: Vec<NodeIndex> = folded.levels.iter().filter_map(|level| level.on_path).collect();
            assert_eq!(path, at.path(), "{case} at {}", at.moment());
            let beside = folded.levels.iter().flat_map(|level| &level.beside);
            let reached: u32 = beside.map(|node| node.reached).sum();
            let on_path = path.iter().filter(|node| statuses.at(**node).is_reached()).count() as u32;
            assert_eq!(on_path + reached, statuses.total().reached(), "{case} at {}", at.moment());
        });
    });
}

#[test]
fn beside_the_path_are_the_siblings_that_have_been_produced() {
    check_all(cases(), |case| {
        at_moments(case, 10, |tree, at, statuses| {
            let folded = FoldedPath::of(tree, at.path(), statuses);
            for (level, parent) in folded.levels.iter().skip(1).zip(at.path()) {
                let seen = |node: &NodeIndex| statuses.at(*node) != NodeStatus::Unseen;
                let shown = tree.children(*parent).filter(|node| Some(*node) != level.on_path).filter(seen);
                assert!(level.beside.iter().map(|node| node.node).eq(shown), "{case} at {}", at.moment());
                for node in &level.beside {
                    assert_eq!(node.status, tree.status(node.node, at));
                    let is_leaf = tree.children(node.node).is_empty();
                    assert!(!is_leaf || node.reached == u32::from(node.status.is_reached()), "{case}");
                }
            }
        });
    });
}

/// What hangs below a node, counted one by one.
#[test]
fn the_nodes_below_one_are_those_whose_path_leads_through_it() {
    for case in cases().iter().filter(|case| case.events.len() < 5_000) {
        at_moments(case, 2, |tree, at, statuses| {
            let mut below = vec![0_u32; tree.len()];
            for node in (0..tree.len() as NodeIndex).filter(|node| statuses.at(*node).is_reached()) {
                tree.path_to(node).into_iter().for_each(|above| below[above as usize] += 1);
            }
            for (node, expected) in (0..).zip(below) {
                let found = statuses.below(tree, node).reached();
                assert_eq!(found, expected, "{case}: {node} at {}", at.moment());
            }
        });
    }
}
