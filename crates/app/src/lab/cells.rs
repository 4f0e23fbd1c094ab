//! What is made of the results of each variant and depth, made anew while results come in.

use eight_realms_core::lab::Layer;

use super::run::LabRun;

/// Something made of the results of each variant and depth, as far as it is up to date.
pub struct Cells<T> {
    /// Number of the run, and the variant that others are compared with.
    of: [u64; 2],
    layers: usize,
    /// What was made, if that was anything, and the number of results that it was made from.
    made: Vec<(u32, Option<T>)>,
    /// Where to go on looking for what is out of date.
    at: usize,
    /// Grows whenever something is made.
    version: u64,
}

/// Boards that may be read for one view.
const MOST_READ: usize = 30_000;

impl<T> Default for Cells<T> {
    fn default() -> Self {
        Self { of: [0; 2], layers: 0, made: Vec::new(), at: 0, version: 0 }
    }
}

impl<T> Cells<T> {
    /// Makes anew what is out of date, as much as may be for one view. Returns whether all is up to date. `known` tells the
    /// number of results that a cell depends on.
    pub fn follow(
        &mut self,
        run: &LabRun,
        against: usize,
        known: impl Fn(usize, usize) -> u32,
        make: impl Fn(usize, &Layer) -> Option<T>,
    ) -> bool {
        let (layers, variants) = (run.layers.len(), run.variants());
        let of = [run.number, against as u64];
        if self.of != of {
            let made = (0..layers * variants).map(|_| (0, None)).collect();
            *self = Self { of, layers, made, at: 0, version: self.version + 1 };
        }
        let mut read = 0;
        for _ in 0..self.made.len() {
            let (variant, layer) = (self.at / layers, self.at % layers);
            let known = known(variant, layer);
            if self.made[self.at].0 != known {
                if read > MOST_READ {
                    return false;
                }
                read += run.layers[layer].boards.len();
                self.made[self.at] = (known, make(variant, &run.layers[layer]));
                self.version += 1;
            }
            self.at = (self.at + 1) % self.made.len();
        }
        true
    }

    /// What there is of a variant, nearest depth first.
    pub fn of(&self, variant: usize) -> impl Iterator<Item = &T> {
        let cells = self.made.iter().skip(variant * self.layers).take(self.layers);
        cells.filter_map(|(_, made)| made.as_ref())
    }

    /// What there is of a variant in a layer.
    pub fn at(&self, variant: usize, layer: usize) -> Option<&T> {
        self.made.get(variant * self.layers + layer)?.1.as_ref()
    }

    /// All there is, by variant.
    pub fn all(&self) -> impl Iterator<Item = &T> {
        self.made.iter().filter_map(|(_, made)| made.as_ref())
    }

    /// Grows whenever something is made.
    pub const fn version(&self) -> u64 {
        self.version
    }

    /// Number of cells that have been made at least once.
    pub fn made(&self) -> u64 {
        self.made.iter().filter(|(known, _)| *known > 0).count() as u64
    }
}
