//! The colours that a picture is painted with. The caller defines them; this module only adds up light.

use super::{
    MapStatus,
    mean::{Linear, Sum},
};

/// The colours of a map.
pub trait ColorSource {
    /// A pixel, in the format that the caller needs.
    type Pixel: Copy;

    /// The light of a board. Neighbouring bands may look different.
    fn board(&self, status: MapStatus, band: u8) -> Linear;

    /// The light where no board is shown.
    fn background(&self) -> Linear;

    /// The pixel for an amount of light.
    fn pixel(&self, light: Linear) -> Self::Pixel;
}

/// Number of different looks of boards: a status, on a band of even or odd number.
const LOOKS: usize = 2 * MapStatus::COUNT;

/// The looks of boards, computed once.
#[derive(Clone)]
pub(super) struct ColorTable<I: ColorSource> {
    pub colors: I,
    pub background: Sum,
    linear: [Sum; LOOKS],
    pixels: [I::Pixel; LOOKS],
}

impl<I: ColorSource> ColorTable<I> {
    pub fn of(colors: I) -> Self {
        let look = |number: usize| colors.board(MapStatus::ALL[number / 2], number as u8 % 2);
        Self {
            background: Sum::of(colors.background()),
            linear: std::array::from_fn(|number| Sum::of(look(number))),
            pixels: std::array::from_fn(|number| colors.pixel(look(number))),
            colors,
        }
    }

    /// The light of a board.
    pub const fn linear(&self, look: ColorIndex) -> Sum {
        self.linear[look.0 as usize]
    }

    /// A pixel that shows nothing but boards of one look.
    pub const fn pixel(&self, look: ColorIndex) -> I::Pixel {
        self.pixels[look.0 as usize]
    }
}

/// The look of a board: the number of its status, and whether its band is odd.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ColorIndex(u8);

impl ColorIndex {
    /// The look of a board that has not been reached, of some band.
    pub const fn unseen(band: u8) -> Self {
        Self(MapStatus::Unseen.index() as u8 * 2 + band % 2)
    }

    /// The look of the same board with the status of a number.
    pub const fn with_status(self, status: u8) -> Self {
        Self(status * 2 + self.0 % 2)
    }

    pub const fn is_reached(self) -> bool {
        self.0 / 2 != MapStatus::Unseen.index() as u8
    }
}
