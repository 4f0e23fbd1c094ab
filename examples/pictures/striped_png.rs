//! A PNG file of which most bytes stay if a part of the picture changes.
//!
//! Every strip of rows is compressed by itself. If a tab moves, only the bytes of the strips with the tab change, and
//! git stores the difference. A strip adds about 100 bytes. WebP would be half as large, and new as a whole at every
//! change.

use std::{
    io::{self, Write},
    iter,
};

use flate2::{Compress, Compression, FlushCompress};
use image::{Rgba, RgbaImage, buffer::Pixels};

/// Number of rows of a strip.
const ROWS: usize = 32;
const SIGNATURE: &[u8] = b"\x89PNG\r\n\x1a\n";
/// Eight bits a channel, red, green and blue, the one method of compression, rows without filters, not interlaced.
const FORMAT: [u8; 5] = [8, 2, 0, 0, 0];

/// The file of an opaque picture.
pub fn encode(image: &RgbaImage) -> io::Result<Vec<u8>> {
    let (width, height) = image.dimensions();
    let mut file = SIGNATURE.to_vec();
    chunk(&mut file, b"IHDR", &[&width.to_be_bytes()[..], &height.to_be_bytes()[..], &FORMAT].concat())?;
    chunk(&mut file, b"IDAT", &compressed(image)?)?;
    chunk(&mut file, b"IEND", &[])?;
    Ok(file)
}

fn compressed(image: &RgbaImage) -> io::Result<Vec<u8>> {
    // Each row begins with the number of its filter: none.
    let row = |pixels: Pixels<'_, Rgba<u8>>| {
        let channels = pixels.flat_map(|Rgba([red, green, blue, _])| [*red, *green, *blue]);
        iter::once(0).chain(channels).collect()
    };
    let rows: Vec<Vec<u8>> = image.rows().map(row).collect();
    let mut compressor = Compress::new(Compression::best(), true);
    let mut bytes = Vec::new();
    let strips = rows.len().div_ceil(ROWS);
    for (number, strip) in rows.chunks(ROWS).enumerate() {
        let strip = strip.concat();
        let flush = if number + 1 == strips { FlushCompress::Finish } else { FlushCompress::Full };
        bytes.reserve(strip.len() + 1_000);
        compressor.compress_vec(&strip, &mut bytes, flush).map_err(io::Error::other)?;
    }
    Ok(bytes)
}

fn chunk(file: &mut Vec<u8>, kind: &[u8; 4], data: &[u8]) -> io::Result<()> {
    let length = u32::try_from(data.len()).map_err(io::Error::other)?;
    let mut check = crc32fast::Hasher::new();
    check.update(kind);
    check.update(data);
    file.write_all(&length.to_be_bytes())?;
    file.write_all(kind)?;
    file.write_all(data)?;
    file.write_all(&check.finalize().to_be_bytes())
}
