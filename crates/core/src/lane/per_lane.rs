//! A table with one value for each place of a lane.

use super::LaneId;

/// One value for each place that a lane can have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PerLane<T>([T; LaneId::PLACES]);

impl<T> PerLane<T> {
    /// The value of a lane.
    pub const fn get(&self, lane: LaneId) -> &T {
        &self.0[lane.index()]
    }

    /// The value of a lane, to be changed.
    pub const fn get_mut(&mut self, lane: LaneId) -> &mut T {
        &mut self.0[lane.index()]
    }
}

impl<T: Default> Default for PerLane<T> {
    fn default() -> Self {
        Self(std::array::from_fn(|_| T::default()))
    }
}
