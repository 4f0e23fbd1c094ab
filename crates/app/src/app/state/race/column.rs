//! The columns of the race's table, and the one by which it is sorted.

use eight_realms_core::replay::Direction;
use strum::{IntoStaticStr, VariantArray};

/// The figures that the table shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, VariantArray)]
pub enum TableTime {
    /// The figures at the end of each search.
    #[default]
    InTheEnd,
    /// The counts at the playheads of the lanes.
    SoFar,
}

impl TableTime {
    /// Both, from left to right.
    pub const ALL: [Self; 2] = *Self::VARIANTS.as_array().unwrap();
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum RaceColumn {
    /// The realm; sorted by it, the order of the ladder.
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
    /// All columns, from left to right.
    pub const ALL: [Self; 9] = *Self::VARIANTS.as_array().unwrap();

    /// Name in the ids of messages.
    pub fn name(self) -> &'static str {
        self.into()
    }

    pub const FIGURES: [Self; Self::ALL.len() - 1] = {
        let [Self::Realm, figures @ ..] = Self::ALL else { panic!("the first says who it is") };
        figures
    };

    /// Whether each figure is shown as a multiple of that of the realm before, as every cost is.
    pub const fn has_ratio(self) -> bool {
        match self {
            Self::Expanded | Self::Generated | Self::Peak | Self::Work | Self::Memory | Self::Time => true,
            Self::Realm | Self::Moves | Self::Branching => false,
        }
    }
}

/// The order of the table's rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RaceOrder {
    pub column: RaceColumn,
    /// Forward: the smallest first.
    pub direction: Direction,
}

impl Default for RaceOrder {
    /// The ladder.
    fn default() -> Self {
        Self { column: RaceColumn::Realm, direction: Direction::Forward }
    }
}

impl RaceOrder {
    /// The order by this column, the smallest first; the opposite direction if the table is already sorted so.
    pub fn by(self, column: RaceColumn) -> Self {
        let direction = match self.direction {
            Direction::Forward if self.column == column => Direction::Back,
            Direction::Forward | Direction::Back => Direction::Forward,
        };
        Self { column, direction }
    }
}
