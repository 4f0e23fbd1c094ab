//! The search tree around a board, in the language of Graphviz.
//!
//! ```text
//! digraph search {
//!   node [shape=box, fontname="monospace"];
//!   n2 [label="1 2 3\n4 5 6\n7 x 8\ng 1  h 1  f 2", style="bold"];
//!   …
//!   n2 -> n5 [label="r", style="bold"];
//! }
//! ```
//!
//! A node is drawn bold if it is on the path found, rounded if it waits in the frontier, dashed if it is a duplicate and
//! dotted if it is beyond the bound. The node in the middle has a double border.

use std::{
    collections::{BTreeSet, HashSet, VecDeque},
    io::{self, Write},
};

use thiserror::Error;

use super::{Trace, TraceWriter};
use crate::{
    heuristic::InMoves,
    puzzle::Board,
    replay::tree::{Forest, NodeIndex, NodeStatus, NodeStatuses, SearchTree, TreeMoment},
};

/// Maximum number of nodes that are drawn.
pub const MAX_DRAWN: usize = 500;

/// Error for a board that is in no search tree of a trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the search has not generated {}", .0.letters())]
pub struct NotInTree(pub Board);

/// Writer of a part of the search tree.
#[derive(Clone, Debug)]
pub struct Dot<'a> {
    trace: Trace<'a>,
    forest: Forest,
    /// The part of a tree; `None` if nothing was searched.
    part: Option<Part>,
    center: Board,
}

/// Nodes of a tree that hang together.
#[derive(Clone, Debug)]
struct Part {
    /// Place of the tree in its forest.
    tree: usize,
    center: NodeIndex,
    /// The nodes, in level order.
    nodes: BTreeSet<NodeIndex>,
    /// Whether there are more nodes within the depth.
    is_cut: bool,
}

impl<'a> Dot<'a> {
    /// The tree up to `depth` edges around the node of a board. If the board has several nodes, the one by which the
    /// search knows it, or in a deepening search the first of those of least g. `None` is the goal if it was reached, or
    /// else the start. Of two trees, the one that has the board, that of the start first.
    ///
    /// # Errors
    /// If no node has the board.
    pub fn around(trace: Trace<'a>, board: Option<Board>, depth: u8) -> Result<Self, NotInTree> {
        let is_solved = trace.recording.edge().tally.solved.is_some();
        let end = if is_solved { trace.puzzle.goal } else { trace.puzzle.start };
        let center = board.unwrap_or(end);
        let forest = Forest::of(trace.recording);
        let mut trees = forest.trees().iter().enumerate();
        let found = trees.find_map(|(place, tree)| Some((place, node_of(tree, center)?)));
        // A table has no tree of the start: its tree is that of the goal.
        let root = || (board.is_none() && !forest.is_empty()).then_some((0, 0));
        let Some((place, node)) = found.or_else(root) else {
            let is_drawn_alone = forest.is_empty() && center == end;
            return if is_drawn_alone {
                Ok(Self { trace, forest, part: None, center })
            } else {
                Err(NotInTree(center))
            };
        };
        let tree = &forest.trees()[place];
        let center = tree.board(node);
        let part = Some(Part::around(tree, place, node, depth));
        Ok(Self { trace, forest, part, center })
    }

    /// The board in the middle.
    pub const fn center(&self) -> Board {
        self.center
    }

    /// Number of nodes that are drawn.
    pub fn drawn(&self) -> usize {
        self.part.as_ref().map_or(1, |part| part.nodes.len())
    }

    /// Whether nodes within the depth are left out, because there are more than [`MAX_DRAWN`].
    pub fn is_cut(&self) -> bool {
        self.part.as_ref().is_some_and(|part| part.is_cut)
    }
}

/// The node of a board.
fn node_of(tree: &SearchTree, board: Board) -> Option<NodeIndex> {
    let first = || (0..tree.len() as NodeIndex).find(|node| tree.board(*node) == board);
    tree.of_board(board, tree.events()).or_else(first)
}

impl Part {
    /// The nodes nearest to one, up to a number of edges away.
    fn around(tree: &SearchTree, place: usize, center: NodeIndex, depth: u8) -> Self {
        let mut nodes = BTreeSet::from([center]);
        let mut is_cut = false;
        let mut next = VecDeque::from([(center, 0)]);
        while let Some((node, distance)) = next.pop_front() {
            if distance == depth {
                continue;
            }
            for neighbour in tree.parent(node).into_iter().chain(tree.children(node)) {
                if nodes.contains(&neighbour) {
                    continue;
                }
                if nodes.len() == MAX_DRAWN {
                    is_cut = true;
                    break;
                }
                nodes.insert(neighbour);
                next.push_back((neighbour, distance + 1));
            }
        }
        Self { tree: place, center, nodes, is_cut }
    }

    fn write(&self, tree: &SearchTree, trace: &Trace<'_>, out: &mut dyn Write) -> io::Result<()> {
        let unit = trace.unit();
        let solution = tree.solution(trace.recording, &trace.puzzle, tree.events());
        let solution: HashSet<NodeIndex> = solution.into_iter().collect();
        let statuses = NodeStatuses::of(tree, &TreeMoment::of(tree, trace.recording, trace.recording.len()));
        for node in &self.nodes {
            let values = tree.node(*node);
            let [h, f] = [values.h, values.f].map(|amount| InMoves::of(amount, unit));
            let label = format!(r"{}\ng {}  h {h}  f {f}", rows(values.board), values.g);
            let style = [style_of(statuses.at(*node)), bold(solution.contains(node))];
            let center = if *node == self.center { ", peripheries=2" } else { "" };
            writeln!(out, r#"  n{node} [label="{label}"{}{center}];"#, styled(&style))?;
        }
        for node in &self.nodes {
            let Some(parent) = tree.parent(*node).filter(|parent| self.nodes.contains(parent)) else {
                continue;
            };
            let is_on_path = solution.contains(node) && solution.contains(&parent);
            let by = tree.by(*node).map(|by| by.letter().to_string()).unwrap_or_default();
            writeln!(out, r#"  n{parent} -> n{node} [label="{by}"{}];"#, styled(&[bold(is_on_path)]))?;
        }
        Ok(())
    }
}

/// A board in three lines of a label.
fn rows(board: Board) -> String {
    let cells: Vec<String> = board.letters().chars().map(String::from).collect();
    let rows: Vec<String> = cells.chunks(3).map(|row| row.join(" ")).collect();
    rows.join(r"\n")
}

const fn style_of(status: NodeStatus) -> &'static str {
    match status {
        NodeStatus::Open => "rounded",
        NodeStatus::Duplicate => "dashed",
        NodeStatus::Pruned => "dotted",
        NodeStatus::Unseen | NodeStatus::Expanded | NodeStatus::ExpandedEarlier | NodeStatus::Taken => "",
    }
}

const fn bold(is_on_path: bool) -> &'static str {
    if is_on_path { "bold" } else { "" }
}

fn styled(styles: &[&str]) -> String {
    let styles: Vec<&str> = styles.iter().copied().filter(|style| !style.is_empty()).collect();
    if styles.is_empty() { String::new() } else { format!(r#", style="{}""#, styles.join(",")) }
}

impl TraceWriter for Dot<'_> {
    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "digraph search {{")?;
        writeln!(out, r#"  node [shape=box, fontname="monospace"];"#)?;
        writeln!(out, r#"  edge [fontname="monospace"];"#)?;
        match &self.part {
            Some(part) => part.write(&self.forest.trees()[part.tree], &self.trace, out)?,
            None => writeln!(out, r#"  n0 [label="{}", peripheries=2];"#, rows(self.center))?,
        }
        writeln!(out, "}}")
    }
}
