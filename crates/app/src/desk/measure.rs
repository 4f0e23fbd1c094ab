//! Measurements of a finished search: run time, work and memory.

use eight_realms_core::lane::LaneId;
use strum::VariantArray;

/// A kind of measurement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum Measurement {
    /// Run time.
    Time,
    /// Counted work.
    Work,
    /// Peak memory; measured only while it is shown, because the program runs itself for it.
    Memory,
}

impl Measurement {
    /// All kinds, in the order in which they are made.
    pub const ALL: [Self; 3] = *Self::VARIANTS.as_array().unwrap();
}

/// Progress of measuring.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Measuring {
    /// No measurement runs.
    #[default]
    Idle,
    /// A worker makes this measurement for these realms.
    Running(Measurement, Vec<LaneId>),
}
