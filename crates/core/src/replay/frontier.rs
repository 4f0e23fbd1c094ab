//! The boards of the frontier at a moment, in the realm's own order. How many there are is counted in `trace/tally.rs`.

use super::{Node, Recording};
use crate::{
    realm::{Priority, Settings, Tie, TieOrder},
    trace::{Event, Side},
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WaitingBoard {
    /// The number of the event that last put the board into the frontier, from 0.
    pub number: u32,
    pub node: Node,
}

impl Recording {
    /// Returns all boards that wait on one side after the first `moment` events, in the order of their events. A search
    /// without a frontier has none.
    pub fn waiting_at(&self, moment: u64, side: Side) -> Vec<WaitingBoard> {
        let mut numbers = self.index(side).waiting_at(moment);
        numbers.sort_unstable();
        let board = |number| Some(WaitingBoard { number, node: added_node(self.event(u64::from(number))?)? });
        numbers.into_iter().filter_map(board).collect()
    }
}

/// Both ends of a frontier, and the size of the whole.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Waiting {
    /// The boards that come next, in order.
    pub head: Vec<Node>,
    /// The boards that come last, the last one last. None of them is in the head.
    pub tail: Vec<Node>,
    /// Number of boards that wait in all.
    pub count: usize,
}

/// The first `most` boards of the frontier of one side at a moment, and of the others the last `most`.
///
/// A queue gives the order in which boards were opened. An open list gives its total order, in which the number of an
/// entry is the number of the event that put it in.
pub fn frontier_ends(
    recording: &Recording,
    moment: u64,
    side: Side,
    settings: &Settings,
    most: usize,
) -> Waiting {
    if recording.realm().has_ties() {
        return ends(entries(recording, moment, side, settings), most, |(priority, _)| *priority)
            .map(|(_, node)| Some(node));
    }
    // In a queue the number alone decides, so only the boards at both ends are read.
    ends(recording.index(side).waiting_at(moment), most, |number| *number)
        .map(|number| added_node(recording.event(u64::from(number))?))
}

/// All boards of the frontier of one side at a moment, in the order of [`frontier_ends`].
pub fn frontier_in_order(recording: &Recording, moment: u64, side: Side, settings: &Settings) -> Vec<Node> {
    let mut entries = entries(recording, moment, side, settings);
    entries.sort_unstable_by_key(|(priority, _)| *priority);
    entries.into_iter().map(|(_, board)| board).collect()
}

/// A board that waits, with what decides when it is taken.
type Prioritized = (Priority, Node);

/// Both ends of entries that stand in any order, each end in the order of its keys.
fn ends<T, K: Ord>(mut head: Vec<T>, most: usize, key: impl Fn(&T) -> K) -> Ends<T> {
    let count = head.len();
    let mut others = split_after(&mut head, most, &key);
    let left_out = others.len().saturating_sub(most);
    let mut tail = split_after(&mut others, left_out, &key);
    for end in [&mut head, &mut tail] {
        end.sort_unstable_by_key(&key);
    }
    Ends { head, tail, count }
}

struct Ends<T> {
    head: Vec<T>,
    tail: Vec<T>,
    count: usize,
}

impl<T> Ends<T> {
    fn map(self, node: impl Fn(T) -> Option<Node>) -> Waiting {
        let [head, tail] = [self.head, self.tail].map(|end| end.into_iter().filter_map(&node).collect());
        Waiting { head, tail, count: self.count }
    }
}

/// Leaves the `most` entries that come first, in any order, and returns those after them.
fn split_after<T, K: Ord>(entries: &mut Vec<T>, most: usize, key: impl Fn(&T) -> K) -> Vec<T> {
    if most < entries.len() {
        entries.select_nth_unstable_by_key(most, key);
    }
    entries.split_off(most.min(entries.len()))
}

/// The boards that wait on one side at a moment, each with its priority.
fn entries(recording: &Recording, moment: u64, side: Side, settings: &Settings) -> Vec<Prioritized> {
    let realm = recording.realm();
    let numbers = recording.index(side).waiting_at(moment).into_iter();
    let boards = numbers.filter_map(|at| Some((at, added_node(recording.event(u64::from(at))?)?)));
    let ties = realm.has_ties().then(|| realm.ties(settings));
    boards.map(|(at, board)| (priority(ties, &board, at), board)).collect()
}

/// The priority of a board in an open list with these ties, or in a queue.
fn priority(ties: Option<(Tie, TieOrder)>, board: &Node, number: u32) -> Priority {
    match ties {
        Some((tie, tie_order)) => Priority::new(board.f, board.g, number, tie, tie_order),
        None => Priority::first_in(number),
    }
}

/// The board that an event puts into the frontier.
pub(super) fn added_node(event: Event) -> Option<Node> {
    match event {
        Event::Begin { board, h, side } => Some(Node { board, g: 0, h, f: h, side }),
        Event::Open { board, g, h, f, side, .. } => Some(Node { board, g, h, f, side }),
        Event::Improve { board, g, h, f, .. } => Some(Node { board, g, h, f, side: Side::Forward }),
        Event::Expand { .. }
        | Event::Duplicate { .. }
        | Event::Deepen { .. }
        | Event::Prune { .. }
        | Event::Retreat { .. }
        | Event::Meet { .. }
        | Event::LookUp { .. }
        | Event::Solved { .. } => None,
    }
}
