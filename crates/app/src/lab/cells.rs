//! The figures of each variant and depth, made anew while results come in.

use eight_realms_core::lab::{SummaryRow, figures};

use super::run::LabRun;

/// The figures of each variant and depth, as far as they are up to date.
#[derive(Default)]
pub struct Cells {
    run: u64,
    layers: usize,
    rows: Vec<Option<SummaryRow>>,
    /// Number of results that each row was made from.
    known: Vec<u32>,
    /// Where to go on looking for rows that are out of date.
    at: usize,
    /// Grows whenever a row changes.
    version: u64,
}

/// Boards that may be read for one view.
const MOST_READ: usize = 30_000;

impl Cells {
    /// Makes rows anew that are out of date, as many as may be for one view. Returns whether all are up to date.
    pub fn follow(&mut self, run: &LabRun) -> bool {
        let (layers, variants) = (run.layers.len(), run.variants());
        if self.run != run.number {
            let rows = vec![None; layers * variants];
            *self = Self {
                run: run.number,
                layers,
                known: vec![0; rows.len()],
                rows,
                at: 0,
                version: self.version + 1,
            };
        }
        let mut read = 0;
        for _ in 0..self.rows.len() {
            let (variant, layer) = (self.at / layers, self.at % layers);
            let known = run.known(variant, layer);
            if self.known[self.at] != known {
                if read > MOST_READ {
                    return false;
                }
                read += run.layers[layer].boards.len();
                self.rows[self.at] = figures(&run.prepared, &run.results, variant, &run.layers[layer]);
                self.known[self.at] = known;
                self.version += 1;
            }
            self.at = (self.at + 1) % self.rows.len();
        }
        true
    }

    /// The rows of a variant, nearest depth first.
    pub fn of(&self, variant: usize) -> impl Iterator<Item = &SummaryRow> {
        self.rows.iter().skip(variant * self.layers).take(self.layers).flatten()
    }

    /// The row of a variant in a layer.
    pub fn at(&self, variant: usize, layer: usize) -> Option<&SummaryRow> {
        self.rows.get(variant * self.layers + layer)?.as_ref()
    }

    /// All rows, by variant.
    pub fn all(&self) -> impl Iterator<Item = &SummaryRow> {
        self.rows.iter().flatten()
    }

    /// Grows whenever a row changes.
    pub const fn version(&self) -> u64 {
        self.version
    }
}
