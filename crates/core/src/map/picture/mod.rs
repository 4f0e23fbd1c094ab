//! A picture of the statuses: painted once, then only where they change.
//!
//! A pixel is one texel of the layout, or a square of texels for a small picture. A pixel that several boards share is
//! their mean in linear light, in whole numbers. It is a function of the statuses alone, so that a picture is the same
//! however it came about, and small pictures never disagree with large ones. The colours of a status are those of a
//! [`ColorSource`].

mod color_source;
mod mean;
mod patches;
mod stale_pixels;

use std::sync::{Arc, OnceLock};

pub use color_source::ColorSource;
pub use mean::Linear;
pub use patches::{Patch, Upload};

use self::{
    color_source::{ColorIndex, ColorTable},
    mean::{Mean, Sum},
    patches::ChangedPatches,
    stale_pixels::StalePixels,
};
use super::{
    Layout, MapStatus, MapStatuses, Texel,
    squares::Squares,
    texel_index::{SHARES, shares},
};

/// Number of boards whose looks are compared at a time.
const BUNDLE: usize = 64;

/// A picture of one search.
#[derive(Clone)]
pub struct Picture<I: ColorSource> {
    layout: Arc<Layout>,
    /// Squares of a picture that is smaller than the layout; `None` for a picture of the same size.
    squares: Option<Arc<Squares>>,
    palette: ColorTable<I>,
    /// Look with which each board is painted, by its number in the texel index.
    painted: Vec<ColorIndex>,
    pixels: Vec<I::Pixel>,
    mean: Mean,
    stale: StalePixels,
    changes: ChangedPatches,
    /// Shares of texels whose boards are reached, computed when they are first needed.
    reached_area: OnceLock<u64>,
    /// Shares of all texels that show a board.
    area: u64,
}

impl<I: ColorSource> Picture<I> {
    /// The map with no board reached, a pixel for `step` × `step` texels.
    ///
    /// # Panics
    /// If the step does not divide width and height of the layout, or is 0 or above 8.
    pub fn blank(layout: &Arc<Layout>, step: u32, colors: I) -> Self {
        let (texels, data) = (layout.texels(), layout.data());
        assert!((1..=8).contains(&step), "a step of {step} texels");
        let sides = [texels.width(), texels.height()];
        assert!(sides.iter().all(|side| side.is_multiple_of(step)), "{step} texels divide {sides:?}");
        let size = sides.map(|side| (side / step) as usize);
        let count = size[0] * size[1];
        let mut picture = Self {
            squares: (step > 1).then(|| layout.squares(step)),
            painted: texels.indices().iter().map(|index| ColorIndex::unseen(data.band(*index))).collect(),
            pixels: vec![colors.pixel(colors.background()); count],
            palette: ColorTable::of(colors),
            mean: Mean::of(SHARES * step * step),
            stale: StalePixels::among(count),
            changes: ChangedPatches::of(size),
            reached_area: OnceLock::new(),
            area: (0..data.len()).map(|number| u64::from(texels.shares_of(number))).sum(),
            layout: layout.clone(),
        };
        picture.paint_all();
        picture
    }

    /// All pixels, row by row.
    pub fn pixels(&self) -> &[I::Pixel] {
        &self.pixels
    }

    /// Width and height in pixels.
    pub const fn size(&self) -> [usize; 2] {
        self.changes.size()
    }

    /// Returns the parts that have been painted since the last call.
    pub fn take_changes(&mut self) -> Upload {
        self.changes.take()
    }

    /// The area that shows reached boards, and the area that shows any boards, both in shares of a texel.
    pub fn ground(&self) -> [u64; 2] {
        let texels = self.layout.texels();
        let area = |(number, look): (usize, &ColorIndex)| {
            u64::from(texels.shares_of(number)) * u64::from(look.is_reached())
        };
        [*self.reached_area.get_or_init(|| self.painted.iter().enumerate().map(area).sum()), self.area]
    }

    /// Paints what the last step of the statuses changed. The picture must have shown the statuses before that step.
    pub fn follow(&mut self, statuses: &MapStatuses) {
        // Going through all boards in the order of the picture costs as much as looking up one in thirty.
        if statuses.changed().len() > self.painted.len() / 32 {
            return self.repaint(statuses);
        }
        self.reached_area = OnceLock::new();
        let layout = self.layout.clone();
        for index in statuses.changed() {
            let number = layout.texels().number_of(*index);
            if self.set_status(number, statuses.number_at(*index)) {
                self.mark_stale(number);
            }
        }
        self.paint_stale();
    }

    /// Paints the boards whose look has changed, whatever the picture showed; all of the picture, if they are many.
    pub fn repaint(&mut self, statuses: &MapStatuses) {
        let others = self.set_statuses(statuses);
        if others.len() > self.painted.len() / 4 {
            self.paint_all();
        } else {
            for number in others {
                self.mark_stale(number);
            }
            self.paint_stale();
        }
    }

    /// Stores all statuses, and returns the numbers of the boards whose look has changed. Collects them in bundles
    /// without a branch, because the processor cannot predict which boards they are.
    fn set_statuses(&mut self, statuses: &MapStatuses) -> Vec<usize> {
        let indices = self.layout.texels().indices();
        let mut all = Vec::new();
        let looks = self.painted.chunks_mut(BUNDLE).zip(indices.chunks(BUNDLE));
        for (first, (looks, indices)) in (0..).step_by(BUNDLE).zip(looks) {
            let (mut others, mut count) = ([0; BUNDLE], 0);
            for (at, (old, index)) in looks.iter_mut().zip(indices).enumerate() {
                let look = old.with_status(statuses.number_at(*index));
                others[count] = first + at;
                count += usize::from(look != *old);
                *old = look;
            }
            all.extend_from_slice(&others[..count]);
        }
        self.reached_area = OnceLock::new();
        all
    }

    /// Stores the number of the status of the board with a number, and returns whether its look has changed.
    fn set_status(&mut self, number: usize, status: u8) -> bool {
        let old = self.painted[number];
        let look = old.with_status(status);
        self.painted[number] = look;
        old != look
    }

    /// Marks the pixels of the board with a number to be painted.
    fn mark_stale(&mut self, number: usize) {
        let pixels = match &self.squares {
            Some(squares) => squares.pixels_of(number),
            None => self.layout.texels().texels_at(number),
        };
        for pixel in pixels {
            self.stale.insert(*pixel);
        }
    }

    fn paint_stale(&mut self) {
        for word in 0..self.stale.words() {
            for pixel in self.stale.take(word) {
                self.changes.note(pixel as usize);
                self.pixels[pixel as usize] = self.pixel(pixel);
            }
        }
    }

    fn paint_all(&mut self) {
        self.changes.note_all();
        for pixel in 0..self.pixels.len() {
            self.pixels[pixel] = self.pixel(pixel as u32);
        }
    }

    /// The colour of a pixel.
    fn pixel(&self, pixel: u32) -> I::Pixel {
        let Some(squares) = &self.squares else { return self.texel(pixel) };
        let (mut sum, mut uncovered) = (Sum::of([0; 3]), squares.whole);
        for (number, share) in squares.boards_on(pixel as usize) {
            sum.add(self.palette.linear(self.painted[*number as usize]).on(*share));
            uncovered -= share;
        }
        sum.add(self.palette.background.on(uncovered));
        self.palette.colors.pixel(self.mean.light(sum))
    }

    /// The colour of a pixel that is one texel.
    fn texel(&self, texel: Texel) -> I::Pixel {
        let numbers = self.layout.texels().numbers_at(texel);
        if numbers.len() == 1 {
            return self.palette.pixel(self.painted[numbers.start]);
        }
        let uncovered = if numbers.is_empty() { SHARES } else { 0 };
        let mut sum = self.palette.background.on(uncovered);
        for (number, share) in shares(numbers) {
            sum.add(self.palette.linear(self.painted[number]).on(share));
        }
        self.palette.colors.pixel(self.mean.light(sum))
    }
}
