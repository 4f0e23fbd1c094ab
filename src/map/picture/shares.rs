//! How much of which pixels each board covers, when a pixel stands for a square of texels.
//!
//! Ground is counted in shares: a texel has 840, which up to eight boards can share equally. A board of
//! four texels in a row covers one pixel or two, so this is also less to go through than texels are.

use super::{Mosaic, Seat};

/// Shares of a texel.
pub(super) const SHARES: u32 = 840;

/// The ground of every board.
#[derive(Clone, Debug)]
pub(in super::super) struct Shares {
    /// For each pixel the shares that show no board.
    pub bare: Vec<u32>,
    /// Pixels and shares of them, board after board in the order of the mosaic.
    parts: Vec<(u32, u32)>,
    /// For each seat, where its parts begin in that order and where they end.
    runs: Vec<[u32; 2]>,
}

impl Shares {
    /// The shares in squares of `step` × `step` texels.
    pub fn of(mosaic: &Mosaic, step: u32) -> Self {
        let [width, height] = [mosaic.width() / step, mosaic.height() / step];
        let bare = vec![SHARES * step * step; (width * height) as usize];
        let mut shares = Self { bare, parts: Vec::new(), runs: vec![[0; 2]; mosaic.seats().len()] };
        let mut own = Vec::new();
        for seat in mosaic.seats().iter().copied() {
            own.clear();
            own.extend(mosaic.texels_of(seat).iter().map(|texel| {
                let [x, y] = [texel % mosaic.width() / step, texel / mosaic.width() / step];
                (y * width + x, share_of(mosaic.seats_at(*texel), seat))
            }));
            shares.add(seat, &mut own);
        }
        shares
    }

    /// Adds a board that covers these pixels, of which some stand there more than once.
    fn add(&mut self, seat: Seat, own: &mut [(u32, u32)]) {
        let from = self.parts.len() as u32;
        own.sort_unstable_by_key(|(pixel, _)| *pixel);
        for of_pixel in own.chunk_by(|one, other| one.0 == other.0) {
            let share = of_pixel.iter().map(|(_, share)| share).sum();
            self.bare[of_pixel[0].0 as usize] -= share;
            self.parts.push((of_pixel[0].0, share));
        }
        self.runs[seat as usize] = [from, self.parts.len() as u32];
    }

    /// The pixels that a board covers, and how many shares of each.
    pub fn of_board(&self, seat: Seat) -> &[(u32, u32)] {
        let [from, to] = self.runs[seat as usize];
        &self.parts[from as usize..to as usize]
    }
}

/// The shares that one of the boards of a texel gets: together they have all.
pub(super) fn share_of(seats: &[Seat], seat: Seat) -> u32 {
    let (boards, at) = (seats.len() as u32, seats.iter().position(|other| *other == seat));
    at.map_or(0, |at| (at as u32 + 1) * SHARES / boards - at as u32 * SHARES / boards)
}
