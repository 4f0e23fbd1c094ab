//! A list of boards on which none stands twice.

use super::Seat;

/// Boards that have changed.
#[derive(Clone)]
pub(super) struct Changed {
    seats: Vec<Seat>,
    /// A bit for each seat.
    listed: Vec<u64>,
}

impl Changed {
    /// None of so many boards.
    pub fn among(boards: usize) -> Self {
        Self { seats: Vec::new(), listed: vec![0; boards.div_ceil(64)] }
    }

    /// All of them, each once.
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// Lists a board, unless it is listed.
    pub fn note(&mut self, seat: Seat) {
        let (word, bit) = (&mut self.listed[seat as usize / 64], 1 << (seat % 64));
        if *word & bit == 0 {
            *word |= bit;
            self.seats.push(seat);
        }
    }

    /// None has changed.
    pub fn forget(&mut self) {
        for seat in self.seats.drain(..) {
            self.listed[seat as usize / 64] = 0;
        }
    }
}
