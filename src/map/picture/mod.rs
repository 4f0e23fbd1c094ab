//! A picture of the lights: painted once, then only where they change.
//!
//! A pixel is one texel of the layout, or a square of texels for a small picture. Where several boards share
//! one, it is their mean in linear light. What a light looks like is said by [`Inks`]; here it is only
//! added up, in whole numbers, so that a picture is the same however it came about.

mod inks;
mod patches;
mod shares;
mod squares;

use std::sync::Arc;

pub use inks::{Inks, Linear};
pub use patches::{Patch, Upload};

pub(super) use shares::Shares;

use self::{
    inks::{Look, Palette},
    patches::Dirt,
    shares::{SHARES, share_of},
    squares::Squares,
};
use super::{Layout, Light, Lights, Mosaic, Seat};

/// A picture of one search.
pub struct Picture<I: Inks> {
    layout: Arc<Layout>,
    palette: Palette<I>,
    /// By seat: what is painted.
    painted: Vec<Look>,
    pixels: Vec<I::Pixel>,
    /// Of a picture that is smaller than the layout.
    squares: Option<Squares>,
    dirt: Dirt,
    /// Shares of texels that are lit, and of all that show a board.
    ground: [u64; 2],
}

impl<I: Inks> Picture<I> {
    /// The map with no board lit, a pixel for `step` × `step` texels.
    ///
    /// # Panics
    /// If the step does not divide width and height of the layout, or is 0 or above 8.
    pub fn unlit(layout: &Arc<Layout>, step: u32, inks: I) -> Self {
        let mosaic = layout.mosaic();
        assert!((1..=8).contains(&step), "a step of {step} texels");
        let is_whole = mosaic.width().is_multiple_of(step) && mosaic.height().is_multiple_of(step);
        assert!(is_whole, "{step} texels divide the picture");
        let size = [mosaic.width() / step, mosaic.height() / step].map(|side| side as usize);
        let shares = (step > 1).then(|| mosaic.shares(step));
        let look = |seat| Look::of(Light::Unseen, layout.land().band(seat));
        let mut picture = Self {
            painted: (0..layout.land().len() as Seat).map(look).collect(),
            pixels: vec![inks.pixel(inks.ground()); size[0] * size[1]],
            squares: shares.map(|shares| Squares::bare(&shares, step, inks.ground())),
            palette: Palette::of(inks),
            layout: layout.clone(),
            dirt: Dirt::of(size),
            ground: [0; 2],
        };
        for seat in layout.mosaic().seats() {
            picture.ground[1] += u64::from(picture.lay(*seat, [0; 3]));
        }
        picture.show_all();
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
    pub fn follow(&mut self, lights: &Lights) {
        if lights.changed().len() > self.painted.len() / 4 {
            return self.repaint(lights);
        }
        let changed: Vec<(Seat, Look)> =
            lights.changed().iter().filter_map(|seat| self.becomes(*seat, lights)).collect();
        for (seat, old) in changed {
            self.change(seat, old);
        }
        self.show_changes();
    }

    /// Paints all that differs, whatever the picture showed. Board by board as they lie, that is fastest.
    pub fn repaint(&mut self, lights: &Lights) {
        let layout = self.layout.clone();
        let changed: Vec<(Seat, Look)> =
            layout.mosaic().seats().iter().filter_map(|seat| self.becomes(*seat, lights)).collect();
        for (seat, old) in changed {
            self.change(seat, old);
        }
        self.show_all();
    }

    /// Notes what a board looks like now; answers with what it looked like, if that was different.
    fn becomes(&mut self, seat: Seat, lights: &Lights) -> Option<(Seat, Look)> {
        let look = Look::of(lights.at(seat), self.layout.land().band(seat));
        let old = std::mem::replace(&mut self.painted[seat as usize], look);
        (old != look).then_some((seat, old))
    }

    /// A board that looked otherwise is painted anew.
    fn change(&mut self, seat: Seat, old: Look) {
        let room = u64::from(self.lay(seat, self.palette.linear(old)));
        match (old.is_lit(), self.painted[seat as usize].is_lit()) {
            (false, true) => self.ground[0] += room,
            (true, false) => self.ground[0] -= room,
            _ => {}
        }
    }

    /// Lays the light of a board where another light of its own was; answers with the shares that it has.
    fn lay(&mut self, seat: Seat, old: Linear) -> u32 {
        let look = self.painted[seat as usize];
        if let Some(squares) = &mut self.squares {
            return squares.exchange(seat, old, self.palette.linear(look));
        }
        let mut room = 0;
        for texel in self.layout.texels_of(seat) {
            let seats = self.layout.seats_at(*texel);
            let (pixel, share) = match seats {
                [_] => (self.palette.pixel(look), SHARES),
                _ => (self.mixed(seats), share_of(seats, seat)),
            };
            self.pixels[*texel as usize] = pixel;
            self.dirt.note(*texel as usize);
            room += share;
        }
        room
    }

    /// The pixel of a texel that several boards share.
    fn mixed(&self, seats: &[Seat]) -> I::Pixel {
        let mut sum = [SHARES / 2; 3];
        for seat in seats {
            let share = share_of(seats, *seat);
            let light = self.palette.linear(self.painted[*seat as usize]);
            sum.iter_mut().zip(light).for_each(|(sum, light)| *sum += light * share);
        }
        self.palette.inks.pixel(sum.map(|sum| sum / SHARES))
    }

    /// Turns light that has changed into pixels.
    fn show_changes(&mut self) {
        let Self { squares, palette, pixels, dirt, .. } = self;
        if let Some(squares) = squares {
            squares.refresh(|pixel, light| {
                pixels[pixel] = palette.inks.pixel(light);
                dirt.note(pixel);
            });
        }
    }

    /// Turns all light into pixels.
    fn show_all(&mut self) {
        let Self { squares, palette, pixels, dirt, .. } = self;
        if let Some(squares) = squares {
            squares.refresh_all(|pixel, light| pixels[pixel] = palette.inks.pixel(light));
        }
        dirt.note_all();
    }
}
