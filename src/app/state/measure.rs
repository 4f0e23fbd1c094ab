//! What is measured of a search once it is done: how long it takes, how much work it is, how much memory it
//! needs.

use strum::VariantArray;

use crate::realm::Realm;

/// Something that is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum Measurement {
    /// Run time.
    Time,
    /// Counted work.
    Work,
    /// Peak memory; only where it is shown, because the program runs itself for it.
    Memory,
}

impl Measurement {
    /// In their order.
    pub const ALL: [Self; 3] = *Self::VARIANTS.as_array().unwrap();
}

/// How far measuring is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::app) enum Measuring {
    /// Nothing is measured.
    #[default]
    Idle,
    /// A worker measures this of these realms.
    Running(Measurement, Vec<Realm>),
}
