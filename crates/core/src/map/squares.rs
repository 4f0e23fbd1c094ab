//! Squares of texels, each of which is one pixel of a small picture.
//!
//! A graphics card that reduces a texture leaves out single boards. Here a pixel is the exact mean of its texels: a
//! square knows its boards, and the shares of the pixel that each has.

use std::sync::{Arc, OnceLock};

use serde::{Deserialize, Serialize};

use super::{
    TexelIndex,
    texel_index::{SHARES, shares},
};

/// Maximum number of texels to a side of a square.
const STEPS: usize = 8;

/// The squares of every step, computed when they are first needed.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(from = "SquaresWorkedOut", into = "SquaresWorkedOut")]
pub(super) struct SquaresByStep([OnceLock<Arc<Squares>>; STEPS]);

/// [`SquaresByStep`] as it is sent: for each step, the squares if they have been computed.
type SquaresWorkedOut = [Option<Arc<Squares>>; STEPS];

impl From<SquaresByStep> for SquaresWorkedOut {
    fn from(SquaresByStep(steps): SquaresByStep) -> Self {
        steps.map(OnceLock::into_inner)
    }
}

impl From<SquaresWorkedOut> for SquaresByStep {
    fn from(steps: SquaresWorkedOut) -> Self {
        Self(steps.map(|squares| squares.map_or_else(OnceLock::new, OnceLock::from)))
    }
}

impl SquaresByStep {
    /// The squares of `step` × `step` texels, at most 8 × 8.
    pub fn of(&self, step: u32, texels: &TexelIndex) -> Arc<Squares> {
        self.0[step as usize - 1].get_or_init(|| Arc::new(Squares::of(texels, step))).clone()
    }

    /// The steps whose squares have been computed.
    pub fn steps(&self) -> impl Iterator<Item = u32> {
        (1..).zip(&self.0).filter(|(_, squares)| squares.get().is_some()).map(|(step, _)| step)
    }
}

/// The boards on each pixel, and the pixels of each board.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Squares {
    /// Number of shares of a pixel.
    pub whole: u32,
    /// Boards, by their numbers, and their shares, pixel after pixel.
    boards: Vec<(u32, u32)>,
    /// Place in `boards` of each pixel's first board, followed by the number of elements.
    first_board: Vec<u32>,
    /// Pixels, board after board.
    pixels: Vec<u32>,
    /// Place in `pixels` of each board's first pixel, followed by the number of elements.
    first_pixel: Vec<u32>,
}

impl Squares {
    /// The squares of `step` × `step` texels.
    pub fn of(texels: &TexelIndex, step: u32) -> Self {
        let mut squares = Self {
            whole: SHARES * step * step,
            boards: Vec::with_capacity(3 * texels.indices().len()),
            first_board: vec![0],
            pixels: Vec::new(),
            first_pixel: Vec::new(),
        };
        for y in (0..texels.height()).step_by(step as usize) {
            for x in (0..texels.width()).step_by(step as usize) {
                squares.add(texels, [x, y], step);
            }
        }
        squares.list_pixels(texels.indices().len());
        squares
    }

    /// Adds the square with this upper left texel.
    fn add(&mut self, texels: &TexelIndex, [x, y]: [u32; 2], step: u32) {
        let first = self.boards.len();
        for row in (y..y + step).map(|y| y * texels.width() + x) {
            for (number, share) in (row..row + step).flat_map(|texel| shares(texels.numbers_at(texel))) {
                let number = number as u32;
                match self.boards[first..].iter_mut().find(|(other, _)| *other == number) {
                    Some((_, sum)) => *sum += share,
                    None => self.boards.push((number, share)),
                }
            }
        }
        self.first_board.push(self.boards.len() as u32);
    }

    /// Lists the pixels by boards, from the list of boards by pixels.
    fn list_pixels(&mut self, boards: usize) {
        let mut ends = vec![0; boards + 1];
        for (number, _) in &self.boards {
            ends[*number as usize] += 1;
        }
        let mut sum = 0;
        for end in &mut ends {
            sum += *end;
            *end = sum;
        }
        self.pixels = vec![0; self.boards.len()];
        for (pixel, bounds) in (0..).zip(self.first_board.windows(2)) {
            for (number, _) in &self.boards[bounds[0] as usize..bounds[1] as usize] {
                let place = &mut ends[*number as usize];
                *place -= 1;
                self.pixels[*place as usize] = pixel;
            }
        }
        self.first_pixel = ends;
    }

    /// The boards on a pixel, by their numbers, each with its shares. The rest of the pixel is background.
    #[inline]
    pub fn boards_on(&self, pixel: usize) -> &[(u32, u32)] {
        &self.boards[self.first_board[pixel] as usize..self.first_board[pixel + 1] as usize]
    }

    /// The pixels that show the board with a number, each once.
    #[inline]
    pub fn pixels_of(&self, number: usize) -> &[u32] {
        let [from, to] = [number, number + 1].map(|at| self.first_pixel[at] as usize);
        &self.pixels[from..to]
    }
}
