//! What an experiment measures.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

/// Something that is measured of each search.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    VariantArray,
    IntoStaticStr,
    EnumString,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Measure {
    /// Boards expanded and generated, the peak of the frontier, the moves. Always measured.
    Counts,
    /// Operations by kind. Takes up to three times the time of the counts.
    Work,
    /// Iterations of a deepening search: the bound and the boards expanded of each.
    Rounds,
    /// Expansions by class: those that no A* with the heuristic could have done without, and the others. Takes some
    /// milliseconds more for each board.
    Meter,
    /// Peak memory, each search in a process of its own.
    Bytes,
    /// Run times, one search after the other.
    Time,
}

impl Measure {
    /// All measures, in the order in which they are taken.
    pub const ALL: [Self; 6] = *Self::VARIANTS.as_array().unwrap();

    /// The phase in which it is measured.
    pub const fn phase(self) -> Self {
        match self {
            Self::Counts | Self::Work | Self::Rounds | Self::Meter => Self::Counts,
            Self::Bytes | Self::Time => self,
        }
    }

    /// Name on the command line and in a journal.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// Whether searches that expand the same boards in the same order are counted once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Twins {
    /// The quickest of them counts for all.
    #[default]
    Shared,
    /// Each is counted by itself.
    Apart,
}
