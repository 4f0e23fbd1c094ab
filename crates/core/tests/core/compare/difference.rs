//! Where two searches diverge.

use eight_realms_core::{
    compare::{Difference, first_difference},
    puzzle::{Board, Puzzle},
    realm::{Realm, Settings},
    replay::Recording,
    trace::Event,
};

use crate::probe::{expansions, puzzle, record};

fn sample() -> Puzzle {
    puzzle("23415x768", "12345678x")
}

fn recording_of(realm: Realm, puzzle: &Puzzle, settings: Settings) -> Recording {
    let mut recording = Recording::of(realm);
    recording.extend(&record(realm, puzzle, settings), 1.0);
    recording
}

/// The boards that count: of a finished table, those that are looked up.
fn boards(realm: Realm) -> Vec<Board> {
    if realm != Realm::Table {
        return expansions(realm, &sample(), Settings::default());
    }
    let look_up = |event| if let Event::LookUp { board, .. } = event { Some(board) } else { None };
    record(realm, &sample(), Settings::default()).into_iter().filter_map(look_up).collect()
}

#[test]
fn it_is_the_first_place_at_which_two_lists_differ() {
    let lists = Realm::ALL.map(boards);
    let recordings = Realm::ALL.map(|realm| recording_of(realm, &sample(), Settings::default()));
    for (one, first) in lists.iter().zip(&recordings) {
        for (other, second) in lists.iter().zip(&recordings) {
            let place = (0..one.len().max(other.len())).find(|at| one.get(*at) != other.get(*at));
            let expected = place.map(|at| Difference {
                expansion: at as u64 + 1,
                boards: [one.get(at).copied(), other.get(at).copied()],
            });
            assert_eq!(first_difference(first, second), expected, "{} {}", first.realm(), second.realm());
        }
    }
}

#[test]
fn searches_that_differ_only_in_how_they_store_their_boards_do_not_diverge() {
    let of = |realm| recording_of(realm, &sample(), Settings::default());
    for [one, other] in [
        [Realm::StringSet, Realm::PathStrings],
        [Realm::StringSet, Realm::Hash],
        [Realm::Manhattan, Realm::Heap],
    ] {
        assert_eq!(first_difference(&of(one), &of(other)), None, "realms {one} and {other}");
    }
    assert!(first_difference(&of(Realm::Misplaced), &of(Realm::Manhattan)).is_some());
}

#[test]
fn one_that_ends_before_the_other_diverges_from_it_there() {
    let whole = recording_of(Realm::Heap, &sample(), Settings::default());
    let mut partial = Recording::of(Realm::Heap);
    partial.extend(&whole.events_from(0).take(486).collect::<Vec<_>>(), 1.0);
    let difference = first_difference(&partial, &whole).expect("one goes on");
    assert_eq!((difference.expansion, difference.boards[0]), (131, None));
    assert!(difference.boards[1].is_some());
    let nothing = Recording::of(Realm::Hash);
    assert_eq!(first_difference(&nothing, &Recording::of(Realm::Heap)), None, "nobody has begun");
}
