//! What each realm is, in one row: all that the other modules have to know of it to show it, time it or compare it.
//!
//! No other module asks *which* realm it is. They ask what it is called, which heuristic is its own, how it keeps
//! the boards that wait: then a realm that is added is a row more, and where its row holds something new, the
//! compiler names every place that must know of it.

use super::{
    Realm, SourceFile,
    structure_kind::StructureKind,
    waits::{ListKind, Waits},
};
use crate::{heuristic::HeuristicKind, trace::GoalTest};

/// What a realm is.
struct Facts {
    realm: Realm,
    /// What it is called.
    label: &'static str,
    /// Its rung on the ladder, from 0; two steps of one idea stand on one rung.
    rung: usize,
    /// Its own heuristic.
    heuristic: Option<HeuristicKind>,
    waits: Waits,
    structure: StructureKind,
    /// Whether it tests parity before it searches, so that it answers at once where there is no path.
    asks_parity: bool,
    /// The quickest realm that, with the same heuristic, searches as it does, board for board.
    quickest: Realm,
    /// The file of its search: every event is reported there.
    search: SourceFile,
    /// Files beside it, with what is new in this realm.
    beside: &'static [SourceFile],
}

/// A row each, in the order of the lessons.
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
    /// How many rungs the ladder has.
    pub const RUNGS: usize = ROWS[Self::COUNT - 1].rung + 1;

    /// All of them, in the order of the lessons.
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

    /// `1`, `2a`, `2`, `3` … `8`.
    pub const fn label(self) -> &'static str {
        self.facts().label
    }

    /// Its rung on the ladder, from 0; two steps of one idea stand on one rung.
    #[inline]
    pub const fn rung(self) -> usize {
        self.facts().rung
    }

    /// Its own heuristic; `None` if it uses none.
    pub const fn own_heuristic(self) -> Option<HeuristicKind> {
        self.facts().heuristic
    }

    /// How it keeps the boards that wait.
    #[inline]
    pub const fn waits(self) -> Waits {
        self.facts().waits
    }

    /// The data structure that is its lesson.
    pub const fn structure(self) -> StructureKind {
        self.facts().structure
    }

    /// Whether it tests parity before it searches.
    pub const fn tests_parity(self) -> bool {
        self.facts().asks_parity
    }

    /// The quickest realm that, with the same heuristic, expands and generates the same boards in the same order.
    pub const fn quickest_alike(self) -> Self {
        self.facts().quickest
    }

    /// The file of its search.
    pub const fn search_source(self) -> SourceFile {
        self.facts().search
    }

    /// The files that show how it works: that of its search first, then those with what is new in this realm.
    pub fn sources(self) -> impl Iterator<Item = SourceFile> {
        std::iter::once(self.search_source()).chain(self.facts().beside.iter().copied())
    }

    /// Whether it answers by lookups in a table.
    #[inline]
    pub const fn looks_up(self) -> bool {
        match self.waits() {
            Waits::Table => true,
            Waits::Queue | Waits::TwoQueues | Waits::OpenList(_) | Waits::Deepening => false,
        }
    }

    /// Whether it is two searches, one from each end.
    #[inline]
    pub const fn is_two_way(self) -> bool {
        match self.waits() {
            Waits::TwoQueues => true,
            Waits::Queue | Waits::Table | Waits::OpenList(_) | Waits::Deepening => false,
        }
    }

    /// Whether it keeps an open list, so that ties matter.
    #[inline]
    pub const fn has_ties(self) -> bool {
        match self.waits() {
            Waits::OpenList(_) => true,
            Waits::Queue | Waits::Table | Waits::TwoQueues | Waits::Deepening => false,
        }
    }

    /// Whether its open list is a heap, so that there is a heap to be shown.
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

    /// When it tests whether a board is the goal.
    pub const fn goal_test(self) -> GoalTest {
        match self.waits() {
            Waits::OpenList(_) => GoalTest::Expanded,
            Waits::Queue | Waits::Table | Waits::TwoQueues | Waits::Deepening => GoalTest::Generated,
        }
    }

    /// Whether it searches in iterations, under a bound that rises, and stores nothing but its path.
    #[inline]
    pub const fn is_deepening(self) -> bool {
        match self.waits() {
            Waits::Deepening => true,
            Waits::Queue | Waits::Table | Waits::TwoQueues | Waits::OpenList(_) => false,
        }
    }
}
