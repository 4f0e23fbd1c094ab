//! A picture of the lights: painted once, then only where they change.
//!
//! A pixel is one texel of the layout, or a square of texels for a small picture. Where several boards share
//! one, it is their mean in linear light, in whole numbers: a function of the lights alone, so that a picture
//! is the same however it came about, and small ones never disagree with large ones. What a light looks like is
//! said by [`Inks`].

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
    /// By the numbers of the mosaic: what is painted.
    painted: Vec<ColorIndex>,
    pixels: Vec<I::Pixel>,
    mean: Mean,
    /// Pixels that are to be painted.
    stale: IndexedSet,
    dirt: ChangedPatches,
    /// Shares of texels that are lit, and of all that show a board.
    ground: [u64; 2],
}

impl<I: ColorSource> Picture<I> {
    /// The map with no board lit, a pixel for `step` × `step` texels.
    ///
    /// # Panics
    /// If the step does not divide width and height of the layout, or is 0 or above 8.
    pub fn blank(layout: &Arc<Layout>, step: u32, inks: I) -> Self {
        let (mosaic, land) = (layout.texels(), layout.data());
        assert!((1..=8).contains(&step), "a step of {step} texels");
        let sides = [mosaic.width(), mosaic.height()];
        assert!(sides.iter().all(|side| side.is_multiple_of(step)), "{step} texels divide {sides:?}");
        let size = sides.map(|side| (side / step) as usize);
        let count = size[0] * size[1];
        let mut picture = Self {
            squares: (step > 1).then(|| layout.squares(step)),
            painted: mosaic.indices().iter().map(|seat| ColorIndex::unseen(land.band(*seat))).collect(),
            pixels: vec![inks.pixel(inks.ground()); count],
            palette: ColorTable::of(inks),
            mean: Mean::of(SHARES * step * step),
            stale: IndexedSet::among(count),
            dirt: ChangedPatches::of(size),
            ground: [0, (0..land.len()).map(|number| u64::from(mosaic.run_at(number))).sum()],
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
        self.dirt.size()
    }

    /// What has been painted since it was asked last.
    pub fn take_changes(&mut self) -> Upload {
        self.dirt.take()
    }

    /// How much of the ground that shows boards is lit, and how much there is, in one unit.
    pub const fn ground(&self) -> [u64; 2] {
        self.ground
    }

    /// Paints what the last step of the lights changed. The picture must have shown what was before.
    pub fn follow(&mut self, lights: &MapStatuses) {
        if lights.changed().len() > self.painted.len() / 4 {
            return self.repaint(lights);
        }
        let layout = self.layout.clone();
        for seat in lights.changed() {
            let number = layout.texels().number_of(*seat);
            if self.becomes(number, lights.number_at(*seat)) {
                self.soil(number);
            }
        }
        self.paint_stale();
    }

    /// Paints what is to look otherwise, whatever the picture showed; all of it, if that is much.
    pub fn repaint(&mut self, lights: &MapStatuses) {
        let layout = self.layout.clone();
        let mut others = Vec::new();
        for (number, seat) in layout.texels().indices().iter().enumerate() {
            if self.becomes(number, lights.number_at(*seat)) {
                others.push(number);
            }
        }
        if others.len() > self.painted.len() / 4 {
            self.paint_all();
        } else {
            for number in others {
                self.soil(number);
            }
            self.paint_stale();
        }
    }

    /// Notes the number of the light that the board with a number has now; answers whether it looked otherwise.
    fn becomes(&mut self, number: usize, light: u8) -> bool {
        let old = self.painted[number];
        let look = old.with_status(light);
        self.painted[number] = look;
        let own = u64::from(self.layout.texels().run_at(number));
        self.ground[0] =
            self.ground[0] + own * u64::from(look.is_reached()) - own * u64::from(old.is_reached());
        old != look
    }

    /// The pixels of the board with a number are to be painted.
    fn soil(&mut self, number: usize) {
        let pixels = match &self.squares {
            Some(squares) => squares.pixels_of(number),
            None => self.layout.texels().texels_at(number),
        };
        for pixel in pixels {
            self.stale.note(*pixel);
        }
    }

    fn paint_stale(&mut self) {
        for pixel in self.stale.entries() {
            self.dirt.note(*pixel as usize);
            self.pixels[*pixel as usize] = self.pixel(*pixel);
        }
        self.stale.forget();
    }

    fn paint_all(&mut self) {
        self.dirt.note_all();
        for pixel in 0..self.pixels.len() {
            self.pixels[pixel] = self.pixel(pixel as u32);
        }
    }

    /// What a pixel looks like.
    fn pixel(&self, pixel: u32) -> I::Pixel {
        let Some(squares) = &self.squares else { return self.texel(pixel) };
        let (mut sum, mut bare) = ([0; 4], squares.whole);
        for (number, share) in squares.boards_on(pixel as usize) {
            add(&mut sum, self.palette.linear(self.painted[*number as usize]), *share);
            bare -= share;
        }
        add(&mut sum, &self.palette.ground, bare);
        self.palette.colors.pixel(self.mean.light(&sum))
    }

    /// What a pixel looks like that is one texel.
    fn texel(&self, texel: Texel) -> I::Pixel {
        let numbers = self.layout.texels().numbers_at(texel);
        if numbers.len() == 1 {
            return self.palette.pixel(self.painted[numbers.start]);
        }
        let ground = if numbers.is_empty() { SHARES } else { 0 };
        let mut sum = self.palette.ground.map(|light| light * ground);
        for (number, share) in shares(numbers) {
            add(&mut sum, self.palette.linear(self.painted[number]), share);
        }
        self.palette.colors.pixel(self.mean.light(&sum))
    }
}
