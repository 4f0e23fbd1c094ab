//! What of a picture has changed since it was uploaded: a rectangle for each strip of rows.
//!
//! One rectangle for all would be the whole picture as soon as two far boards change in a frame.

/// Rows of a strip.
const ROWS: usize = 64;

/// A rectangle of pixels; right and bottom are not part of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patch {
    pub left: usize,
    pub top: usize,
    pub right: usize,
    pub bottom: usize,
}

/// Changed rectangles, strip by strip.
pub struct Dirt {
    size: [usize; 2],
    strips: Vec<Option<Patch>>,
    pixels: usize,
}

impl Dirt {
    /// Of a clean picture.
    pub fn of(size: [usize; 2]) -> Self {
        Self { size, strips: vec![None; size[1].div_ceil(ROWS)], pixels: 0 }
    }

    /// A pixel has changed.
    pub fn note(&mut self, x: usize, y: usize) {
        self.pixels += 1;
        let strip =
            self.strips[y / ROWS].get_or_insert(Patch { left: x, top: y, right: x + 1, bottom: y + 1 });
        strip.left = strip.left.min(x);
        strip.top = strip.top.min(y);
        strip.right = strip.right.max(x + 1);
        strip.bottom = strip.bottom.max(y + 1);
    }

    /// Everything has changed.
    pub fn note_all(&mut self) {
        self.pixels = self.size[0] * self.size[1];
    }

    /// What is to be uploaded; afterwards it is clean. More than a quarter of the picture is uploaded whole.
    pub fn take(&mut self) -> Upload {
        let is_much = self.pixels > self.size[0] * self.size[1] / 4;
        self.pixels = 0;
        let patches: Vec<Patch> = self.strips.iter_mut().filter_map(Option::take).collect();
        if is_much { Upload::Whole } else { Upload::Patches(patches) }
    }
}

/// What is to be uploaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Upload {
    /// Everything.
    Whole,
    /// These rectangles, perhaps none.
    Patches(Vec<Patch>),
}
