//! Builder of the trees of a recording, event by event.
//!
//! The builder can be fed in pieces, as many events as there is time for, or be the observer of a search that runs once
//! more.

use super::{
    event_growth::EventGrowth,
    forest::{Forest, Truncation},
    iteration_growth::IterationGrowth,
    level_order::LevelOrder,
    level_placement::LevelPlacement,
    lighting::{EventTimes, IterationTimes, NodeTimes},
    node_arrays::{NO_NODE, NodeArrays},
    search_tree::SearchTree,
};
use crate::{
    realm::Realm,
    replay::Recording,
    trace::{Event, Flow, Observer, Side, Stop, StopCheck},
};

/// Events that are read between two checks: about a millisecond's worth.
const PART: u64 = 1 << 15;

/// The trees of the events so far, not yet in order.
#[derive(Clone, Debug)]
pub struct TreeBuilder {
    events: u64,
    most_events: u64,
    growth: Growth,
}

/// The trees as they grow.
#[derive(Clone, Debug)]
enum Growth {
    /// The trees from the start and from the goal.
    Events(Vec<EventGrowth>),
    Iterations(Box<IterationGrowth>),
}

impl Forest {
    /// The trees of a recording as far as it goes.
    ///
    /// # Panics
    /// Never.
    pub fn of(recording: &Recording) -> Self {
        Self::of_until(recording, &|| Ok(())).expect("without an observer that ends it")
    }

    /// The trees of a recording as far as it goes, unless `stop_check` ends the work.
    ///
    /// # Errors
    /// If `stop_check` ends the work.
    pub fn of_until(recording: &Recording, stop_check: StopCheck<'_>) -> Result<Self, Stop> {
        let mut builder = TreeBuilder::new(recording.realm());
        while builder.read(recording, PART) > 0 {
            stop_check()?;
        }
        builder.finish(stop_check)
    }
}

impl TreeBuilder {
    /// A builder for the events of a search.
    pub fn new(realm: Realm) -> Self {
        Self::limited(realm, u64::MAX)
    }

    /// A builder for the first `most_events` events. As an observer, it ends a search that sends more.
    pub fn limited(realm: Realm, most_events: u64) -> Self {
        let growth = if realm.is_deepening() {
            Growth::Iterations(Box::default())
        } else {
            Growth::Events([Side::Forward, Side::Backward].map(EventGrowth::new).into())
        };
        Self { events: 0, most_events, growth }
    }

    /// Changes the maximum number of nodes in a tree from [`MAX_NODES`](super::MAX_NODES) to `most`, which is at least
    /// 1.
    pub fn with_most_nodes(mut self, most: usize) -> Self {
        match &mut self.growth {
            Growth::Events(sides) => sides.iter_mut().for_each(|side| side.nodes.most = most),
            Growth::Iterations(growth) => growth.nodes.most = most,
        }
        self
    }

    /// Takes note of the next event.
    #[inline]
    pub fn note(&mut self, event: &Event) {
        let at = self.events as u32;
        match &mut self.growth {
            Growth::Events(sides) => sides.iter_mut().for_each(|side| side.note(at, event)),
            Growth::Iterations(growth) => growth.note(at, event),
        }
        self.events += 1;
    }

    /// Reads the next events of a recording, `most` at most. The recording is always the same one, but may have grown.
    /// Returns the number of events read: 0 once all have been read.
    pub fn read(&mut self, recording: &Recording, most: u64) -> u64 {
        let before = self.events;
        let most = most.min(self.most_events - before);
        for event in recording.events_from(before).take(most as usize) {
            self.note(&event);
        }
        self.events - before
    }

    /// Number of events noted so far.
    pub const fn events(&self) -> u64 {
        self.events
    }

    /// The trees of the events so far. To go on with later events afterwards, finish a copy.
    ///
    /// # Errors
    /// If `stop_check` ends the work.
    pub fn finish(self, stop_check: StopCheck<'_>) -> Result<Forest, Stop> {
        let mut forest = Forest::default();
        match self.growth {
            Growth::Events(sides) => {
                for EventGrowth { side, nodes, times, left_out, .. } in sides {
                    forest.truncation = forest.truncation.or(left_out.map(Truncation::FromEvent));
                    let arrange = |order: &LevelOrder, made: &[u32]| in_order_of_events(times, order, made);
                    forest.trees.extend(tree_of(side, self.events, nodes, arrange, stop_check)?);
                }
            }
            Growth::Iterations(growth) => {
                let IterationGrowth { nodes, times, .. } = *growth;
                forest.truncation = times.truncated_from.map(Truncation::FromIteration);
                let arrange = |order: &LevelOrder, made: &[u32]| in_depth_first_order(times, order, made);
                forest.trees.extend(tree_of(Side::Forward, self.events, nodes, arrange, stop_check)?);
            }
        }
        Ok(forest)
    }
}

impl Observer for TreeBuilder {
    const COUNTS: bool = false;

    #[inline]
    fn on(&mut self, event: Event) -> Flow {
        if self.events >= self.most_events {
            return Err(Stop::BudgetSpent);
        }
        self.note(&event);
        Ok(())
    }
}

/// The tree of one side; `None` if the search has not begun there.
fn tree_of(
    side: Side,
    events: u64,
    nodes: NodeArrays,
    arrange: impl FnOnce(&LevelOrder, &[u32]) -> NodeTimes,
    stop_check: StopCheck<'_>,
) -> Result<Option<SearchTree>, Stop> {
    if nodes.len() == 0 {
        return Ok(None);
    }
    let NodeArrays { boards, h, parents, per_move, .. } = nodes;
    let (order, made) = LevelOrder::of(&parents, stop_check)?;
    drop(parents);
    let times = arrange(&order, &made);
    let (boards, h) = (in_order(&boards, &made), in_order(&h, &made));
    drop(made);
    stop_check()?;
    let (places, width) = LevelPlacement::places(&order, stop_check)?;
    let reached = reached_by_level(&times, &order);
    let h_values = values_of(&h);
    Ok(Some(SearchTree { side, events, order, places, width, boards, h, per_move, times, reached, h_values }))
}

/// Rearranges a list from the order in which the nodes were made to level order.
fn in_order<T: Copy>(by_made: &[T], made: &[u32]) -> Vec<T> {
    made.iter().map(|made| by_made[*made as usize]).collect()
}

fn in_order_of_events(mut times: EventTimes, order: &LevelOrder, made: &[u32]) -> NodeTimes {
    let mut numbers = vec![0; order.len()];
    for (number, made) in (0..).zip(made) {
        numbers[*made as usize] = number;
    }
    for list in [&mut times.produced, &mut times.expanded, &mut times.dropped] {
        *list = in_order(list, made);
    }
    let renumber = |node: &mut u32| *node = numbers[*node as usize];
    times.latest.iter_mut().filter(|node| **node != NO_NODE).for_each(renumber);
    times.older.iter_mut().flat_map(|(newer, older)| [newer, older]).for_each(renumber);
    times.taken.iter_mut().map(|(node, _)| node).for_each(renumber);
    NodeTimes::Events(times)
}

fn in_depth_first_order(mut times: IterationTimes, order: &LevelOrder, made: &[u32]) -> NodeTimes {
    times.produced = in_order(&times.produced, made);
    times.entered = in_order(&times.entered, made);
    let number_of = |node: u32| made.iter().position(|made| *made == node);
    times.unexpanded = times.unexpanded.and_then(number_of).map(|number| number as u32);
    times.preorder = preorder(order);
    NodeTimes::Iterations(times)
}

/// The place of each node in depth-first order. No stack is needed, because the number of nodes below each is known.
fn preorder(order: &LevelOrder) -> Vec<u32> {
    let mut sizes = vec![1_u32; order.len()];
    for node in (1..order.len()).rev() {
        sizes[order.parents[node] as usize] += sizes[node];
    }
    let mut places = vec![0_u32; order.len()];
    for node in 0..order.len() {
        let mut next = places[node] + 1;
        for child in order.first_children[node]..order.first_children[node + 1] {
            places[child as usize] = next;
            next += sizes[child as usize];
        }
    }
    places
}

fn reached_by_level(times: &NodeTimes, order: &LevelOrder) -> Vec<u32> {
    let is_reached = |node: &usize| match times {
        NodeTimes::Events(times) => times.dropped[*node] != times.produced[*node],
        NodeTimes::Iterations(times) => times.is_entered(*node),
    };
    let levels = order.level_starts.windows(2);
    levels.map(|ends| (ends[0] as usize..ends[1] as usize).filter(is_reached).count() as u32).collect()
}

/// Each value of a list once, in ascending order.
fn values_of(list: &[u16]) -> Vec<u16> {
    let mut occurs = vec![false; list.iter().max().map_or(0, |most| usize::from(*most) + 1)];
    for value in list {
        occurs[usize::from(*value)] = true;
    }
    (0..).zip(occurs).filter_map(|(value, occurs)| occurs.then_some(value)).collect()
}
