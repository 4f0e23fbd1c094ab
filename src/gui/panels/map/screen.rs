//! Where the texels of a map lie on the screen.

use egui::{Pos2, Rect, Vec2, vec2};

use super::sheet::Grain;
use crate::app::MapCamera;

/// Texels across a square map that divide into whole pixels of a smaller one.
const STEPS: std::ops::RangeInclusive<u32> = 1..=4;
/// A whole map takes up to this share less than its place, if its pixels are exact then.
const GIVEN_UP: f32 = 0.13;
/// From this many pixels to a texel on, texels are squares.
const SHARP: f32 = 2.0;

/// A map in its place.
#[derive(Clone, Copy, Debug)]
pub struct Screen {
    /// Where the map may be seen.
    pub place: Rect,
    /// Texels across and down.
    pub size: Vec2,
    /// The map's upper left corner.
    origin: Pos2,
    /// Points to a texel.
    scale: f32,
    pixels_per_point: f32,
}

impl Screen {
    /// A map of so many texels, as large as `place` allows and then as the camera asks.
    pub fn of(place: Rect, size: [u32; 2], camera: MapCamera, pixels_per_point: f32) -> Self {
        let size = vec2(size[0] as f32, size[1] as f32);
        let scale = whole_scale(place.size(), size, pixels_per_point) * camera.zoom();
        let [x, y] = camera.centre();
        let corner = place.center() - vec2(x, y) * size * scale;
        let origin = (corner.to_vec2() * pixels_per_point).round() / pixels_per_point;
        Self { place, size, origin: origin.to_pos2(), scale, pixels_per_point }
    }

    /// All of the map, seen or not.
    pub fn map(&self) -> Rect {
        Rect::from_min_size(self.origin, self.size * self.scale)
    }

    /// What is seen of it.
    pub fn seen(&self) -> Rect {
        self.map().intersect(self.place)
    }

    /// Points to a texel.
    pub const fn scale(&self) -> f32 {
        self.scale
    }

    /// The point of the screen at a point of the map, in texels.
    pub fn at(&self, [x, y]: [f32; 2]) -> Pos2 {
        self.origin + vec2(x, y) * self.scale
    }

    /// The point of the map, in texels.
    pub fn texels(&self, at: Pos2) -> [f32; 2] {
        ((at - self.origin) / self.scale).into()
    }

    /// The point of the map, in parts of it.
    pub fn parts(&self, at: Pos2) -> [f32; 2] {
        ((at - self.origin) / (self.size * self.scale)).into()
    }

    /// How many texels, across and down, go into one pixel: no more than the screen can show.
    pub fn step(&self) -> u32 {
        let texels = 1.0 / (self.scale * self.pixels_per_point);
        STEPS.rev().find(|step| texels >= *step as f32 * (1.0 - 1e-3)).unwrap_or(1)
    }

    /// How an enlarged picture is to look.
    pub fn grain(&self) -> Grain {
        if self.scale * self.pixels_per_point >= SHARP { Grain::Sharp } else { Grain::Smooth }
    }
}

/// Points to a texel when the whole map is seen: if a little less room makes pixels exact, a little less.
fn whole_scale(room: Vec2, size: Vec2, pixels_per_point: f32) -> f32 {
    let scale = (room / size).min_elem();
    let exact = STEPS.map(|step| 1.0 / (step as f32 * pixels_per_point));
    let mut near = exact.filter(|exact| (scale * (1.0 - GIVEN_UP)..=scale).contains(exact));
    near.next().unwrap_or(scale)
}
