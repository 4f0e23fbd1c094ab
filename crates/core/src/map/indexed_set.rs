//! A list of numbers without duplicates.

/// Numbers of boards or pixels, in the order in which they were inserted.
#[derive(Clone, Debug)]
pub(super) struct IndexedSet {
    numbers: Vec<u32>,
    /// A bit for each number.
    bits: Vec<u64>,
}

impl IndexedSet {
    /// An empty list, for numbers below `end`.
    pub fn among(end: usize) -> Self {
        Self { numbers: Vec::new(), bits: vec![0; end.div_ceil(64)] }
    }

    /// The listed numbers, each once.
    pub fn entries(&self) -> &[u32] {
        &self.numbers
    }

    /// Appends a number, unless it is listed already.
    pub fn insert(&mut self, number: u32) {
        let (word, bit) = (&mut self.bits[number as usize / 64], 1 << (number % 64));
        if *word & bit == 0 {
            *word |= bit;
            self.numbers.push(number);
        }
    }

    /// Appends a number without the check for duplicates. The number must not be in the list, nor be inserted before
    /// the list is emptied.
    pub fn push_unchecked(&mut self, number: u32) {
        self.numbers.push(number);
    }

    /// Empties the list.
    pub fn clear(&mut self) {
        for number in self.numbers.drain(..) {
            self.bits[number as usize / 64] = 0;
        }
    }
}
