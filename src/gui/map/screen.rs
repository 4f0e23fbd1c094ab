//! Places of a map's texels on the screen.

use egui::{Pos2, Rect, Vec2, vec2};
use eight_realms_app::desk::camera::MapCamera;

use super::texture::Magnification;

/// Numbers of texels that may go into a pixel, across and down.
const STEPS: [u32; 7] = [1, 2, 3, 4, 5, 6, 8];
/// Maximum share of its place that a whole map gives up so that its pixels are exact means.
const GIVEN_UP: f32 = 0.13;
/// Minimum number of pixels per texel at which texels are drawn as squares.
const SHARP: f32 = 2.0;

/// A map in its place.
#[derive(Clone, Copy, Debug)]
pub struct Screen {
    /// Area in which the map may be visible.
    pub place: Rect,
    /// Texels across and down.
    pub size: Vec2,
    /// The map's upper left corner.
    origin: Pos2,
    /// Points per texel.
    scale: f32,
    pixels_per_point: f32,
    /// Texels per pixel of the texture, across and down.
    step: u32,
}

impl Screen {
    /// Places a map of `texels`, as large as `place` allows and then as the camera enlarges it.
    pub fn of(place: Rect, texels: [u32; 2], camera: MapCamera, pixels_per_point: f32) -> Self {
        let steps = || STEPS.into_iter().filter(|step| texels.iter().all(|side| side.is_multiple_of(*step)));
        let size = vec2(texels[0] as f32, texels[1] as f32);
        let fitting = (place.size() / size).min_elem();
        let exact = steps().map(|step| 1.0 / (step as f32 * pixels_per_point));
        let least = fitting * (1.0 - GIVEN_UP);
        let whole = exact.into_iter().find(|exact| (least..=fitting).contains(exact)).unwrap_or(fitting);
        let scale = whole * camera.zoom();
        let [x, y] = camera.centre();
        let corner = place.center() - vec2(x, y) * size * scale;
        let origin = (corner.to_vec2() * pixels_per_point).round() / pixels_per_point;
        let most = (1.0 + 1e-3) / (scale * pixels_per_point);
        let step = steps().take_while(|step| *step as f32 <= most).last().unwrap_or(1);
        Self { place, size, origin: origin.to_pos2(), scale, pixels_per_point, step }
    }

    /// Returns the place of the whole map, visible or not.
    pub fn map(&self) -> Rect {
        Rect::from_min_size(self.origin, self.size * self.scale)
    }

    /// Returns the visible part of the map.
    pub fn visible(&self) -> Rect {
        self.map().intersect(self.place)
    }

    /// Points per texel.
    pub const fn scale(&self) -> f32 {
        self.scale
    }

    /// Returns the point of the screen at a point of the map, in texels.
    pub fn at(&self, [x, y]: [f32; 2]) -> Pos2 {
        self.origin + vec2(x, y) * self.scale
    }

    /// Returns the point of the map at a point of the screen, in texels.
    pub fn texels(&self, at: Pos2) -> [f32; 2] {
        ((at - self.origin) / self.scale).into()
    }

    /// Returns the point of the map at a point of the screen, in parts of the map: 0 to 1 on it.
    pub fn parts(&self, at: Pos2) -> [f32; 2] {
        ((at - self.origin) / (self.size * self.scale)).into()
    }

    /// Number of texels, across and down, in one pixel of the texture: as many as go into one of the screen.
    pub const fn step(&self) -> u32 {
        self.step
    }

    /// Returns the look of the picture at this scale.
    pub fn magnification(&self) -> Magnification {
        if self.scale * self.pixels_per_point >= SHARP { Magnification::Sharp } else { Magnification::Smooth }
    }
}
