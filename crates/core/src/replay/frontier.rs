//! The frontier at a moment, in the realm's own order.

use super::{Node, Recording};
use crate::{
    realm::{Priority, Realm, Settings},
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
    let mut head = entries(recording, moment, side, settings);
    let count = head.len();
    let mut others = split_after(&mut head, most);
    let left_out = others.len().saturating_sub(most);
    let tail = split_after(&mut others, left_out);
    let [head, tail] = [head, tail].map(in_order);
    Waiting { head, tail, count }
}

/// All boards of the frontier of one side at a moment, in the order of [`frontier_ends`].
pub fn frontier_in_order(recording: &Recording, moment: u64, side: Side, settings: &Settings) -> Vec<Node> {
    in_order(entries(recording, moment, side, settings))
}

/// A board that waits, with what decides when it is taken.
type Prioritized = (Priority, Node);

/// Leaves the `most` entries that come first, in any order, and returns those after them.
fn split_after(entries: &mut Vec<Prioritized>, most: usize) -> Vec<Prioritized> {
    if most < entries.len() {
        entries.select_nth_unstable_by_key(most, |(priority, _)| *priority);
    }
    entries.split_off(most.min(entries.len()))
}

fn in_order(mut entries: Vec<Prioritized>) -> Vec<Node> {
    entries.sort_unstable_by_key(|(priority, _)| *priority);
    entries.into_iter().map(|(_, board)| board).collect()
}

/// The boards that wait on one side at a moment, each with its priority.
fn entries(recording: &Recording, moment: u64, side: Side, settings: &Settings) -> Vec<Prioritized> {
    let realm = recording.realm();
    let numbers = recording.index(side).waiting_at(moment).into_iter();
    let boards = numbers.filter_map(|at| Some((at, added_node(recording.event(u64::from(at))?)?)));
    boards.map(|(at, board)| (priority(realm, settings, &board, at), board)).collect()
}

fn priority(realm: Realm, settings: &Settings, board: &Node, number: u32) -> Priority {
    if realm.has_ties() {
        Priority::new(board.f, board.g, number, settings.tie, settings.tie_order)
    } else {
        Priority::first_in(number)
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
