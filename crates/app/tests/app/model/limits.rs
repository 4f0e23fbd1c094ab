//! Recordings that are full: the search stops, the recording stays, and it may run on, counted only.

use eight_realms_app::{
    desk::{
        jobs::Role,
        lanes::{CountingRun, Limits, RunState, SearchOutcome, StopReason},
    },
    model::{Action, Model},
    view::View,
};
use eight_realms_core::{
    job::Message,
    realm::{Path, Realm},
    trace::Tally,
};

use super::{
    near,
    test_app::{Request, TestApp, started},
};
use crate::{at_the_end::at_the_end, ground::puzzle};

fn capped(one: u64, all: u64) -> TestApp {
    let mut app = TestApp::of(Model::new(at_the_end(), 1).with_limits(Limits { one, all }));
    app.act(Action::SetPuzzle(puzzle("23415x768", "12345678x")));
    app.act(Action::SetPuzzle(near()));
    app.act(Action::Undo);
    app
}

#[test]
fn a_full_recording_stops_its_search_and_stays_and_the_others_go_on() {
    let mut app = capped(1500, 1_000_000);
    let requests = app.settle();
    assert_eq!(started(&requests), Realm::LADDER, "each has its own cap");
    for realm in Realm::LADDER {
        let lane = app.model.lane(realm);
        let is_full = lane.run == RunState::Stopped(StopReason::Full);
        assert!(lane.recording.len() <= 1500, "realm {realm}");
        assert_eq!(is_full, lane.recording.len() == 1500, "realm {realm}: {:?}", lane.run);
        app.act(Action::Tick(0.016));
    }
    assert_eq!(app.model.lane(Realm::StringSet).run, RunState::Stopped(StopReason::Full));
    assert!(matches!(app.model.lane(Realm::Heap).run, RunState::Done(_)), "small enough");
    assert!(
        app.searches.keys().all(|realm| app.model.lane(*realm).run != RunState::Stopped(StopReason::Full))
    );
}

#[test]
fn run_on_counts_what_was_full_and_only_that() {
    let mut app = capped(1500, 1_000_000);
    app.settle();
    assert_eq!(app.act(Action::RunOn(Realm::Heap.into())), None, "it is done");
    assert_eq!(app.act(Action::RunOn(Realm::StringSet.into())), Some(Request::Count(Realm::StringSet)));
    assert_eq!(app.act(Action::RunOn(Realm::StringSet.into())), None, "it runs already");
    let tally = Tally { expanded: 9_999, ..Tally::default() };
    let done = CountingRun::Done(tally, SearchOutcome::Found(Path::of_letters("rd")));
    app.act(Action::From(
        Role::Count(Realm::StringSet.into()),
        Message::Counted(tally, Ok(Some(Path::of_letters("rd")))),
    ));
    assert_eq!(app.model.lane(Realm::StringSet).counted, Some(done));
    assert_eq!(View::of(app.model.seen()).ladder[0].tally, tally, "the ladder shows it");
    assert_eq!(app.model.lane(Realm::StringSet).recording.len(), 1500, "the recording stays");
    assert_eq!(app.due(), []);
}

#[test]
fn a_search_that_runs_on_can_be_stopped_and_requested_again() {
    let mut app = capped(1500, 1_000_000);
    app.settle();
    app.act(Action::RunOn(Realm::StringSet.into()));
    assert_eq!(app.act(Action::Escape), Some(Request::End(Role::Count(Realm::StringSet.into()))));
    assert_eq!(app.model.lane(Realm::StringSet).counted, None);
    assert_eq!(app.act(Action::RunOn(Realm::StringSet.into())), Some(Request::Count(Realm::StringSet)));
    assert_eq!(app.act(Action::SetPuzzle(near())), Some(Request::EndAll));
    assert_eq!(app.model.lane(Realm::StringSet).counted, None, "another puzzle forgets it");
}

#[test]
fn all_recordings_together_have_a_limit_and_what_finds_no_room_is_full_at_once() {
    let mut app = capped(1500, 2000);
    let requests = app.settle();
    assert_eq!(started(&requests), Realm::LADDER, "none blocks the next");
    let lens = Realm::LADDER.map(|realm| app.model.lane(realm).recording.len());
    assert_eq!(lens[..3], [1500, 500, 0]);
    assert_eq!(lens.iter().sum::<u64>(), 2000);
    for realm in &Realm::LADDER[..3] {
        assert_eq!(app.model.lane(*realm).run, RunState::Stopped(StopReason::Full), "realm {realm}");
    }
    assert_eq!(app.due(), []);
}

#[test]
fn a_held_search_that_takes_the_room_stops_another_that_waits_for_it() {
    let mut app = capped(1_000_000, 3000);
    app.due();
    app.deliver_one(Realm::StringSet);
    app.act(Action::TogglePlay);
    assert_eq!(app.model.lane(Realm::StringSet).run, RunState::Held);
    app.settle();
    assert!(Realm::ALL.map(|realm| app.model.lane(realm).recording.len()).iter().sum::<u64>() >= 3000);
    for realm in Realm::LADDER {
        assert!(app.model.lane(realm).has_ended(), "realm {realm}: {:?}", app.model.lane(realm).run);
    }
}

fn recorded(app: &TestApp) -> u64 {
    Realm::ALL.map(|realm| app.model.lane(realm).recording.len()).iter().sum()
}

/// Each has been allowed what remained for one.
#[test]
fn two_searches_that_live_take_no_more_room_than_there_is_for_both() {
    let mut app = capped(30_000, 32_000);
    app.due();
    app.deliver_one(Realm::StringSet);
    app.act(Action::TogglePlay);
    app.due();
    let both = [Realm::StringSet, Realm::Hash];
    assert!(both.iter().all(|realm| app.model.lane(*realm).is_alive()));
    while recorded(&app) < 32_000 {
        for realm in both {
            app.deliver_one(realm);
        }
    }
    assert_eq!(recorded(&app), 32_000);
    app.settle();
    assert_eq!(recorded(&app), 32_000);
}

/// What was recorded of the building of a table is used again only where it finds room.
#[test]
fn a_table_that_is_kept_takes_no_more_room_than_there_is() {
    let mut app = TestApp::of(Model::new(at_the_end(), 1));
    app.act(Action::Choose(Realm::Table.into()));
    app.settle();
    let building = app.model.lane(Realm::Table).recording.len();
    let all = building + 20_000;
    app.model =
        std::mem::replace(&mut app.model, Model::new(at_the_end(), 1)).with_limits(Limits { one: all, all });
    app.act(Action::Choose(Realm::StringSet.into()));
    app.act(Action::SetPuzzle(puzzle("87654321x", "12345678x")));
    app.settle();
    assert!(recorded(&app) <= all, "{} of {all}", recorded(&app));
    assert_eq!(app.model.lane(Realm::Table).run, RunState::Stopped(StopReason::Full));
}

#[test]
fn the_limits_are_192_and_384_megabytes() {
    let limits = Limits::default();
    assert_eq!((limits.one * 16, limits.all * 16), (192_000_000, 384_000_000));
}
