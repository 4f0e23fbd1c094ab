//! Legend: what the marks on the stage mean. Only the marks that a realm can have are explained.

use eight_realms_core::realm::{Realm, Waits};
use strum::VariantArray;

/// Mark on the stage that has a colour or a shape of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum LegendMark {
    /// The tile that the last move slid.
    Moved,
    /// A tile on its goal cell.
    Home,
    /// A successor that is kept.
    Retained,
    /// A successor whose board another path reached first.
    Duplicate,
    /// The board of the parent.
    PathBack,
    /// A successor beyond the bound.
    Pruned,
    /// A successor below which everything within the bound has been tried.
    Exhausted,
    /// A successor that the other side has reached.
    Met,
    /// An entry that is looked up in a table.
    LookedUp,
    Goal,
}

impl LegendMark {
    pub const ALL: [Self; 10] = *Self::VARIANTS.as_array().unwrap();

    /// The id of the mark's word; `None` for a realm that cannot have the mark.
    pub const fn message(self, realm: Realm) -> Option<&'static str> {
        match (self, realm.waits()) {
            (Self::Moved, _) => Some("mark-moved"),
            (Self::Home, _) => Some("mark-home"),
            (Self::Goal, _) => Some("mark-goal"),
            (Self::PathBack, _) => Some("fate-path-back"),
            (Self::Duplicate, Waits::Queue | Waits::Table | Waits::TwoQueues | Waits::OpenList(_)) => {
                Some("mark-duplicate")
            }
            (Self::Retained, Waits::Deepening) => Some("mark-within"),
            (Self::Retained, Waits::Queue | Waits::Table | Waits::TwoQueues | Waits::OpenList(_)) => {
                Some("mark-open")
            }
            (Self::Pruned, Waits::Deepening) => Some("mark-pruned"),
            (Self::Exhausted, Waits::Deepening) => Some("fate-exhausted"),
            (Self::Met, Waits::TwoQueues) => Some("mark-met"),
            (Self::LookedUp, Waits::Table) => Some("table-says"),
            // A board that is not stored cannot be recognised: only the move back is.
            (Self::Duplicate, Waits::Deepening)
            | (
                Self::Pruned | Self::Exhausted,
                Waits::Queue | Waits::Table | Waits::TwoQueues | Waits::OpenList(_),
            )
            | (Self::Met, Waits::Queue | Waits::Table | Waits::OpenList(_) | Waits::Deepening)
            | (Self::LookedUp, Waits::Queue | Waits::TwoQueues | Waits::OpenList(_) | Waits::Deepening) => {
                None
            }
        }
    }

    /// The marks that a realm can have, each with the id of the mark's word.
    pub fn of(realm: Realm) -> impl Iterator<Item = (Self, &'static str)> {
        Self::ALL.into_iter().filter_map(move |mark| Some((mark, mark.message(realm)?)))
    }
}
