//! The top of realm 7's heap, as the window draws it, is that of the heap that searched.

use eight_realms::{
    heuristic::{HeuristicKind, Weight},
    puzzle::{Board, Puzzle},
    realm::{Realm, Settings, Tie, TieOrder, Validity},
    replay::{HeapReplay, HeapTop, PART, Recording, TOP, frontier_head},
    space::Dealer,
    trace::{Event, Side},
};

use crate::probe::to_standard_goal;

/// Two boards of 22 moves, with every way of breaking ties: some of these searches improve boards.
fn recordings() -> Vec<(Settings, Recording)> {
    let mut dealer = Dealer::seeded(7);
    let starts: Vec<Board> = (0..2).filter_map(|_| dealer.at(to_standard_goal(), 22)).collect();
    let ties = Tie::ALL.into_iter().flat_map(|tie| TieOrder::ALL.map(|tie_order| (tie, tie_order)));
    let usual = ties.map(|(tie, tie_order)| Settings { tie, tie_order, ..Settings::default() });
    // With a weight expanded boards are opened again, and f counts tenths.
    let weighted = Some(HeuristicKind::Weighted(Weight::DEFAULT));
    let settings = usual.chain([Settings { heuristic: weighted, ..Settings::default() }]);
    let of = |settings: Settings| {
        starts.clone().into_iter().map(move |start| (settings, recording_of(start, settings)))
    };
    settings.flat_map(of).collect()
}

fn recording_of(start: Board, settings: Settings) -> Recording {
    let mut events: Vec<Event> = Vec::new();
    let puzzle = Puzzle::new(start, Board::standard_goal());
    Realm::Heap.search(&puzzle, &settings, &mut events).expect("without an observer that ends it");
    let mut recording = Recording::of(Realm::Heap);
    recording.extend(&events, 0.0);
    recording
}

/// Every 37th moment, and the last.
fn moments(recording: &Recording) -> impl DoubleEndedIterator<Item = u64> + use<> {
    let len = recording.len();
    (0..len).filter(|moment| moment % 37 == 0).chain([len])
}

/// The top at a moment, however often the replay must be called for it.
fn top_at(replay: &mut HeapReplay, recording: &Recording, moment: u64) -> HeapTop {
    std::iter::from_fn(|| Some(replay.at(recording, moment))).flatten().next().expect("it comes so far")
}

fn valid(top: &HeapTop) -> usize {
    top.entries.iter().filter(|(_, validity)| *validity == Validity::Valid).count()
}

#[test]
fn no_entry_is_less_than_the_one_above_it() {
    for (settings, recording) in recordings() {
        let mut replay = HeapReplay::new(settings);
        for moment in moments(&recording) {
            let top = top_at(&mut replay, &recording, moment);
            for node in 1..top.entries.len() {
                assert!(
                    top.entries[(node - 1) / 2].0 <= top.entries[node].0,
                    "{settings:?} {moment} {top:?}"
                );
            }
        }
    }
}

#[test]
fn its_valid_entries_are_the_boards_that_wait() {
    let mut voids = 0;
    for (settings, recording) in recordings() {
        let mut replay = HeapReplay::new(settings);
        // The goal, when it is taken, is not expanded: at the very end it still waits, though the heap has removed it.
        for moment in 0..recording.len() {
            let top = top_at(&mut replay, &recording, moment);
            let waiting = frontier_head(&recording, moment, Side::Forward, &settings, 1);
            voids += top.entries.len() - valid(&top);
            if top.entries.len() < TOP {
                assert_eq!(valid(&top), waiting.count, "{settings:?} {moment}");
            }
            if let (Some((f, Validity::Valid)), Some(first)) = (top.entries.first(), waiting.head.first()) {
                assert_eq!(*f, first.f, "{settings:?} {moment}");
            }
        }
    }
    assert!(voids > 0, "no entry was ever void: these boards show nothing");
}

#[test]
fn it_is_the_same_forward_and_back() {
    for (settings, recording) in recordings() {
        let mut replay = HeapReplay::new(settings);
        let forward: Vec<HeapTop> =
            moments(&recording).map(|moment| top_at(&mut replay, &recording, moment)).collect();
        let mut back: Vec<HeapTop> =
            moments(&recording).rev().map(|moment| top_at(&mut replay, &recording, moment)).collect();
        back.reverse();
        assert_eq!(forward, back, "{settings:?}");
    }
}

/// A distant moment costs no single frame more than a part, and none at all where the replay has been.
#[test]
fn it_is_replayed_a_part_at_a_time_and_only_as_far_as_requested() {
    let settings = Settings { heuristic: Some(HeuristicKind::Misplaced), ..Settings::default() };
    let recording = recording_of("8672543x1".parse().expect("a board"), settings);
    assert!(recording.len() > 3 * PART, "the board is too easy: {}", recording.len());
    let mut replay = HeapReplay::new(settings);
    assert!(replay.at(&recording, 10).is_some(), "a moment near the beginning is there at once");
    let calls = std::iter::from_fn(|| Some(replay.at(&recording, 3 * PART)));
    assert_eq!(calls.take_while(Option::is_none).count(), 2);
    for moment in [3 * PART, PART, 0] {
        assert!(replay.at(&recording, moment).is_some(), "{moment}");
    }
    assert_eq!(replay.at(&recording, 3 * PART + PART + 1), None);
}
