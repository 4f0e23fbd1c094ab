//! Either format.

use std::io::{self, Write};

use image::RgbaImage;

use super::{FilmError, apng::Apng, change::Change, gif::Gif, palette::ColorCounts};

/// Format of a film.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FilmFormat {
    Gif,
    Apng,
}

impl FilmFormat {
    /// Both, the one that more programs show first.
    pub const ALL: [Self; 2] = [Self::Gif, Self::Apng];
}

/// What a format needs to know of a film before its first frame.
pub enum Preparation {
    Gif(ColorCounts),
    Apng,
}

impl Preparation {
    pub fn new(format: FilmFormat) -> Self {
        match format {
            FilmFormat::Gif => Self::Gif(ColorCounts::default()),
            FilmFormat::Apng => Self::Apng,
        }
    }

    /// Takes a frame into account.
    pub fn add(&mut self, frame: &RgbaImage) {
        match self {
            Self::Gif(counts) => counts.add(frame),
            Self::Apng => (),
        }
    }

    /// Starts a film of `count` frames of one size.
    pub fn encoder<W: Write>(&self, out: W, size: (u32, u32), count: usize) -> io::Result<Encoder<W>> {
        let (width, height) = size;
        if width == 0 || height == 0 {
            return Err(FilmError::Size(width, height).into());
        }
        if count == 0 {
            return Err(FilmError::Count(count).into());
        }
        Ok(match self {
            Self::Gif(counts) => Encoder::Gif(Gif::new(out, size, counts.palette())?),
            Self::Apng => Encoder::Apng(Apng::new(out, size, count)?),
        })
    }
}

/// Film in either format.
pub enum Encoder<W: Write> {
    Gif(Gif<W>),
    Apng(Apng<W>),
}

impl<W: Write> Encoder<W> {
    /// Writes what a frame changes, to be shown for some hundredths of a second.
    pub fn write(&mut self, change: &Change, hundredths: u16) -> io::Result<()> {
        match self {
            Self::Gif(gif) => gif.write(change, hundredths),
            Self::Apng(apng) => apng.write(change, hundredths),
        }
    }

    /// Ends the film.
    pub fn finish(self) -> io::Result<()> {
        match self {
            Self::Gif(gif) => gif.finish(),
            Self::Apng(apng) => apng.finish(),
        }
    }
}
