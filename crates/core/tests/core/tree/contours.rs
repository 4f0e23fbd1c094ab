//! Nodes by g and h, and the bounds that run along the diagonals.

use std::collections::BTreeMap;

use eight_realms_core::{
    realm::{Realm, Settings},
    replay::tree::{Contours, NodeIndex, NodeStatus, NodeStatuses, TreeMoment},
    trace::Event,
};

use super::{TreeCase, cases, sample};
use crate::probe::check_all;

#[test]
fn every_node_is_in_the_cell_of_its_g_and_h() {
    check_all(cases(), |case| {
        for moment in case.moments(4) {
            for tree in case.forest.trees() {
                let at = TreeMoment::of(tree, &case.recording, moment);
                let statuses = NodeStatuses::of(tree, &at);
                let contours = Contours::of(tree, &statuses, &at);
                let mut expected: BTreeMap<(usize, u16), Vec<NodeStatus>> = BTreeMap::new();
                for node in 0..tree.len() as NodeIndex {
                    let of = tree.node(node);
                    expected.entry((usize::from(of.g), of.h)).or_default().push(statuses.at(node));
                }
                assert_eq!(contours.columns(), tree.levels());
                for g in 0..contours.columns() {
                    for (row, h) in contours.rows().iter().enumerate() {
                        let nodes = expected.remove(&(g, *h)).unwrap_or_default();
                        let cell = contours.cell(g, row);
                        let counts = NodeStatus::ALL
                            .map(|status| nodes.iter().filter(|own| **own == status).count() as u32);
                        assert_eq!(
                            NodeStatus::ALL.map(|status| cell.of(status)),
                            counts,
                            "{case} at {moment}"
                        );
                        assert_eq!(contours.f(g, row), g as u16 * contours.per_move() + h);
                    }
                }
                assert!(expected.is_empty(), "{case}: h that are in no row");
            }
        }
    });
}

#[test]
fn f_is_that_of_the_events() {
    check_all(cases(), |case| {
        for tree in case.forest.trees() {
            let end = TreeMoment::of(tree, &case.recording, u64::MAX);
            for node in (0..tree.len() as NodeIndex).step_by(7) {
                let event = case.events[tree.moment_of(node, &end) as usize - 1];
                let own = tree.node(node);
                match event {
                    Event::Expand { g, h, f, .. }
                    | Event::Open { g, h, f, .. }
                    | Event::Improve { g, h, f, .. }
                    | Event::Duplicate { g, h, f, .. }
                    | Event::Prune { g, h, f, .. } => assert_eq!((own.g, own.h, own.f), (g, h, f), "{case}"),
                    Event::Begin { h, .. } => assert_eq!((own.g, own.h, own.f), (0, h, h), "{case}"),
                    other => panic!("{case}: {other:?}"),
                }
            }
        }
    });
}

/// The bound in force, and the least f that has been pruned under it.
#[test]
fn the_next_bound_is_the_least_f_pruned_since_the_iteration_began() {
    check_all(cases(), |case| {
        let (mut bound, mut least, mut applied) = (None, None, 0);
        for moment in case.moments(20) {
            for event in &case.events[applied..moment as usize] {
                match *event {
                    Event::Deepen { bound: new } => (bound, least) = (Some(new), None),
                    Event::Prune { f, .. } => least = Some(least.map_or(f, |least: u16| least.min(f))),
                    _ => {}
                }
            }
            applied = moment as usize;
            for tree in case.forest.trees() {
                let at = TreeMoment::of(tree, &case.recording, moment);
                let contours = Contours::of(tree, &NodeStatuses::of(tree, &at), &at);
                assert_eq!((contours.bound(), contours.next_bound()), (bound, least), "{case} at {moment}");
            }
        }
    });
}

/// What is counted as pruned lies beyond the bound: nodes that it lets in are still to come, and none is lost.
#[test]
fn under_its_bound_an_iteration_has_nothing_pruned() {
    let case = TreeCase::of(Realm::IdaStar, sample(), Settings::default());
    let mut let_in = 0;
    for moment in case.moments(20) {
        let at = TreeMoment::of(case.tree(), &case.recording, moment);
        let statuses = NodeStatuses::of(case.tree(), &at);
        let contours = Contours::of(case.tree(), &statuses, &at);
        let cells = (0..contours.columns()).flat_map(|g| (0..contours.rows().len()).map(move |row| (g, row)));
        let sum: u32 =
            cells.clone().map(|(g, row)| contours.cell_under_bound(g, row).of(NodeStatus::Pruned)).sum();
        let is_pruned = |node: &NodeIndex| statuses.at(*node) == NodeStatus::Pruned;
        let pruned: Vec<NodeIndex> = (0..case.tree().len() as NodeIndex).filter(is_pruned).collect();
        let bound = contours.bound().unwrap_or(0);
        let beyond = pruned.iter().filter(|node| case.tree().node(**node).f > bound).count();
        assert_eq!(sum as usize, beyond, "at {moment}");
        for (g, row) in cells {
            assert_eq!(contours.cell_under_bound(g, row).all(), contours.cell(g, row).all());
        }
        let_in += pruned.len() - beyond;
    }
    assert!(let_in > 0, "no bound lets in what an earlier one has pruned");
}

/// Before an iteration ends, the next bound is known; it is the one that the next iteration has.
#[test]
fn an_iteration_ends_with_the_bound_of_the_next() {
    let case = TreeCase::of(Realm::IdaStar, sample(), Settings::default());
    let mut bounds = Vec::new();
    for (at, event) in (0..).zip(&case.events) {
        if let Event::Deepen { bound } = *event {
            let before = TreeMoment::of(case.tree(), &case.recording, at);
            let contours = Contours::of(case.tree(), &NodeStatuses::of(case.tree(), &before), &before);
            assert!(bounds.is_empty() || contours.next_bound() == Some(bound));
            bounds.push(bound);
        }
    }
    assert_eq!(bounds, [9, 11, 13, 15, 17, 19]);
}
