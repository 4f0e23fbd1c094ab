//! The classes of expansions: necessary, tie, wasted, again.

use std::collections::HashSet;

use eight_realms_core::{
    compare::{BoardClasses, ClassCounts, ExpansionClass, ExpansionClasses, NotClassified},
    heuristic::{Heuristic, HeuristicKind},
    puzzle::{Board, Puzzle},
    realm::{Realm, Settings, Tie},
    replay::{PAGE, Recording},
    space::Distances,
    trace::Event,
};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::{
    facts::FACTS,
    probe::{puzzle, record},
    samples::check_some,
};

const CONSISTENT: [HeuristicKind; 3] =
    [HeuristicKind::Misplaced, HeuristicKind::Manhattan, HeuristicKind::LinearConflict];

fn sample() -> Puzzle {
    puzzle("23415x768", "12345678x")
}

fn recording_of(realm: Realm, puzzle: &Puzzle, settings: Settings) -> Recording {
    let mut recording = Recording::of(realm);
    for batch in record(realm, puzzle, settings).chunks(1000) {
        recording.extend(batch, 1.0);
    }
    recording
}

fn whole(recording: &Recording, by: &BoardClasses) -> ClassCounts {
    let mut classes = ExpansionClasses::default();
    classes.read(recording, by, u64::MAX);
    classes.at(recording, by, recording.len()).expect("all has been heard")
}

#[test]
fn the_least_that_any_search_must_expand_on_the_sample() {
    let least = |heuristic| {
        BoardClasses::of(&sample(), heuristic).expect("a consistent heuristic and a path").necessary()
    };
    assert_eq!([HeuristicKind::Misplaced, HeuristicKind::Manhattan].map(least), [1_727, 301]);
    assert!(least(HeuristicKind::LinearConflict) < 301, "a better heuristic needs less");
}

#[test]
fn what_must_be_expanded_and_what_low_g_expands_on_every_instance() {
    check_some(&FACTS.instances, 5, |instance| {
        let puzzle = instance.puzzle();
        let cases = [
            (HeuristicKind::Misplaced, instance.astar_misplaced_must, instance.astar_misplaced_low_g),
            (HeuristicKind::Manhattan, instance.astar_manhattan_must, instance.astar_manhattan_low_g),
        ];
        for (heuristic, must, low_g) in cases {
            let by = BoardClasses::of(&puzzle, heuristic).expect("a consistent heuristic and a path");
            assert_eq!(by.necessary(), must, "{heuristic}, {puzzle:?}");
            let settings = Settings { tie: Tie::LowG, heuristic: Some(heuristic), ..Settings::default() };
            let counts = whole(&recording_of(Realm::Heap, &puzzle, settings), &by);
            let ties = low_g - must;
            assert_eq!(
                counts,
                ClassCounts { necessary: must, ties, wasted: 0, again: 0 },
                "{heuristic}, {puzzle:?}"
            );
        }
    });
}

#[test]
fn every_a_star_does_what_is_necessary_and_wastes_nothing_by_its_own_heuristic() {
    for heuristic in CONSISTENT {
        let by = BoardClasses::of(&sample(), heuristic).expect("a consistent heuristic and a path");
        for tie in [Tie::HighG, Tie::LowG] {
            let settings = Settings { tie, heuristic: Some(heuristic), ..Settings::default() };
            let counts = whole(&recording_of(Realm::Manhattan, &sample(), settings), &by);
            assert_eq!(
                (counts.necessary, counts.wasted, counts.again),
                (by.necessary(), 0, 0),
                "{heuristic}"
            );
        }
    }
}

/// Counts event by event, with a set and the two distances, the plainest way.
struct PlainCount {
    from_start: Distances,
    puzzle: Puzzle,
    heuristic: HeuristicKind,
    expanded: HashSet<Board>,
    counts: ClassCounts,
}

impl PlainCount {
    fn read(&mut self, realm: Realm, event: Event) {
        let board = match event {
            Event::Expand { board, .. } if realm != Realm::Table => board,
            _ => return,
        };
        let (g, cost) = (self.from_start.of(board), self.from_start.of(self.puzzle.goal));
        let f = u16::from(g.expect("reached")) + self.heuristic.to(self.puzzle.goal).h(board);
        let count = match f.cmp(&u16::from(cost.expect("there is a way"))) {
            _ if !self.expanded.insert(board) => &mut self.counts.again,
            std::cmp::Ordering::Less => &mut self.counts.necessary,
            std::cmp::Ordering::Equal => &mut self.counts.ties,
            std::cmp::Ordering::Greater => &mut self.counts.wasted,
        };
        *count += 1;
    }
}

/// Any moment, in any order, has the plain counts; read in parts, while the recording grows.
#[test]
fn the_counts_at_any_moment_are_those_from_the_first_event() {
    let cases: Vec<(Realm, HeuristicKind)> = Realm::ALL
        .into_iter()
        .zip(CONSISTENT.into_iter().cycle())
        .chain([(Realm::IdaStar, HeuristicKind::Manhattan)])
        .collect();
    check_some(&cases, 3, |(realm, heuristic)| {
        let whole = recording_of(*realm, &sample(), Settings::default());
        let by = BoardClasses::of(&sample(), *heuristic).expect("a consistent heuristic and a path");
        let mut chance = ChaCha8Rng::seed_from_u64(whole.len());
        let mut plain = PlainCount {
            from_start: Distances::to(sample().start),
            puzzle: sample(),
            heuristic: *heuristic,
            expanded: HashSet::new(),
            counts: ClassCounts::default(),
        };
        let page = PAGE as u64;
        let mut samples: Vec<(u64, ClassCounts)> = vec![(0, ClassCounts::default())];
        for (at, event) in (1..).zip(whole.events_from(0)) {
            plain.read(*realm, event);
            if at % page < 2 || chance.random_range(0..500) == 0 || at == whole.len() {
                samples.push((at, plain.counts));
            }
        }
        let mut classes = ExpansionClasses::default();
        while classes.events_read() < whole.len() {
            classes.read(&whole, &by, chance.random_range(1..30_000));
            assert_eq!(classes.at(&whole, &by, classes.events_read() + 1), None, "not heard yet");
            for _ in 0..20 {
                let (at, counts) = samples[chance.random_range(0..samples.len())];
                let expected = (at <= classes.events_read()).then_some(counts);
                assert_eq!(classes.at(&whole, &by, at), expected, "realm {realm} at {at}");
            }
        }
        for (at, counts) in samples.iter().rev() {
            assert_eq!(classes.at(&whole, &by, *at), Some(*counts), "realm {realm} at {at}, backward");
        }
    });
}

#[test]
fn all_expansions_are_classified_and_only_deepening_and_two_sides_repeat() {
    let by =
        BoardClasses::of(&sample(), HeuristicKind::Manhattan).expect("a consistent heuristic and a path");
    for realm in Realm::ALL {
        let recording = recording_of(realm, &sample(), Settings::default());
        let (counts, tally) = (whole(&recording, &by), &recording.edge().tally);
        let all = if realm == Realm::Table { 0 } else { tally.expanded };
        assert_eq!(counts.all(), all, "realm {realm}: a table that stands expands nothing");
        let repeats = matches!(realm, Realm::IdaStar | Realm::Bidirectional);
        assert!(counts.again == 0 || repeats, "realm {realm}: {counts:?}");
    }
}

#[test]
fn classes_are_those_of_true_distances() {
    let (puzzle, from_start) = (sample(), Distances::to(sample().start));
    let by = BoardClasses::of(&puzzle, HeuristicKind::Manhattan).expect("a consistent heuristic and a path");
    assert_eq!(by.class_of(puzzle.goal), ExpansionClass::Tie, "the goal ends every shortest way");
    let farthest = from_start.at(from_start.farthest())[0];
    assert_eq!(by.class_of(farthest), ExpansionClass::Wasted);
    let at_goal = Puzzle::new(puzzle.goal, puzzle.goal);
    assert_eq!(
        BoardClasses::of(&at_goal, HeuristicKind::Manhattan)
            .expect("a consistent heuristic and a path")
            .necessary(),
        0
    );
}

#[test]
fn expansions_are_classified_only_by_a_consistent_heuristic_and_with_a_solution() {
    let unsolvable = puzzle("12345687x", "12345678x");
    for heuristic in HeuristicKind::ALL {
        let result = BoardClasses::of(&sample(), heuristic).map(|_| ());
        let expected = if heuristic.is_consistent() { Ok(()) } else { Err(NotClassified::Inconsistent) };
        assert_eq!(result, expected, "{heuristic}");
        let unsolvable_result = BoardClasses::of(&unsolvable, heuristic).map(|_| ());
        let reason =
            if heuristic.is_consistent() { NotClassified::NoSolution } else { NotClassified::Inconsistent };
        assert_eq!(unsolvable_result, Err(reason), "{heuristic}");
    }
}
