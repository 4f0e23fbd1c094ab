//! How much of each band is reached, by status. Area is not count: the map enlarges what is rare, so the
//! counts stand beside it.

use super::{super::MapData, MapStatus};

/// The boards of one band: all that are equally far from the goal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Band {
    /// By the number of their status.
    by_status: [u32; MapStatus::COUNT],
}

impl Band {
    /// Boards of the band with a certain status.
    pub const fn of(&self, status: MapStatus) -> u32 {
        self.by_status[status.index()]
    }

    /// All boards of the band.
    pub fn all(&self) -> u32 {
        self.by_status.iter().sum()
    }

    /// Boards of the band that the search has come to.
    pub fn reached(&self) -> u32 {
        self.all() - self.of(MapStatus::Unseen)
    }

    /// The boards of two bands taken together.
    pub fn and(&self, other: &Self) -> Self {
        Self { by_status: std::array::from_fn(|status| self.by_status[status] + other.by_status[status]) }
    }

    /// A board of the band changes from the status with one number to that with another.
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
