//! A set of boards by rank, or by index: one bit for each of the 9! boards, 45 kilobytes.

use std::ops::Range;

use crate::puzzle::RANKS;

/// Ranks, 0 to 362,879, each in the set or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RankSet {
    words: Vec<u64>,
    /// Number of ranks of the set in each block of 64 words.
    blocks: Vec<u32>,
    len: usize,
}

/// Ranks in a word.
const BITS: usize = u64::BITS as usize;
const BLOCK: usize = 64 * BITS;

impl Default for RankSet {
    fn default() -> Self {
        let blocks = vec![0; RANKS.div_ceil(BLOCK)];
        Self { words: vec![0; RANKS.div_ceil(BITS)], blocks, len: 0 }
    }
}

impl RankSet {
    pub const fn len(&self) -> usize {
        self.len
    }

    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub fn contains(&self, rank: usize) -> bool {
        self.words.get(rank / BITS).is_some_and(|word| word >> (rank % BITS) & 1 == 1)
    }

    /// Number of ranks of a range that are in the set.
    pub fn count_in(&self, range: Range<usize>) -> usize {
        let words = range.start / BITS..range.end.div_ceil(BITS).min(self.words.len());
        let first = words.start;
        let words = self.words.get(words).unwrap_or_default().iter().zip(first..);
        words.map(|(word, at)| (word & mask(&range, at * BITS)).count_ones() as usize).sum()
    }

    /// Number of ranks below a given one that are in the set.
    pub(super) fn count_below(&self, rank: usize) -> usize {
        let blocks = self.blocks.iter().take(rank / BLOCK).sum::<u32>() as usize;
        blocks + self.count_in(rank / BLOCK * BLOCK..rank)
    }

    /// Puts a rank in.
    pub(super) fn insert(&mut self, rank: usize) {
        let (word, bit) = (&mut self.words[rank / BITS], 1 << (rank % BITS));
        let added = u32::from(*word & bit == 0);
        *word |= bit;
        self.blocks[rank / BLOCK] += added;
        self.len += added as usize;
    }

    /// Bytes that a copy takes.
    pub(super) const fn bytes(&self) -> usize {
        size_of_val(self.words.as_slice()) + size_of_val(self.blocks.as_slice())
    }
}

/// The bits of the word that begins at rank `first` whose ranks lie in a range.
fn mask(range: &Range<usize>, first: usize) -> u64 {
    let below = |end: usize| match end.saturating_sub(first) {
        bits if bits >= BITS => u64::MAX,
        bits => (1 << bits) - 1,
    };
    below(range.end) & !below(range.start)
}
