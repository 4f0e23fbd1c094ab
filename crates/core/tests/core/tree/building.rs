//! Trees are built in pieces, of recordings that grow, and can be cancelled; what has no room is left out.

use std::cell::Cell;

use eight_realms_core::{
    puzzle::Board,
    realm::{Realm, Settings},
    replay::tree::{
        Forest, NodeIndex, NodeStatus, NodeStatuses, SearchTree, TreeBuilder, TreeMoment, Truncation,
    },
    trace::{Event, Side, Stop},
};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::{TreeCase, cases, recording_of, sample};
use crate::probe::check_all;

#[test]
fn before_the_first_event_there_is_no_tree() {
    for realm in Realm::ALL {
        let forest = Forest::of(&recording_of(realm, &[]));
        assert!(forest.is_empty() && forest.truncation().is_none() && forest.tree(Side::Forward).is_none());
    }
}

/// Building checks now and then whether it has been cancelled, and ends at once.
#[test]
fn building_ends_at_the_check_that_cancels_it() {
    let case = &cases()[2];
    let (count, end) = (Cell::new(0), Cell::new(usize::MAX));
    let check = || {
        count.set(count.get() + 1);
        if count.get() == end.get() { Err(Stop::Cancelled) } else { Ok(()) }
    };
    assert!(Forest::of_until(&case.recording, &check).is_ok());
    let all = count.get();
    assert!(all > 20, "{all}");
    for at in [1, all / 2, all] {
        count.set(0);
        end.set(at);
        assert!(matches!(Forest::of_until(&case.recording, &check), Err(Stop::Cancelled)), "{at} of {all}");
        assert_eq!(count.get(), at);
    }
}

/// A tree of the first events shows at each of their moments what the tree of all shows, as far as its nodes go.
#[test]
fn the_tree_of_a_recording_that_grows_agrees_with_the_later_one() {
    for case in cases().iter().filter(|case| (100..100_000).contains(&case.events.len())) {
        let mut builder = TreeBuilder::new(case.realm);
        for share in [10, 3, 2] {
            let part = case.recording.len() / share;
            builder.read(&case.recording, part - builder.events());
            let early = builder.clone().finish(&|| Ok(())).expect("nothing ends it");
            let recording = recording_of(case.realm, &case.events[..part as usize]);
            assert_eq!(early.len(), Forest::of(&recording).len(), "{case}");
            for (early, late) in early.trees().iter().zip(case.forest.trees()) {
                for moment in [part / 2, part, part + 1] {
                    let [own, other] =
                        [early, late].map(|tree| TreeMoment::of(tree, &case.recording, moment.min(part)));
                    assert_eq!(TreeMoment::of(early, &case.recording, moment), own, "{case}: it ends there");
                    let path = |tree: &SearchTree, at: &TreeMoment| -> Vec<Board> {
                        at.path().iter().map(|node| tree.board(*node)).collect()
                    };
                    assert_eq!(path(early, &own), path(late, &other), "{case} at {moment}");
                    let totals = [(early, &own), (late, &other)].map(|(tree, at)| {
                        let total = NodeStatuses::of(tree, at).total();
                        NodeStatus::ALL
                            .map(|status| if status == NodeStatus::Unseen { 0 } else { total.of(status) })
                    });
                    assert_eq!(totals[0], totals[1], "{case} at {moment}");
                }
            }
        }
    }
}

/// As an observer it ends a search that sends more events than a recording has.
#[test]
fn a_limited_builder_ends_the_search_after_so_many_events() {
    for case in cases().iter().filter(|case| case.events.len() > 100) {
        let most = case.recording.len() / 2;
        let mut builder = TreeBuilder::limited(case.realm, most);
        let answer = case.realm.search(&case.puzzle, &case.settings, &mut builder);
        assert_eq!((answer, builder.events()), (Err(Stop::BudgetSpent), most), "{case}");
        assert_eq!(builder.read(&case.recording, u64::MAX), 0);
    }
}

/// The trees of a recording for which there is little room, and the whole ones: where a node is in both, it is the same
/// at every moment.
#[test]
fn what_is_left_out_makes_no_difference_to_the_other_nodes() {
    check_all(cases(), |case| {
        let mut chance = ChaCha8Rng::seed_from_u64(4);
        for whole in case.forest.trees().iter().filter(|tree| (10..100_000).contains(&tree.len())) {
            let most = chance.random_range(2..whole.len());
            let mut builder = TreeBuilder::new(case.realm).with_most_nodes(most);
            builder.read(&case.recording, u64::MAX);
            let forest = builder.finish(&|| Ok(())).expect("nothing ends it");
            let tree = forest.tree(whole.side()).expect("it has begun");
            assert!(tree.len() <= most && forest.truncation().is_some(), "{case}");
            let numbers = numbers_in(tree, whole);
            for moment in case.moments(6) {
                let [own, other] = [tree, whole].map(|tree| TreeMoment::of(tree, &case.recording, moment));
                let statuses = NodeStatuses::of(whole, &other);
                let expected = numbers.iter().map(|node| statuses.at(*node));
                let name = format!("{case}: {} of {} nodes at {moment}", tree.len(), whole.len());
                assert!(NodeStatuses::of(tree, &own).all().iter().copied().eq(expected), "{name}");
                let path = own.path().iter().map(|node| numbers[*node as usize]);
                assert!(path.eq(other.path().iter().copied().take(own.path().len())), "{name}");
                check_moments(case, tree, &own, &name);
            }
        }
    });
}

/// The node of another tree that has the same path as each of this tree.
fn numbers_in(tree: &SearchTree, other: &SearchTree) -> Vec<NodeIndex> {
    let mut numbers = vec![0];
    for node in 1..tree.len() as NodeIndex {
        let parent = tree.parent(node).expect("it is not the root");
        numbers.push(other.child(numbers[parent as usize], tree.board(node)).expect("it is in both"));
    }
    numbers
}

/// A node leads to an event of its own.
fn check_moments(case: &TreeCase, tree: &SearchTree, at: &TreeMoment, name: &str) {
    for node in [0, tree.len() as NodeIndex / 2, tree.len() as NodeIndex - 1] {
        let event = case.events[tree.moment_of(node, at) as usize - 1];
        assert_eq!(event.board(), Some(tree.board(node)), "{name}: node {node}");
    }
}

/// Half of an iteration would look as if one part of the tree only had been searched.
#[test]
fn an_iteration_that_does_not_fit_is_left_out_whole() {
    let case = TreeCase::of(Realm::IdaStar, sample(), Settings::default());
    let begins = |at: &usize| matches!(case.events[*at], Event::Deepen { .. });
    let begun: Vec<usize> = (0..case.events.len()).filter(begins).chain([case.events.len()]).collect();
    let fitting = |end: usize| Forest::of(&recording_of(Realm::IdaStar, &case.events[..end])).len();
    for (iteration, ends) in (1..).zip(begun.windows(2)) {
        let [before, after] = [ends[0], ends[1]].map(fitting);
        for most in [before.max(2), after - 1] {
            let mut builder = TreeBuilder::new(case.realm).with_most_nodes(most);
            builder.read(&case.recording, u64::MAX);
            let forest = builder.finish(&|| Ok(())).expect("nothing ends it");
            assert_eq!(forest.truncation(), Some(Truncation::FromIteration(iteration)), "{most} nodes");
            assert_eq!(forest.len(), if iteration == 1 { most } else { before }, "{most} nodes");
            for (level, moment) in (0..).zip(first_expansions(case.tree())) {
                let is_left_out = |moment: &u64| {
                    TreeMoment::of(case.tree(), &case.recording, *moment).iteration() >= iteration
                };
                let tree = &forest.trees()[0];
                let found = if level < tree.levels() { tree.moment_of_level(level) } else { None };
                assert_eq!(
                    found,
                    moment.filter(|moment| !is_left_out(moment)),
                    "{most} nodes, level {level}"
                );
            }
        }
    }
}

/// The moment right after the first expansion of each level.
fn first_expansions(tree: &SearchTree) -> impl Iterator<Item = Option<u64>> {
    (0..tree.levels()).map(|level| tree.moment_of_level(level))
}

/// A tree travels between a page and its workers.
#[test]
fn a_tree_is_the_same_after_it_was_sent() {
    let case = TreeCase::of(Realm::Heap, sample(), Settings::default());
    let bytes = postcard::to_stdvec(&case.forest).expect("it can be written");
    let sent: Forest = postcard::from_bytes(&bytes).expect("it can be read");
    let at = TreeMoment::of(case.tree(), &case.recording, 700);
    let [own, other] = [&case.forest, &sent].map(|forest| NodeStatuses::of(&forest.trees()[0], &at));
    assert_eq!((own, sent.len()), (other, case.forest.len()));
}
