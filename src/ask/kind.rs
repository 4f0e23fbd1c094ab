//! What can be asked.

use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::realm::{ListKind, Realm, Waits};

/// What can be asked of a search.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, VariantArray, IntoStaticStr, EnumString,
)]
#[strum(serialize_all = "kebab-case")]
pub enum QuestionKind {
    /// Which board is expanded next.
    Next,
    /// What becomes of the successor that comes next.
    Fate,
    /// g, h or f of a board.
    Value,
    /// The bound of the next iteration.
    Bound,
    /// Whether two searches meet in the layer that begins.
    Meet,
    /// From which side the next layer is expanded.
    Side,
    /// How many boards will be expanded in all.
    Count,
    /// In which order the realms come, by cost.
    Order,
    /// Whether the goal can be reached.
    Solvable,
    /// Where an entry ends in the heap, or what is on top once one is taken.
    Heap,
    /// Into which bucket a board goes, or from which the next one is taken.
    Bucket,
    /// How many boards wait once the expansion is over.
    Frontier,
    /// Which line of the source reports the next event.
    Code,
    /// Whether h is more than the true distance.
    Over,
}

impl QuestionKind {
    /// All of them, in the order in which the first of those that are equally good is asked.
    pub const ALL: [Self; 14] = *Self::VARIANTS.as_array().unwrap();

    /// Its name on the command line, in JSON, in CSV and in message ids.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Whether it can ever be asked of a realm.
    pub const fn is_of(self, realm: Realm) -> bool {
        match self {
            Self::Next | Self::Count | Self::Order | Self::Solvable | Self::Code => true,
            Self::Fate => !realm.looks_up(),
            Self::Value | Self::Over => realm.own_heuristic().is_some(),
            Self::Bound => realm.is_deepening(),
            Self::Meet | Self::Side => realm.is_two_way(),
            Self::Heap => realm.has_heap(),
            Self::Bucket => matches!(realm.waits(), Waits::OpenList(ListKind::Buckets)),
            Self::Frontier => !realm.is_deepening(),
        }
    }

    /// Whether it is about what the search does, and so cannot be asked where nothing is searched.
    pub const fn is_about_events(self) -> bool {
        match self {
            Self::Value | Self::Over | Self::Count | Self::Order | Self::Solvable => false,
            Self::Next
            | Self::Fate
            | Self::Bound
            | Self::Meet
            | Self::Side
            | Self::Heap
            | Self::Bucket
            | Self::Frontier
            | Self::Code => true,
        }
    }
}
