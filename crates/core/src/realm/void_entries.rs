//! The void entries of an open list: those that were replaced and are still in it.
//!
//! Every entry that comes out of a list is looked up here, and few of them are void. So a small field has a bit set for
//! each void entry (a Bloom filter with one hash function, Bloom 1970). An entry whose bit is not set is valid, and
//! only the others are sought in the set.
//!
//! Board and g together are one number of 48 bits, and its hash is one multiplication. Hashed byte by byte, the look-up
//! would cost as much as taking the entry.

use std::{
    collections::HashSet,
    hash::{BuildHasherDefault, Hasher},
};

use super::open_list::{Entry, Validity};
use crate::puzzle::Board;

/// The void entries of an open list.
#[derive(Clone, Debug)]
pub struct VoidEntries {
    /// Board and g of each void entry, packed by `key`.
    keys: HashSet<u64, BuildHasherDefault<ProductHasher>>,
    /// Bloom filter: a bit is set where the hash of an entry leads that is or was void.
    filter: [u64; WORDS],
}

/// Words of the filter: 4096 bits. With some hundred void entries, a few percent of the other entries share a bit with
/// one.
const WORDS: usize = 64;

impl Default for VoidEntries {
    fn default() -> Self {
        Self { keys: HashSet::default(), filter: [0; WORDS] }
    }
}

impl VoidEntries {
    /// Marks the entry of `board` that has this g as void.
    pub fn insert(&mut self, board: Board, g: u8) {
        let key = key(board, g);
        let (word, bit) = bit_of(key);
        self.filter[word] |= bit;
        self.keys.insert(key);
    }

    /// Removes an entry that is taken out of its list, and returns whether it still counts.
    #[inline]
    pub fn take(&mut self, entry: &Entry) -> Validity {
        let key = key(entry.board, entry.g);
        let (word, bit) = bit_of(key);
        if self.filter[word] & bit != 0 && self.keys.remove(&key) { Validity::Void } else { Validity::Valid }
    }

    /// Whether an entry in its list still counts.
    pub fn validity(&self, entry: &Entry) -> Validity {
        if self.keys.contains(&key(entry.board, entry.g)) { Validity::Void } else { Validity::Valid }
    }
}

/// The forty bits of a board, and above them g.
const fn key(board: Board, g: u8) -> u64 {
    board.bits() | (g as u64) << 40
}

/// The place of an entry's bit in the filter: the number of its word, and the bit in that word.
const fn bit_of(key: u64) -> (usize, u64) {
    let hash = key.wrapping_mul(FACTOR);
    ((hash >> 58) as usize, 1 << (hash >> 52 & 63))
}

/// Hasher that multiplies a number (Knuth 1973). The upper bits of the product depend on the whole number, so they also
/// become the lower bits, which a table looks at first.
#[derive(Clone, Debug, Default)]
pub struct ProductHasher(u64);

/// 2⁶⁴ divided by the golden ratio, made odd.
const FACTOR: u64 = 0x9E37_79B9_7F4A_7C15;

impl Hasher for ProductHasher {
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u64(u64::from(*byte));
        }
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.0 = (self.0 ^ number).wrapping_mul(FACTOR);
    }

    #[inline]
    fn finish(&self) -> u64 {
        self.0.rotate_left(32)
    }
}
