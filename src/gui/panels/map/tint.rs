//! The pixels of a map: for each the mean, in linear light, of every board that lies on it.
//!
//! A pixel stands for one texel of the layout, or for a square of some. Its mean is kept as a sum of whole
//! numbers: a board that changes takes its old light out and puts its new light in, so however the picture
//! came about, it is exact, and small maps agree with large ones. (A graphics card that reduces a texture
//! leaves single boards out.)

use std::sync::Arc;

use egui::Color32;

use super::{
    dirt::Dirt,
    fills::fill,
    gamma::{channels, linear},
};
use crate::{
    gui::theme::MapColors,
    map::{Layout, Light, Seat, Texel},
};

/// Red, green and blue as they add up: linear, 0 to 65,535.
type Linear = [u32; 3];

/// Shares of a texel: up to eight boards, each gets the same and nothing is lost.
const SHARES: u32 = 840;

/// A picture of a map.
pub struct Tint {
    layout: Arc<Layout>,
    grid: Grid,
    /// By parity of the band, then by light.
    inks: [[Linear; Light::COUNT]; 2],
    sums: Vec<Linear>,
    pixels: Vec<Color32>,
    /// By seat: the number of the light that is painted.
    painted: Vec<u8>,
    /// Shares of texels that are lit, and of all that show a board.
    ground: [u64; 2],
    dirt: Dirt,
}

impl Tint {
    /// The map with no board lit, `step` texels to a pixel across and down.
    pub fn unlit(layout: &Arc<Layout>, step: u32, colors: &MapColors) -> Self {
        let grid = Grid::of(layout, step);
        let count = grid.size[0] * grid.size[1];
        let ink = |light, band| linear(fill(colors, light, band));
        let mut tint = Self {
            layout: Arc::clone(layout),
            inks: [0, 1].map(|band| Light::ALL.map(|light| ink(light, band))),
            sums: vec![[0; 3]; count],
            pixels: vec![colors.ground; count],
            painted: vec![Light::Unseen.index() as u8; layout.land().len()],
            ground: [0; 2],
            dirt: Dirt::of(grid.size),
            grid,
        };
        tint.lay_ground(linear(colors.ground));
        tint
    }

    /// Width and height in pixels.
    pub const fn size(&self) -> [usize; 2] {
        self.grid.size
    }

    /// All pixels, row by row.
    pub fn pixels(&self) -> &[Color32] {
        &self.pixels
    }

    /// What has been painted since it was asked last.
    pub fn dirt(&mut self) -> &mut Dirt {
        &mut self.dirt
    }

    /// How much of the ground that shows boards is lit, and how much there is.
    pub const fn ground(&self) -> [u64; 2] {
        self.ground
    }

    fn lay_ground(&mut self, ground: Linear) {
        let layout = Arc::clone(&self.layout);
        let land = layout.land();
        let unseen = self.inks.map(|inks| inks[Light::Unseen.index()]);
        for texel in 0..layout.mosaic().width() * layout.mosaic().height() {
            let sum = &mut self.sums[self.grid.pixel_of(texel)];
            let seats = layout.seats_at(texel);
            if seats.is_empty() {
                add(sum, ground, SHARES);
            }
            for seat in seats {
                let share = SHARES / seats.len() as u32;
                add(sum, unseen[usize::from(land.band(*seat) % 2)], share);
                self.ground[1] += u64::from(share);
            }
        }
        for (pixel, sum) in self.pixels.iter_mut().zip(&self.sums) {
            *pixel = self.grid.mean(sum);
        }
        self.dirt.note_all();
    }

    /// Paints boards anew.
    pub fn paint(&mut self, boards: impl Iterator<Item = (Seat, Light)>) {
        for (seat, light) in boards {
            let before = std::mem::replace(&mut self.painted[seat as usize], light.index() as u8);
            let inks = &self.inks[usize::from(self.layout.land().band(seat) % 2)];
            let room = self.exchange(seat, inks[before as usize], inks[light.index()]);
            match (usize::from(before) == Light::Unseen.index(), light.is_lit()) {
                (true, true) => self.ground[0] += room,
                (false, false) => self.ground[0] -= room,
                _ => {}
            }
        }
    }

    /// On all texels of a board, one light for another; answers with the shares of texels that are its own.
    fn exchange(&mut self, seat: Seat, old: Linear, new: Linear) -> u64 {
        let mut room = 0;
        for texel in self.layout.texels_of(seat) {
            let pixel = self.grid.pixel_of(*texel);
            let share = SHARES / self.layout.seats_at(*texel).len().max(1) as u32;
            let sum = &mut self.sums[pixel];
            add(sum, new, share);
            sum.iter_mut().zip(old).for_each(|(sum, old)| *sum -= old * share);
            self.pixels[pixel] = self.grid.mean(sum);
            self.dirt.note(pixel % self.grid.size[0], pixel / self.grid.size[0]);
            room += u64::from(share);
        }
        room
    }
}

/// How texels are gathered into pixels.
struct Grid {
    /// Texels to a pixel, across and down.
    step: u32,
    /// Texels across.
    width: u32,
    /// Pixels across and down.
    size: [usize; 2],
    /// The way back from linear light.
    channels: &'static [u8],
}

impl Grid {
    fn of(layout: &Layout, step: u32) -> Self {
        let [width, height] = [layout.mosaic().width(), layout.mosaic().height()];
        let size = [width / step, height / step].map(|side| side as usize);
        Self { step, width, size, channels: channels() }
    }

    /// The pixel that a texel belongs to.
    const fn pixel_of(&self, texel: Texel) -> usize {
        (texel / self.width / self.step) as usize * self.size[0] + (texel % self.width / self.step) as usize
    }

    /// The colour of all light that falls on a pixel.
    fn mean(&self, sum: &Linear) -> Color32 {
        let whole = SHARES * self.step * self.step;
        let [r, g, b] = sum.map(|sum| self.channels[((sum + whole / 2) / whole) as usize]);
        Color32::from_rgb(r, g, b)
    }
}

fn add(sum: &mut Linear, light: Linear, share: u32) {
    for (sum, light) in sum.iter_mut().zip(light) {
        *sum += light * share;
    }
}
