//! Realm 8: the path under its bound.

use eight_realms_core::{
    puzzle::Board,
    realm::Realm,
    replay::structures::{DeepeningMoment, Operation, Structure, StructureMoment},
    trace::{Event, Work},
};

use super::cases::{Case, all_cases};

fn path(shown: &StructureMoment) -> &DeepeningMoment {
    let Structure::CurrentPath(path) = &shown.structure else { panic!("{:?}", shown.structure) };
    path
}

fn cases() -> Vec<Case> {
    let is_searched = |case: &Case| case.realm == Realm::IdaStar && case.puzzle.start != case.puzzle.goal;
    all_cases().into_iter().filter(is_searched).collect()
}

/// The path as its moves make it, from the events alone.
#[test]
fn the_path_leads_from_the_start_to_where_the_search_is_and_is_empty_between_iterations() {
    for case in cases() {
        for shown in case.moments() {
            let boards: Vec<Board> = path(&shown).path.iter().map(|node| node.board).collect();
            let is_between = matches!(
                shown.event,
                Some(Event::Begin { .. } | Event::Deepen { .. } | Event::Retreat { g: 0, .. })
            );
            let start = (!is_between).then_some(case.puzzle.start);
            assert_eq!(boards.first().copied(), start, "{case} at {}", shown.moment);
            assert!(boards.windows(2).all(|pair| pair[0].move_to(pair[1]).is_some()), "{boards:?}");
            assert!((0..).zip(&path(&shown).path).all(|(g, node)| node.g == g));
            let end = match shown.event.expect("an event") {
                Event::Expand { board, .. } | Event::Open { board, .. } => Some(board),
                Event::Retreat { g, .. } | Event::Prune { g, .. } => {
                    assert_eq!(boards.len(), usize::from(g));
                    None
                }
                _ => None,
            };
            assert!(end.is_none_or(|end| boards.last() == Some(&end)), "{case} at {}", shown.moment);
        }
    }
}

#[test]
fn iterations_have_the_bounds_the_counts_and_the_least_that_was_pruned() {
    for case in cases() {
        let (mut bounds, mut expanded, mut pruned): (Vec<u16>, u64, Vec<u16>) = (vec![], 0, vec![]);
        for shown in case.moments() {
            match shown.event.expect("an event") {
                Event::Deepen { bound } => {
                    assert_eq!(pruned.iter().min().copied(), (!bounds.is_empty()).then_some(bound));
                    bounds.push(bound);
                    (expanded, pruned) = (0, vec![]);
                }
                Event::Expand { .. } => expanded += 1,
                Event::Prune { f, .. } => pruned.push(f),
                _ => {}
            }
            let now = path(&shown);
            assert!(now.iterations.iter().map(|iteration| iteration.bound).eq(bounds.iter().copied()));
            let Some(iteration) = now.iteration() else { continue };
            assert_eq!((iteration.expanded, iteration.pruned), (expanded, pruned.len() as u64));
            assert_eq!(iteration.least_pruned, pruned.iter().min().copied(), "{case} at {}", shown.moment);
            let is_within = |f: u16| f <= iteration.bound;
            assert!(now.path.iter().all(|node| is_within(node.f)));
            assert!(now.pruned.iter().all(|node| !is_within(node.f)));
        }
    }
}

/// Each pruned successor hangs on a board of the path that has produced it.
#[test]
fn pruned_successors_stay_as_long_as_the_board_that_has_them() {
    for case in cases() {
        for shown in case.moments() {
            let now = path(&shown);
            for node in &now.pruned {
                let parent = node.g.checked_sub(1).and_then(|at| now.path.get(usize::from(at)));
                let parent = parent.unwrap_or_else(|| panic!("{case} at {}: {node:?}", shown.moment));
                assert!(parent.board.move_to(node.board).is_some());
            }
            if let Some(Event::Prune { board, .. }) = shown.event {
                assert_eq!(now.pruned.last().map(|node| node.board), Some(board));
            }
        }
    }
}

#[test]
fn the_sample_has_six_iterations_and_visits_a_board_for_each_that_it_generates() {
    let case = Case::sample(Realm::IdaStar);
    let shown = case.at(case.recording.len());
    let iterations = &path(&shown).iterations;
    assert!(iterations.iter().map(|iteration| iteration.bound).eq([9, 11, 13, 15, 17, 19]));
    assert!(iterations.iter().take(4).map(|iteration| iteration.expanded).eq([5, 19, 59, 152]));
    assert_eq!(iterations.iter().map(|iteration| iteration.expanded).sum::<u64>(), 802);
    assert_eq!(shown.work.of(Work::NodesVisited), 1_372);
    assert_eq!(path(&shown).path.last().map(|node| node.board), Some(case.puzzle.goal));
}

#[test]
fn a_board_is_compared_with_the_bound_where_it_is_entered_or_pruned() {
    let case = Case::sample(Realm::IdaStar);
    for shown in case.moments() {
        let visits = shown.operations.iter().filter_map(|operation| match operation {
            Operation::NodeVisited { node } => Some(*node),
            _ => None,
        });
        assert!(visits.eq(path(&shown).visited));
        let is_visit =
            matches!(shown.event, Some(Event::Begin { .. } | Event::Open { .. } | Event::Prune { .. }));
        assert_eq!(path(&shown).visited.is_some(), is_visit, "{:?}", shown.event);
    }
}
