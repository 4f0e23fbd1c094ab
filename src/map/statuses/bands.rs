//! How much of each band is lit, and by what. Area is not count: the map enlarges what is rare, so the
//! counts stand beside it.

use super::{super::MapData, MapStatus};

/// The boards of one band: all that are equally far from the goal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Band {
    /// By the number of their light.
    by_light: [u32; MapStatus::COUNT],
}

impl Band {
    /// Boards of the band with a certain light.
    pub const fn of(&self, light: MapStatus) -> u32 {
        self.by_light[light.index()]
    }

    /// All boards of the band.
    pub fn all(&self) -> u32 {
        self.by_light.iter().sum()
    }

    /// Boards of the band that the search has come to.
    pub fn reached(&self) -> u32 {
        self.all() - self.of(MapStatus::Unseen)
    }

    /// The boards of two bands taken together.
    pub fn and(&self, other: &Self) -> Self {
        Self { by_light: std::array::from_fn(|light| self.by_light[light] + other.by_light[light]) }
    }

    /// A board of the band changes from the light with one number to that with another.
    pub(super) const fn change(&mut self, from: u8, to: u8) {
        self.by_light[from as usize] -= 1;
        self.by_light[to as usize] += 1;
    }
}

/// All bands of a land, none of them lit.
pub(super) fn blank(land: &MapData) -> Vec<Band> {
    let mut bands = vec![Band::default(); land.bands()];
    for seat in 0..land.len() {
        bands[land.band(seat as super::BoardIndex) as usize].by_light[MapStatus::Unseen.index()] += 1;
    }
    bands
}
