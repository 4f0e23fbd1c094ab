//! The mean of light that falls on a pixel.

/// Red, green and blue in linear light, 0 to 65,535: as they add up.
pub type Linear = [u32; 3];

/// Three channels and one that stays empty: a machine adds four at a time.
pub(super) type Sum = [u32; 4];

/// Light as it is added up.
pub(super) const fn padded([r, g, b]: Linear) -> Sum {
    [r, g, b, 0]
}

/// Adds light that falls on some shares of a pixel.
pub(super) fn add(sum: &mut Sum, light: &Sum, share: u32) {
    for (sum, light) in sum.iter_mut().zip(light) {
        *sum += light * share;
    }
}

/// Division by a number that is always the same, as a product: exact for all sums that occur, which are below
/// 65,536 times the number.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mean {
    half: u64,
    inverse: u64,
}

/// A greatest sum (65,535 on 53,760 shares), times the number, has no more bits.
const BITS: u32 = 48;

impl Mean {
    /// For pixels of so many shares.
    pub fn of(shares: u32) -> Self {
        Self { half: u64::from(shares / 2), inverse: (1 << BITS) / u64::from(shares) + 1 }
    }

    /// What falls on a share in the mean, rounded.
    pub fn light(self, sum: &Sum) -> Linear {
        let mean = |sum: u32| (((u64::from(sum) + self.half) * self.inverse) >> BITS) as u32;
        [mean(sum[0]), mean(sum[1]), mean(sum[2])]
    }
}
