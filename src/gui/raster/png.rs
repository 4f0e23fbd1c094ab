//! A picture as the bytes of a PNG file.
//!
//! A window is opaque and mostly flat colour. So its picture is written without alpha, without filters (they make flat
//! colour longer) and at level 9: lossless, and half as long as with the encoder's defaults.

use std::io;

use image::{
    DynamicImage, RgbaImage,
    codecs::png::{CompressionType, FilterType, PngEncoder},
};

/// Compression level, 1 to 9. Level 6, zlib's default, makes files 3 % longer; at level 9 a window of 4K still takes
/// under a second.
const LEVEL: u8 = 9;

/// Returns the bytes of the file. Alpha is kept if any pixel is not opaque.
///
/// # Errors
/// If the picture has no pixels: the format cannot hold it.
pub fn encode(image: &RgbaImage) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let encoder =
        PngEncoder::new_with_quality(&mut bytes, CompressionType::Level(LEVEL), FilterType::NoFilter);
    let image = DynamicImage::ImageRgba8(image.clone());
    let is_opaque = image.as_rgba8().is_some_and(|image| image.pixels().all(|pixel| pixel.0[3] == u8::MAX));
    let image = if is_opaque { DynamicImage::ImageRgb8(image.into_rgb8()) } else { image };
    image.write_with_encoder(encoder).map_err(io::Error::other)?;
    Ok(bytes)
}
