//! A small picture: each pixel is the exact mean of a square of texels.
//!
//! A graphics card that reduces a texture leaves single boards out. Here the light that falls on a pixel is
//! kept as a sum of whole numbers: a board that changes takes its old light out and puts its new light in.
//! However a picture came about it is exact, so small maps and large ones never disagree.

use std::sync::Arc;

use super::{
    super::listed::Listed,
    Linear, Seat,
    shares::{SHARES, Shares},
};

/// Three channels and one that stays empty: a machine adds four at a time.
type Sum = [u32; 4];

/// The light on every pixel.
pub(super) struct Squares {
    shares: Arc<Shares>,
    sums: Vec<Sum>,
    mean: Mean,
    /// Pixels whose light has changed.
    stale: Listed,
}

impl Squares {
    /// Bare ground, in squares of `step` × `step` texels.
    pub fn bare(shares: &Arc<Shares>, step: u32, ground: Linear) -> Self {
        let light = |bare: &u32| padded(ground).map(|channel| channel * bare);
        Self {
            shares: shares.clone(),
            sums: shares.bare.iter().map(light).collect(),
            mean: Mean::of(SHARES * step * step),
            stale: Listed::among(shares.bare.len()),
        }
    }

    /// A board changes its light, or comes with it where none was. Answers with the shares of ground it has.
    pub fn exchange(&mut self, seat: Seat, old: Linear, new: Linear) -> u32 {
        let Self { shares, sums, stale, .. } = self;
        let (old, new) = (padded(old), padded(new));
        let gain: Sum = std::array::from_fn(|channel| new[channel].wrapping_sub(old[channel]));
        let mut room = 0;
        for (pixel, share) in shares.of_board(seat) {
            let sum = &mut sums[*pixel as usize];
            *sum =
                std::array::from_fn(|channel| sum[channel].wrapping_add(gain[channel].wrapping_mul(*share)));
            stale.note(*pixel);
            room += share;
        }
        room
    }

    /// Names every pixel that has changed since it was asked last, each once, with its mean light.
    pub fn refresh(&mut self, mut tell: impl FnMut(usize, Linear)) {
        for pixel in self.stale.listed() {
            tell(*pixel as usize, self.mean.light(self.sums[*pixel as usize]));
        }
        self.stale.forget();
    }

    /// Names every pixel, with its mean light.
    pub fn refresh_all(&mut self, mut tell: impl FnMut(usize, Linear)) {
        for (pixel, sum) in self.sums.iter().enumerate() {
            tell(pixel, self.mean.light(*sum));
        }
        self.stale.forget();
    }
}

const fn padded([r, g, b]: Linear) -> Sum {
    [r, g, b, 0]
}

/// Division by a number that is always the same, as a product: exact for all sums that occur.
#[derive(Clone, Copy, Debug)]
struct Mean {
    half: u64,
    inverse: u64,
}

/// Sums and divisors together have fewer bits than this.
const BITS: u32 = 48;

impl Mean {
    fn of(shares: u32) -> Self {
        Self { half: u64::from(shares / 2), inverse: (1 << BITS) / u64::from(shares) + 1 }
    }

    fn light(self, sum: Sum) -> Linear {
        let mean = |sum: u32| (((u64::from(sum) + self.half) * self.inverse) >> BITS) as u32;
        [mean(sum[0]), mean(sum[1]), mean(sum[2])]
    }
}
