//! Breakpoints stop what plays, exactly where they are.

use eight_realms_app::{
    desk::{lanes::RunState, notice::PlaceNotice, preferences::Speed, screen::StageTab},
    model::{Action, Model},
    places::PlacesAction,
};
use eight_realms_core::{
    realm::{Realm, Settings},
    replay::{
        Direction, Playback,
        place::{find, locate},
    },
};

use super::{
    places::{SAMPLE, add_breakpoint, moment, notice, place, places, read_on, searched},
    test_app::TestApp,
};
use crate::at_the_end::at_the_end;

/// Time passes until it stands still.
fn play(app: &mut TestApp) {
    app.act(Action::TogglePlay);
    let mut frames = 0;
    while app.model.seen().leading_playhead().playback != Playback::Paused {
        app.act(Action::Tick(0.05));
        frames += 1;
        assert!(
            frames < 100_000,
            "it plays on and on, at {} of {}",
            moment(app),
            app.model.chosen_lane().recording.len()
        );
    }
}

/// The boards of the lessons, and where the places are by a second program.
const LESSONS: [(&str, Realm, &str, u64); 4] = [
    ("41325678x", Realm::Heap, "f-step and f = 8", 13),
    (SAMPLE, Realm::Bidirectional, "layer and backward and g = 9", 2_082),
    (SAMPLE, Realm::IdaStar, "frontier >= 19", 2_961),
    ("1237x8564", Realm::Heap, "before improved", 58),
];

#[test]
fn playing_stops_exactly_at_a_breakpoint_at_every_speed() {
    let blind = searched("1234x8765", Realm::StringSet);
    let duplicate = locate(&blind.model.chosen_lane().recording, &place("duplicate"), &Settings::default());
    let blind = ("1234x8765", Realm::StringSet, "duplicate", duplicate.expect("there is one"));
    for (start, realm, text, expected) in LESSONS.into_iter().chain([blind]) {
        let mut app = searched(start, realm);
        add_breakpoint(&mut app, text);
        for step in [7, 12, 20, Speed::UNLIMITED.step()] {
            app.act(Action::Seek(0));
            app.act(Action::SetSpeed(Speed::of_step(step)));
            play(&mut app);
            assert_eq!(moment(&app), expected, "realm {realm}, {text}, speed {step}");
            assert_eq!(notice(&mut app), Some(PlaceNotice::AtBreakpoint { place: place(text) }));
            // Not twice at the same one: it goes on to the next, or to the end.
            play(&mut app);
            let recording = &app.model.chosen_lane().recording;
            let next = find(recording, &place(text), &app.model.settings, expected, Direction::Forward);
            assert_eq!(moment(&app), next.unwrap_or(recording.len()), "realm {realm}, {text}");
        }
    }
}

#[test]
fn a_breakpoint_that_is_off_or_of_another_realm_stops_nothing() {
    let mut app = searched(SAMPLE, Realm::Heap);
    app.act(Action::SetSpeed(Speed::of_step(14)));
    add_breakpoint(&mut app, "iteration");
    add_breakpoint(&mut app, "duplicate");
    places(&mut app, PlacesAction::SwitchBreakpoint(1));
    play(&mut app);
    assert_eq!(moment(&app), app.model.chosen_lane().recording.len());
    assert_eq!(notice(&mut app), None);
    places(&mut app, PlacesAction::NextBreakpoint(Direction::Back));
    assert_eq!(notice(&mut app), Some(PlaceNotice::NoBreakpoints { lane: Realm::Heap.into() }));
    app.act(Action::Choose(Realm::IdaStar.into()));
    app.settle();
    app.act(Action::Seek(0));
    play(&mut app);
    let first = locate(&app.model.chosen_lane().recording, &place("iteration"), &Settings::default());
    assert_eq!(Some(moment(&app)), first);
    // One that is set while it plays stops it, too.
    app.act(Action::TogglePlay);
    app.act(Action::Tick(0.001));
    let from = moment(&app);
    places(&mut app, PlacesAction::SwitchBreakpoint(0));
    add_breakpoint(&mut app, "pruned");
    while app.model.chosen_lane().playhead.playback != Playback::Paused {
        app.act(Action::Tick(0.01));
    }
    let recording = &app.model.chosen_lane().recording;
    let expected = find(recording, &place("pruned"), &Settings::default(), from, Direction::Forward);
    assert_eq!(Some(moment(&app)), expected);
}

#[test]
fn keys_go_from_breakpoint_to_breakpoint() {
    let mut app = searched(SAMPLE, Realm::Heap);
    add_breakpoint(&mut app, "f-step");
    add_breakpoint(&mut app, "expansion 100");
    let recording = app.model.chosen_lane().recording.clone();
    let of =
        |text: &str, from| find(&recording, &place(text), &Settings::default(), from, Direction::Forward);
    let next = |from| [of("f-step", from), of("expansion 100", from)].into_iter().flatten().min();
    let mut stops = Vec::new();
    loop {
        places(&mut app, PlacesAction::NextBreakpoint(Direction::Forward));
        read_on(&mut app);
        if matches!(notice(&mut app), Some(PlaceNotice::NoMoreBreakpoints { .. })) {
            break;
        }
        assert_eq!(Some(moment(&app)), next(stops.last().copied().unwrap_or(0)));
        stops.push(moment(&app));
    }
    assert!(stops.len() > 2);
    for expected in stops.iter().rev().skip(1) {
        places(&mut app, PlacesAction::NextBreakpoint(Direction::Back));
        read_on(&mut app);
        assert_eq!(moment(&app), *expected);
    }
}

#[test]
fn in_a_race_the_chosen_lane_stops_it() {
    for (realm, text) in [(Realm::Heap, "f-step"), (Realm::IdaStar, "iteration"), (Realm::Hash, "layer #5")] {
        for step in [8, Speed::UNLIMITED.step()] {
            let mut app = searched(SAMPLE, realm);
            app.act(Action::ToggleShown(Realm::Bidirectional.into()));
            app.settle();
            add_breakpoint(&mut app, text);
            app.act(Action::ShowStage(StageTab::Race));
            app.act(Action::Seek(0));
            app.act(Action::SetSpeed(Speed::of_step(step)));
            let from = moment(&app);
            play(&mut app);
            let recording = &app.model.chosen_lane().recording;
            let first = if text.contains('#') {
                locate(recording, &place(text), &Settings::default())
            } else {
                find(recording, &place(text), &Settings::default(), from, Direction::Forward)
            };
            assert_eq!(Some(moment(&app)), first, "realm {realm}, {text}, speed {step}");
        }
    }
}

/// Played as fast as it is recorded, a search stops where it should, although it has ended meanwhile.
#[test]
fn a_search_that_is_followed_stops_where_it_should() {
    let mut app = TestApp::of(Model::new(at_the_end(), 1));
    app.act(Action::Choose(Realm::Table.into()));
    app.act(Action::SetSpeed(Speed::UNLIMITED));
    app.due();
    app.deliver_one(Realm::Table);
    app.act(Action::Tick(0.01));
    app.act(Action::TogglePlay);
    let from = moment(&app);
    add_breakpoint(&mut app, "before look-up 3");
    app.act(Action::TogglePlay);
    assert_eq!(app.model.chosen_lane().playhead.playback, Playback::Following);
    while !app.model.chosen_lane().has_ended() {
        app.due();
        if app.deliver_one(Realm::Table).is_none() {
            app.act(Action::Tick(0.01));
        }
    }
    while app.model.chosen_lane().playhead.playback != Playback::Paused {
        app.act(Action::Tick(0.01));
    }
    (0..200).for_each(|_| _ = app.act(Action::Tick(0.01)));
    let lane = app.model.chosen_lane();
    assert!(matches!(lane.run, RunState::Done(_)) && from > 0);
    assert_eq!(Some(moment(&app)), locate(&lane.recording, &place("before look-up 3"), &Settings::default()));
}
