//! The meter: necessary, tie, wasted, again.

use std::collections::HashSet;

use eight_realms::{
    compare::{ClassCounts, ExpansionClass, ExpansionClasses, MustExpand, NotClassified},
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
    probe::{check_all, puzzle, record},
};

const CONSISTENT: [HeuristicKind; 3] =
    [HeuristicKind::Misplaced, HeuristicKind::Manhattan, HeuristicKind::LinearConflict];

fn sample() -> Puzzle {
    puzzle("23415x768", "12345678x")
}

fn recorded(realm: Realm, puzzle: &Puzzle, settings: Settings) -> Recording {
    let mut recording = Recording::of(realm);
    for batch in record(realm, puzzle, settings).chunks(1000) {
        recording.extend(batch, 1.0);
    }
    recording
}

fn whole(recording: &Recording, by: &MustExpand) -> ClassCounts {
    let mut meter = ExpansionClasses::default();
    meter.read(recording, by, u64::MAX);
    meter.at(recording, by, recording.len()).expect("all has been heard")
}

#[test]
fn the_least_that_anybody_must_expand_on_the_sample() {
    let least = |estimate| MustExpand::of(&sample(), estimate).expect("a yardstick").necessary();
    assert_eq!([HeuristicKind::Misplaced, HeuristicKind::Manhattan].map(least), [1_727, 301]);
    assert!(least(HeuristicKind::LinearConflict) < 301, "a better estimate needs less");
}

#[test]
fn what_must_be_expanded_and_what_low_g_expands_on_every_instance() {
    check_all(&FACTS.instances, |instance| {
        let puzzle = instance.puzzle();
        let known = [
            (HeuristicKind::Misplaced, instance.astar_misplaced_must, instance.astar_misplaced_low_g),
            (HeuristicKind::Manhattan, instance.astar_manhattan_must, instance.astar_manhattan_low_g),
        ];
        for (estimate, must, low_g) in known {
            let by = MustExpand::of(&puzzle, estimate).expect("a yardstick");
            assert_eq!(by.necessary(), must, "{estimate}, {puzzle:?}");
            let settings = Settings { tie: Tie::LowG, heuristic: Some(estimate), ..Settings::default() };
            let shares = whole(&recorded(Realm::Heap, &puzzle, settings), &by);
            let ties = low_g - must;
            assert_eq!(
                shares,
                ClassCounts { necessary: must, ties, wasted: 0, again: 0 },
                "{estimate}, {puzzle:?}"
            );
        }
    });
}

#[test]
fn every_a_star_does_what_is_necessary_and_wastes_nothing_by_its_own_heuristic() {
    for estimate in CONSISTENT {
        let by = MustExpand::of(&sample(), estimate).expect("a yardstick");
        for tie in [Tie::HighG, Tie::LowG] {
            let settings = Settings { tie, heuristic: Some(estimate), ..Settings::default() };
            let shares = whole(&recorded(Realm::Manhattan, &sample(), settings), &by);
            assert_eq!((shares.necessary, shares.wasted, shares.again), (by.necessary(), 0, 0), "{estimate}");
        }
    }
}

/// Event by event, with a set and the two distances, and no cleverness.
struct Tale {
    from_start: Distances,
    puzzle: Puzzle,
    estimate: HeuristicKind,
    seen: HashSet<Board>,
    shares: ClassCounts,
}

impl Tale {
    fn hear(&mut self, realm: Realm, event: Event) {
        let board = match event {
            Event::Expand { board, .. } if realm != Realm::Table => board,
            _ => return,
        };
        let (g, cost) = (self.from_start.of(board), self.from_start.of(self.puzzle.goal));
        let f = u16::from(g.expect("reached")) + self.estimate.to(self.puzzle.goal).h(board);
        let share = match f.cmp(&u16::from(cost.expect("there is a way"))) {
            _ if !self.seen.insert(board) => &mut self.shares.again,
            std::cmp::Ordering::Less => &mut self.shares.necessary,
            std::cmp::Ordering::Equal => &mut self.shares.ties,
            std::cmp::Ordering::Greater => &mut self.shares.wasted,
        };
        *share += 1;
    }
}

/// Any moment, sought in any order, says what the tale says; heard in parts, while it grows.
#[test]
fn the_meter_at_any_moment_is_the_tale_from_the_first_event() {
    let cases: Vec<(Realm, HeuristicKind)> = Realm::ALL
        .into_iter()
        .zip(CONSISTENT.into_iter().cycle())
        .chain([(Realm::IdaStar, HeuristicKind::Manhattan)])
        .collect();
    check_all(&cases, |(realm, estimate)| {
        let whole = recorded(*realm, &sample(), Settings::default());
        let by = MustExpand::of(&sample(), *estimate).expect("a yardstick");
        let mut chance = ChaCha8Rng::seed_from_u64(whole.len());
        let mut tale = Tale {
            from_start: Distances::to(sample().start),
            puzzle: sample(),
            estimate: *estimate,
            seen: HashSet::new(),
            shares: ClassCounts::default(),
        };
        let page = PAGE as u64;
        let mut told: Vec<(u64, ClassCounts)> = vec![(0, ClassCounts::default())];
        for (at, event) in (1..).zip(whole.events_from(0)) {
            tale.hear(*realm, event);
            if at % page < 2 || chance.random_range(0..500) == 0 || at == whole.len() {
                told.push((at, tale.shares));
            }
        }
        let mut meter = ExpansionClasses::default();
        while meter.events_read() < whole.len() {
            meter.read(&whole, &by, chance.random_range(1..30_000));
            assert_eq!(meter.at(&whole, &by, meter.events_read() + 1), None, "not heard yet");
            for _ in 0..20 {
                let (at, shares) = told[chance.random_range(0..told.len())];
                let expected = (at <= meter.events_read()).then_some(shares);
                assert_eq!(meter.at(&whole, &by, at), expected, "realm {realm} at {at}");
            }
        }
        for (at, shares) in told.iter().rev() {
            assert_eq!(meter.at(&whole, &by, *at), Some(*shares), "realm {realm} at {at}, backward");
        }
    });
}

#[test]
fn all_expansions_are_told_apart_and_only_deepening_and_two_sides_repeat() {
    let by = MustExpand::of(&sample(), HeuristicKind::Manhattan).expect("a yardstick");
    for realm in Realm::ALL {
        let recording = recorded(realm, &sample(), Settings::default());
        let (shares, tally) = (whole(&recording, &by), &recording.edge().tally);
        let all = if realm == Realm::Table { 0 } else { tally.expanded };
        assert_eq!(shares.all(), all, "realm {realm}: a table that stands expands nothing");
        let repeats = matches!(realm, Realm::IdaStar | Realm::Bidirectional);
        assert!(shares.again == 0 || repeats, "realm {realm}: {shares:?}");
    }
}

#[test]
fn classes_are_those_of_true_distances() {
    let (puzzle, from_start) = (sample(), Distances::to(sample().start));
    let by = MustExpand::of(&puzzle, HeuristicKind::Manhattan).expect("a yardstick");
    assert_eq!(by.class_of(puzzle.goal), ExpansionClass::Tie, "the goal ends every shortest way");
    let farthest = from_start.at(from_start.farthest())[0];
    assert_eq!(by.class_of(farthest), ExpansionClass::Wasted);
    let at_goal = Puzzle::new(puzzle.goal, puzzle.goal);
    assert_eq!(MustExpand::of(&at_goal, HeuristicKind::Manhattan).expect("a yardstick").necessary(), 0);
}

#[test]
fn nothing_is_judged_by_what_is_no_yardstick() {
    let unsolvable = puzzle("12345687x", "12345678x");
    for estimate in HeuristicKind::ALL {
        let judged = MustExpand::of(&sample(), estimate).map(|_| ());
        let expected = if estimate.is_consistent() { Ok(()) } else { Err(NotClassified::Inconsistent) };
        assert_eq!(judged, expected, "{estimate}");
        let refused = MustExpand::of(&unsolvable, estimate).map(|_| ());
        let why =
            if estimate.is_consistent() { NotClassified::NoSolution } else { NotClassified::Inconsistent };
        assert_eq!(refused, Err(why), "{estimate}");
    }
}
