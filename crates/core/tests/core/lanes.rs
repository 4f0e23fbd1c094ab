//! Lanes: what each of them searches, against figures that two other programs found, and what is refused.

mod lines;
mod refused;

use eight_realms_core::{
    lane::{Lane, LaneRequest, Preset},
    puzzle::{Board, Puzzle},
    realm::Settings,
    trace::{Event, ExpandHash, Rounds, Tally},
};
use serde::Deserialize;

use crate::probe::{check_all, record};

/// What other programs found.
#[derive(Deserialize)]
struct Facts {
    searches: Vec<SearchFact>,
    first_differences: Vec<DifferenceFact>,
    moments: Vec<MomentFact>,
}

/// One search.
#[derive(Deserialize)]
struct SearchFact {
    start: String,
    goal: String,
    lane: String,
    moves: Option<u8>,
    path: Option<String>,
    expanded: u64,
    generated: u64,
    duplicates: Option<u64>,
    improved: Option<u64>,
    pruned: Option<u64>,
    frontier_peak: u64,
    frontier_end: Option<u64>,
    depth_reached: u8,
    events: usize,
    expand_hash: String,
    bounds: Option<Vec<u16>>,
}

/// The first expansion of the sample at which two searches differ.
#[derive(Deserialize)]
struct DifferenceFact {
    one: String,
    other: String,
    expansion: usize,
    boards: [String; 2],
}

/// A moment of the sample, after an expansion whose successors are all reported.
#[derive(Deserialize)]
struct MomentFact {
    lane: String,
    expansion: u64,
    board: String,
    all_told_at: usize,
    frontier: u64,
}

fn facts() -> Facts {
    serde_json::from_str(include_str!("data/lanes.json")).expect("the file of facts")
}

fn board(letters: &str) -> Board {
    letters.parse().expect("a board")
}

fn sample() -> Puzzle {
    Puzzle::new(board("23415x768"), board("12345678x"))
}

/// The lane of a line, with everything usual.
pub fn lane(line: &str) -> Lane {
    let request: LaneRequest = line.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
    request.lane(&Settings::default()).unwrap_or_else(|error| panic!("{line}: {error}"))
}

fn events_of(line: &str, puzzle: &Puzzle) -> Vec<Event> {
    let Lane { realm, settings } = lane(line);
    record(realm, puzzle, settings)
}

#[test]
fn every_search_is_that_of_two_other_programs() {
    let facts = facts().searches;
    assert_eq!(facts.len(), 162);
    check_all(&facts, |fact: &SearchFact| {
        let puzzle = Puzzle::new(board(&fact.start), board(&fact.goal));
        let Lane { realm, settings } = lane(&fact.lane);
        let name = format!("{} {}", fact.lane, fact.start);
        let (mut tally, mut hash, mut rounds) = <(Tally, ExpandHash, Rounds)>::default();
        let (mut events, mut depth) = (0, 0);
        let mut count = Count(|event: Event| {
            events += 1;
            if let Event::Open { g, .. } | Event::Improve { g, .. } = event {
                depth = depth.max(g);
            }
        });
        let mut observers = ((&mut tally, &mut hash), (&mut rounds, &mut count));
        let path = realm.search(&puzzle, &settings, &mut observers).expect("nobody ends this search");
        assert_eq!(tally.solved, fact.moves, "{name}");
        if fact.path.is_some() {
            assert_eq!(path.map(|path| path.letters()), fact.path, "{name}");
        }
        assert_eq!((tally.expanded, tally.generated), (fact.expanded, fact.generated), "{name}");
        assert_eq!(format!("{:016x}", hash.value()), fact.expand_hash, "{name}");
        assert_eq!(tally.frontier_peak, fact.frontier_peak, "{name}");
        assert_eq!((events, depth), (fact.events, fact.depth_reached), "{name}");
        if let Some(frontier) = fact.frontier_end {
            assert_eq!(tally.frontier, frontier, "{name}");
        }
        assert_eq!(tally.duplicates, fact.duplicates.unwrap_or_default(), "{name}");
        assert_eq!(tally.improved, fact.improved.unwrap_or_default(), "{name}");
        assert_eq!(tally.pruned, fact.pruned.unwrap_or_default(), "{name}");
        if let Some(expected) = &fact.bounds {
            assert_eq!(&rounds.bounds(), expected, "{name}");
        }
    });
}

/// Calls a function with each event.
struct Count<F>(F);

impl<F: FnMut(Event)> eight_realms_core::trace::Observer for Count<F> {
    fn on(&mut self, event: Event) -> eight_realms_core::trace::Flow {
        (self.0)(event);
        Ok(())
    }
}

#[test]
fn lanes_differ_first_where_other_programs_say() {
    for fact in facts().first_differences {
        let [one, other] = [&fact.one, &fact.other].map(|line| {
            let expanded = events_of(line, &sample()).into_iter().filter_map(|event| event.expanded());
            expanded.map(|(board, _)| board).collect::<Vec<_>>()
        });
        let at = one.iter().zip(&other).position(|(one, other)| one != other).expect("a difference");
        let name = format!("{} and {}", fact.one, fact.other);
        assert_eq!(at + 1, fact.expansion, "{name}");
        assert_eq!([one[at], other[at]], fact.boards.map(|letters| board(&letters)), "{name}");
    }
}

#[test]
fn at_a_moment_a_lane_stands_where_other_programs_say() {
    for fact in facts().moments {
        let events = events_of(&fact.lane, &sample());
        let mut tally = Tally::default();
        events[..fact.all_told_at].iter().for_each(|event| tally.note(event));
        let last = events[..fact.all_told_at].iter().rev().find_map(Event::expanded);
        assert_eq!(tally.expanded, fact.expansion, "{}", fact.lane);
        assert_eq!(tally.frontier, fact.frontier, "{} after {}", fact.lane, fact.expansion);
        assert_eq!(last.map(|(board, _)| board), Some(board(&fact.board)), "{}", fact.lane);
    }
}

#[test]
fn what_is_one_search_is_one_search() {
    let same = [
        ("2:g=expanded", "7:h=zero"),
        ("2", "7:h=zero,g=generated"),
        ("1:g=expanded", "2:g=expanded"),
        ("2a:g=expanded", "2:g=expanded"),
        ("6:t=none", "7:t=none"),
        ("6:f=h", "7:f=h"),
        ("5:h=manhattan,f=h", "7:f=h"),
        ("7b:h=zero", "7:h=zero"),
        ("7b:g=generated", "7:g=generated"),
    ];
    let without_h = |event: Event| match event {
        Event::Solved { goal, cost, .. } => (Some(goal), cost),
        event => (event.board(), 0),
    };
    for (one, other) in same {
        let [one_events, other_events] = [one, other]
            .map(|line| events_of(line, &sample()).into_iter().map(without_h).collect::<Vec<_>>());
        assert!(one_events == other_events, "{one} and {other}");
    }
}

#[test]
fn lines_of_lanes_are_read_as_they_are_written() {
    for fact in facts().searches {
        assert_eq!(lane(&fact.lane).to_string(), fact.lane);
    }
    for preset in Preset::ALL {
        for lane_of_preset in preset.lanes(&Settings::default()) {
            assert_eq!(lane(&lane_of_preset.to_string()), lane_of_preset, "{}", preset.name());
        }
    }
}
