//! Animated PNG.

use std::io::{self, Write};

use png::{BitDepth, BlendOp, ColorType, DeflateCompression, Encoder, EncodingError, Filter, Writer};

use super::{FilmError, change::Change};

/// Compression level, 1 to 9: zlib's default, because every frame is waited for.
const LEVEL: u8 = 6;
/// Number of times that a film is played: for ever.
const FOR_EVER: u32 = 0;
/// Unit of a delay, as a part of a second.
const HUNDREDTH: u16 = 100;

/// Film as PNG: lossless, without filters, as a single picture is.
pub struct Apng<W: Write> {
    writer: Writer<W>,
}

impl<W: Write> Apng<W> {
    /// Starts a film. How many frames it has is written before them.
    pub fn new(out: W, (width, height): (u32, u32), count: usize) -> io::Result<Self> {
        let count = u32::try_from(count).map_err(|_| FilmError::Count(count))?;
        let mut encoder = Encoder::new(out, width, height);
        encoder.set_color(ColorType::Rgba);
        encoder.set_depth(BitDepth::Eight);
        encoder.set_deflate_compression(DeflateCompression::Level(LEVEL));
        encoder.set_filter(Filter::NoFilter);
        encoder.set_animated(count, FOR_EVER).map_err(error)?;
        Ok(Self { writer: encoder.write_header().map_err(error)? })
    }

    /// Writes what a frame changes, to be shown for some hundredths of a second.
    pub fn write(&mut self, change: &Change, hundredths: u16) -> io::Result<()> {
        self.write_change(change, hundredths).map_err(error)
    }

    fn write_change(&mut self, change: &Change, hundredths: u16) -> Result<(), EncodingError> {
        self.writer.set_frame_delay(hundredths, HUNDREDTH)?;
        self.writer.set_blend_op(BlendOp::Over)?;
        // Each is checked against the others as they are: the change before this may be anywhere.
        self.writer.reset_frame_position()?;
        self.writer.set_frame_dimension(change.pixels.width(), change.pixels.height())?;
        self.writer.set_frame_position(change.left, change.top)?;
        self.writer.write_image_data(&change.pixels)
    }

    /// Ends the film.
    pub fn finish(self) -> io::Result<()> {
        self.writer.finish().map_err(error)
    }
}

/// Keeps the error of what is written to, of which the crate's own conversion keeps only the text.
fn error(error: EncodingError) -> io::Error {
    match error {
        EncodingError::IoError(error) => error,
        other => io::Error::other(other),
    }
}
