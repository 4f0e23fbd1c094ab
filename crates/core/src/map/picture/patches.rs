//! The parts of a picture that have changed since it was shown: a rectangle for each strip of rows.
//!
//! A single rectangle would be the whole picture as soon as two boards far apart change at once.

/// Number of rows of a strip.
const ROWS: usize = 64;

/// A rectangle of pixels, without the column `right` and the row `bottom`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patch {
    /// The first column.
    pub left: usize,
    /// The first row.
    pub top: usize,
    /// One beyond the last column.
    pub right: usize,
    /// One beyond the last row.
    pub bottom: usize,
}

/// The parts of a picture that are to be shown anew.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Upload {
    /// Everything.
    Whole,
    /// These rectangles, perhaps none.
    Patches(Vec<Patch>),
}

/// Changed rectangles, strip by strip.
#[derive(Clone, Debug)]
pub(super) struct ChangedPatches {
    size: [usize; 2],
    strips: Vec<Option<Patch>>,
    pixels: usize,
    /// Row of the pixel noted last, which is most often the row of the next one too.
    row: usize,
}

impl ChangedPatches {
    /// The changes of a picture that has never been shown.
    pub fn of(size: [usize; 2]) -> Self {
        Self { size, strips: vec![None; size[1].div_ceil(ROWS)], pixels: size[0] * size[1], row: 0 }
    }

    /// Width and height in pixels.
    pub const fn size(&self) -> [usize; 2] {
        self.size
    }

    /// Notes that a pixel has changed, perhaps not for the first time.
    #[inline]
    pub fn note(&mut self, pixel: usize) {
        let first = self.row * self.size[0];
        if !(first..first + self.size[0]).contains(&pixel) {
            self.row = pixel / self.size[0];
        }
        let [x, y] = [pixel - self.row * self.size[0], self.row];
        self.pixels += 1;
        let new = Patch { left: x, top: y, right: x + 1, bottom: y + 1 };
        let strip = self.strips[y / ROWS].get_or_insert(new);
        strip.left = strip.left.min(x);
        strip.top = strip.top.min(y);
        strip.right = strip.right.max(x + 1);
        strip.bottom = strip.bottom.max(y + 1);
    }

    /// Notes that everything has changed.
    pub fn note_all(&mut self) {
        self.pixels = self.size[0] * self.size[1];
    }

    /// Returns the parts to be shown, and forgets them. These are the whole picture if changes were noted for more than
    /// a quarter of it.
    pub fn take(&mut self) -> Upload {
        let is_much = self.pixels > self.size[0] * self.size[1] / 4;
        self.pixels = 0;
        let patches: Vec<Patch> = self.strips.iter_mut().filter_map(Option::take).collect();
        if is_much { Upload::Whole } else { Upload::Patches(patches) }
    }
}
