//! Realms 2a to 4: arrays with one element for each board.

use std::collections::BTreeSet;

use eight_realms_core::{
    puzzle::{Board, Move, RANKS},
    realm::Realm,
    replay::structures::{
        ArrayMoment, ElementContent, LookupOutcome, Meeting, Operation, OtherSide, QueuedPath, Structure,
        StructureMoment, TableMoment, TreeLayers, TwoTreesMoment,
    },
    trace::{Event, EventKind, Side, TableEntry, Work},
};

use super::cases::{Case, sample};
use crate::probe::{board, search};

fn array(shown: &StructureMoment) -> &ArrayMoment {
    let Structure::Array(array) = &shown.structure else { panic!("{:?}", shown.structure) };
    array
}

fn table(shown: &StructureMoment) -> &TableMoment {
    let Structure::Table(table) = &shown.structure else { panic!("{:?}", shown.structure) };
    table
}

fn two_trees(shown: &StructureMoment) -> &TwoTreesMoment {
    let Structure::TwoTrees(trees) = &shown.structure else { panic!("{:?}", shown.structure) };
    trees
}

/// The boards whose index is computed, digit by digit, and the indices that are read with it.
fn ranked(shown: &StructureMoment) -> Vec<(Board, u32)> {
    let mut ranked = Vec::new();
    let mut digits = Vec::new();
    for operation in &shown.operations {
        match operation {
            Operation::Digit(digit) => digits.push(*digit),
            Operation::ElementRead { index, .. } | Operation::TableRead { index, .. } => {
                assert_eq!(digits.iter().map(|digit| digit.at).collect::<Vec<_>>(), [0, 1, 2, 3, 4, 5, 6, 7]);
                ranked.push((digits[0].board, *index));
                digits.clear();
            }
            _ => {}
        }
    }
    assert_eq!(digits, [], "every digit is of an index that is used");
    ranked
}

#[test]
fn the_array_holds_what_the_search_has_reached() {
    let case = Case::sample(Realm::Hash);
    let mut reached = BTreeSet::new();
    for shown in case.moments().take(4_000) {
        let (array, event) = (array(&shown), shown.event.expect("an event"));
        let board = event.board().expect("all of these have a board");
        match event.kind() {
            EventKind::Begin | EventKind::Open => assert!(reached.insert(board)),
            EventKind::Duplicate => assert!(reached.contains(&board)),
            _ => assert_eq!((array.lookup, shown.operations.len()), (None, 0)),
        }
        assert_eq!(array.reached.len(), reached.len());
        assert!(array.reached.contains(board.index()));
        assert_eq!(array.index.index() as usize, board.index());
        if array.lookup.is_some() {
            assert_eq!(ranked(&shown), [(board, board.index() as u32)]);
        }
        assert_eq!(array.path.first(), Some(&sample().start));
        assert_eq!(array.path.last(), Some(&board));
    }
    let shown = case.at(4_000);
    let all = array(&shown).reached.count_in(0..RANKS);
    assert_eq!(all, array(&shown).reached.len());
    let parts: usize =
        (0..RANKS).step_by(1_000).map(|from| array(&shown).reached.count_in(from..from + 1_000)).sum();
    assert_eq!(parts, all, "however the array is cut");
}

#[test]
fn the_nine_elements_of_a_line_are_neighbours_and_say_how_their_boards_were_reached() {
    let case = Case::sample(Realm::Hash);
    let mut replay = case.replay();
    for moment in (1..6_000).step_by(41) {
        let shown = case.by(&mut replay, moment);
        let array = array(&shown);
        for (cell, element) in array.line.iter().enumerate() {
            assert_eq!(element.index, array.index.line() * 9 + cell as u32);
            assert_eq!((element.board.index() as u32, element.board.blank()), (element.index, cell as u8));
            let is_reached = array.reached.contains(element.index as usize);
            let ElementContent::Generated { by, g } = element.content else {
                assert_eq!((element.content, is_reached), (ElementContent::Unwritten, false));
                continue;
            };
            let path = case.recording.path_to(element.board, Side::Forward, moment);
            assert_eq!((usize::from(g) + 1, is_reached), (path.len(), true));
            let parent = by.and_then(|by: Move| element.board.after(by.opposite()));
            assert_eq!(parent, path.len().checked_sub(2).map(|at| path[at]));
        }
    }
}

#[test]
fn at_the_end_parents_are_reached_one_after_the_other() {
    let case = Case::sample(Realm::Hash);
    let shown = case.at(case.recording.len());
    let boards = search(case.realm, &case.puzzle, case.settings).path.expect("a path").boards(sample().start);
    let mut from_goal: Vec<(Board, u32)> =
        boards.iter().map(|board| (*board, board.index() as u32)).collect();
    from_goal.reverse();
    assert_eq!(ranked(&shown), from_goal);
    let parents = shown.operations.iter().filter_map(|operation| match operation {
        Operation::ParentReached { parent, .. } => Some(*parent),
        _ => None,
    });
    assert!(parents.eq(boards.iter().rev().skip(1).copied()));
    assert_eq!(array(&shown).path, boards);
}

#[test]
fn realm_2a_copies_a_path_for_every_new_board() {
    let case = Case::sample(Realm::PathStrings);
    let mut queue: Vec<QueuedPath> = Vec::new();
    for shown in case.moments().take(2_500) {
        let now = array(&shown).queue.as_ref().expect("it has a queue");
        match shown.event.expect("an event") {
            Event::Begin { board, .. } => queue.push(QueuedPath { board, letters: String::new() }),
            Event::Expand { board, g, .. } => {
                let taken = queue.remove(0);
                assert_eq!((taken.board, taken.letters.len()), (board, usize::from(g)));
                assert_eq!(now.taken, Some(taken));
            }
            Event::Open { by, g, .. } => {
                let made = now.made.clone().expect("a path is made");
                assert_eq!(made.letters.len(), usize::from(g));
                let copied = [Operation::PathCopied { letters: g - 1 }, Operation::LetterAdded { by }];
                assert!(shown.operations.ends_with(&copied));
                queue.push(made);
            }
            _ => assert_eq!((&now.taken, &now.made), (&None, &None)),
        }
        assert_eq!(now.len, queue.len());
        assert_eq!(now.letters, queue.iter().map(|entry| entry.letters.len() as u64).sum::<u64>());
        assert!(queue.starts_with(&now.front) && queue.ends_with(&now.back));
        assert_eq!(now.front.len(), queue.len().min(16));
    }
}

#[test]
fn the_table_is_filled_and_then_followed_to_the_goal() {
    let case = Case::sample(Realm::Table);
    let mut replay = case.replay();
    let built = (0..case.recording.len()).find(|at| is_look_up(&case, *at)).expect("boards are looked up");
    let shown = case.by(&mut replay, built);
    assert_eq!((table(&shown).filled.len(), table(&shown).walk.len()), (181_440, 0));
    for moment in built + 1..=case.recording.len() {
        let shown = case.by(&mut replay, moment);
        let Some(Event::LookUp { board, sign, .. }) = shown.event else { continue };
        let table = table(&shown);
        let last = table.walk.last().expect("it was looked up");
        assert_eq!((last.board, last.sign, last.index), (board, sign, board.index() as u32));
        assert_eq!(ranked(&shown), [(board, last.index)]);
        let element = table.line[usize::from(board.blank())];
        assert_eq!((element.board, element.content), (board, ElementContent::Sign(sign)));
    }
    let shown = case.by(&mut replay, case.recording.len());
    let walk = &table(&shown).walk;
    assert_eq!((walk.len(), walk[0].board), (20, sample().start));
    assert_eq!(walk[19].sign, TableEntry::Here);
    for pair in walk.windows(2) {
        let TableEntry::Go(step) = pair[0].sign else { panic!("{pair:?}") };
        assert_eq!(pair[0].board.after(step), Some(pair[1].board));
    }
    assert_eq!(shown.work.of(Work::TableReads), 20);
}

fn is_look_up(case: &Case, at: u64) -> bool {
    case.recording.event(at).is_some_and(|event| event.looked_up().is_some())
}

#[test]
fn the_first_meeting_is_at_9_and_10_moves_after_1028_look_ups() {
    let case = Case::sample(Realm::Bidirectional);
    let shown = case.moments().find(|shown| two_trees(shown).meeting.is_some()).expect("they meet");
    let trees = two_trees(&shown);
    assert_eq!(trees.trees.each_ref().map(TreeLayers::len), [493, 537]);
    assert_eq!(trees.lookups, 1_028);
    let meeting = trees.meeting.expect("they have met");
    assert_eq!((meeting.from_start, meeting.from_goal, meeting.cost()), (9, 10, 19));
    assert_eq!(trees.meeting_now, Some(meeting));
    let before = case.at(shown.moment - 1);
    assert_eq!(two_trees(&before).other_side, OtherSide::Reached { g: 9 });
    assert_eq!((two_trees(&before).meeting, two_trees(&before).lookups), (None, 1_028));
}

#[test]
fn two_trees_grow_layer_by_layer_and_look_new_boards_up_on_the_other_side() {
    let case = Case::sample(Realm::Bidirectional);
    let mut reached = [BTreeSet::new(), BTreeSet::new()];
    let mut meetings: Vec<Meeting> = Vec::new();
    for shown in case.moments() {
        let trees = two_trees(&shown);
        if let Some(lookup) = trees.lookup {
            let own = &mut reached[lookup.side as usize];
            assert_eq!(own.insert(lookup.board), lookup.outcome == LookupOutcome::New);
            assert_eq!(trees.index.map(|index| index.index()), Some(lookup.board.index() as u32));
        }
        for (tree, reached) in trees.trees.iter().zip(&reached) {
            assert_eq!(tree.is_empty(), reached.is_empty());
            assert_eq!(tree.len(), reached.len());
            assert_eq!(tree.layers.iter().sum::<u64>(), reached.len() as u64);
        }
        if let Some(Event::Open { board, side, .. }) = shown.event {
            let other = &reached[1 - side as usize];
            assert_eq!(matches!(trees.other_side, OtherSide::Reached { .. }), other.contains(&board));
            assert_eq!(ranked(&shown).len(), 2, "on both sides");
        }
        meetings.extend(trees.meeting_now);
        assert_eq!(trees.meeting, meetings.first().copied());
    }
    assert!(meetings.len() > 1, "the layer is finished after the first meeting");
}

/// The line of realm 2's pictures.
#[test]
fn a_board_is_looked_up_at_the_place_that_its_digits_lead_to() {
    let case = Case::sample(Realm::Hash);
    let is_it =
        |at: &u64| case.recording.event(*at).and_then(|event| event.board()) == Some(board("53821x746"));
    let at = (0..case.recording.len()).find(is_it).expect("the search comes to it");
    assert_eq!(ranked(&case.at(at + 1)), [(board("53821x746"), 200_057)]);
}
