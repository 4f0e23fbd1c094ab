//! A picture of the statuses: painted once, then only where they change.
//!
//! A pixel is one texel of the layout, or a square of texels for a small picture. Where several boards share
//! one, it is their mean in linear light, in whole numbers: a function of the statuses alone, so that a picture
//! is the same however it came about, and small ones never disagree with large ones. The colours of a status are
//! those of a [`ColorSource`].

mod color_source;
mod mean;
mod patches;

use std::sync::Arc;

pub use color_source::ColorSource;
pub use mean::Linear;
pub use patches::{Patch, Upload};

use self::{
    color_source::{ColorIndex, ColorTable},
    mean::{Mean, add},
    patches::ChangedPatches,
};
use super::{
    Layout, MapStatus, MapStatuses, Texel,
    indexed_set::IndexedSet,
    squares::Squares,
    texel_index::{SHARES, shares},
};

/// A picture of one search.
#[derive(Clone)]
pub struct Picture<I: ColorSource> {
    layout: Arc<Layout>,
    /// Of a picture that is smaller than the layout.
    squares: Option<Arc<Squares>>,
    palette: ColorTable<I>,
    /// By the numbers of the texel index: what is painted.
    painted: Vec<ColorIndex>,
    pixels: Vec<I::Pixel>,
    mean: Mean,
    /// Pixels that are to be painted.
    stale: IndexedSet,
    changes: ChangedPatches,
    /// Shares of texels whose boards are reached, and of all that show a board.
    area: [u64; 2],
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
            stale: IndexedSet::among(count),
            changes: ChangedPatches::of(size),
            area: [0, (0..data.len()).map(|number| u64::from(texels.shares_of(number))).sum()],
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

    /// What has been painted since the last call.
    pub fn take_changes(&mut self) -> Upload {
        self.changes.take()
    }

    /// How much of the area that shows boards shows reached ones, and how much there is, in one unit.
    pub const fn ground(&self) -> [u64; 2] {
        self.area
    }

    /// Paints what the last step of the statuses changed. The picture must have shown what was before.
    pub fn follow(&mut self, statuses: &MapStatuses) {
        if statuses.changed().len() > self.painted.len() / 4 {
            return self.repaint(statuses);
        }
        let layout = self.layout.clone();
        for index in statuses.changed() {
            let number = layout.texels().number_of(*index);
            if self.set_status(number, statuses.number_at(*index)) {
                self.mark_stale(number);
            }
        }
        self.paint_stale();
    }

    /// Paints what is to look otherwise, whatever the picture showed; all of it, if that is much.
    pub fn repaint(&mut self, statuses: &MapStatuses) {
        let layout = self.layout.clone();
        let mut others = Vec::new();
        for (number, index) in layout.texels().indices().iter().enumerate() {
            if self.set_status(number, statuses.number_at(*index)) {
                others.push(number);
            }
        }
        if others.len() > self.painted.len() / 4 {
            self.paint_all();
        } else {
            for number in others {
                self.mark_stale(number);
            }
            self.paint_stale();
        }
    }

    /// Stores the number of the status that the board with a number has now; returns whether it looked otherwise.
    fn set_status(&mut self, number: usize, status: u8) -> bool {
        let old = self.painted[number];
        let look = old.with_status(status);
        self.painted[number] = look;
        let own = u64::from(self.layout.texels().shares_of(number));
        self.area[0] = self.area[0] + own * u64::from(look.is_reached()) - own * u64::from(old.is_reached());
        old != look
    }

    /// The pixels of the board with a number are to be painted.
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
        for pixel in self.stale.entries() {
            self.changes.note(*pixel as usize);
            self.pixels[*pixel as usize] = self.pixel(*pixel);
        }
        self.stale.clear();
    }

    fn paint_all(&mut self) {
        self.changes.note_all();
        for pixel in 0..self.pixels.len() {
            self.pixels[pixel] = self.pixel(pixel as u32);
        }
    }

    /// What a pixel looks like.
    fn pixel(&self, pixel: u32) -> I::Pixel {
        let Some(squares) = &self.squares else { return self.texel(pixel) };
        let (mut sum, mut uncovered) = ([0; 4], squares.whole);
        for (number, share) in squares.boards_on(pixel as usize) {
            add(&mut sum, self.palette.linear(self.painted[*number as usize]), *share);
            uncovered -= share;
        }
        add(&mut sum, &self.palette.background, uncovered);
        self.palette.colors.pixel(self.mean.light(&sum))
    }

    /// What a pixel looks like that is one texel.
    fn texel(&self, texel: Texel) -> I::Pixel {
        let numbers = self.layout.texels().numbers_at(texel);
        if numbers.len() == 1 {
            return self.palette.pixel(self.painted[numbers.start]);
        }
        let uncovered = if numbers.is_empty() { SHARES } else { 0 };
        let mut sum = self.palette.background.map(|light| light * uncovered);
        for (number, share) in shares(numbers) {
            add(&mut sum, self.palette.linear(self.painted[number]), share);
        }
        self.palette.colors.pixel(self.mean.light(&sum))
    }
}
