//! What realm 4 guarantees beyond its counts: which side goes next, that a layer is finished, and which meeting the
//! path goes through.

use eight_realms_core::{
    puzzle::{Board, Puzzle},
    realm::{Realm, Settings},
    space::{Dealer, Distances},
    trace::{Event, EventKind, Side},
};

use crate::{
    probe::{GOALS, board, puzzle, record, search, to_standard_goal},
    samples::size,
};

/// Three seeded boards of each depth for a goal.
fn puzzles(distances: &Distances) -> Vec<Puzzle> {
    let mut dealer = Dealer::seeded(41);
    let starts = (1..=distances.farthest()).flat_map(|depth| dealer.several_at(distances, depth, 3));
    starts.map(|start| Puzzle::new(start, distances.goal())).collect()
}

/// The layers in the order in which they were expanded: the side of each, and the size of either frontier.
fn layers(events: &[Event]) -> Vec<(Side, usize, usize)> {
    let (mut frontiers, mut current, mut layers) = ([0, 0], None, Vec::new());
    for event in events {
        match *event {
            Event::Begin { side, .. } | Event::Open { side, .. } => frontiers[side as usize] += 1,
            Event::Expand { g, side, .. } => {
                if current.replace((side, g)) != Some((side, g)) {
                    layers.push((side, frontiers[0], frontiers[1]));
                }
                frontiers[side as usize] -= 1;
            }
            _ => {}
        }
    }
    layers
}

#[test]
fn the_smaller_frontier_goes_next_and_the_start_if_they_are_equal() {
    let mut equal = 0;
    for goal in GOALS {
        for puzzle in puzzles(&Distances::to(board(goal))) {
            for (side, forward, backward) in
                layers(&record(Realm::Bidirectional, &puzzle, Settings::default()))
            {
                assert_eq!(side == Side::Forward, forward <= backward, "{puzzle:?}: {forward}, {backward}");
                equal += usize::from(forward == backward);
            }
        }
    }
    assert!(equal > 270, "every search begins with one board on each side: {equal}");
}

/// "At each turn", not "in turn": on the sample each side takes two layers running.
#[test]
fn the_sides_need_not_alternate() {
    let events = record(Realm::Bidirectional, &puzzle("23415x768", "12345678x"), Settings::default());
    let sides: Vec<Side> = layers(&events).into_iter().map(|(side, ..)| side).collect();
    let [.., one, two, three, four] = sides[..] else { panic!("four layers at least: {sides:?}") };
    assert_eq!([one, two, three, four], [Side::Forward, Side::Forward, Side::Backward, Side::Backward]);
}

/// The last layer is all there is at its depth, although the path was known long before its end.
#[test]
fn the_layer_of_the_meeting_is_finished() {
    for puzzle in puzzles(to_standard_goal()).into_iter().step_by(size(4, 16)) {
        let events = record(Realm::Bidirectional, &puzzle, Settings::default());
        let expanded = events.iter().filter_map(|event| match *event {
            Event::Expand { board, g, side, .. } => Some((side, g, board)),
            _ => None,
        });
        let expanded: Vec<(Side, u8, Board)> = expanded.collect();
        let (side, g, _) = expanded[expanded.len() - 1];
        let root = if side == Side::Forward { puzzle.start } else { puzzle.goal };
        let in_last_layer = expanded.iter().filter(|(of, depth, _)| (*of, *depth) == (side, g)).count();
        assert_eq!(in_last_layer, Distances::to(root).at(g).len(), "{puzzle:?}");
    }
}

#[test]
fn the_path_goes_through_the_first_meeting() {
    let mut several = 0;
    for puzzle in puzzles(to_standard_goal()) {
        let events = record(Realm::Bidirectional, &puzzle, Settings::default());
        let meetings: Vec<_> = events.iter().filter(|event| event.kind() == EventKind::Meet).collect();
        let path = search(Realm::Bidirectional, &puzzle, Settings::default()).path.expect("solvable");
        let first = meetings[0].board().expect("a board meets");
        assert!(path.boards(puzzle.start).contains(&first), "{puzzle:?}");
        several += usize::from(meetings.len() > 1);
    }
    assert!(several > 30, "in most of them more than one board meets: {several}");
}
