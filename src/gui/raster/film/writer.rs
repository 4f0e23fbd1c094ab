//! The pass that writes.

use std::{
    io::{self, Write},
    time::Duration,
};

use image::RgbaImage;

use super::{FilmError, LAST_DELAY, change::Change, encoder::Encoder};

/// Shortest time for which a frame is shown: browsers show one that is shorter for a tenth of a second.
pub const MIN_DELAY: Duration = Duration::from_millis(20);

/// Film that is being written. Dropped before its end, it leaves an unfinished file behind.
pub struct FilmWriter<W: Write> {
    encoder: Encoder<W>,
    size: (u32, u32),
    count: usize,
    written: usize,
    before: Option<RgbaImage>,
}

impl<W: Write> FilmWriter<W> {
    pub(super) fn new(encoder: Encoder<W>, size: (u32, u32), count: usize) -> Self {
        Self { encoder, size, count, written: 0, before: None }
    }

    /// Writes the next frame, shown for `delay` rounded to hundredths of a second, from [`MIN_DELAY`] to eleven minutes; the
    /// last one is shown for [`LAST_DELAY`].
    ///
    /// # Errors
    /// If the frame has another size than the first one, if the film has all its frames, or if it cannot be written; in this
    /// last case the film cannot be continued.
    pub fn push(&mut self, frame: &RgbaImage, delay: Duration) -> io::Result<()> {
        if frame.dimensions() != self.size {
            return Err(FilmError::OtherSize.into());
        }
        if self.written == self.count {
            return Err(FilmError::TooManyFrames.into());
        }
        self.written += 1;
        let delay = if self.written == self.count { LAST_DELAY } else { delay.max(MIN_DELAY) };
        let change = match &self.before {
            None => Change::first(frame),
            Some(before) => Change::between(before, frame),
        };
        self.encoder.write(&change, hundredths(delay))?;
        match &mut self.before {
            Some(before) => before.clone_from(frame),
            None => self.before = Some(frame.clone()),
        }
        Ok(())
    }

    /// Number of frames written.
    pub const fn written(&self) -> usize {
        self.written
    }

    /// Ends the film and flushes what it is written to.
    ///
    /// # Errors
    /// If frames are missing, or if the end cannot be written.
    pub fn finish(self) -> io::Result<()> {
        match self.count - self.written {
            0 => self.encoder.finish(),
            missing => Err(FilmError::TooFewFrames(missing).into()),
        }
    }
}

fn hundredths(delay: Duration) -> u16 {
    u16::try_from((delay.as_millis() + 5) / 10).unwrap_or(u16::MAX)
}
