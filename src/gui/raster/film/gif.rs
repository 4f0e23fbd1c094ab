//! Animated GIF.

use std::io::{self, Write};

use gif::{Encoder, EncodingError, Frame, Repeat};

use super::{
    FilmError,
    change::Change,
    palette::{self, FilmPalette},
};

/// Film as GIF.
pub struct Gif<W: Write> {
    encoder: Encoder<W>,
    palette: FilmPalette,
}

impl<W: Write> Gif<W> {
    /// Starts a film. Without the mark that it loops, some programs play it once or not at all.
    pub fn new(out: W, (width, height): (u32, u32), palette: FilmPalette) -> io::Result<Self> {
        let (Ok(columns), Ok(rows)) = (u16::try_from(width), u16::try_from(height)) else {
            return Err(FilmError::Size(width, height).into());
        };
        let mut encoder = Encoder::new(out, columns, rows, palette.bytes()).map_err(error)?;
        encoder.set_repeat(Repeat::Infinite).map_err(error)?;
        Ok(Self { encoder, palette })
    }

    /// Writes what a frame changes, to be shown for some hundredths of a second.
    pub fn write(&mut self, change: &Change, hundredths: u16) -> io::Result<()> {
        // No side is longer than those of the film.
        let (width, height) = change.pixels.dimensions();
        let [left, top, width, height] = [change.left, change.top, width, height].map(|length| length as u16);
        let buffer = self.palette.indexes(change.colors()).into();
        let transparent = Some(palette::UNCHANGED);
        let frame =
            Frame { delay: hundredths, left, top, width, height, transparent, buffer, ..Frame::default() };
        self.encoder.write_frame(&frame).map_err(error)
    }

    /// Ends the film.
    pub fn finish(self) -> io::Result<()> {
        self.encoder.into_inner().map_err(error)?.flush()
    }
}

fn error(error: EncodingError) -> io::Error {
    match error {
        EncodingError::Io(error) => error,
        other => io::Error::other(other),
    }
}
