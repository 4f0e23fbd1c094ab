//! Meaning of the fills and shapes on a realm's map, which depends on how the realm keeps the boards that wait.

use eight_realms_core::{
    lane::LaneId,
    map::MapStatus,
    realm::{Realm, Waits},
};

/// Mark on a map that has a meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MapMark {
    /// Fill of a board.
    Fill(MapStatus),
    /// The scale by which boards are filled that were visited more than once.
    Visits,
    /// The path that was found.
    Path,
    /// The path that a search is on, or the boards that were looked up in a table.
    Stack,
    Start,
    Goal,
    /// The board that is being expanded.
    Current,
    /// The board at which two searches met.
    Met,
}

/// The marks that a realm's map needs, with the ids of their names.
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
        (MapMark::Current, "map-current"),
        (MapMark::Fill(MapStatus::Unseen), "map-unseen"),
        (MapMark::Path, "map-path"),
        (MapMark::Start, "map-start"),
        (MapMark::Goal, "map-goal"),
    ];
    fills.iter().copied().chain(common).collect()
}

/// The marks of several lanes together, each once.
pub fn marks_of_all(lanes: &[LaneId]) -> Vec<(MapMark, &'static str)> {
    let mut all: Vec<(MapMark, &str)> = Vec::new();
    for (mark, name) in lanes.iter().flat_map(|lane| marks(lane.realm)) {
        if !all.iter().any(|(other, other_name)| *other_name == name || *other == mark) {
            all.push((mark, name));
        }
    }
    all
}
