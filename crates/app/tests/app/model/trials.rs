//! Trials of all orders and ties: begun, reported, stopped, and taken up again.

use eight_realms_app::{
    desk::action::LanesAction,
    desk::{action::SettingsAction, jobs::HeuristicsTask, screen::StageTab},
    heuristics::{
        HeuristicsAction, HeuristicsFace,
        orders::{Bars, NoTrials, OrdersCount, OrdersSorting, TrialsRun, trials},
        view::HeuristicsView,
    },
    model::Action,
    view::View,
};
use eight_realms_core::{
    compare::{Outcome, Trial},
    heuristic::HeuristicKind,
    job::{Message, TrialsKey},
    lane::{Conventions, LaneRequest},
    puzzle::{BoardRole, Puzzle},
    realm::{Realm, Settings},
    replay::Playback,
    trace::Tally,
};

use super::{
    near,
    test_app::{Request, TestApp},
};
use crate::ground::puzzle;

/// At a face, realm 7 alone searched.
pub fn at(face: HeuristicsFace, puzzle: Puzzle) -> TestApp {
    let mut app = TestApp::with(puzzle);
    for realm in Realm::LADDER.into_iter().filter(|realm| *realm != Realm::Heap) {
        app.act(Action::ToggleShown(realm.into()));
    }
    app.act(Action::Choose(Realm::Heap.into()));
    app.settle();
    app.act(Action::Heuristics(HeuristicsAction::Face(face)));
    app.act(Action::ShowStage(StageTab::Heuristics));
    app
}

fn bars(app: &TestApp) -> Bars {
    match View::of(app.model.seen()).heuristics {
        Some(HeuristicsView::Orders(bars)) => bars,
        _ => panic!("the orders are looked at"),
    }
}

/// How many are made, and how far they are.
fn so_far(app: &TestApp) -> (usize, TrialsRun) {
    let lineup = bars(app).expect("there is something to try");
    (lineup.made, lineup.run)
}

fn orders(requests: &[Request]) -> Vec<(TrialsKey, usize)> {
    let orders =
        |one: &Request| if let Request::Orders { of, made } = one { Some((*of, *made)) } else { None };
    requests.iter().filter_map(orders).collect()
}

/// A worker makes some of the trials that were requested.
fn make(app: &mut TestApp, of: TrialsKey, some: impl IntoIterator<Item = usize>) {
    let trials = of.trials();
    for number in some {
        let outcome = trials[number]
            .run(of.realm, &of.puzzle, &of.settings, &mut ())
            .expect("without an observer that ends it");
        app.tab(HeuristicsTask::Orders, Message::Trial(outcome));
    }
}

pub fn sample() -> Puzzle {
    puzzle("23415x768", "12345678x")
}

#[test]
fn trials_begin_when_they_are_looked_at_and_end_when_all_are_made() {
    let mut app = at(HeuristicsFace::Orders, near());
    let [(of, 0)] = orders(&app.due())[..] else { panic!("not all of them are requested") };
    assert_eq!(of.trials().len(), 96);
    make(&mut app, of, 0..10);
    assert_eq!(so_far(&app), (10, TrialsRun::Running));
    assert_eq!(orders(&app.due()), [], "they are being made");
    make(&mut app, of, 10..96);
    assert_eq!(so_far(&app), (96, TrialsRun::Done));
    assert_eq!(orders(&app.due()), []);
    app.act(Action::Choose(Realm::Manhattan.into()));
    assert_eq!(so_far(&app), (96, TrialsRun::Done), "realm 6 searches as realm 7 does");
}

#[test]
fn escape_stops_trials_before_the_playhead_and_they_go_on_where_they_were() {
    let mut app = at(HeuristicsFace::Orders, sample());
    let [(of, 0)] = orders(&app.due())[..] else { panic!("not all of them are requested") };
    make(&mut app, of, 0..5);
    app.act(Action::Seek(0));
    app.act(Action::TogglePlay);
    app.act(Action::Edit(BoardRole::Start));
    assert_eq!(app.act(Action::Escape), None, "the editor lies in front");
    assert_eq!(app.act(Action::Escape), Some(Request::EndTask(HeuristicsTask::Orders)));
    assert_eq!(so_far(&app), (5, TrialsRun::Stopped));
    assert_eq!(orders(&app.due()), [], "what was stopped stays so");
    assert_ne!(app.model.chosen_lane().playhead.playback, Playback::Paused);
    app.act(Action::Escape);
    assert_eq!(app.model.chosen_lane().playhead.playback, Playback::Paused);
    app.act(Action::Heuristics(HeuristicsAction::RunOn));
    assert_eq!(orders(&app.due()), [(of, 5)]);
}

/// Another puzzle has trials of its own; another order or tie has the same; another heuristic has others.
#[test]
fn trials_belong_to_puzzle_and_heuristic() {
    let mut app = at(HeuristicsFace::Orders, sample());
    let [(of, 0)] = orders(&app.due())[..] else { panic!("not all of them are requested") };
    make(&mut app, of, 0..7);
    let trial = Trial { order: "drul".parse().unwrap(), ..of.trials()[0] };
    assert_eq!(app.act(Action::Heuristics(HeuristicsAction::Take(trial))), Some(Request::EndAll));
    assert_eq!(app.model.settings, trial.with(&Settings::default()));
    assert_eq!(so_far(&app), (7, TrialsRun::Waiting), "no worker is at it any more");
    assert_eq!(orders(&app.settle()), [(of, 7)], "it goes on after the searches");
    app.act(Action::SetPuzzle(near()));
    assert_eq!(so_far(&app).0, 0);
    let requests = orders(&app.settle());
    assert_eq!(requests.iter().map(|(of, made)| (of.puzzle, *made)).collect::<Vec<_>>(), [(near(), 0)]);
    app.act(Action::Choose(Realm::IdaStar.into()));
    let [(deepening, 0)] = orders(&app.settle())[..] else { panic!("realm 8 searches otherwise") };
    assert_eq!(deepening.trials().len(), 24);
    app.act(Action::Lanes(LanesAction::Add(LaneRequest {
        heuristic: Some(HeuristicKind::Misplaced),
        ..LaneRequest::of(Realm::IdaStar)
    })));
    let [(misplaced, 0)] = orders(&app.settle())[..] else { panic!("another heuristic has other trials") };
    assert_eq!(misplaced.settings.heuristic, Some(HeuristicKind::Misplaced));
}

#[test]
fn nothing_is_measured_while_trials_are_made() {
    let mut app = at(HeuristicsFace::Orders, near());
    app.act(Action::Settings(SettingsAction::Conventions(Conventions::EightRealms)));
    app.act(Action::SetPuzzle(sample()));
    let requests = app.settle();
    assert_eq!(orders(&requests).len(), 1);
    assert!(!requests.iter().any(|request| matches!(request, Request::Time(_))), "{requests:?}");
    app.act(Action::Heuristics(HeuristicsAction::Stop));
    assert!(app.settle().iter().any(|request| matches!(request, Request::Time(_))));
}

#[test]
fn realms_without_a_choice_are_reported_as_such() {
    let mut app = at(HeuristicsFace::Orders, near());
    for (realm, expected) in
        [(Realm::Table, NoTrials::Table), (Realm::Bidirectional, NoTrials::BothDirections)]
    {
        app.act(Action::Choose(realm.into()));
        assert_eq!(bars(&app), Err(expected));
    }
    app.act(Action::SetPuzzle(Puzzle::new(near().goal, near().goal)));
    app.act(Action::Choose(Realm::Heap.into()));
    assert_eq!(bars(&app), Err(NoTrials::NoMoves));
    app.act(Action::SetPuzzle(puzzle("12345687x", "12345678x")));
    assert_eq!(bars(&app), Err(NoTrials::NoSolution));
    assert_eq!(orders(&app.settle()), []);
}

/// The realm that counts for another one expands and generates what that one would.
#[test]
fn the_quick_realm_counts_for_the_slow_ones() {
    for realm in Realm::ALL {
        let mut app = at(HeuristicsFace::Orders, sample());
        app.act(Action::Choose(realm.into()));
        let Ok(of) = trials(&app.model) else { continue };
        for trial in of.trials().into_iter().step_by(37) {
            let quick = trial.run(of.realm, &of.puzzle, &of.settings, &mut ()).unwrap();
            let mut tally = Tally::default();
            realm.search(&sample(), &trial.with(&Settings::default()), &mut tally).unwrap();
            let Outcome { expanded, generated, moves, .. } = quick;
            assert_eq!(
                (expanded, generated, moves),
                (tally.expanded, tally.generated, tally.solved),
                "{realm}"
            );
        }
    }
}

#[test]
fn bars_are_lined_up_and_counted_as_requested() {
    let mut app = at(HeuristicsFace::Orders, sample());
    app.act(Action::Choose(Realm::IdaStar.into()));
    app.settle();
    let of = trials(&app.model).unwrap();
    make(&mut app, of, 0..24);
    let values = |app: &TestApp| -> Vec<u64> {
        let row = bars(app).unwrap().rows.remove(0);
        row.bars.iter().filter_map(|bar| bar.value).collect()
    };
    let expanded = values(&app);
    assert_eq!(expanded[0], 802);
    app.act(Action::Heuristics(HeuristicsAction::Sort(OrdersSorting::ByValue)));
    assert!(values(&app).is_sorted() && !expanded.is_sorted());
    app.act(Action::Heuristics(HeuristicsAction::Count(OrdersCount::Generated)));
    assert!(values(&app).contains(&1372));
    let lineup = bars(&app).unwrap();
    let set: Vec<_> =
        lineup.rows[0].bars.iter().filter(|bar| bar.is_set).map(|bar| bar.trial.order).collect();
    assert_eq!(set, [app.model.settings.order]);
}

#[test]
fn what_breaks_off_is_reported_and_can_be_taken_up_again() {
    let mut app = at(HeuristicsFace::Orders, near());
    let [(of, 0)] = orders(&app.due())[..] else { panic!("not all of them are requested") };
    make(&mut app, of, 0..3);
    app.tab(HeuristicsTask::Orders, Message::Lost { reason: "a fault".to_owned() });
    assert_eq!(so_far(&app), (3, TrialsRun::Stopped));
    assert!(app.model.notice.as_ref().is_some_and(|(notice, _)| notice.is_trouble()));
    app.act(Action::Heuristics(HeuristicsAction::RunOn));
    assert_eq!(orders(&app.due()), [(of, 3)]);
}
