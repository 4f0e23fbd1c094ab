//! The work of realm 7b: a look at each bucket between the place where the last board was found and the next one.

use std::collections::BTreeMap;

use eight_realms_app::words::{Language, Words, figures};
use eight_realms_core::{
    heuristic::{HeuristicKind, Weight},
    puzzle::{Board, Puzzle},
    realm::{Realm, Settings, Tie},
    space::Dealer,
    trace::{Event, Work},
};

use super::sample;
use crate::probe::{puzzle, record, search, to_standard_goal};

fn farthest() -> Puzzle {
    puzzle("8672543x1", "12345678x")
}

fn with(settings: Settings, tenths: u8) -> Settings {
    Settings { heuristic: Some(HeuristicKind::Weighted(Weight::of_tenths(tenths))), ..settings }
}

fn work(realm: Realm, puzzle: &Puzzle, settings: Settings, kind: Work) -> u64 {
    search(realm, puzzle, settings).work.of(kind)
}

/// How many buckets are looked at, from the events alone: every f has the buckets up to the greatest g that was
/// ever put in, or a single empty place.
fn looks(events: &[Event], tie: Tie) -> u64 {
    let mut reach: BTreeMap<u16, u8> = BTreeMap::new();
    let mut waiting: BTreeMap<(u16, u8), u64> = BTreeMap::new();
    let key = |(f, g): (u16, u8)| (f, if tie == Tie::HighG { u8::MAX - g } else { g });
    let (mut at, mut looks) = ((0, 0), 0);
    for event in events {
        match *event {
            Event::Begin { h, .. } => {
                at = (h, 0);
                reach.insert(h, 0);
                waiting.insert(at, 1);
            }
            Event::Open { g, f, .. } => {
                let most = reach.entry(f).or_insert(g);
                *most = g.max(*most);
                // Into an empty list the first entry is the least, wherever the last one was found.
                let is_empty = waiting.values().all(|count| *count == 0);
                *waiting.entry((f, g)).or_default() += 1;
                if is_empty || key((f, g)) < key(at) {
                    at = (f, g);
                }
            }
            Event::Expand { g, f, .. } => {
                looks += 1;
                while waiting.get(&at).is_none_or(|count| *count == 0) {
                    at = following(at, tie, &reach);
                    looks += 1;
                }
                assert_eq!(at, (f, g), "the first bucket that is not empty");
                *waiting.get_mut(&at).expect("it is not empty") -= 1;
            }
            Event::Solved { cost, .. } => {
                while at != (u16::from(cost), cost) {
                    at = following(at, tie, &reach);
                    looks += 1;
                }
                looks += 1;
            }
            _ => {}
        }
    }
    looks
}

fn following((f, g): (u16, u8), tie: Tie, reach: &BTreeMap<u16, u8>) -> (u16, u8) {
    let most = |f: u16| reach.get(&f).copied().unwrap_or(0);
    match tie {
        Tie::HighG | Tie::None if g > 0 => (f, g - 1),
        Tie::LowG if g < most(f) => (f, g + 1),
        Tie::HighG | Tie::None => (f + 1, most(f + 1)),
        Tie::LowG => (f + 1, 0),
    }
}

#[test]
fn every_look_is_counted_and_no_other() {
    for tie in Tie::BY_G {
        let settings = Settings { tie, ..Settings::default() };
        let mut dealer = Dealer::seeded(7);
        let starts = (0..40).filter_map(|_| dealer.at(to_standard_goal(), 13));
        let mut puzzles = vec![sample(), puzzle("1234567x8", "12345678x"), puzzle("2831647x5", "1238x4765")];
        puzzles.extend(starts.map(|start| Puzzle::new(start, Board::standard_goal())));
        // This rule knows no void entries.
        puzzles.retain(|puzzle| search(Realm::Heap, puzzle, settings).tally.improved == 0);
        assert!(puzzles.len() >= 10, "{} puzzles are left", puzzles.len());
        for puzzle in puzzles {
            let events = record(Realm::Buckets, &puzzle, settings);
            let counted = work(Realm::Buckets, &puzzle, settings, Work::BucketsLookedAt);
            assert_eq!(counted, looks(&events, tie), "{tie:?}, {puzzle:?}");
        }
    }
}

/// The page's figures, in both languages, and that it says rightly where buckets lose.
#[test]
fn the_page_has_the_figures_of_the_program() {
    let usual = Settings::default();
    let tenths = with(usual, 17);
    let bucket_looks =
        |puzzle: Puzzle, settings| work(Realm::Buckets, &puzzle, settings, Work::BucketsLookedAt);
    let expanded = search(Realm::Buckets, &farthest(), tenths).tally.expanded;
    let page_figures = [
        bucket_looks(sample(), usual),
        work(Realm::Heap, &sample(), usual, Work::HeapComparisons),
        work(Realm::Heap, &sample(), usual, Work::HeapSwaps),
        bucket_looks(farthest(), usual),
        work(Realm::Heap, &farthest(), usual, Work::HeapComparisons),
        work(Realm::Heap, &farthest(), usual, Work::HeapSwaps),
        bucket_looks(farthest(), tenths),
        expanded,
        work(Realm::Heap, &farthest(), tenths, Work::HeapComparisons),
        work(Realm::Heap, &farthest(), tenths, Work::HeapSwaps),
    ];
    for language in Language::ALL {
        let page = Words::new(language).say("page-7b-cost").replace('\u{a0}', "\u{2009}");
        for figure in page_figures {
            assert!(page.contains(&figures::grouped(figure)), "{language:?}: {figure} in {page}");
        }
    }
    let [.., looks, _, comparisons, exchanges] = page_figures;
    assert!(looks > comparisons + exchanges, "there the heap is the better list");
}
