//! The facts about each realm, in one row: all that other modules must know to show it, time it or compare it.
//!
//! No other module asks *which* realm it has. Modules ask for the realm's label, for its own heuristic, or for the way
//! it keeps the boards that wait. So a new realm is one more row, and where its row holds something new, the compiler
//! names every place that must know of it.

use super::{
    Realm, SourceFile,
    structure_kind::StructureKind,
    waits::{ListKind, Waits},
};
use crate::{heuristic::HeuristicKind, trace::GoalTest};

/// The facts about a realm.
struct Facts {
    realm: Realm,
    /// Label, such as `2a`.
    label: &'static str,
    /// Rung on the ladder, from 0. Two steps of one idea share a rung.
    rung: usize,
    /// The realm's own heuristic; `None` if it uses none.
    heuristic: Option<HeuristicKind>,
    waits: Waits,
    structure: StructureKind,
    /// Whether the realm tests parity before it searches, so that it answers at once where there is no path.
    asks_parity: bool,
    /// The quickest realm that, with the same heuristic, expands and generates the same boards in the same order.
    quickest: Realm,
    /// The file of the search, which reports every event.
    search: SourceFile,
    /// Further files, with what is new in this realm.
    beside: &'static [SourceFile],
}

/// One row for each realm, in the order of the ladder.
const ROWS: [Facts; Realm::COUNT] = [
    Facts {
        realm: Realm::StringSet,
        label: "1",
        rung: 0,
        heuristic: None,
        waits: Waits::Queue,
        structure: StructureKind::StringSet,
        asks_parity: false,
        quickest: Realm::Hash,
        search: SourceFile::StringSet,
        beside: &[SourceFile::OrderedSet],
    },
    Facts {
        realm: Realm::PathStrings,
        label: "2a",
        rung: 1,
        heuristic: None,
        waits: Waits::Queue,
        structure: StructureKind::Flags,
        asks_parity: true,
        quickest: Realm::Hash,
        search: SourceFile::PathStrings,
        beside: &[SourceFile::ByIndex, SourceFile::Rank],
    },
    Facts {
        realm: Realm::Hash,
        label: "2",
        rung: 1,
        heuristic: None,
        waits: Waits::Queue,
        structure: StructureKind::Moves,
        asks_parity: true,
        quickest: Realm::Hash,
        search: SourceFile::Hash,
        beside: &[SourceFile::Tree, SourceFile::Rank],
    },
    Facts {
        realm: Realm::Table,
        label: "3",
        rung: 2,
        heuristic: None,
        waits: Waits::Table,
        structure: StructureKind::Table,
        asks_parity: true,
        quickest: Realm::Table,
        search: SourceFile::Table,
        beside: &[SourceFile::ByIndex],
    },
    Facts {
        realm: Realm::Bidirectional,
        label: "4",
        rung: 3,
        heuristic: None,
        waits: Waits::TwoQueues,
        structure: StructureKind::TwoTrees,
        asks_parity: true,
        quickest: Realm::Bidirectional,
        search: SourceFile::Bidirectional,
        beside: &[SourceFile::TwinTrees],
    },
    Facts {
        realm: Realm::Misplaced,
        label: "5",
        rung: 4,
        heuristic: Some(HeuristicKind::Misplaced),
        waits: Waits::OpenList(ListKind::Scanned),
        structure: StructureKind::ScannedList,
        asks_parity: true,
        quickest: Realm::Heap,
        search: SourceFile::AStar,
        beside: &[SourceFile::ScannedList, SourceFile::Misplaced],
    },
    Facts {
        realm: Realm::Manhattan,
        label: "6",
        rung: 5,
        heuristic: Some(HeuristicKind::Manhattan),
        waits: Waits::OpenList(ListKind::Scanned),
        structure: StructureKind::ScannedList,
        asks_parity: true,
        quickest: Realm::Heap,
        search: SourceFile::AStar,
        beside: &[SourceFile::Manhattan],
    },
    Facts {
        realm: Realm::Heap,
        label: "7",
        rung: 6,
        heuristic: Some(HeuristicKind::Manhattan),
        waits: Waits::OpenList(ListKind::Heap),
        structure: StructureKind::Heap,
        asks_parity: true,
        quickest: Realm::Heap,
        search: SourceFile::AStar,
        beside: &[SourceFile::Heap, SourceFile::HeapList],
    },
    Facts {
        realm: Realm::Buckets,
        label: "7b",
        rung: 6,
        heuristic: Some(HeuristicKind::Manhattan),
        waits: Waits::OpenList(ListKind::Buckets),
        structure: StructureKind::Buckets,
        asks_parity: true,
        quickest: Realm::Heap,
        search: SourceFile::AStar,
        beside: &[SourceFile::Buckets, SourceFile::BucketList],
    },
    Facts {
        realm: Realm::IdaStar,
        label: "8",
        rung: 7,
        heuristic: Some(HeuristicKind::Manhattan),
        waits: Waits::Deepening,
        structure: StructureKind::CurrentPath,
        asks_parity: true,
        quickest: Realm::IdaStar,
        search: SourceFile::IdaStar,
        beside: &[SourceFile::CurrentPath],
    },
];

const _: () = {
    let mut at = 0;
    while at < Realm::COUNT {
        assert!(ROWS[at].realm as usize == at, "rows stand in the order of the realms");
        at += 1;
    }
    let mut rung = 0;
    while rung < Realm::RUNGS {
        assert!(Realm::LADDER[rung].rung() == rung, "every rung has a realm that stands on it");
        rung += 1;
    }
};

impl Realm {
    /// Number of rungs of the ladder.
    pub const RUNGS: usize = ROWS[Self::COUNT - 1].rung + 1;

    /// All realms, in the order of the ladder.
    pub const ALL: [Self; Self::COUNT] = {
        let mut all = [Self::StringSet; Self::COUNT];
        let mut at = 0;
        while at < Self::COUNT {
            all[at] = ROWS[at].realm;
            at += 1;
        }
        all
    };

    #[inline]
    const fn facts(self) -> &'static Facts {
        &ROWS[self.index()]
    }

    /// The label of the realm: `1`, `2a`, `2`, `3` … `8`.
    pub const fn label(self) -> &'static str {
        self.facts().label
    }

    /// The realm's rung on the ladder, from 0. Two steps of one idea share a rung.
    #[inline]
    pub const fn rung(self) -> usize {
        self.facts().rung
    }

    /// The realm's own heuristic; `None` if it uses none.
    pub const fn own_heuristic(self) -> Option<HeuristicKind> {
        self.facts().heuristic
    }

    /// The way the realm keeps the boards that wait.
    #[inline]
    pub const fn waits(self) -> Waits {
        self.facts().waits
    }

    /// The data structure that the realm teaches.
    pub const fn structure(self) -> StructureKind {
        self.facts().structure
    }

    /// Whether the realm tests parity before it searches.
    pub const fn tests_parity(self) -> bool {
        self.facts().asks_parity
    }

    /// The quickest realm that, with the same heuristic, expands and generates the same boards in the same order.
    pub const fn quickest_alike(self) -> Self {
        self.facts().quickest
    }

    /// The file of the realm's search.
    pub const fn search_source(self) -> SourceFile {
        self.facts().search
    }

    /// The files that show how the realm works: the file of its search first, then those with what is new.
    pub fn sources(self) -> impl Iterator<Item = SourceFile> {
        std::iter::once(self.search_source()).chain(self.facts().beside.iter().copied())
    }

    /// Whether the realm answers by look-ups in a table.
    #[inline]
    pub const fn looks_up(self) -> bool {
        match self.waits() {
            Waits::Table => true,
            Waits::Queue | Waits::TwoQueues | Waits::OpenList(_) | Waits::Deepening => false,
        }
    }

    /// Whether the realm runs two searches, one from each end.
    #[inline]
    pub const fn is_two_way(self) -> bool {
        match self.waits() {
            Waits::TwoQueues => true,
            Waits::Queue | Waits::Table | Waits::OpenList(_) | Waits::Deepening => false,
        }
    }

    /// Whether the realm keeps an open list, so that ties matter.
    #[inline]
    pub const fn has_ties(self) -> bool {
        match self.waits() {
            Waits::OpenList(_) => true,
            Waits::Queue | Waits::Table | Waits::TwoQueues | Waits::Deepening => false,
        }
    }

    /// Whether the realm's open list is a heap, so that there is a heap to be shown.
    pub const fn has_heap(self) -> bool {
        match self.waits() {
            Waits::OpenList(ListKind::Heap) => true,
            Waits::OpenList(ListKind::Scanned | ListKind::Buckets)
            | Waits::Queue
            | Waits::Table
            | Waits::TwoQueues
            | Waits::Deepening => false,
        }
    }

    /// When the realm tests whether a board is the goal, unless the settings say otherwise.
    pub const fn own_goal_test(self) -> GoalTest {
        match self.waits() {
            Waits::OpenList(_) => GoalTest::Expanded,
            Waits::Queue | Waits::Table | Waits::TwoQueues | Waits::Deepening => GoalTest::Generated,
        }
    }

    /// Whether the settings can say when the goal is tested. A table has no goal to test, two searches test whether
    /// they have met, and a deepening search expands each board as it generates it, so that both tests are one.
    #[inline]
    pub const fn chooses_goal_test(self) -> bool {
        match self.waits() {
            Waits::Queue | Waits::OpenList(_) => true,
            Waits::Table | Waits::TwoQueues | Waits::Deepening => false,
        }
    }

    /// Whether the realm searches in iterations, under a bound that rises, and stores nothing but its path.
    #[inline]
    pub const fn is_deepening(self) -> bool {
        match self.waits() {
            Waits::Deepening => true,
            Waits::Queue | Waits::Table | Waits::TwoQueues | Waits::OpenList(_) => false,
        }
    }
}
