//! The void entries of an open list: those that were replaced and are still in it.
//!
//! Every entry that comes out of a list is looked up here. Board and g together are one number of 48 bits, and its
//! hash is one multiplication: hashed byte by byte, the look-up would cost as much as the taking itself.

use std::{
    collections::HashSet,
    hash::{BuildHasherDefault, Hasher},
};

use super::open_list::{Entry, Validity};
use crate::puzzle::Board;

/// Board and g of each void entry.
#[derive(Clone, Debug, Default)]
pub struct VoidEntries(HashSet<u64, BuildHasherDefault<ProductHasher>>);

impl VoidEntries {
    /// The entry of `board` that has this g is void from now on.
    pub fn insert(&mut self, board: Board, g: u8) {
        self.0.insert(key(board, g));
    }

    /// An entry is taken out of its list; whether it still counts.
    #[inline]
    pub fn take(&mut self, entry: &Entry) -> Validity {
        if !self.0.is_empty() && self.0.remove(&key(entry.board, entry.g)) {
            Validity::Void
        } else {
            Validity::Valid
        }
    }

    /// Whether an entry in its list still counts.
    pub fn validity(&self, entry: &Entry) -> Validity {
        if self.0.contains(&key(entry.board, entry.g)) { Validity::Void } else { Validity::Valid }
    }
}

/// The forty bits of a board, and above them g.
const fn key(board: Board, g: u8) -> u64 {
    board.bits() | (g as u64) << 40
}

/// Hashes a number by a multiplication (Knuth 1973); its upper bits, which depend on all of the number, become the
/// lower ones too, where a table looks first.
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
