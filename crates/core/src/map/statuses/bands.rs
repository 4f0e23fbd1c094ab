//! The number of boards of each band that are reached, by status. Area is not count: the map enlarges what is rare, so
//! the counts are shown beside it.

use super::{super::MapData, MapStatus};

/// The boards of one band: all that are equally far from the goal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Band {
    /// Numbers of boards, by the number of their status.
    by_status: [u32; MapStatus::COUNT],
}

impl Band {
    /// The number of boards of the band with a status.
    pub const fn of(&self, status: MapStatus) -> u32 {
        self.by_status[status.index()]
    }

    /// The number of all boards of the band.
    pub fn all(&self) -> u32 {
        self.by_status.iter().sum()
    }

    /// The number of boards of the band that the search has reached.
    pub fn reached(&self) -> u32 {
        self.all() - self.of(MapStatus::Unseen)
    }

    /// The sum of two bands.
    pub fn and(&self, other: &Self) -> Self {
        Self { by_status: std::array::from_fn(|status| self.by_status[status] + other.by_status[status]) }
    }

    /// Moves one board of the band from the status with one number to the status with another.
    pub(super) const fn change(&mut self, from: u8, to: u8) {
        self.by_status[from as usize] -= 1;
        self.by_status[to as usize] += 1;
    }
}

/// All bands of the map data, with no board reached.
pub(super) fn blank(data: &MapData) -> Vec<Band> {
    let mut bands = vec![Band::default(); data.bands()];
    for index in 0..data.len() {
        bands[data.band(index as super::BoardIndex) as usize].by_status[MapStatus::Unseen.index()] += 1;
    }
    bands
}
