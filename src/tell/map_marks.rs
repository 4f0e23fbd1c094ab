//! What the fills and shapes of a realm's map mean: it depends on how the realm keeps what waits.

use crate::{
    map::MapStatus,
    realm::{Realm, Waits},
};

/// What stands on a map and has a meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MapMark {
    /// A board is filled so.
    Fill(MapStatus),
    /// The scale by which boards are filled that were visited more than once.
    Visits,
    /// The path that was found.
    Path,
    /// The path that a search is on, or the boards that were looked up in a table.
    Stack,
    Start,
    Goal,
    /// Where two searches met.
    Met,
}

/// The marks that a realm's map needs, with the messages that name them.
pub fn marks(realm: Realm) -> Vec<(MapMark, &'static str)> {
    let fills: &[(MapMark, &str)] = match realm.waits() {
        Waits::Table => &[
            (MapMark::Fill(MapStatus::OpenFromGoal), "mark-open"),
            (MapMark::Fill(MapStatus::ExpandedFromGoal), "map-from-goal"),
            (MapMark::Stack, "map-looked-up"),
        ],
        Waits::TwoQueues => &[
            (MapMark::Fill(MapStatus::Open), "mark-open"),
            (MapMark::Fill(MapStatus::Expanded), "map-from-start"),
            (MapMark::Fill(MapStatus::ExpandedFromGoal), "map-from-goal"),
            (MapMark::Fill(MapStatus::Met), "map-both"),
            (MapMark::Met, "map-met"),
        ],
        Waits::Deepening => &[(MapMark::Visits, "map-visits"), (MapMark::Stack, "map-stack")],
        Waits::Queue | Waits::OpenList(_) => &[
            (MapMark::Fill(MapStatus::Open), "mark-open"),
            (MapMark::Fill(MapStatus::Expanded), "mark-expanded"),
        ],
    };
    let common = [
        (MapMark::Fill(MapStatus::Unseen), "map-unseen"),
        (MapMark::Path, "map-path"),
        (MapMark::Start, "map-start"),
        (MapMark::Goal, "map-goal"),
    ];
    fills.iter().copied().chain(common).collect()
}

/// Those of several realms together, each once.
pub fn marks_of_all(realms: &[Realm]) -> Vec<(MapMark, &'static str)> {
    let mut all: Vec<(MapMark, &str)> = Vec::new();
    for (mark, name) in realms.iter().flat_map(|realm| marks(*realm)) {
        if !all.iter().any(|(other, other_name)| *other_name == name || *other == mark) {
            all.push((mark, name));
        }
    }
    all
}
