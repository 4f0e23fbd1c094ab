//! What a picture is painted with. Who paints says so; here light is only added up.

use super::{
    MapStatus,
    mean::{Linear, Sum, padded},
};

/// The colours of a map.
pub trait ColorSource {
    /// A pixel, as whoever shows the picture wants it.
    type Pixel: Copy;

    /// What a board looks like. Neighbouring bands may look different.
    fn board(&self, light: MapStatus, band: u8) -> Linear;

    /// What shows no board.
    fn ground(&self) -> Linear;

    /// The pixel on which so much light falls.
    fn pixel(&self, light: Linear) -> Self::Pixel;
}

/// Different looks of boards: a light, on a band of even or odd number.
const LOOKS: usize = 2 * MapStatus::COUNT;

/// The looks of boards, worked out once.
#[derive(Clone)]
pub(super) struct ColorTable<I: ColorSource> {
    pub colors: I,
    pub ground: Sum,
    linear: [Sum; LOOKS],
    pixels: [I::Pixel; LOOKS],
}

impl<I: ColorSource> ColorTable<I> {
    pub fn of(inks: I) -> Self {
        let look = |number: usize| inks.board(MapStatus::ALL[number / 2], number as u8 % 2);
        Self {
            ground: padded(inks.ground()),
            linear: std::array::from_fn(|number| padded(look(number))),
            pixels: std::array::from_fn(|number| inks.pixel(look(number))),
            colors: inks,
        }
    }

    /// The light of a board.
    pub const fn linear(&self, look: ColorIndex) -> &Sum {
        &self.linear[look.0 as usize]
    }

    /// A pixel that shows nothing but boards of one look.
    pub const fn pixel(&self, look: ColorIndex) -> I::Pixel {
        self.pixels[look.0 as usize]
    }
}

/// What a board looks like: the number of its light, and whether its band is odd.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ColorIndex(u8);

impl ColorIndex {
    /// Of a board of some band that nobody has seen.
    pub const fn unseen(band: u8) -> Self {
        Self(MapStatus::Unseen.index() as u8 * 2 + band % 2)
    }

    /// Of the same board in the light with a certain number.
    pub const fn with_status(self, light: u8) -> Self {
        Self(light * 2 + self.0 % 2)
    }

    pub const fn is_reached(self) -> bool {
        self.0 / 2 != MapStatus::Unseen.index() as u8
    }
}
