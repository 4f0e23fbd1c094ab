//! From a node to a moment, from a moment to a node, and from node to node.

use eight_realms_core::{
    puzzle::Board,
    replay::tree::{NodeIndex, NodeStatus, SearchTree, TreeMoment, TreeStep},
    trace::{Event, Side, TableEntry},
};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::{TreeCase, cases};
use crate::probe::check_all;

/// Calls `check` for some nodes of every tree at some moments.
fn at_nodes(check: impl Fn(&TreeCase, &SearchTree, NodeIndex, &TreeMoment) + Sync) {
    check_all(cases(), |case| {
        let mut chance = ChaCha8Rng::seed_from_u64(3);
        for moment in case.moments(5) {
            for tree in case.forest.trees() {
                let at = TreeMoment::of(tree, &case.recording, moment);
                let len = tree.len() as NodeIndex;
                let mut nodes: Vec<NodeIndex> = (0..12).map(|_| chance.random_range(0..len)).collect();
                nodes.extend([0, len - 1]);
                nodes.extend(at.current());
                for node in nodes {
                    check(case, tree, node, &at);
                }
            }
        }
    });
}

/// The side of an event's board.
fn side_of(event: Event) -> Option<Side> {
    match event {
        Event::Begin { side, .. }
        | Event::Expand { side, .. }
        | Event::Open { side, .. }
        | Event::Duplicate { side, .. } => Some(side),
        Event::Improve { .. } | Event::Prune { .. } => Some(Side::Forward),
        _ => None,
    }
}

#[test]
fn the_moment_of_a_node_follows_its_own_event() {
    at_nodes(|case, tree, node, at| {
        let moment = tree.moment_of(node, at);
        let event = case.events[moment as usize - 1];
        let name = format!("{case}: node {node}, {:?} at {}, {event:?}", tree.node(node), at.moment());
        assert_eq!((event.board(), side_of(event)), (Some(tree.board(node)), Some(tree.side())), "{name}");
        let there = TreeMoment::of(tree, &case.recording, moment);
        if event.expanded().is_some() {
            assert_eq!(there.current(), Some(node), "{name}");
            assert_eq!(tree.status(node, &there), NodeStatus::Expanded, "{name}");
        } else {
            let end = TreeMoment::of(tree, &case.recording, u64::MAX);
            assert_eq!(tree.times_expanded(node, &end), 0, "{name}");
            let before = TreeMoment::of(tree, &case.recording, moment - 1);
            let iteration = there.iteration();
            assert!(iteration > 1 || tree.status(node, &before) == NodeStatus::Unseen, "{name}");
            assert_ne!(tree.status(node, &there), NodeStatus::Unseen, "{name}");
        }
    });
}

/// The last expansion up to the moment; if there is none, the first of all.
#[test]
fn the_moment_of_a_node_that_has_been_expanded_is_not_later() {
    at_nodes(|case, tree, node, at| {
        let moment = tree.moment_of(node, at);
        let times = tree.times_expanded(node, at);
        let there = TreeMoment::of(tree, &case.recording, moment);
        let end = TreeMoment::of(tree, &case.recording, u64::MAX);
        if times > 0 {
            assert!(moment <= at.moment(), "{case}: node {node} at {}", at.moment());
            assert_eq!(tree.times_expanded(node, &there), times, "{case}: node {node} at {}", at.moment());
            let number = tree.expansion_number(node, at, &case.recording);
            assert_eq!(number, Some(case.recording.expanded_by(moment)), "{case}: node {node}");
            assert_eq!(case.recording.moment_of_expansion(number.unwrap_or(0)), moment, "{case}");
        } else {
            assert_eq!(tree.expansion_number(node, at, &case.recording), None);
            let first = u32::from(tree.times_expanded(node, &end) > 0);
            assert_eq!(tree.times_expanded(node, &there), first, "{case}: node {node} at {}", at.moment());
        }
    });
}

#[test]
fn the_moment_of_a_level_is_its_first_expansion() {
    check_all(cases(), |case| {
        for tree in case.forest.trees() {
            for level in 0..tree.levels() {
                let is_of_level = |event: &Event| matches!(event, Event::Expand { g, side, .. } if usize::from(*g) == level && *side == tree.side());
                let first = case.events.iter().position(is_of_level).map(|at| at as u64 + 1);
                assert_eq!(tree.moment_of_level(level), first, "{case}: level {level}");
            }
        }
    });
}

#[test]
fn the_moment_of_a_cell_is_its_first_expansion() {
    check_all(cases(), |case| {
        for tree in case.forest.trees() {
            let mut cells: Vec<(u8, u16)> =
                (0..tree.len() as u32).map(|node| tree.node(node)).map(|node| (node.g, node.h)).collect();
            cells.sort_unstable();
            cells.dedup();
            for (cell_g, cell_h) in cells {
                let is_of_cell = |event: &Event| matches!(event, Event::Expand { g, h, side, .. } if (*g, *h) == (cell_g, cell_h) && *side == tree.side());
                let first = case.events.iter().position(is_of_cell).map(|at| at as u64 + 1);
                let found = tree.moment_of_cell(usize::from(cell_g), cell_h);
                assert_eq!(found, first, "{case}: g {cell_g}, h {cell_h}");
                let is_expanded = tree.is_cell_expanded(usize::from(cell_g), cell_h);
                assert_eq!(is_expanded, first.is_some(), "{case}: g {cell_g}, h {cell_h}");
            }
        }
    });
}

/// The boards of a deepening search's path and of its whole tree below are the same; elsewhere the path is the one by
/// which the board was known.
#[test]
fn the_path_leads_to_the_board_being_expanded() {
    check_all(cases(), |case| {
        for moment in case.moments(40) {
            let scene = case.recording.scene_at(moment);
            let mut with_path = 0;
            for tree in case.forest.trees() {
                let at = TreeMoment::of(tree, &case.recording, moment);
                let boards: Vec<Board> = at.path().iter().map(|node| tree.board(*node)).collect();
                let Some(last) = boards.last() else { continue };
                with_path += 1;
                let current = scene.current.expect("a search has begun");
                assert_eq!(*last, current.board, "{case} at {moment}");
                assert!(at.path().windows(2).all(|pair| tree.parent(pair[1]) == Some(pair[0])), "{case}");
                if scene.table_entry.is_none() {
                    assert_eq!(
                        (boards.len() - 1, tree.side()),
                        (usize::from(current.g), current.side),
                        "{case}"
                    );
                    assert_eq!(tree.node(at.path()[boards.len() - 1]), current, "{case} at {moment}");
                }
                if case.realm.is_deepening() && !scene.stack.is_empty() {
                    assert!(scene.stack.iter().map(|node| node.board).eq(boards), "{case} at {moment}");
                }
            }
            let is_known = scene.table_entry != Some(TableEntry::Nowhere);
            assert_eq!(with_path, usize::from(moment > 0 && is_known), "{case} at {moment}");
        }
    });
}

/// A shorter path that is found later leaves the earlier moments as they were.
#[test]
fn before_a_board_is_improved_its_older_node_is_its_node() {
    let mut count = 0;
    for case in cases() {
        let improves = |event: &&(u64, Event)| matches!(event.1, Event::Improve { .. });
        let numbered: Vec<(u64, Event)> = (0..).zip(case.events.iter().copied()).collect();
        for (at, event) in numbered.iter().filter(improves) {
            let board = event.board().expect("it has a board");
            let tree = case.tree();
            let [older, newer] =
                [*at, at + 1].map(|moment| tree.of_board(board, moment).expect("it is known"));
            let status = |node, moment| tree.status(node, &TreeMoment::of(tree, &case.recording, moment));
            assert_ne!(older, newer);
            assert_eq!(
                (status(newer, *at), status(newer, at + 1)),
                (NodeStatus::Unseen, NodeStatus::Open),
                "{case}"
            );
            assert!(status(older, *at).is_reached(), "{case}");
            assert_eq!(status(older, at + 1), NodeStatus::Duplicate, "{case}");
            count += 1;
        }
    }
    assert!(count > 20, "{count}");
}

#[test]
fn every_search_that_ends_well_has_its_solution_in_the_tree() {
    for case in cases() {
        let Some(cost) = case.recording.edge().tally.solved else { continue };
        let len = case.recording.len();
        let paths: Vec<(&SearchTree, Vec<NodeIndex>)> = (case.forest.trees().iter())
            .map(|tree| (tree, tree.solution(&case.recording, &case.puzzle, len)))
            .collect();
        let moves: usize = paths.iter().map(|(_, path)| path.len() - 1).sum();
        assert_eq!(moves, usize::from(cost), "{case}");
        for (tree, path) in &paths {
            assert!(path.windows(2).all(|pair| tree.parent(pair[1]) == Some(pair[0])), "{case}");
            assert!(tree.solution(&case.recording, &case.puzzle, len - 1).is_empty(), "{case}");
        }
        let ends = [case.puzzle.start, case.puzzle.goal];
        let (tree, path) = &paths[0];
        let own = [0, path.len() - 1].map(|at| tree.board(path[at]));
        assert!(paths.len() > 1 || own == ends || own == [ends[1], ends[0]], "{case}");
    }
}

#[test]
fn a_step_and_the_step_back_lead_to_the_same_node() {
    at_nodes(|case, tree, node, _| {
        for step in TreeStep::ALL {
            let parent = tree.parent(node);
            let siblings = parent.map_or(0..0, |parent| tree.children(parent));
            let expected = match step {
                TreeStep::Parent => parent,
                TreeStep::FirstChild => tree.children(node).min(),
                TreeStep::PreviousSibling => siblings.clone().find(|sibling| sibling + 1 == node),
                TreeStep::NextSibling => siblings.clone().find(|sibling| *sibling == node + 1),
            };
            assert_eq!(tree.step(node, step), expected, "{case}: {step:?} from {node}");
            let Some(next) = expected else { continue };
            let back = match step {
                TreeStep::Parent => tree.children(next).find(|child| *child == node),
                TreeStep::FirstChild => tree.step(next, TreeStep::Parent),
                TreeStep::PreviousSibling => tree.step(next, TreeStep::NextSibling),
                TreeStep::NextSibling => tree.step(next, TreeStep::PreviousSibling),
            };
            assert_eq!(back, Some(node), "{case}: {step:?} from {node}");
            let levels = [next, node].map(|node| tree.level_of(node) as i32);
            let down = match step {
                TreeStep::Parent => -1,
                TreeStep::FirstChild => 1,
                TreeStep::PreviousSibling | TreeStep::NextSibling => 0,
            };
            assert_eq!(levels[0] - levels[1], down, "{case}: {step:?} from {node}");
        }
        assert_eq!(tree.step(0, TreeStep::Parent), None);
    });
}
