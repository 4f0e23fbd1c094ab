//! The boards that each texel shows, and the texels that show each board.
//!
//! On rings a texel shows at most one board. In the lens, a texel of a crowded cell shows several.

use std::ops::Range;

use serde::{Deserialize, Serialize};

use super::{BoardIndex, Texel};

/// Bits that count the boards of a texel; the bits above hold the number of the first of them.
const COUNT_BITS: u32 = 12;

/// Minimum distance, in texels, of a point on a texel from the texel's edge, so that rounding never carries it over.
const EDGE: f32 = 1.0 / 64.0;

/// Number of shares of a texel, such that up to eight boards can share it equally.
pub(super) const SHARES: u32 = 840;

/// The texels of a board.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
struct Run {
    /// First of the board's texels among all that are dealt.
    from: u32,
    /// One beyond the last of them.
    to: u32,
    /// Area of the board, in shares of a texel.
    shares: u32,
}

/// A picture made of boards.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TexelIndex {
    width: u32,
    height: u32,
    /// All boards, ordered so that the boards of a texel follow one another. Loops over many boards use the numbers in
    /// this order, because boards that are side by side in the picture are then side by side in memory too.
    indices: Vec<BoardIndex>,
    /// Number of each board in that order, by index.
    numbers: Vec<u32>,
    /// Number of the first board of each texel in that order, and the number of its boards, packed.
    under: Vec<u32>,
    /// Texels that show something, ordered so that the texels of a board follow one another.
    texels: Vec<Texel>,
    /// Texels of each board, by the board's number.
    runs: Vec<Run>,
}

impl TexelIndex {
    /// An empty picture for boards in a certain order, with a list of the texels to be dealt to them.
    pub(super) fn blank(width: u32, height: u32, indices: Vec<BoardIndex>, texels: Vec<Texel>) -> Self {
        let runs = vec![Run::default(); indices.len()];
        let mut numbers = vec![0; indices.len()];
        for (number, index) in (0..).zip(&indices) {
            numbers[*index as usize] = number;
        }
        Self { width, height, indices, numbers, under: vec![0; (width * height) as usize], texels, runs }
    }

    /// Two pictures in one, the second to the left of the first. Its boards continue the numbers of those of the first.
    pub(super) fn beside(right: &Self, left: &Self, gap: u32) -> Self {
        let shift = left.width + gap;
        let (boards, width) = (right.indices.len() + left.indices.len(), shift + right.width);
        let mut both = Self::blank(width, right.height, Vec::with_capacity(boards), Vec::new());
        both.runs.clear();
        both.append(right, shift);
        both.append(left, 0);
        both
    }

    /// Adds another picture, moved to the right.
    fn append(&mut self, other: &Self, shift: u32) {
        let (boards, texels) = (self.indices.len() as u32, self.texels.len() as u32);
        for (from, row) in (0..).step_by(self.width as usize).zip(other.under.chunks(other.width as usize)) {
            let row = row.iter().map(|under| if *under == 0 { 0 } else { *under + (boards << COUNT_BITS) });
            let to = &mut self.under[from + shift as usize..];
            to.iter_mut().zip(row).for_each(|(to, under)| *to = under);
        }
        let width = self.width;
        let moved_texel = |texel: &Texel| texel / other.width * width + texel % other.width + shift;
        self.indices.extend(other.indices.iter().map(|index| index + boards));
        self.numbers.extend(other.numbers.iter().map(|number| number + boards));
        self.texels.extend(other.texels.iter().map(moved_texel));
        let moved_run = |run: &Run| Run { from: run.from + texels, to: run.to + texels, ..*run };
        self.runs.extend(other.runs.iter().map(moved_run));
    }

    /// Gives a stretch of the texels to the board with a number in the order of the boards.
    pub(super) fn give(&mut self, number: usize, from: usize, to: usize) {
        let shares = (to - from) as u32 * SHARES;
        self.runs[number] = Run { from: from as u32, to: to as u32, shares };
        for texel in &self.texels[from..to] {
            self.under[*texel as usize] = stretch(number, 1);
        }
    }

    /// Deals texels, from the first to the last, to the boards with these numbers in the order of the boards, from the
    /// first to the last. If there are fewer texels than boards, boards share them.
    pub(super) fn deal(&mut self, numbers: Range<usize>, texels: &[Texel]) {
        let (boards, room, from) = (numbers.len(), texels.len(), self.texels.len());
        self.texels.extend_from_slice(texels);
        if room >= boards {
            let edge = |number: usize| from + (number * room).div_ceil(boards);
            for (at, number) in numbers.enumerate() {
                self.give(number, edge(at), edge(at + 1));
            }
            return;
        }
        for (at, texel) in texels.iter().enumerate() {
            let [first, end] = [at, at + 1].map(|edge| numbers.start + edge * boards / room);
            self.under[*texel as usize] = stretch(first, end - first);
            let (from, to) = ((from + at) as u32, (from + at + 1) as u32);
            for (number, share) in shares(first..end) {
                self.runs[number] = Run { from, to, shares: share };
            }
        }
    }

    pub const fn width(&self) -> u32 {
        self.width
    }

    pub const fn height(&self) -> u32 {
        self.height
    }

    /// Width and height in texels.
    pub const fn size(&self) -> [u32; 2] {
        [self.width, self.height]
    }

    /// All boards, ordered so that those that are side by side follow one another.
    pub fn indices(&self) -> &[BoardIndex] {
        &self.indices
    }

    /// The boards that a texel shows: none, one or several.
    pub fn indices_at(&self, texel: Texel) -> &[BoardIndex] {
        &self.indices[self.numbers_at(texel)]
    }

    /// The numbers of the boards that a texel shows.
    #[inline]
    pub(super) fn numbers_at(&self, texel: Texel) -> Range<usize> {
        let stretch = self.under[texel as usize];
        let first = (stretch >> COUNT_BITS) as usize;
        first..first + (stretch & ((1 << COUNT_BITS) - 1)) as usize
    }

    #[inline]
    pub(super) fn number_of(&self, index: BoardIndex) -> usize {
        self.numbers[index as usize] as usize
    }

    /// The texels that show a board: at least one.
    pub fn texels_of(&self, index: BoardIndex) -> &[Texel] {
        self.texels_at(self.number_of(index))
    }

    /// The texels that show the board with a number.
    #[inline]
    pub(super) fn texels_at(&self, number: usize) -> &[Texel] {
        let Run { from, to, .. } = self.runs[number];
        &self.texels[from as usize..to as usize]
    }

    /// The area of the board with a number, in 840ths of a texel.
    #[inline]
    pub(super) fn shares_of(&self, number: usize) -> u32 {
        self.runs[number].shares
    }

    /// The point on a board's own texels that is nearest to a point. A board of a crowded ring has three or four
    /// texels, which are loosely in a row: a point half way across the ring may belong to its neighbour.
    pub(super) fn nearest_on(&self, index: BoardIndex, point: [f32; 2]) -> [f32; 2] {
        let on = |texel: &Texel| {
            let corner = [texel % self.width, texel / self.width].map(|at| at as f32);
            [0, 1].map(|axis| point[axis].clamp(corner[axis] + EDGE, corner[axis] + 1.0 - EDGE))
        };
        let away = |at: &[f32; 2]| (at[0] - point[0]).hypot(at[1] - point[1]);
        let points = self.texels_of(index).iter().map(on);
        points.min_by(|one, other| away(one).total_cmp(&away(other))).unwrap_or(point)
    }

    /// The range of a board's texels among all that are dealt: the first, and one beyond the last.
    pub(super) fn span(&self, index: BoardIndex) -> [usize; 2] {
        let Run { from, to, .. } = self.runs[self.number_of(index)];
        [from as usize, to as usize]
    }

    /// The texel at a point, counted in texels from the top left; `None` outside.
    pub fn texel_at(&self, [x, y]: [f32; 2]) -> Option<Texel> {
        let inside = (0.0..self.width as f32).contains(&x) && (0.0..self.height as f32).contains(&y);
        inside.then(|| y as u32 * self.width + x as u32)
    }
}

/// The boards of a texel, by their numbers, each with its shares, which add up to [`SHARES`].
#[inline]
pub(super) fn shares(numbers: Range<usize>) -> impl Iterator<Item = (usize, u32)> {
    let boards = numbers.len().max(1) as u32;
    let (each, remainder) = (SHARES / boards, (SHARES % boards) as usize);
    let first = numbers.start;
    numbers.map(move |number| (number, each + u32::from(number - first < remainder)))
}

/// The entry of a texel that shows `count` boards from a number on.
const fn stretch(first: usize, count: usize) -> u32 {
    (first as u32) << COUNT_BITS | count as u32
}
