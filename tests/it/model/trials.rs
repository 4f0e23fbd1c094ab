//! What the study has done in the background for somebody who waits: begun, told, stopped, and taken up again.

use std::collections::BTreeSet;

use eight_realms::{
    app::{
        Action, BoardRole, CounterexampleRun, HeuristicsAction, HeuristicsEffect, HeuristicsFace,
        HeuristicsNews, HeuristicsTask, NoTrials, OrdersCount, OrdersSorting, SettingsAction, StageTab,
        TrialsRun,
        view::{
            View,
            heuristics::{Bars, HeuristicsView},
        },
    },
    compare::{CounterexampleSearch, Outcome, StartOrder, SuboptimalExample, Trial},
    heuristic::{HeuristicKind, Weight},
    job::{CounterexampleJob, TrialsKey},
    puzzle::Puzzle,
    realm::{Realm, Settings},
    replay::Playback,
    trace::Tally,
};

use super::{
    desk::{Asked, Desk},
    near,
};
use crate::probe::{puzzle, to_usual_goal};

/// At a face, realm 7 alone searched.
fn at(face: HeuristicsFace, puzzle: Puzzle) -> Desk {
    let mut desk = Desk::with(puzzle);
    for realm in Realm::LADDER.into_iter().filter(|realm| *realm != Realm::Heap) {
        desk.act(Action::ToggleShown(realm));
    }
    desk.act(Action::Choose(Realm::Heap));
    desk.settle();
    desk.act(Action::Heuristics(HeuristicsAction::Face(face)));
    desk.act(Action::ShowStage(StageTab::Heuristics));
    desk
}

fn bars(desk: &Desk) -> Bars {
    match View::of(&desk.model).heuristics {
        Some(HeuristicsView::Orders(bars)) => bars,
        _ => panic!("the orders are looked at"),
    }
}

/// How many are made, and how far they are.
fn so_far(desk: &Desk) -> (usize, TrialsRun) {
    let lineup = bars(desk).expect("there is something to try");
    (lineup.made, lineup.run)
}

fn orders(asked: &[Asked]) -> Vec<(TrialsKey, usize)> {
    let orders =
        |asked: &Asked| if let Asked::Orders { of, made } = asked { Some((*of, *made)) } else { None };
    asked.iter().filter_map(orders).collect()
}

/// A worker makes some of the trials that were asked for.
fn make(desk: &mut Desk, of: TrialsKey, some: impl IntoIterator<Item = usize>) {
    let trials = of.trials();
    for number in some {
        let outcome =
            trials[number].run(of.realm, &of.puzzle, &of.settings, &mut ()).expect("nobody ends it");
        desk.act(Action::Studied(HeuristicsNews::Tried(outcome)));
    }
}

fn sample() -> Puzzle {
    puzzle("23415x768", "12345678x")
}

#[test]
fn trials_begin_when_they_are_looked_at_and_end_when_all_are_made() {
    let mut desk = at(HeuristicsFace::Orders, near());
    let [(of, 0)] = orders(&desk.due())[..] else { panic!("all of them are asked for") };
    assert_eq!(of.trials().len(), 96);
    make(&mut desk, of, 0..10);
    assert_eq!(so_far(&desk), (10, TrialsRun::Running));
    assert_eq!(orders(&desk.due()), [], "they are being made");
    make(&mut desk, of, 10..96);
    assert_eq!(so_far(&desk), (96, TrialsRun::Done));
    assert_eq!(orders(&desk.due()), []);
    desk.act(Action::Choose(Realm::Manhattan));
    assert_eq!(so_far(&desk), (96, TrialsRun::Done), "realm 6 searches as realm 7 does");
}

#[test]
fn escape_stops_trials_before_the_playhead_and_they_go_on_where_they_were() {
    let mut desk = at(HeuristicsFace::Orders, sample());
    let [(of, 0)] = orders(&desk.due())[..] else { panic!("all of them are asked for") };
    make(&mut desk, of, 0..5);
    desk.act(Action::Seek(0));
    desk.act(Action::TogglePlay);
    desk.act(Action::Edit(BoardRole::Start));
    assert_eq!(desk.act(Action::Escape), None, "the editor lies in front");
    assert_eq!(desk.act(Action::Escape), Some(Asked::Leave(HeuristicsTask::Orders)));
    assert_eq!(so_far(&desk), (5, TrialsRun::Stopped));
    assert_eq!(orders(&desk.due()), [], "what was stopped stays so");
    assert_ne!(desk.model.chosen_lane().playhead.playback, Playback::Paused);
    desk.act(Action::Escape);
    assert_eq!(desk.model.chosen_lane().playhead.playback, Playback::Paused);
    desk.act(Action::Heuristics(HeuristicsAction::RunOn));
    assert_eq!(orders(&desk.due()), [(of, 5)]);
}

/// Another puzzle has trials of its own; another order or tie has the same; another estimate has others.
#[test]
fn trials_belong_to_puzzle_and_estimate() {
    let mut desk = at(HeuristicsFace::Orders, sample());
    let [(of, 0)] = orders(&desk.due())[..] else { panic!("all of them are asked for") };
    make(&mut desk, of, 0..7);
    let trial = Trial { order: "drul".parse().unwrap(), ..of.trials()[0] };
    assert_eq!(desk.act(Action::Heuristics(HeuristicsAction::Take(trial))), Some(Asked::EndAll));
    assert_eq!(desk.model.settings, trial.with(&Settings::default()));
    assert_eq!(so_far(&desk), (7, TrialsRun::Waiting), "no worker is at it any more");
    assert_eq!(orders(&desk.settle()), [(of, 7)], "it goes on after the searches");
    desk.act(Action::SetPuzzle(near()));
    assert_eq!(so_far(&desk).0, 0);
    let asked = orders(&desk.settle());
    assert_eq!(asked.iter().map(|(of, made)| (of.puzzle, *made)).collect::<Vec<_>>(), [(near(), 0)]);
    desk.act(Action::Choose(Realm::IdaStar));
    let [(deepening, 0)] = orders(&desk.settle())[..] else { panic!("realm 8 searches otherwise") };
    assert_eq!(deepening.trials().len(), 24);
    desk.act(Action::Settings(SettingsAction::Heuristic(Some(HeuristicKind::Misplaced))));
    let [(misplaced, 0)] = orders(&desk.settle())[..] else { panic!("and so with another estimate") };
    assert_eq!(misplaced.settings.heuristic, Some(HeuristicKind::Misplaced));
}

#[test]
fn nobody_measures_while_trials_are_made() {
    let mut desk = at(HeuristicsFace::Orders, near());
    desk.act(Action::Settings(SettingsAction::Reset));
    desk.act(Action::SetPuzzle(sample()));
    let asked = desk.settle();
    assert_eq!(orders(&asked).len(), 1);
    assert!(!asked.iter().any(|asked| matches!(asked, Asked::Time(_))), "{asked:?}");
    desk.act(Action::Heuristics(HeuristicsAction::Stop));
    assert!(desk.settle().iter().any(|asked| matches!(asked, Asked::Time(_))));
}

#[test]
fn realms_without_a_choice_say_so() {
    let mut desk = at(HeuristicsFace::Orders, near());
    for (realm, expected) in
        [(Realm::Table, NoTrials::Table), (Realm::Bidirectional, NoTrials::BothDirections)]
    {
        desk.act(Action::Choose(realm));
        assert_eq!(bars(&desk), Err(expected));
    }
    desk.act(Action::SetPuzzle(Puzzle::new(near().goal, near().goal)));
    desk.act(Action::Choose(Realm::Heap));
    assert_eq!(bars(&desk), Err(NoTrials::NoMoves));
    desk.act(Action::SetPuzzle(puzzle("12345687x", "12345678x")));
    assert_eq!(bars(&desk), Err(NoTrials::NoSolution));
    assert_eq!(orders(&desk.settle()), []);
}

/// The realm that counts for another one expands and generates what that one would.
#[test]
fn the_quick_realm_counts_for_the_slow_ones() {
    for realm in Realm::ALL {
        let mut desk = at(HeuristicsFace::Orders, sample());
        desk.act(Action::Choose(realm));
        let Ok(of) = desk.model.trials() else { continue };
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
fn bars_are_lined_up_and_counted_as_asked() {
    let mut desk = at(HeuristicsFace::Orders, sample());
    desk.act(Action::Choose(Realm::IdaStar));
    desk.settle();
    let of = desk.model.trials().unwrap();
    make(&mut desk, of, 0..24);
    let values = |desk: &Desk| -> Vec<u64> {
        let row = bars(desk).unwrap().rows.remove(0);
        row.bars.iter().filter_map(|bar| bar.value).collect()
    };
    let expanded = values(&desk);
    assert_eq!(expanded[0], 802);
    desk.act(Action::Heuristics(HeuristicsAction::Sort(OrdersSorting::ByValue)));
    assert!(values(&desk).is_sorted() && !expanded.is_sorted());
    desk.act(Action::Heuristics(HeuristicsAction::Count(OrdersCount::Generated)));
    assert!(values(&desk).contains(&1372));
    let lineup = bars(&desk).unwrap();
    let set: Vec<_> =
        lineup.rows[0].bars.iter().filter(|bar| bar.is_set).map(|bar| bar.trial.order).collect();
    assert_eq!(set, [desk.model.settings.order]);
}

/// What a worker would find with these settings.
fn found(desk: &Desk) -> SuboptimalExample {
    let Some(HeuristicsEffect::Counterexample(CounterexampleJob { target: hunt, .. })) = &desk.studied else {
        panic!("a hunt was asked for")
    };
    let mut hunt = CounterexampleSearch::new(to_usual_goal(), Realm::Heap, hunt.settings, hunt.starts);
    hunt.next_example(&mut ()).unwrap().expect("a weight of 2 loses somewhere")
}

fn looks_at_weight(tenths: u8) -> Action {
    Action::Heuristics(HeuristicsAction::Heuristic(HeuristicKind::Weighted(Weight::of_tenths(tenths))))
}

#[test]
fn a_hunt_finds_a_board_and_hands_it_to_the_searches() {
    let mut desk = at(HeuristicsFace::Suboptimal, near());
    desk.act(looks_at_weight(20));
    desk.settle();
    let Some(Asked::Hunt(first)) = desk.act(Action::Heuristics(HeuristicsAction::FindCounterexample)) else {
        panic!("a hunt")
    };
    assert_eq!((first.goal, first.starts), (near().goal, StartOrder::NearestFirst));
    desk.act(Action::Studied(HeuristicsNews::Hunted(64)));
    assert_eq!(desk.model.heuristics.counterexample.run, CounterexampleRun::Running(64));
    let price = found(&desk);
    assert!(price.loss() >= 2 && price.found.len() <= price.most_moves().unwrap());
    desk.act(Action::Studied(HeuristicsNews::Priced(Some(price.clone()))));
    let Some(HeuristicsView::Suboptimal(view)) = View::of(&desk.model).heuristics else {
        panic!("the price is looked at")
    };
    let ways = view.paths.expect("both ways are shown");
    assert_eq!((ways.found.len(), ways.shortest.len()), (price.found.len() + 1, price.shortest.len() + 1));
    assert_eq!((ways.found.last(), ways.shortest.last()), (Some(&near().goal), Some(&near().goal)));
    assert_eq!(desk.act(Action::Heuristics(HeuristicsAction::LoadExample)), Some(Asked::EndAll));
    assert_eq!(desk.model.puzzle, price.puzzle);
    desk.settle();
    assert_eq!(desk.model.lane(Realm::Heap).path(), Some(&price.found), "the search takes the same way");
    let Some(Asked::Hunt(next)) = desk.act(Action::Heuristics(HeuristicsAction::FindCounterexample)) else {
        panic!("another hunt")
    };
    assert_ne!(next.starts, first.starts, "other boards are tried the next time");
}

#[test]
fn a_hunt_is_left_with_its_weight_its_puzzle_or_by_escape() {
    let leave: [fn(&mut Desk) -> Option<Asked>; 3] = [
        |desk| desk.act(looks_at_weight(30)),
        |desk| desk.act(Action::SetPuzzle(sample())),
        |desk| desk.act(Action::Escape),
    ];
    let asked = [
        Asked::Leave(HeuristicsTask::Counterexample),
        Asked::EndAll,
        Asked::Leave(HeuristicsTask::Counterexample),
    ];
    for (leave, asked) in leave.into_iter().zip(asked) {
        let mut desk = at(HeuristicsFace::Suboptimal, near());
        desk.act(looks_at_weight(20));
        desk.settle();
        desk.act(Action::Heuristics(HeuristicsAction::FindCounterexample));
        desk.act(Action::Studied(HeuristicsNews::Hunted(128)));
        assert_eq!(leave(&mut desk), Some(asked));
        assert_eq!(desk.model.heuristics.counterexample.run, CounterexampleRun::Stopped(128));
        desk.act(Action::Studied(HeuristicsNews::Priced(None)));
        assert_eq!(
            desk.model.heuristics.counterexample.run,
            CounterexampleRun::Stopped(128),
            "nobody waits for it any more"
        );
    }
}

#[test]
fn what_breaks_off_is_told_and_can_be_taken_up_again() {
    let mut desk = at(HeuristicsFace::Orders, near());
    let [(of, 0)] = orders(&desk.due())[..] else { panic!("all of them are asked for") };
    make(&mut desk, of, 0..3);
    desk.act(Action::Studied(HeuristicsNews::Lost(HeuristicsTask::Orders, "a fault".to_owned())));
    assert_eq!(so_far(&desk), (3, TrialsRun::Stopped));
    assert!(desk.model.notice.as_ref().is_some_and(|(notice, _)| notice.is_trouble()));
    desk.act(Action::Heuristics(HeuristicsAction::RunOn));
    assert_eq!(orders(&desk.due()), [(of, 3)]);
}

/// The blank counted promises too much for 78 boards, always by 1.
#[test]
fn the_boards_that_the_blank_spoils_are_shown() {
    let mut desk = at(HeuristicsFace::Suboptimal, near());
    desk.act(Action::Heuristics(HeuristicsAction::Heuristic(HeuristicKind::BlankCounted)));
    desk.settle();
    let Some(HeuristicsView::Suboptimal(view)) = View::of(&desk.model).heuristics else {
        panic!("the price is looked at")
    };
    assert_eq!(view.over.len(), 78);
    assert!(view.over.iter().all(|over| over.h == u16::from(over.distance) + 1));
    let boards: BTreeSet<String> = view.over.iter().map(|over| over.board.to_string()).collect();
    assert_eq!(boards.len(), 78);
}
