//! The pixels that are painted on.

use egui::Color32;
use image::RgbaImage;

/// A picture in the making, row by row, premultiplied.
pub(super) struct FrameBuffer {
    size: [usize; 2],
    pixels: Vec<Color32>,
}

/// A rectangle of whole pixels, without those at `right` and `bottom`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Clip {
    pub left: i64,
    pub top: i64,
    pub right: i64,
    pub bottom: i64,
}

impl FrameBuffer {
    pub fn new(size: [u32; 2], background: Color32) -> Self {
        let size = size.map(|side| side as usize);
        Self { size, pixels: vec![background; size[0] * size[1]] }
    }

    /// Width and height.
    pub fn size(&self) -> [usize; 2] {
        self.size
    }

    /// The pixels `left..right` of row `y`, which lie in the buffer.
    pub fn span(&mut self, y: i64, left: i64, right: i64) -> &mut [Color32] {
        &mut self.pixels[y as usize * self.size[0]..][left as usize..right as usize]
    }

    pub fn into_image(self) -> RgbaImage {
        let mut bytes = vec![0; 4 * self.pixels.len()];
        for (slot, color) in bytes.chunks_exact_mut(4).zip(self.pixels) {
            slot.copy_from_slice(&straight(color));
        }
        let [width, height] = self.size.map(|side| side as u32);
        RgbaImage::from_raw(width, height, bytes).expect("four bytes a pixel, width × height of them")
    }
}

/// Returns the colour as a picture has it: not multiplied by its opacity.
fn straight(color: Color32) -> [u8; 4] {
    match color.a() {
        255 => color.to_array(),
        _ => color.to_srgba_unmultiplied(),
    }
}
