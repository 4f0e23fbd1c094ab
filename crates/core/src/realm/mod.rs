//! The eight realms: eight ways of solving the same puzzle, each one idea better than the one before.
//!
//! Read them in order. Every file changes *one thing*, so the difference between two neighbours is what there is to learn. Realm 2
//! has two steps (2a carries paths, 2 stores parents), and so has realm 7 (7 keeps a heap, 7b buckets). The facts that
//! other modules must know are in `facts.rs`, one row for each realm.

#![warn(missing_docs)]

mod astar;
mod bucket_list;
mod buckets;
mod by_index;
mod current_path;
mod depth_limit;
mod evaluation;
mod facts;
mod heap;
mod heap_list;
mod open_list;
mod ordered_set;
mod path;
mod per_realm;
mod realm1_string_set;
mod realm2_hash;
mod realm2a_path_strings;
mod realm3_table;
mod realm4_bidirectional;
mod realm5_misplaced;
mod realm6_manhattan;
mod realm7_heap;
mod realm7b_buckets;
mod realm8_ida_star;
mod scanned_list;
mod settings;
mod source;
mod stamped_array;
mod structure_kind;
mod tie;
mod tree;
mod twin_trees;
mod void_entries;
mod waits;

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use thiserror::Error;

pub(crate) use bucket_list::BucketList;
pub use depth_limit::{DepthLimit, DepthLimitError};
pub use evaluation::Evaluation;
pub use heap::Heap;
pub(crate) use heap_list::HeapList;
pub use open_list::{Entry, Validity};
pub(crate) use open_list::{OpenList, Priority};
pub(crate) use ordered_set::OrderedSet;
pub use path::Path;
pub use per_realm::{PerRealm, PerRung};
pub use realm3_table::Table;
pub(crate) use scanned_list::ScannedList;
pub use settings::{ParityCheck, Settings};
pub use source::SourceFile;
pub use structure_kind::StructureKind;
pub use tie::{Tie, TieOrder};
pub use waits::{ListKind, Waits};

use crate::{
    heuristic::{Heuristic, HeuristicKind, Unit},
    puzzle::Puzzle,
    trace::{Event, GoalTest, Observer, Side, Stop},
};

/// Result of a search: a path, `None` if there is none, or the reason why the search was ended.
pub type Answer = Result<Option<Path>, Stop>;

/// One of the searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Realm {
    /// 1: breadth-first, boards as strings in an ordered set, paths as strings.
    StringSet,
    /// 2a: breadth-first, visited by index, paths still as strings.
    PathStrings,
    /// 2: breadth-first, visited by index, one move remembered for each board.
    Hash,
    /// 3: a table of all boards, built once from the goal; then only look-ups.
    Table,
    /// 4: breadth-first from both ends.
    Bidirectional,
    /// 5: A* with misplaced tiles and a list that is scanned.
    Misplaced,
    /// 6: A* with Manhattan distance and a list that is scanned.
    Manhattan,
    /// 7: A* with Manhattan distance and a binary heap.
    Heap,
    /// 7b: A* with Manhattan distance and a queue for each f and g.
    Buckets,
    /// 8: IDA* with Manhattan distance.
    IdaStar,
}

/// Error for a text that is not the label or the common name of a realm.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is not a realm; there are {all}", all = all_labels())]
pub struct UnknownRealm(pub String);

/// All labels and common names as a list: `1, 2a, 2 (bfs) … and 8 (idastar)`.
fn all_labels() -> String {
    let [first @ .., last] = Realm::ALL.map(Realm::label_and_name);
    format!("{} and {last}", first.join(", "))
}

/// Names that other programs have for some of the searches.
const COMMON_NAMES: [(Realm, &str); 4] = [
    (Realm::Hash, "bfs"),
    (Realm::Bidirectional, "bidirectional"),
    (Realm::Heap, "astar"),
    (Realm::IdaStar, "idastar"),
];

impl Realm {
    /// Number of realms.
    pub const COUNT: usize = Self::IdaStar as usize + 1;

    /// The realms that a class counts. Of the two steps on a rung, the one that the ladder shows at first.
    pub const LADDER: [Self; Self::RUNGS] = [
        Self::StringSet,
        Self::Hash,
        Self::Table,
        Self::Bidirectional,
        Self::Misplaced,
        Self::Manhattan,
        Self::Heap,
        Self::IdaStar,
    ];

    /// The index of the realm in the list, which has the order of the declaration.
    const fn listed(self) -> usize {
        assert!(Self::ALL[self as usize] as usize == self as usize, "listed in the order of the declaration");
        self as usize
    }

    /// The name that other programs have for the search; `None` if they have none.
    pub fn common_name(self) -> Option<&'static str> {
        COMMON_NAMES.into_iter().find(|(realm, _)| *realm == self).map(|(_, name)| name)
    }

    /// The label, followed by the common name if there is one: `2 (bfs)`, `2a`.
    pub fn label_and_name(self) -> String {
        let name = self.common_name().map(|name| format!(" ({name})"));
        format!("{self}{}", name.unwrap_or_default())
    }

    /// The realm with this label or common name, in upper or lower case.
    ///
    /// # Errors
    /// If no realm has this label or name.
    pub fn named(text: &str) -> Result<Self, UnknownRealm> {
        let is_called = |name: &str| name.eq_ignore_ascii_case(text);
        let known = Self::ALL
            .into_iter()
            .find(|realm| is_called(realm.label()) || realm.common_name().is_some_and(is_called));
        known.ok_or_else(|| UnknownRealm(text.to_owned()))
    }

    /// The index of the realm among all, from 0.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Both steps of the realm's rung, in the order of the ladder; `None` if the realm is alone there.
    pub fn two_steps(self) -> Option<[Self; 2]> {
        let mut steps = Self::ALL.into_iter().filter(|other| other.rung() == self.rung());
        Some([steps.next()?, steps.next()?])
    }

    /// The other step of the realm's rung; `None` if the realm is alone there.
    pub fn other_step(self) -> Option<Self> {
        self.two_steps()?.into_iter().find(|step| *step != self)
    }

    /// The heuristic that the realm searches with: its own unless the settings name another; `None` if it uses none.
    pub fn heuristic(self, settings: &Settings) -> Option<HeuristicKind> {
        self.own_heuristic().map(|own| settings.heuristic.unwrap_or(own))
    }

    /// The heuristic that the realm searches with, if that is not its own; `None` if it is, or if the realm uses none.
    pub fn other_heuristic(self, settings: &Settings) -> Option<HeuristicKind> {
        self.heuristic(settings).filter(|heuristic| self.own_heuristic() != Some(*heuristic))
    }

    /// The unit of the realm's h, f and bounds.
    pub fn unit(self, settings: &Settings) -> Unit {
        self.heuristic(settings).map_or(Unit::Move, HeuristicKind::unit)
    }

    /// Whether the realm can find out by searching that there is no solution. A deepening search cannot: it does not
    /// store the boards that it has reached, so it would deepen for ever.
    pub const fn can_exhaust(self) -> bool {
        !self.is_deepening()
    }

    /// Whether the search ends where there is no solution: it has reached every board, or its depth limit.
    pub fn ends_without_solution(self, settings: &Settings) -> bool {
        self.can_exhaust() || settings.used_by(self).depth_limit.is_some()
    }

    /// How the realm chooses among boards of equal f.
    pub fn ties(self, settings: &Settings) -> (Tie, TieOrder) {
        settings.used_by(self).ties()
    }

    /// When the realm tests whether a board is the goal.
    pub fn goal_test(self, settings: &Settings) -> GoalTest {
        settings.goal_test.filter(|_| self.chooses_goal_test()).unwrap_or_else(|| self.own_goal_test())
    }

    /// Whether the start is the goal, so that nothing is searched; never with a table, which is built anyway.
    pub fn is_there_already(self, puzzle: &Puzzle) -> bool {
        puzzle.start == puzzle.goal && !self.looks_up()
    }

    /// Whether parity alone answers: there is no path, the realm tests parity (realm 1 never does), and the settings do
    /// not say to search anyway (realm 8 searches such a pair with a depth limit alone).
    pub fn is_answered_by_parity(self, puzzle: &Puzzle, settings: &Settings) -> bool {
        let is_tested = settings.parity == ParityCheck::On || !self.ends_without_solution(settings);
        self.tests_parity() && is_tested && !puzzle.is_solvable()
    }

    /// Whether the settings say to search although there is no path, and the realm, which would not end, refuses.
    pub fn rejects(self, puzzle: &Puzzle, settings: &Settings) -> bool {
        settings.parity == ParityCheck::Off && !self.ends_without_solution(settings) && !puzzle.is_solvable()
    }

    /// Searches, and reports everything it does to `observer`. Settings that the realm does not use are ignored
    /// ([`Settings::used_by`]).
    ///
    /// A pair that parity shows to be unsolvable is answered without an event, unless the settings say to search
    /// anyway. Realm 1 tests no parity and always searches; realm 8 searches such a pair with a depth limit alone. If
    /// the start is the goal, nothing is searched either, except that realm 3 builds its table, which belongs to the
    /// goal alone. A search that reaches its depth limit and not the goal finds no path.
    ///
    /// # Errors
    /// If the observer ends the search.
    pub fn search(self, puzzle: &Puzzle, settings: &Settings, observer: &mut impl Observer) -> Answer {
        if self.is_answered_by_parity(puzzle, settings) {
            return Ok(None);
        }
        if self.is_there_already(puzzle) {
            return self.solve_at_once(puzzle, settings, observer);
        }
        let (settings, order) = (&settings.used_by(self), settings.order);
        let test = self.goal_test(settings);
        match self {
            Self::StringSet => realm1_string_set::search(puzzle, order, test, observer),
            Self::PathStrings => realm2a_path_strings::search(puzzle, order, test, observer),
            Self::Hash => realm2_hash::search(puzzle, order, test, observer),
            Self::Table => realm3_table::search(puzzle, order, observer),
            Self::Bidirectional => realm4_bidirectional::search(puzzle, order, observer),
            Self::Misplaced => realm5_misplaced::search(puzzle, settings, observer),
            Self::Manhattan => realm6_manhattan::search(puzzle, settings, observer),
            Self::Heap => realm7_heap::search(puzzle, settings, observer),
            Self::Buckets => realm7b_buckets::search(puzzle, settings, observer),
            Self::IdaStar => realm8_ida_star::search(puzzle, settings, observer),
        }
    }

    /// Answers a puzzle whose start is the goal: an empty path, and nothing expanded.
    fn solve_at_once(self, puzzle: &Puzzle, settings: &Settings, observer: &mut impl Observer) -> Answer {
        let h = self.heuristic(settings).map_or(0, |kind| kind.to(puzzle.goal).h(puzzle.start));
        observer.on(Event::Begin { board: puzzle.start, h, side: Side::Forward })?;
        observer.on(Event::Solved { goal: puzzle.goal, cost: 0, test: self.goal_test(settings) })?;
        Ok(Some(Path::default()))
    }
}

/// A* with any heuristic: the search of realm 7, with its binary heap. Parity is not tested, so without a solution it
/// expands all boards that can be reached.
///
/// # Errors
/// If the observer ends the search, or a path grows longer than an event can hold ([`Stop::PathTooLong`]): no
/// heuristic of this crate leads so far, but another one may.
pub fn search_with(
    heuristic: &impl Heuristic,
    puzzle: &Puzzle,
    settings: &Settings,
    observer: &mut impl Observer,
) -> Answer {
    let (tie, tie_order) = match settings.evaluation {
        Evaluation::Sum => (settings.tie, settings.tie_order),
        Evaluation::HeuristicAlone => (Tie::None, TieOrder::Fifo),
    };
    let open = heap_list::HeapList::new(tie, tie_order);
    astar::search(puzzle, settings, heuristic, open, observer)
}

/// A check by the compiler that every declared realm is listed: each is named here and must be found in the list.
const _: fn(Realm) -> &'static [()] = |realm| match realm {
    Realm::StringSet => &[(); Realm::StringSet.listed()],
    Realm::PathStrings => &[(); Realm::PathStrings.listed()],
    Realm::Hash => &[(); Realm::Hash.listed()],
    Realm::Table => &[(); Realm::Table.listed()],
    Realm::Bidirectional => &[(); Realm::Bidirectional.listed()],
    Realm::Misplaced => &[(); Realm::Misplaced.listed()],
    Realm::Manhattan => &[(); Realm::Manhattan.listed()],
    Realm::Heap => &[(); Realm::Heap.listed()],
    Realm::Buckets => &[(); Realm::Buckets.listed()],
    Realm::IdaStar => &[(); Realm::IdaStar.listed()],
};

impl fmt::Display for Realm {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.label())
    }
}

impl FromStr for Realm {
    type Err = UnknownRealm;

    fn from_str(label: &str) -> Result<Self, UnknownRealm> {
        let known = Self::ALL.into_iter().find(|realm| realm.label() == label);
        known.ok_or_else(|| UnknownRealm(label.to_owned()))
    }
}
