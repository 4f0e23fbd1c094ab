//! Recordings that are full: the search stops, the recording stays, and it may run on, counted only.

use eight_realms::{
    app::{Action, CountingRun, Limits, Model, Preferences, RunState, SearchOutcome, StopReason, view::View},
    realm::{Path, Realm},
    trace::Tally,
};

use super::{
    desk::{Asked, Desk, started},
    near,
};
use crate::probe::puzzle;

fn capped(one: u64, all: u64) -> Desk {
    let mut desk = Desk::of(Model::new(Preferences::default(), 1).with_limits(Limits { one, all }));
    desk.act(Action::SetPuzzle(puzzle("23415x768", "12345678x")));
    desk.act(Action::SetPuzzle(near()));
    desk.act(Action::Undo);
    desk
}

#[test]
fn a_full_recording_stops_its_search_and_stays_and_the_others_go_on() {
    let mut desk = capped(1500, 1_000_000);
    let asked = desk.settle();
    assert_eq!(started(&asked), Realm::LADDER, "each has its own cap");
    for realm in Realm::LADDER {
        let lane = desk.model.lane(realm);
        let is_full = lane.run == RunState::Stopped(StopReason::Full);
        assert!(lane.recording.len() <= 1500, "realm {realm}");
        assert_eq!(is_full, lane.recording.len() == 1500, "realm {realm}: {:?}", lane.run);
        desk.act(Action::Tick(0.016));
    }
    assert_eq!(desk.model.lane(Realm::StringSet).run, RunState::Stopped(StopReason::Full));
    assert!(matches!(desk.model.lane(Realm::Heap).run, RunState::Done(_)), "small enough");
    assert!(
        desk.searches.keys().all(|realm| desk.model.lane(*realm).run != RunState::Stopped(StopReason::Full))
    );
}

#[test]
fn run_on_counts_what_was_full_and_only_that() {
    let mut desk = capped(1500, 1_000_000);
    desk.settle();
    assert_eq!(desk.act(Action::RunOn(Realm::Heap)), None, "it is done");
    assert_eq!(desk.act(Action::RunOn(Realm::StringSet)), Some(Asked::Count(Realm::StringSet)));
    assert_eq!(desk.act(Action::RunOn(Realm::StringSet)), None, "it runs already");
    let tally = Tally { expanded: 9_999, ..Tally::default() };
    let done = CountingRun::Done(tally, SearchOutcome::Found(Path::of_letters("rd")));
    desk.act(Action::Counted(Realm::StringSet, done.clone()));
    assert_eq!(desk.model.lane(Realm::StringSet).counted, Some(done));
    assert_eq!(View::of(&desk.model).ladder[0].tally, tally, "the ladder shows it");
    assert_eq!(desk.model.lane(Realm::StringSet).recording.len(), 1500, "the recording stays");
    assert_eq!(desk.due(), []);
}

#[test]
fn a_search_that_runs_on_can_be_stopped_and_asked_for_again() {
    let mut desk = capped(1500, 1_000_000);
    desk.settle();
    desk.act(Action::RunOn(Realm::StringSet));
    assert_eq!(desk.act(Action::Escape), Some(Asked::End(Realm::StringSet)));
    assert_eq!(desk.model.lane(Realm::StringSet).counted, None);
    assert_eq!(desk.act(Action::RunOn(Realm::StringSet)), Some(Asked::Count(Realm::StringSet)));
    assert_eq!(desk.act(Action::SetPuzzle(near())), Some(Asked::EndAll));
    assert_eq!(desk.model.lane(Realm::StringSet).counted, None, "another puzzle forgets it");
}

#[test]
fn all_recordings_together_have_a_cap_and_what_finds_no_room_is_full_at_once() {
    let mut desk = capped(1500, 2000);
    let asked = desk.settle();
    assert_eq!(started(&asked), Realm::LADDER, "none blocks the next");
    let lens = Realm::LADDER.map(|realm| desk.model.lane(realm).recording.len());
    assert_eq!(lens[..3], [1500, 500, 0]);
    assert_eq!(lens.iter().sum::<u64>(), 2000);
    for realm in &Realm::LADDER[..3] {
        assert_eq!(desk.model.lane(*realm).run, RunState::Stopped(StopReason::Full), "realm {realm}");
    }
    assert_eq!(desk.due(), []);
}

#[test]
fn a_held_search_that_takes_the_room_stops_another_that_waits_for_it() {
    let mut desk = capped(1_000_000, 3000);
    desk.due();
    desk.hear_one(Realm::StringSet);
    desk.act(Action::TogglePlay);
    assert_eq!(desk.model.lane(Realm::StringSet).run, RunState::Held);
    desk.settle();
    assert!(Realm::ALL.map(|realm| desk.model.lane(realm).recording.len()).iter().sum::<u64>() >= 3000);
    for realm in Realm::LADDER {
        assert!(desk.model.lane(realm).has_ended(), "realm {realm}: {:?}", desk.model.lane(realm).run);
    }
}

fn recorded(desk: &Desk) -> u64 {
    Realm::ALL.map(|realm| desk.model.lane(realm).recording.len()).iter().sum()
}

/// Each has been allowed what was left for one.
#[test]
fn two_searches_that_live_take_no_more_room_than_there_is_for_both() {
    let mut desk = capped(30_000, 32_000);
    desk.due();
    desk.hear_one(Realm::StringSet);
    desk.act(Action::TogglePlay);
    desk.due();
    let both = [Realm::StringSet, Realm::Hash];
    assert!(both.iter().all(|realm| desk.model.lane(*realm).is_alive()));
    while recorded(&desk) < 32_000 {
        for realm in both {
            desk.hear_one(realm);
        }
    }
    assert_eq!(recorded(&desk), 32_000);
    desk.settle();
    assert_eq!(recorded(&desk), 32_000);
}

/// What was recorded of the building of a table is used again only where it finds room.
#[test]
fn a_table_that_is_kept_takes_no_more_room_than_there_is() {
    let mut desk = Desk::of(Model::new(Preferences::default(), 1));
    desk.act(Action::Choose(Realm::Table));
    desk.settle();
    let building = desk.model.lane(Realm::Table).recording.len();
    let all = building + 20_000;
    desk.model = std::mem::replace(&mut desk.model, Model::new(Preferences::default(), 1))
        .with_limits(Limits { one: all, all });
    desk.act(Action::Choose(Realm::StringSet));
    desk.act(Action::SetPuzzle(puzzle("87654321x", "12345678x")));
    desk.settle();
    assert!(recorded(&desk) <= all, "{} of {all}", recorded(&desk));
    assert_eq!(desk.model.lane(Realm::Table).run, RunState::Stopped(StopReason::Full));
}

#[test]
fn the_caps_are_192_and_384_megabytes() {
    let caps = Limits::default();
    assert_eq!((caps.one * 16, caps.all * 16), (192_000_000, 384_000_000));
}
