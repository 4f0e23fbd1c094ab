//! The counterexamples to a heuristic that is not admissible: searched, shown, and handed to the searches.

use std::collections::BTreeSet;

use eight_realms_app::{
    desk::jobs::HeuristicsTask,
    heuristics::{HeuristicsAction, HeuristicsFace, suboptimal::CounterexampleRun, view::HeuristicsView},
    model::Action,
    view::View,
};
use eight_realms_core::{
    compare::{Counterexample, CounterexampleSearch, StartOrder},
    heuristic::{HeuristicKind, Weight},
    job::{CounterexampleJob, CounterexampleNews, Job, Message},
    realm::Realm,
};

use super::{
    near,
    test_app::{Request, TestApp},
    trials::{at, sample},
};
use crate::ground::to_standard_goal;

/// What a worker would find with these settings.
fn example_of(app: &TestApp) -> Counterexample {
    let Some(Job::Counterexample(CounterexampleJob { target, .. })) = &app.tab_job else {
        panic!("no search for a counterexample was requested")
    };
    let mut search =
        CounterexampleSearch::new(to_standard_goal(), Realm::Heap, target.settings, target.starts);
    search.next_example(&mut ()).unwrap().expect("a weight of 2 loses somewhere")
}

fn looks_at_weight(tenths: u8) -> Action {
    Action::Heuristics(HeuristicsAction::Heuristic(HeuristicKind::Weighted(Weight::of_tenths(tenths))))
}

fn tell(app: &mut TestApp, news: CounterexampleNews) {
    app.tab(HeuristicsTask::Counterexample, Message::Counterexample(news));
}

#[test]
fn a_search_for_a_counterexample_finds_a_board_and_hands_it_to_the_searches() {
    let mut app = at(HeuristicsFace::Suboptimal, near());
    app.act(looks_at_weight(20));
    app.settle();
    let Some(Request::Find(first)) = app.act(Action::Heuristics(HeuristicsAction::FindCounterexample)) else {
        panic!("no search for a counterexample was requested")
    };
    assert_eq!((first.goal, first.starts), (near().goal, StartOrder::NearestFirst));
    tell(&mut app, CounterexampleNews::Tries(64));
    assert_eq!(app.model.heuristics.counterexample.run, CounterexampleRun::Running(64));
    let example = example_of(&app);
    assert!(example.loss() >= 2 && example.found_path.len() <= example.most_moves().unwrap());
    tell(&mut app, CounterexampleNews::Over(Some(example.clone())));
    let Some(HeuristicsView::Suboptimal(view)) = View::of(app.model.seen()).heuristics else {
        panic!("the example is shown")
    };
    let paths = view.paths.expect("both ways are shown");
    assert_eq!(
        (paths.found.len(), paths.shortest.len()),
        (example.found_path.len() + 1, example.shortest.len() + 1)
    );
    assert_eq!((paths.found.last(), paths.shortest.last()), (Some(&near().goal), Some(&near().goal)));
    let requests = app.act_all(Action::Heuristics(HeuristicsAction::LoadCounterexample));
    assert!(matches!(requests[..], [Request::EndAll, Request::Save(_)]), "{requests:?}");
    assert_eq!(app.model.puzzle, example.puzzle);
    app.settle();
    assert_eq!(app.model.chosen_lane().path(), Some(&example.found_path), "the search takes the same path");
    let Some(Request::Find(next)) = app.act(Action::Heuristics(HeuristicsAction::FindCounterexample)) else {
        panic!("no second search for a counterexample was requested")
    };
    assert_ne!(next.starts, first.starts, "other boards are tried the next time");
}

#[test]
fn a_search_for_a_counterexample_ends_with_its_weight_its_puzzle_or_by_escape() {
    let leave: [fn(&mut TestApp) -> Option<Request>; 3] = [
        |app| app.act(looks_at_weight(30)),
        |app| app.act(Action::SetPuzzle(sample())),
        |app| app.act(Action::Escape),
    ];
    let end = Request::EndTask(HeuristicsTask::Counterexample);
    let requests = [end.clone(), Request::EndAll, end];
    for (leave, request) in leave.into_iter().zip(requests) {
        let mut app = at(HeuristicsFace::Suboptimal, near());
        app.act(looks_at_weight(20));
        app.settle();
        app.act(Action::Heuristics(HeuristicsAction::FindCounterexample));
        tell(&mut app, CounterexampleNews::Tries(128));
        assert_eq!(leave(&mut app), Some(request));
        assert_eq!(app.model.heuristics.counterexample.run, CounterexampleRun::Stopped(128));
        tell(&mut app, CounterexampleNews::Over(None));
        let run = &app.model.heuristics.counterexample.run;
        assert_eq!(*run, CounterexampleRun::Stopped(128), "it is stopped");
    }
}

/// With the blank counted h overestimates 78 boards, always by 1.
#[test]
fn the_boards_that_counting_the_blank_overestimates_are_shown() {
    let mut app = at(HeuristicsFace::Suboptimal, near());
    app.act(Action::Heuristics(HeuristicsAction::Heuristic(HeuristicKind::BlankCounted)));
    app.settle();
    let Some(HeuristicsView::Suboptimal(view)) = View::of(app.model.seen()).heuristics else {
        panic!("the example is shown")
    };
    assert_eq!(view.over.len(), 78);
    assert!(view.over.iter().all(|over| over.h == u16::from(over.distance) + 1));
    let boards: BTreeSet<String> = view.over.iter().map(|over| over.board.to_string()).collect();
    assert_eq!(boards.len(), 78);
}
