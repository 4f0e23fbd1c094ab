//! The mean of light that falls on a pixel.

/// Red, green and blue in linear light, 0 to 65,535: a scale on which light adds up.
pub type Linear = [u32; 3];

/// A sum of light: red and green in the halves of one number, blue in another, so that two multiplications are enough
/// for three channels. No channel overflows into the next: its maximum (65,535 on 53,760 shares) has 32 bits.
#[derive(Clone, Copy)]
pub(super) struct Sum {
    green_and_red: u64,
    blue: u64,
}

impl Sum {
    /// Light that falls on one share of a pixel.
    #[inline]
    pub const fn of([r, g, b]: Linear) -> Self {
        Self { green_and_red: (g as u64) << 32 | r as u64, blue: b as u64 }
    }

    /// The light on a number of shares of a pixel.
    #[inline]
    pub const fn on(self, shares: u32) -> Self {
        let shares = shares as u64;
        Self { green_and_red: self.green_and_red * shares, blue: self.blue * shares }
    }

    /// Adds light that falls on other shares of the pixel.
    #[inline]
    pub const fn add(&mut self, other: Self) {
        self.green_and_red += other.green_and_red;
        self.blue += other.blue;
    }
}

/// Division by a constant, computed as a product. The result is exact for all sums that occur, which are below 65,536
/// times the constant.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mean {
    half: u64,
    inverse: u64,
}

/// Bits that are enough for the maximum sum (65,535 on 53,760 shares) times the constant.
const BITS: u32 = 48;

impl Mean {
    /// The division for pixels of a number of shares.
    #[inline]
    pub fn of(shares: u32) -> Self {
        Self { half: u64::from(shares / 2), inverse: (1 << BITS) / u64::from(shares) + 1 }
    }

    /// The mean light on a share, rounded.
    #[inline]
    pub fn light(self, sum: Sum) -> Linear {
        let mean = |sum: u64| (((sum + self.half) * self.inverse) >> BITS) as u32;
        [mean(sum.green_and_red & u64::from(u32::MAX)), mean(sum.green_and_red >> 32), mean(sum.blue)]
    }
}
