//! The times at which the nodes of a tree get their statuses: two or three numbers for each, compared with the moment.
//!
//! In a search that stores the boards it has reached, the times are events. A deepening search comes to the same nodes
//! again in every iteration, always in depth-first order. So its progress is a place in this order: the nodes before
//! the place have been reached in this iteration, and those behind it only in the iterations before.

use serde::{Deserialize, Serialize};

use super::node_status::NodeStatus;

/// Placeholder for an event that does not happen in the whole recording.
pub const NEVER: u32 = u32::MAX;
/// Placeholder for the iteration of a node that none has entered.
pub const NO_ITERATION: u16 = u16::MAX;

/// The progress of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SearchPoint {
    /// Events that have happened.
    pub events: u32,
    /// The iteration of a deepening search, from 1.
    pub iteration: u16,
    /// The place in depth-first order before which nodes have been produced in this iteration, if any iteration so far
    /// produces them.
    pub reached: u32,
    /// The place in depth-first order before which nodes have been expanded in this iteration, if any iteration so far
    /// expands them.
    pub expanded: u32,
}

/// The times at which the nodes of a tree get their statuses.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum NodeTimes {
    /// Events, in a search that stores the boards it has reached.
    Events(EventTimes),
    /// Iterations, in a deepening search.
    Iterations(IterationTimes),
}

/// Numbers of events, from 0, by node.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct EventTimes {
    pub produced: Vec<u32>,
    pub expanded: Vec<u32>,
    /// The event that produced a duplicate, or that improved the board of a node.
    pub dropped: Vec<u32>,
    /// By the index of a board, the node that was the last to bring it into the frontier.
    pub latest: Vec<u32>,
    /// Nodes of improved boards, each with the older node of the same board.
    pub older: Vec<(u32, u32)>,
    /// The node of the goal, and the event that took it out of the frontier.
    pub taken: Option<(u32, u32)>,
}

impl EventTimes {
    /// The node of the goal, if it has been taken out of the frontier.
    fn taken_by(&self, events: u32) -> Option<usize> {
        self.taken.filter(|(_, at)| *at < events).map(|(node, _)| node as usize)
    }
}

/// Numbers of iterations, from 1, by node.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct IterationTimes {
    /// The first iteration that produces a node, inside or outside of its bound.
    pub produced: Vec<u16>,
    /// The first iteration that enters a node.
    pub entered: Vec<u16>,
    /// The place of each node in depth-first order.
    pub preorder: Vec<u32>,
    /// The events at which the iterations begin.
    pub begun: Vec<u32>,
    /// The node that was entered last and for the first time, if it is not expanded: the goal, or the node at which the
    /// recording ends.
    pub unexpanded: Option<u32>,
    /// The first iteration of which nodes are left out of the tree.
    pub truncated_from: Option<u16>,
}

impl IterationTimes {
    /// Whether any iteration enters a node.
    pub fn is_entered(&self, node: usize) -> bool {
        self.entered[node] != NO_ITERATION
    }
}

impl NodeTimes {
    pub fn status(&self, node: usize, point: &SearchPoint) -> NodeStatus {
        match self {
            Self::Events(times) if times.taken_by(point.events) == Some(node) => NodeStatus::Taken,
            Self::Events(times) => {
                let [produced, expanded, dropped] =
                    [&times.produced, &times.expanded, &times.dropped].map(|events| events[node]);
                status_by_event(produced, expanded, dropped, point.events)
            }
            Self::Iterations(times) => {
                status_by_iteration(times.produced[node], times.entered[node], times.preorder[node], point)
            }
        }
    }

    pub fn statuses(&self, point: &SearchPoint, statuses: &mut Vec<NodeStatus>) {
        statuses.clear();
        match self {
            Self::Events(events) => {
                let EventTimes { produced, expanded, dropped, .. } = events;
                let times = produced.iter().zip(expanded).zip(dropped);
                let status = |((produced, expanded), dropped): ((&u32, &u32), &u32)| {
                    status_by_event(*produced, *expanded, *dropped, point.events)
                };
                statuses.extend(times.map(status));
                if let Some(status) = events.taken_by(point.events).and_then(|node| statuses.get_mut(node)) {
                    *status = NodeStatus::Taken;
                }
            }
            Self::Iterations(IterationTimes { produced, entered, preorder, .. }) => {
                let times = produced.iter().zip(entered).zip(preorder);
                let status = |((produced, entered), preorder): ((&u16, &u16), &u32)| {
                    status_by_iteration(*produced, *entered, *preorder, point)
                };
                statuses.extend(times.map(status));
            }
        }
    }

    /// Number of times that a node has been expanded.
    pub fn times_expanded(&self, node: usize, point: &SearchPoint) -> u32 {
        match self {
            Self::Events(times) => u32::from(times.expanded[node] < point.events),
            Self::Iterations(times) if times.entered[node] <= point.iteration => {
                let now = u32::from(times.preorder[node] < point.expanded);
                u32::from(point.iteration - times.entered[node]) + now
            }
            Self::Iterations(_) => 0,
        }
    }
}

#[inline]
const fn status_by_event(produced: u32, expanded: u32, dropped: u32, events: u32) -> NodeStatus {
    // The last that holds counts. Written without a branch that leaves others out, so that many nodes go at once.
    let mut status = NodeStatus::Unseen;
    if produced < events {
        status = NodeStatus::Open;
    }
    if expanded < events {
        status = NodeStatus::Expanded;
    }
    if dropped < events {
        status = NodeStatus::Duplicate;
    }
    status
}

#[inline]
const fn status_by_iteration(produced: u16, entered: u16, preorder: u32, point: &SearchPoint) -> NodeStatus {
    // As in `status_by_event`: the last that holds counts.
    let is_reached = preorder < point.reached;
    let is_entered = is_reached && entered <= point.iteration;
    let mut status = NodeStatus::Unseen;
    if produced < point.iteration || (is_reached && produced == point.iteration) {
        status = NodeStatus::Pruned;
    }
    if entered < point.iteration {
        status = NodeStatus::ExpandedEarlier;
    }
    if is_entered {
        status = NodeStatus::Open;
    }
    if is_entered && preorder < point.expanded {
        status = NodeStatus::Expanded;
    }
    status
}
