//! The columns of the race's table, and by which of them it is sorted.

use strum::{IntoStaticStr, VariantArray};

use crate::replay::Direction;

/// Which figures the table shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, VariantArray)]
pub enum TableTime {
    /// Those at the end of each search.
    #[default]
    InTheEnd,
    /// The counts where the lanes are.
    SoFar,
}

impl TableTime {
    /// From left to right.
    pub const ALL: [Self; 2] = *Self::VARIANTS.as_array().unwrap();
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum RaceColumn {
    /// The realm; sorted, the ladder.
    #[default]
    Realm,
    /// Boards expanded.
    Expanded,
    /// Successors produced.
    Generated,
    /// The largest frontier.
    Peak,
    /// Units of work.
    Work,
    /// Bytes.
    Memory,
    /// The median run time, in seconds.
    Time,
    /// Moves of the path found.
    Moves,
    /// The effective branching factor b*.
    Branching,
}

impl RaceColumn {
    /// From left to right.
    pub const ALL: [Self; 9] = *Self::VARIANTS.as_array().unwrap();

    /// Its name in the ids of messages.
    pub fn name(self) -> &'static str {
        self.into()
    }

    pub const FIGURES: [Self; Self::ALL.len() - 1] = {
        let [Self::Realm, figures @ ..] = Self::ALL else { panic!("the first says who it is") };
        figures
    };

    /// Whether a realm's figure is a multiple of that of the one before: every cost is.
    pub const fn has_ratio(self) -> bool {
        match self {
            Self::Expanded | Self::Generated | Self::Peak | Self::Work | Self::Memory | Self::Time => true,
            Self::Realm | Self::Moves | Self::Branching => false,
        }
    }
}

/// By what the table is sorted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RaceOrder {
    pub column: RaceColumn,
    /// Forward: the least first.
    pub direction: Direction,
}

impl Default for RaceOrder {
    /// The ladder.
    fn default() -> Self {
        Self { column: RaceColumn::Realm, direction: Direction::Forward }
    }
}

impl RaceOrder {
    /// By this column, the least first; by the column it is sorted by already, the other way round.
    pub fn by(self, column: RaceColumn) -> Self {
        let direction = match self.direction {
            Direction::Forward if self.column == column => Direction::Back,
            Direction::Forward | Direction::Back => Direction::Forward,
        };
        Self { column, direction }
    }
}
