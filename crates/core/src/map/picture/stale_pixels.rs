//! The pixels that are to be painted anew.

/// A bit for each pixel. Bits are set without a branch, which the processor would guess wrong, and read in order.
#[derive(Clone, Debug)]
pub(super) struct StalePixels {
    words: Vec<u64>,
}

impl StalePixels {
    /// An empty set, for pixels below `end`.
    pub fn among(end: usize) -> Self {
        Self { words: vec![0; end.div_ceil(64)] }
    }

    /// Marks a pixel to be painted.
    #[inline]
    pub fn insert(&mut self, pixel: u32) {
        self.words[pixel as usize / 64] |= 1 << (pixel % 64);
    }

    /// The number of words that hold the bits.
    pub const fn words(&self) -> usize {
        self.words.len()
    }

    /// Takes the pixels of a word out, in order.
    #[inline]
    pub fn take(&mut self, word: usize) -> impl Iterator<Item = u32> + use<> {
        let mut bits = std::mem::take(&mut self.words[word]);
        std::iter::from_fn(move || {
            let bit = (bits != 0).then(|| bits.trailing_zeros())?;
            bits &= bits - 1;
            Some(word as u32 * 64 + bit)
        })
    }
}
