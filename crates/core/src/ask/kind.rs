//! The kinds of questions.

use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::realm::{ListKind, Realm, Waits};

/// Kind of a question about a search.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, VariantArray, IntoStaticStr, EnumString,
)]
#[strum(serialize_all = "kebab-case")]
pub enum QuestionKind {
    /// The board that is expanded next.
    Next,
    /// The fate of the successor that comes next.
    Fate,
    /// g, h or f of a board.
    Value,
    /// The bound of the next iteration.
    Bound,
    /// Whether two searches meet in the layer that begins.
    Meet,
    /// The side from which the next layer is expanded.
    Side,
    /// The number of boards that will be expanded in all.
    Count,
    /// The order of the realms by cost.
    Order,
    /// Whether the goal can be reached.
    Solvable,
    /// The place where an entry ends in the heap, or the board on top once one is taken.
    Heap,
    /// The bucket that a board goes into, or that the next one is taken from.
    Bucket,
    /// The number of boards that wait once the expansion is over.
    Frontier,
    /// The line of the source that reports the next event.
    Code,
    /// Whether h is more than the true distance.
    Over,
}

impl QuestionKind {
    /// All kinds. Of several questions that are equally good, the one whose kind comes first is asked.
    pub const ALL: [Self; 14] = *Self::VARIANTS.as_array().unwrap();

    /// Name on the command line, in JSON, in CSV and in message ids.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Whether a question of this kind can ever be asked of a realm.
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

    /// Whether the question is about what the search does, and so cannot be asked where nothing is searched.
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
