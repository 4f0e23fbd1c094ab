//! The pass that looks at a few frames.

use std::{
    cell::Cell,
    collections::BTreeSet,
    io::{self, Write},
    rc::Rc,
};

use image::RgbaImage;

use super::{
    FilmError,
    change::Change,
    encoder::{FilmFormat, Preparation},
    writer::FilmWriter,
};

/// Number of changes that are measured in a long film, besides the last one.
const CHANGES: usize = 16;
/// Number of bytes of changes after which no more are kept: those of large frames are few.
const KEPT: usize = 128 * 1024 * 1024;

/// What has been learned of a film from some of its frames.
pub struct FirstPass {
    preparation: Preparation,
    /// Number of the frame that was added last, and the frame.
    last: (usize, RgbaImage),
    first: Change,
    /// From each frame that was added right after the one before it, what it changes.
    changes: Vec<Change>,
}

impl FirstPass {
    /// Starts with the first frame, which is number 0.
    pub fn new(format: FilmFormat, first: &RgbaImage) -> Self {
        let mut preparation = Preparation::new(format);
        preparation.add(first);
        Self { preparation, last: (0, first.clone()), first: Change::first(first), changes: Vec::new() }
    }

    /// Numbers of the frames that are enough for a film of `count`, in order, from the first to the last: all of a short film,
    /// else at most 34, in pairs of neighbours. A colour that none of them has is shown as the nearest one in the film.
    pub fn numbers(count: usize) -> Vec<usize> {
        if count <= 2 * CHANGES + 1 {
            return (0..count).collect();
        }
        // A pair in each part of the film, each time elsewhere in it: what repeats itself is not always met in one phase.
        let start = |part: usize| (part * CHANGES + part * 7 % CHANGES) * (count - 1) / CHANGES.pow(2);
        let starts = (0..CHANGES).map(start).chain([count - 2]);
        starts.flat_map(|start| [start, start + 1]).collect::<BTreeSet<_>>().into_iter().collect()
    }

    /// Adds a frame, whose number is higher than those before. If it follows the one before, their difference is measured.
    ///
    /// # Errors
    /// If the frame has another size than the first one.
    pub fn add(&mut self, number: usize, frame: &RgbaImage) -> io::Result<()> {
        let (last, before) = &mut self.last;
        if frame.dimensions() != before.dimensions() {
            return Err(FilmError::OtherSize.into());
        }
        self.preparation.add(frame);
        let kept: usize = self.changes.iter().map(|change| change.pixels.as_raw().len()).sum();
        if number == *last + 1 && self.changes.len() < 2 * CHANGES && kept < KEPT {
            self.changes.push(Change::between(before, frame));
        }
        *last = number;
        before.clone_from(frame);
        Ok(())
    }

    /// Returns the expected size in bytes of a film of `count` frames: the first one, and for every other the mean of the
    /// changes measured. It is within a quarter of the size of what is written, as measured for the sample's solution as
    /// boards of 480 × 480 pixels, with a frame or a dozen for each move, and for the window at 48 successive events.
    ///
    /// # Errors
    /// If the format has no films of this size or of so many frames.
    pub fn forecast(&self, count: usize) -> io::Result<u64> {
        let bytes = ByteCount::default();
        let mut encoder = self.preparation.encoder(bytes.clone(), self.size(), count)?;
        encoder.write(&self.first, 0)?;
        let of_first = bytes.0.get();
        self.changes.iter().try_for_each(|change| encoder.write(change, 0))?;
        let of_changes = (bytes.0.get() - of_first) as f64 / self.changes.len().max(1) as f64;
        Ok(of_first + (of_changes * (count - 1) as f64).round() as u64)
    }

    /// Starts a film of `count` frames of the size of the first.
    ///
    /// # Errors
    /// If the format has no films of this size or of so many frames, or if the beginning of the film cannot be written.
    pub fn into_writer<W: Write>(self, out: W, count: usize) -> io::Result<FilmWriter<W>> {
        let size = self.size();
        Ok(FilmWriter::new(self.preparation.encoder(out, size, count)?, size, count))
    }

    fn size(&self) -> (u32, u32) {
        self.first.pixels.dimensions()
    }
}

/// Counts bytes that nobody keeps.
#[derive(Clone, Default)]
struct ByteCount(Rc<Cell<u64>>);

impl Write for ByteCount {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.set(self.0.get() + bytes.len() as u64);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
