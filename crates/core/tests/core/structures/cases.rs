//! What is searched and replayed: every realm, with boards that are improved, opened again and never reached.

use std::{fmt, sync::Arc};

use eight_realms_core::{
    heuristic::{HeuristicKind, Weight},
    puzzle::{Board, Puzzle},
    realm::{Evaluation, ParityCheck, Realm, Settings, Tie, TieOrder},
    replay::{
        Recording,
        structures::{StructureMoment, StructureReplay},
    },
    space::Dealer,
    trace::{Event, GoalTest, WorkTally},
};

use crate::{
    probe::{puzzle, record, search, to_standard_goal},
    samples::{are_small, size},
};

/// A search that was recorded.
pub struct Case {
    pub realm: Realm,
    pub puzzle: Puzzle,
    pub settings: Settings,
    pub recording: Recording,
}

impl fmt::Display for Case {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "realm {} on {:?} with {:?}", self.realm, self.puzzle, self.settings)
    }
}

impl Case {
    pub fn of(realm: Realm, puzzle: Puzzle, settings: Settings) -> Self {
        let recording = recording_of(realm, &record(realm, &puzzle, settings));
        Self { realm, puzzle, settings, recording }
    }

    /// The sample of all pages.
    pub fn sample(realm: Realm) -> Self {
        Self::of(realm, sample(), Settings::default())
    }

    /// A replay that has replayed nothing.
    pub fn replay(&self) -> StructureReplay {
        StructureReplay::new(self.realm, self.puzzle, self.settings)
    }

    /// The structure at a moment, by a replay of its own.
    pub fn at(&self, moment: u64) -> Arc<StructureMoment> {
        self.by(&mut self.replay(), moment)
    }

    /// The structure at a moment.
    pub fn by(&self, replay: &mut StructureReplay, moment: u64) -> Arc<StructureMoment> {
        replay.at(&self.recording, moment, u64::MAX).expect("any number of steps is allowed")
    }

    /// Every moment in turn, from the first event on.
    pub fn moments(&self) -> impl Iterator<Item = Arc<StructureMoment>> {
        let mut replay = self.replay();
        (1..=self.recording.len()).map(move |moment| self.by(&mut replay, moment))
    }

    /// What the search counts.
    pub fn work(&self) -> WorkTally {
        search(self.realm, &self.puzzle, self.settings).work
    }
}

pub fn recording_of(realm: Realm, events: &[Event]) -> Recording {
    let mut recording = Recording::of(realm);
    recording.extend(events, 0.0);
    recording
}

pub fn sample() -> Puzzle {
    puzzle("23415x768", "12345678x")
}

/// The four kinds of open list: those of realms 5, 6, 7 and 7b.
pub const LISTS: [Realm; 4] = [Realm::Misplaced, Realm::Manhattan, Realm::Heap, Realm::Buckets];

/// Every way of breaking ties, greedy search, an early goal test, and a weight, with which expanded boards are opened again and f counts tenths.
pub fn list_settings() -> Vec<Settings> {
    let usual = Settings::default();
    let ties = Tie::ALL.into_iter().flat_map(|tie| TieOrder::ALL.map(|tie_order| (tie, tie_order)));
    let ties = ties.map(|(tie, tie_order)| Settings { tie, tie_order, ..usual });
    let weighted = Settings { heuristic: Some(HeuristicKind::Weighted(Weight::DEFAULT)), ..usual };
    let low_g = Settings { tie: Tie::LowG, ..weighted };
    let greedy = Settings { evaluation: Evaluation::HeuristicAlone, ..usual };
    let early = Settings { goal_test: Some(GoalTest::Generated), tie: Tie::LowG, ..usual };
    ties.chain([weighted, low_g, greedy, early]).collect()
}

/// Searches with an open list: dealt boards, each kind of list with all settings.
pub fn list_cases() -> Vec<Case> {
    let mut dealer = Dealer::seeded(7);
    let starts: Vec<Board> =
        [16, size(22, 19)].into_iter().filter_map(|depth| dealer.at(to_standard_goal(), depth)).collect();
    let of = |(realm, settings): (Realm, Settings)| {
        starts
            .clone()
            .into_iter()
            .map(move |start| Case::of(realm, Puzzle::new(start, Board::standard_goal()), settings))
    };
    let kinds = LISTS.into_iter().filter(|realm| *realm != Realm::Misplaced);
    kinds
        .flat_map(|realm| list_settings().into_iter().map(move |settings| (realm, settings)))
        .flat_map(of)
        .step_by(size(1, 3))
        .collect()
}

/// Every realm on short boards, on one that is the goal, and with another goal and order of moves; the sample in all
/// realms but the third, which has one table of its own; boards of the other half.
pub fn all_cases() -> Vec<Case> {
    let usual = Settings::default();
    let other = Settings { order: "rdlu".parse().expect("an order"), ..usual };
    let anyway = Settings { parity: ParityCheck::Off, ..usual };
    let is_quick = |realm: &Realm| *realm != Realm::Table;
    let quick = || Realm::ALL.into_iter().filter(is_quick);
    // Where samples are small, none is longer than some thousand events.
    let is_short = |realm: &Realm| !are_small() || realm.heuristic(&usual).is_some();
    let mut cases: Vec<Case> = quick().filter(is_short).map(Case::sample).collect();
    let late = Settings { goal_test: Some(GoalTest::Expanded), ..usual };
    let breadth_first = [Realm::StringSet, Realm::PathStrings, Realm::Hash];
    cases.extend(breadth_first.map(|realm| Case::of(realm, puzzle("1354x2786", "12345678x"), late)));
    let limited = Settings { heuristic: Some(HeuristicKind::Zero), depth_limit: "6".parse().ok(), ..usual };
    cases.push(Case::of(Realm::IdaStar, puzzle("1354x2786", "12345678x"), limited));
    if !are_small() {
        cases.push(Case::of(Realm::Table, puzzle("2831647x5", "1238x4765"), other));
    }
    cases.extend(quick().map(|realm| Case::of(realm, puzzle("2831647x5", "1238x4765"), other)));
    cases.extend(quick().map(|realm| Case::of(realm, puzzle("1234567x8", "12345678x"), usual)));
    cases.extend(quick().map(|realm| Case::of(realm, puzzle("123804765", "123804765"), usual)));
    let misplaced = Settings { heuristic: Some(HeuristicKind::Misplaced), ..other };
    if !are_small() {
        cases.push(Case::of(Realm::IdaStar, sample(), misplaced));
        cases.push(Case::of(Realm::Bidirectional, puzzle("12345687x", "12345678x"), anyway));
    }
    cases
}
