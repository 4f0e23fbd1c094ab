//! What is searched and measured, and in which order.

use eight_realms::{
    app::{
        Action, Measure, MeasureNews, Model, Preferences, RaceAction, RaceFace, RunState, Shown, StageTab,
    },
    realm::Realm,
    replay::{Direction, Playback, Stride},
};

use super::{
    desk::{Asked, Desk, started},
    fresh, near,
};
use crate::probe::puzzle;

/// The ladder without realm 3, whose table takes its time.
fn without_table() -> Desk {
    let mut desk = Desk::with(near());
    desk.act(Action::ToggleShown(Realm::Table));
    desk
}

#[test]
fn the_window_opens_on_the_sample_and_searches_it_by_all_eight_one_at_a_time() {
    let mut desk = fresh();
    let mut all = Vec::new();
    for realm in Realm::LADDER {
        let due = desk.due();
        assert_eq!(started(&due), [realm], "one at a time");
        assert!(matches!(desk.model.lane(realm).run, RunState::Running));
        assert_eq!(desk.due(), [], "nothing more is due");
        desk.hear(realm);
        all.extend(due);
    }
    let due = desk.due();
    assert_eq!(due, [Asked::Time(Realm::LADDER.to_vec())], "measured when all is searched");
    assert!(!all.iter().any(|asked| matches!(asked, Asked::Time(_))), "not before");
    for realm in Realm::LADDER {
        let lane = desk.model.lane(realm);
        assert_eq!(lane.playhead.moment, lane.recording.len(), "realm {realm} stands at its end");
        assert_eq!(lane.playhead.playback, Playback::Paused, "realm {realm}");
        assert!(matches!(lane.run, RunState::Done(_)), "realm {realm}");
    }
    assert!(desk.model.lane(Realm::PathStrings).recording.is_empty());
}

#[test]
fn the_chosen_realm_is_searched_first_and_those_put_aside_not_at_all() {
    let mut desk = Desk::with(near());
    desk.act(Action::Choose(Realm::Heap));
    for hidden in [Realm::Table, Realm::Misplaced, Realm::PathStrings] {
        desk.act(Action::ToggleShown(hidden));
    }
    let left = [Realm::Heap, Realm::StringSet, Realm::Bidirectional, Realm::Manhattan, Realm::IdaStar];
    assert_eq!(started(&desk.settle()), left);
    desk.act(Action::ToggleShown(Realm::Misplaced));
    assert_eq!(desk.model.shown(Realm::Misplaced), Shown::Yes);
    assert_eq!(started(&desk.settle()), [Realm::Misplaced], "what is shown again is searched now");
    desk.act(Action::Choose(Realm::PathStrings));
    assert_eq!(started(&desk.settle()), [Realm::PathStrings], "what is looked at is searched, shown or not");
    assert_eq!(desk.model.ladder()[1], Realm::PathStrings);
}

#[test]
fn nothing_is_started_while_the_playhead_moves() {
    let mut desk = Desk::with(near());
    desk.settle();
    let steps = [Stride::Event, Stride::Expansion, Stride::Mark, Stride::All]
        .into_iter()
        .flat_map(|stride| [Direction::Back, Direction::Forward].map(|way| (stride, way)));
    for realm in Realm::LADDER {
        desk.act(Action::Choose(realm));
        for (stride, way) in steps.clone() {
            assert_eq!(desk.act(Action::Step(stride, way)), None);
            assert_eq!(desk.due(), [], "realm {realm}, {stride:?} {way:?}");
        }
        for moment in [0, 3, 1_000_000] {
            assert_eq!(desk.act(Action::Seek(moment)), None);
            assert_eq!(desk.due(), [], "realm {realm}, to {moment}");
        }
        desk.act(Action::Seek(0));
        desk.act(Action::TogglePlay);
        for _ in 0..50 {
            assert_eq!(desk.act(Action::Tick(0.1)), None);
            assert_eq!(desk.due(), [], "realm {realm} plays");
        }
    }
}

#[test]
fn choosing_another_realm_leaves_the_search_that_runs_alone() {
    let mut desk = without_table();
    let first = desk.due();
    assert_eq!(started(&first), [Realm::StringSet]);
    desk.act(Action::Choose(Realm::Heap));
    assert_eq!(desk.due(), [], "it runs on");
    desk.hear(Realm::StringSet);
    assert!(matches!(desk.model.lane(Realm::StringSet).run, RunState::Done(_)));
    let lane = desk.model.lane(Realm::StringSet);
    assert_eq!(lane.playhead.moment, lane.recording.len(), "its playhead went with it");
    assert_eq!(started(&desk.due()), [Realm::Heap], "the chosen one comes next");
    desk.act(Action::Choose(Realm::IdaStar));
    desk.act(Action::Choose(Realm::StringSet));
    desk.settle();
    for realm in [Realm::Heap, Realm::IdaStar] {
        let lane = desk.model.lane(realm);
        assert_eq!(lane.playhead.moment, lane.recording.len(), "realm {realm} stands at its end");
    }
}

#[test]
fn a_search_that_starts_pushes_the_measuring_back() {
    let mut desk = without_table();
    desk.act(Action::ToggleShown(Realm::Hash));
    let mut asked = Vec::new();
    while !asked.iter().any(|asked| matches!(asked, Asked::Time(_))) {
        asked = desk.due();
        for realm in started(&asked) {
            desk.hear(realm);
        }
    }
    desk.act(Action::ToggleShown(Realm::Hash));
    assert_eq!(started(&desk.due()), [Realm::Hash]);
    desk.hear(Realm::Hash);
    let again = desk.due();
    let Some(Asked::Time(realms)) = again.first() else { panic!("{again:?}") };
    assert_eq!(realms.len(), 7, "nothing had been measured, so all of it is asked for again: {realms:?}");
    desk.time(realms);
    assert_eq!(desk.due(), [Asked::Work(realms.clone())], "then what else there is to measure");
}

#[test]
fn what_panicked_is_shown_kept_and_neither_searched_again_nor_timed() {
    let mut desk = without_table();
    desk.due();
    desk.hear_one(Realm::StringSet);
    let said = desk.model.lane(Realm::StringSet).recording.len();
    desk.act(Action::Lost(Realm::StringSet, "a broken tile".to_owned()));
    assert_eq!(desk.model.lane(Realm::StringSet).run, RunState::Lost { reason: "a broken tile".to_owned() });
    assert_eq!(desk.model.lane(Realm::StringSet).recording.len(), said);
    let asked = desk.settle();
    assert!(!started(&asked).contains(&Realm::StringSet));
    let timed =
        asked.iter().find_map(|asked| if let Asked::Time(realms) = asked { Some(realms) } else { None });
    assert!(timed.is_some_and(|realms| !realms.contains(&Realm::StringSet)), "{timed:?}");
}

#[test]
fn times_that_were_given_are_not_measured() {
    let mut desk = Desk::with(near());
    desk.settle();
    let given =
        Realm::ALL.into_iter().filter_map(|realm| Some((realm, desk.model.lane(realm).times?))).collect();
    let mut desk = Desk::of(Model::new(Preferences::default(), 1).with_times(given));
    desk.act(Action::SetPuzzle(near()));
    let asked = desk.settle();
    assert!(!asked.iter().any(|asked| matches!(asked, Asked::Time(_))), "{asked:?}");
    let lane = desk.model.lane(Realm::Heap);
    assert!((lane.recording.seconds_at(lane.recording.len()) - 1.0).abs() < 1e-12, "its clock ends there");
}

/// Work is counted once times are known; memory, for which the program runs itself, only where it is shown.
#[test]
fn work_follows_times_and_memory_is_weighed_where_it_is_shown() {
    let mut desk = Desk::with(near());
    let asked = desk.settle();
    let realms = Realm::LADDER.to_vec();
    assert!(asked.ends_with(&[Asked::Time(realms.clone()), Asked::Work(realms.clone())]), "{asked:?}");
    for realm in Realm::LADDER {
        let lane = desk.model.lane(realm);
        assert!(lane.work.as_ref().is_some_and(|work| work.total() > 0), "realm {realm}");
        assert_eq!(lane.peak_memory, None, "realm {realm}");
    }
    desk.act(Action::ShowStage(StageTab::Race));
    desk.act(Action::Race(RaceAction::Face(RaceFace::Table)));
    assert_eq!(desk.settle(), [Asked::Weigh(realms)]);
    assert_eq!(desk.model.lane(Realm::Heap).peak_memory, Some(1_000_000));
    desk.act(Action::SetPuzzle(puzzle("1234567x8", "12345678x")));
    let lane = desk.model.lane(Realm::Heap);
    assert!(lane.work.is_none() && lane.peak_memory.is_none(), "another puzzle");
}

/// Where parity has answered there is nothing to count, and nobody asks twice.
#[test]
fn what_was_not_measured_is_not_asked_for_again() {
    let mut desk = Desk::with(puzzle("123456870", "123456780"));
    let asked = desk.settle();
    let counted = asked.iter().filter(|asked| matches!(asked, Asked::Work(_)));
    assert_eq!(counted.count(), 1, "{asked:?}");
    assert!(desk.model.lane(Realm::Heap).work.is_none());
    assert!(!desk.model.lane(Realm::Heap).awaits(Measure::Work));
    desk.act(Action::ShowStage(StageTab::Race));
    desk.act(Action::Race(RaceAction::Face(RaceFace::Table)));
    assert_eq!(desk.due(), [Asked::Weigh(Realm::LADDER.to_vec())]);
    desk.act(Action::Measured(MeasureNews::Ended));
    assert_eq!(desk.due(), []);
}

#[test]
fn memory_that_was_given_is_not_weighed() {
    let given = Realm::ALL.into_iter().map(|realm| (realm, 1_000)).collect();
    let mut desk = Desk::of(Model::new(Preferences::default(), 1).with_memory(given));
    desk.act(Action::ShowStage(StageTab::Race));
    desk.act(Action::Race(RaceAction::Face(RaceFace::Table)));
    desk.act(Action::SetPuzzle(near()));
    let asked = desk.settle();
    assert!(!asked.iter().any(|asked| matches!(asked, Asked::Weigh(_))), "{asked:?}");
    assert_eq!(desk.model.lane(Realm::IdaStar).peak_memory, Some(1_000));
}
