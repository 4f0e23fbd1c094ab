//! The places of the nodes on a level: one each, for the whole recording.
//!
//! Every node wants to be level with its parent, beside its siblings, or with the middle of its children. Neighbours on
//! a level keep their order and a distance. One pass over the level finds, of all places that do, those nearest to the
//! wanted ones by least squares: wherever two neighbours want to come too close, they are pooled and move as one ("pool
//! adjacent violators", Ayer and others 1955). The result is still the best when it is cut off at both edges. Six
//! sweeps go over all levels, there and back, each in linear time.
//!
//! Places are whole numbers of small steps, so that distances are exact and every machine finds the same places.

use std::ops::Range;

use super::level_order::LevelOrder;
use crate::trace::{Stop, StopCheck};

/// Minimum number of steps between two siblings: one unit.
pub const UNIT: i32 = 400;
/// Minimum number of steps between neighbours of different parents: 1.35 units.
const BETWEEN_FAMILIES: i32 = 540;
/// Number of sweeps, which is even, so that the last one lays parents by their children.
const SWEEPS: usize = 6;

/// Neighbours that move as one.
#[derive(Clone, Copy, Debug)]
struct Pool {
    /// The sum of the places that they want, in steps, each measured from the node's closest place.
    sum: f64,
    /// The number of nodes.
    count: f64,
    mean: f64,
}

impl Pool {
    fn of_one(wanted: i32) -> Self {
        Self { sum: f64::from(wanted), count: 1.0, mean: f64::from(wanted) }
    }

    /// Joins two pools. Sums stay below 2^53, where they are exact.
    fn with(self, before: Self) -> Self {
        let (sum, count) = (before.sum + self.sum, before.count + self.count);
        Self { sum, count, mean: sum / count }
    }
}

/// The places of all nodes across their levels, in steps from 0 to the width.
pub struct LevelPlacement<'a> {
    order: &'a LevelOrder,
    /// The place of each node if its level begins at the edge and is as close as it may be.
    closest: Vec<i32>,
    places: Vec<i32>,
    width: i32,
    pools: Vec<Pool>,
}

impl<'a> LevelPlacement<'a> {
    /// The places of a tree's nodes, and the width, which is that of the fullest level.
    ///
    /// # Errors
    /// If `stop_check` ends the work.
    pub fn places(order: &'a LevelOrder, stop_check: StopCheck<'_>) -> Result<(Vec<i32>, i32), Stop> {
        let mut placement = Self::begun(order);
        for sweep in 0..SWEEPS {
            for step in 0..order.levels() {
                stop_check()?;
                if sweep % 2 == 0 {
                    placement.settle(placement.level(step), Self::beside_siblings);
                } else {
                    placement.settle(placement.level(order.levels() - 1 - step), Self::amid_children);
                }
            }
        }
        Ok((placement.places, placement.width))
    }

    /// The placement before the first sweep: the root is in the middle. All other nodes are laid beside their siblings
    /// before anything reads their places.
    fn begun(order: &'a LevelOrder) -> Self {
        let closest = closest(order);
        let width = closest.iter().copied().max().unwrap_or(0);
        let mut places = vec![0; order.len()];
        if let Some(root) = places.first_mut() {
            *root = width / 2;
        }
        Self { order, closest, places, width, pools: Vec::new() }
    }

    fn level(&self, level: usize) -> Range<usize> {
        self.order.level_starts[level] as usize..self.order.level_starts[level + 1] as usize
    }

    fn children(&self, node: usize) -> Range<usize> {
        self.order.first_children[node] as usize..self.order.first_children[node + 1] as usize
    }

    /// The place of a node level with its parent, siblings side by side around it. The root stays.
    #[inline]
    fn beside_siblings(&self, node: usize) -> i32 {
        if node == 0 {
            return self.places[0];
        }
        let parent = self.order.parents[node] as usize;
        let siblings = self.children(parent);
        let number = (node - siblings.start) as i32;
        self.places[parent] + number * UNIT - (siblings.len() as i32 - 1) * (UNIT / 2)
    }

    /// The place of a node in the middle of its children. Without any it stays.
    #[inline]
    fn amid_children(&self, node: usize) -> i32 {
        let children = self.children(node);
        if children.is_empty() {
            self.places[node]
        } else {
            i32::midpoint(self.places[children.start], self.places[children.end - 1])
        }
    }

    /// Moves the nodes of a level as near to the places they want as order, distances and edges allow.
    fn settle(&mut self, level: Range<usize>, wanted: impl Fn(&Self, usize) -> i32) {
        let mut pools = std::mem::take(&mut self.pools);
        pools.clear();
        for node in level.clone() {
            let mut pool = Pool::of_one(wanted(self, node) - self.closest[node]);
            while let Some(before) = pools.pop_if(|before| before.mean > pool.mean) {
                pool = pool.with(before);
            }
            pools.push(pool);
        }
        let most = self.width - self.closest[level.end - 1];
        let mut next = level.start;
        for pool in &pools {
            let shift = (pool.mean.round() as i32).clamp(0, most);
            let end = next + pool.count as usize;
            for node in next..end {
                self.places[node] = self.closest[node] + shift;
            }
            next = end;
        }
        self.pools = pools;
    }
}

fn closest(order: &LevelOrder) -> Vec<i32> {
    let mut closest = vec![0; order.len()];
    for ends in order.level_starts.windows(2) {
        for node in ends[0] as usize + 1..ends[1] as usize {
            let are_siblings = order.parents[node] == order.parents[node - 1];
            closest[node] = closest[node - 1] + if are_siblings { UNIT } else { BETWEEN_FAMILIES };
        }
    }
    closest
}
