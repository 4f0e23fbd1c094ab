//! Textures for triangles: the font atlas, mostly, and pictures.

use egui::epaint::textures::{TextureFilter, TextureOptions, TextureWrapMode};
use egui::epaint::{ImageData, ImageDelta};
use egui::{Color32, Pos2, Vec2, vec2};

use super::blend::{Channels, unpack};

/// One texture, row by row, premultiplied.
pub(super) struct Texture {
    size: [usize; 2],
    pixels: Vec<Color32>,
    options: TextureOptions,
}

impl Texture {
    pub fn new(whole: &ImageDelta) -> Self {
        let ImageData::Color(image) = &whole.image;
        Self { size: image.size, pixels: image.pixels.clone(), options: whole.options }
    }

    /// Replaces the part that starts at `[left, top]`. The latest change decides how the whole texture is smoothed, as
    /// on a graphics card.
    pub fn patch(&mut self, [left, top]: [usize; 2], part: &ImageDelta) {
        let ImageData::Color(image) = &part.image;
        self.options = part.options;
        let [width, _] = image.size;
        for (y, row) in image.pixels.chunks_exact(width).enumerate() {
            self.pixels[(top + y) * self.size[0] + left..][..width].copy_from_slice(row);
        }
    }

    /// Smoothing where one pixel to the right and one pixel down lead by `steps` across the texture.
    pub fn filter(&self, steps: [Vec2; 2]) -> TextureFilter {
        let size = vec2(self.size[0] as f32, self.size[1] as f32);
        let texels = steps.map(|step| (step * size).length()).into_iter().fold(0.0, f32::max);
        if texels > 1.0 { self.options.minification } else { self.options.magnification }
    }

    /// Colour at `uv`, both coordinates 0 to 1.
    pub fn sample(&self, uv: Pos2, filter: TextureFilter) -> Channels {
        let (x, y) = (uv.x * self.size[0] as f32, uv.y * self.size[1] as f32);
        match filter {
            TextureFilter::Nearest => unpack(self.at(x.floor() as i64, y.floor() as i64)),
            TextureFilter::Linear => self.smooth(x - 0.5, y - 0.5),
        }
    }

    /// Mixes the four pixels around a point.
    fn smooth(&self, x: f32, y: f32) -> Channels {
        let (left, top) = (x.floor(), y.floor());
        let (i, j) = (left as i64, top as i64);
        let four = [self.at(i, j), self.at(i + 1, j), self.at(i, j + 1), self.at(i + 1, j + 1)];
        if four.iter().all(|color| *color == four[0]) {
            return unpack(four[0]);
        }
        let [a, b, c, d] = four.map(unpack);
        let (across, down) = (x - left, y - top);
        std::array::from_fn(|k| {
            let upper = a[k] + (b[k] - a[k]) * across;
            let lower = c[k] + (d[k] - c[k]) * across;
            upper + (lower - upper) * down
        })
    }

    fn at(&self, x: i64, y: i64) -> Color32 {
        let mode = self.options.wrap_mode;
        self.pixels[wrap(y, self.size[1], mode) * self.size[0] + wrap(x, self.size[0], mode)]
    }
}

fn wrap(index: i64, size: usize, mode: TextureWrapMode) -> usize {
    let size = size as i64;
    let inside = match mode {
        TextureWrapMode::ClampToEdge => index.clamp(0, size - 1),
        TextureWrapMode::Repeat => index.rem_euclid(size),
        TextureWrapMode::MirroredRepeat => {
            let twice = index.rem_euclid(2 * size);
            if twice < size { twice } else { 2 * size - 1 - twice }
        }
    };
    inside as usize
}
