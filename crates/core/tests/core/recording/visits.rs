//! How often a deepening search has come to each board, where the counts of all boards have been copied in between.

use eight_realms_core::{
    puzzle::{Board, Order},
    realm::Realm,
    replay::{Past, Recording},
    space::{HALF, index_of},
    trace::{Event, Side},
};

/// More expansions than lie between two copies, and more than between three.
const EXPANSIONS: usize = 3 * (1 << 18) + 5_000;

/// A start and its successors, expanded in turn; no search does this, but a recording counts whatever it is told.
fn boards() -> Vec<Board> {
    let start = Board::standard_goal();
    std::iter::once(start).chain(start.successors(Order::default()).map(|(_, board)| board)).collect()
}

fn recorded(boards: &[Board]) -> Recording {
    let expand = |board: Board| Event::Expand { board, g: 0, h: 0, f: 0, side: Side::Forward };
    let events: Vec<Event> = boards.iter().copied().map(expand).cycle().take(EXPANSIONS).collect();
    let mut recording = Recording::of(Realm::IdaStar);
    recording.extend(&[Event::Deepen { bound: 0 }], 0.0);
    recording.extend(&events, 0.0);
    recording
}

#[test]
fn before_the_first_expansion_every_count_is_0() {
    let mut counts = vec![7; 3];
    Recording::of(Realm::IdaStar).visits().count(9, &mut counts);
    assert!(counts.len() == HALF && counts.iter().all(|count| *count == 0), "{} counts", counts.len());
}

#[test]
fn counts_and_last_visits_are_right_on_both_sides_of_every_copy() {
    let boards = boards();
    let recording = recorded(&boards);
    let copies = [1, 2, 3].map(|copy| copy << 18);
    let near = copies.into_iter().flat_map(|copy| [copy - 1, copy, copy + 1, copy + 2_345]);
    let indices: Vec<u32> =
        boards.iter().map(|board| index_of(*board) as u32).cycle().take(EXPANSIONS).collect();
    for expanded in [0, 1, 2, 1_000].into_iter().chain(near).chain([EXPANSIONS, EXPANSIONS + 9]) {
        let past = Past::of(&recording, expanded as u64 + 1);
        let expanded = expanded.min(EXPANSIONS);
        assert!(past.visits().indices() == &indices[..expanded], "{expanded} expansions");
        for recording in [&recording, &*past] {
            let mut counts = Vec::new();
            recording.visits().count(expanded, &mut counts);
            assert_eq!(counts.iter().map(|count| *count as usize).sum::<usize>(), expanded);
            for (number, board) in boards.iter().enumerate() {
                let visits = (expanded + boards.len() - 1 - number) / boards.len();
                assert_eq!(counts[index_of(*board)] as usize, visits, "{board} among {expanded}");
                // One event comes before the first expansion.
                let last = visits.checked_sub(1).map(|before| (before * boards.len() + number) as u64 + 1);
                let history = recording.history_of(*board, Side::Forward, expanded as u64 + 1);
                assert_eq!(history.expanded, last, "{board} among {expanded}");
            }
        }
    }
}
