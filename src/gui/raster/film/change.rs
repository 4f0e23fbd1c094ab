//! What a frame changes of the one before.

use image::{Rgba, RgbaImage};

/// Pixel that stays as it was.
const UNCHANGED: Rgba<u8> = Rgba([0; 4]);
const OPAQUE: u8 = u8::MAX;

/// What a frame changes: a rectangle that is laid upon the frame before. In it, pixels that change are opaque and all others
/// are transparent: these are most of it where two far parts of a window change, and take hardly any room in a file.
#[derive(Clone, Debug)]
pub struct Change {
    pub left: u32,
    pub top: u32,
    pub pixels: RgbaImage,
}

impl Change {
    /// Returns the whole frame, opaque.
    pub fn first(frame: &RgbaImage) -> Self {
        let mut pixels = frame.clone();
        pixels.pixels_mut().for_each(|pixel| *pixel = opaque(*pixel));
        Self { left: 0, top: 0, pixels }
    }

    /// Returns the smallest change from one frame to another of the same size. If they are equal, it is one transparent
    /// pixel: both formats want a frame to have one.
    pub fn between(before: &RgbaImage, after: &RgbaImage) -> Self {
        let (mut left, mut right, mut top, mut bottom) = (u32::MAX, 0, u32::MAX, 0);
        for (y, (before, after)) in (0..).zip(before.rows().zip(after.rows())) {
            let changed =
                || (0..).zip(before.clone().zip(after.clone())).filter(|(_, (one, other))| one != other);
            let Some((first, _)) = changed().next() else { continue };
            let last = changed().last().map_or(first, |(x, _)| x);
            (left, right) = (left.min(first), right.max(last));
            (top, bottom) = (top.min(y), y);
        }
        if top > bottom {
            return Self { left: 0, top: 0, pixels: RgbaImage::from_pixel(1, 1, UNCHANGED) };
        }
        let pixels = RgbaImage::from_fn(right + 1 - left, bottom + 1 - top, |x, y| {
            let [before, after] = [before, after].map(|image| *image.get_pixel(left + x, top + y));
            if before == after { UNCHANGED } else { opaque(after) }
        });
        Self { left, top, pixels }
    }

    /// Colours row by row; `None` if the pixel stays as it was.
    pub fn colors(&self) -> impl Iterator<Item = Option<[u8; 3]>> {
        self.pixels.pixels().map(|pixel| {
            let [red, green, blue, alpha] = pixel.0;
            (alpha == OPAQUE).then_some([red, green, blue])
        })
    }
}

fn opaque(Rgba([red, green, blue, _]): Rgba<u8>) -> Rgba<u8> {
    Rgba([red, green, blue, OPAQUE])
}
