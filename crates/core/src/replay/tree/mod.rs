//! The search tree of a recording, built once and the same at every moment, and the status of each of its nodes at any
//! moment.
//!
//! A *node* is a successor that was produced, below the board that produced it: it joined the frontier or was entered,
//! it was reached before and dropped, or it lay beyond the bound. The way back to the parent is no node, because every
//! board has one. A board that is improved has a second node, and the older one counts as a duplicate from that event
//! on. A deepening search has one tree for all its iterations, in which each path is a node once.
//!
//! ```text
//!   level 0   level 1   level 2        the level of a node is its g
//!
//!                      ┌─ ●
//!             ┌─ ● ────┼─ ○            places across the levels are found once for the whole recording,
//!      ● ─────┤        └─ ═            so nothing moves when the moment changes
//!             └─ ○
//! ```
//!
//! Nodes are numbered in level order: the root first, then its children, then theirs, all in the order in which they
//! were produced. So the children of a node follow one another, and so do all nodes below it that are on one level.
//!
//! [`TreeBuilder`] reads events, from a recording or from a search that runs. It makes a [`Forest`] of one
//! [`SearchTree`], or two for a search from both ends. [`TreeMoment`] is the progress of the search in a tree at a
//! moment, and [`NodeStatuses`] are the statuses of all nodes there.

mod builder;
mod contours;
mod event_growth;
mod folded_path;
mod forest;
mod iteration_growth;
mod level_order;
mod level_placement;
mod lighting;
mod moment_of_node;
mod node_arrays;
mod node_status;
mod node_statuses;
mod search_tree;
mod solution;
mod steps;
mod tree_moment;

pub use builder::TreeBuilder;
pub use contours::Contours;
pub use folded_path::{FoldedLevel, FoldedNode, FoldedPath};
pub use forest::{Forest, Truncation};
pub use node_arrays::MAX_NODES;
pub use node_status::{NodeCounts, NodeStatus};
pub use node_statuses::{ImprovedNodes, NodeStatuses};
pub use search_tree::{NodeIndex, SearchTree};
pub use steps::TreeStep;
pub use tree_moment::TreeMoment;
