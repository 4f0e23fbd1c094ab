//! The tree for Graphviz: a graph that hangs together, of the nodes that are near.

use std::collections::{BTreeMap, BTreeSet};

use eight_realms_core::{
    export::{Dot, MAX_DRAWN, NotInTree},
    puzzle::Board,
    replay::tree::{Forest, NodeIndex, SearchTree},
};

use super::{Recorded, SAMPLE, TWO_MOVES, all, text};
use crate::probe::{board, check_all};

/// A graph as Graphviz would read it, with the attributes of each node and edge.
#[derive(Default)]
struct Graph {
    nodes: BTreeMap<String, String>,
    edges: BTreeMap<(String, String), String>,
}

impl Graph {
    /// Reads the few forms that the writer uses; fails at any other.
    fn read(text: &str) -> Self {
        let body = text.strip_prefix("digraph search {\n").and_then(|text| text.strip_suffix("}\n"));
        let mut graph = Self::default();
        for line in body.unwrap_or_else(|| panic!("no digraph: {text}")).lines() {
            let (left, attributes) = line.trim().split_once(" [").unwrap_or_else(|| panic!("{line}"));
            let attributes = attributes.strip_suffix("];").unwrap_or_else(|| panic!("{line}"));
            assert_eq!(attributes.matches('"').count() % 2, 0, "{line}");
            assert!(!attributes.contains(['{', '}', '[', ']']), "{line}");
            let there = match left.split_once(" -> ") {
                _ if left == "node" || left == "edge" => None,
                Some((from, to)) => {
                    graph.edges.insert((from.to_owned(), to.to_owned()), attributes.to_owned())
                }
                None => graph.nodes.insert(left.to_owned(), attributes.to_owned()),
            };
            assert_eq!(there, None, "{line} is there twice");
        }
        for end in graph.edges.keys().flat_map(|(from, to)| [from, to]) {
            assert!(graph.nodes.contains_key(end), "{end} is no node");
        }
        graph
    }

    fn bold(&self) -> (usize, usize) {
        let is_bold = |attributes: &&String| attributes.contains("bold");
        (self.nodes.values().filter(is_bold).count(), self.edges.values().filter(is_bold).count())
    }
}

fn around(recorded: &Recorded, board: Option<Board>, depth: u8) -> (Dot<'_>, Graph) {
    let dot = Dot::around(recorded.trace(), board, depth).unwrap_or_else(|error| panic!("{error}"));
    let graph = Graph::read(&text(&dot));
    assert_eq!(graph.nodes.len(), dot.drawn(), "{recorded}");
    (dot, graph)
}

#[test]
fn the_goal_of_two_moves_with_its_parent() {
    let recorded = Recorded::of("7", TWO_MOVES);
    let expected = r#"digraph search {
  node [shape=box, fontname="monospace"];
  edge [fontname="monospace"];
  n2 [label="1 2 3\n4 5 6\n7 x 8\ng 1  h 1  f 2", style="bold"];
  n4 [label="1 2 3\n4 5 6\n7 8 x\ng 2  h 0  f 2", style="bold", peripheries=2];
  n2 -> n4 [label="r", style="bold"];
}
"#;
    assert_eq!(text(&Dot::around(recorded.trace(), None, 1).expect("the goal is there")), expected);
}

/// The start, its two successors, and the two of the second. The way back is no node.
#[test]
fn the_depth_counts_edges_in_both_directions() {
    let recorded = Recorded::of("7", TWO_MOVES);
    for (center, counts) in [(None, [1, 2, 4, 5, 5]), (Some(board(TWO_MOVES)), [1, 3, 5, 5, 5])] {
        for (depth, count) in counts.into_iter().enumerate() {
            let (dot, graph) = around(&recorded, center, depth as u8);
            assert_eq!((dot.drawn(), graph.edges.len()), (count, count - 1), "{depth}");
            assert!(!dot.is_cut());
        }
    }
    let (_, graph) = around(&recorded, None, 3);
    assert_eq!(graph.bold(), (3, 2), "the path of two moves");
    assert!(graph.nodes.values().any(|label| label.contains("rounded")), "boards that wait");
}

/// Number of edges between two nodes: up to where their ways to the root join.
fn distance(tree: &SearchTree, one: NodeIndex, other: NodeIndex) -> usize {
    let [one, other] = [one, other].map(|node| tree.path_to(node));
    let shared = one.iter().zip(&other).take_while(|(one, other)| one == other).count();
    one.len() + other.len() - 2 * shared
}

#[test]
fn every_part_of_a_tree_hangs_together_and_has_all_that_is_near() {
    check_all(all(), |recorded| {
        for depth in [0, 3, 40] {
            let (dot, graph) = around(recorded, None, depth);
            assert_eq!(graph.nodes.len(), graph.edges.len() + 1, "{recorded}");
            assert!(dot.drawn() <= MAX_DRAWN && (!dot.is_cut() || dot.drawn() == MAX_DRAWN));
            let children: BTreeSet<&String> = graph.edges.keys().map(|(_, to)| to).collect();
            assert_eq!(children.len(), graph.edges.len(), "{recorded}: a node has one parent");
            let centers = graph.nodes.values().filter(|label| label.contains("peripheries=2"));
            assert_eq!(centers.count(), 1, "{recorded}");
        }
        let forest = Forest::of(&recorded.recording);
        let Some(tree) = forest.trees().first().filter(|tree| tree.len() < 5_000) else { return };
        let root = tree.board(0);
        let (dot, graph) = around(recorded, Some(root), 3);
        let near = (0..tree.len() as NodeIndex).filter(|node| distance(tree, 0, *node) <= 3);
        let near: BTreeSet<String> = near.map(|node| format!("n{node}")).collect();
        assert_eq!((graph.nodes.into_keys().collect(), dot.center()), (near, root), "{recorded}");
    });
}

#[test]
fn the_middle_is_the_goal_if_there_is_a_path_and_else_the_start() {
    for (lane, start, center) in [
        ("2", SAMPLE, "12345678x"),
        ("4", SAMPLE, "12345678x"),
        ("8", SAMPLE, "12345678x"),
        ("7", "12345687x", "12345687x"),
        ("8:h=zero,l=6", SAMPLE, SAMPLE),
        ("7", "12345678x", "12345678x"),
    ] {
        let recorded = Recorded::of(lane, start);
        assert_eq!(around(&recorded, None, 2).0.center(), board(center), "{lane} {start}");
    }
}

#[test]
fn the_whole_path_is_bold_where_it_is_drawn() {
    for lane in ["1", "2a", "2", "5", "6", "7", "7b", "8"] {
        let (_, graph) = around(&Recorded::of(lane, "413x25786"), None, 10);
        let (nodes, edges) = graph.bold();
        assert!(nodes > 1 && nodes == edges + 1, "realm {lane}: {nodes} nodes, {edges} edges");
    }
}

#[test]
fn more_than_500_nodes_are_cut() {
    let recorded = Recorded::of("7", SAMPLE);
    let (dot, graph) = around(&recorded, Some(board(SAMPLE)), 40);
    assert_eq!((dot.is_cut(), graph.nodes.len(), graph.edges.len()), (true, 500, 499));
    let (dot, graph) = around(&recorded, Some(board(SAMPLE)), 4);
    assert!(!dot.is_cut() && graph.nodes.len() < 500);
}

#[test]
fn a_board_that_was_not_generated_is_refused() {
    let far = board("87654321x");
    for (lane, start) in [("7", TWO_MOVES), ("8", TWO_MOVES), ("7", "12345687x")] {
        let recorded = Recorded::of(lane, start);
        assert_eq!(Dot::around(recorded.trace(), Some(far), 3).map(|_| ()), Err(NotInTree(far)), "{lane}");
    }
}

#[test]
fn a_weight_makes_tenths() {
    let recorded = Recorded::of("7:h=weighted,w=1.5", TWO_MOVES);
    let text = text(&Dot::around(recorded.trace(), None, 3).expect("the goal is there"));
    assert!(text.contains(r"g 1  h 4.5  f 5.5"), "{text}");
}
