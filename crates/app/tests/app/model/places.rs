//! Places in the model: gone to, stopped at, marked, and all of it only where no question is open.

use eight_realms_app::{
    desk::{
        notice::{Notice, PlaceNotice},
        screen::Sheet,
    },
    model::{Action, Model},
    places::PlacesAction,
};
use eight_realms_core::{
    puzzle::Puzzle,
    realm::{Realm, Settings},
    replay::{
        Direction,
        place::{Place, find, locate},
    },
};

use super::test_app::TestApp;
use crate::{at_the_end::at_the_end, ground::puzzle};

pub const SAMPLE: &str = "23415x768";

/// A searched puzzle, one realm chosen, the playhead at the start.
pub fn searched(start: &str, realm: Realm) -> TestApp {
    let mut app = TestApp::of(Model::new(at_the_end(), 1));
    app.act(Action::SetPuzzle(puzzle(start, "12345678x")));
    app.act(Action::Choose(realm.into()));
    // Some of the others would search for seconds.
    for other in Realm::LADDER.into_iter().filter(|other| other.rung() != realm.rung()) {
        app.act(Action::ToggleShown(other.into()));
    }
    app.settle();
    app.act(Action::Seek(0));
    app
}

pub fn places(app: &mut TestApp, action: PlacesAction) {
    app.act(Action::Places(action));
}

pub fn add_breakpoint(app: &mut TestApp, text: &str) {
    places(app, PlacesAction::Write(text.to_owned()));
    places(app, PlacesAction::AddBreakpoint);
}

fn go_to(app: &mut TestApp, text: &str, direction: Direction) {
    places(app, PlacesAction::Write(text.to_owned()));
    places(app, PlacesAction::GoTo(direction));
    read_on(app);
}

/// Frames pass until nothing is being searched.
pub fn read_on(app: &mut TestApp) {
    while app.model.places.is_searching() {
        places(app, PlacesAction::ReadOn);
    }
}

pub fn moment(app: &TestApp) -> u64 {
    app.model.chosen_lane().playhead.moment
}

pub fn notice(app: &mut TestApp) -> Option<PlaceNotice> {
    match app.model.notice.take() {
        Some((Notice::Place(notice), _)) => Some(notice),
        _ => None,
    }
}

pub fn place(text: &str) -> Place {
    text.parse().expect("a place")
}

/// One of every kind, some of what is not there.
pub fn all_actions() -> Vec<PlacesAction> {
    let mut actions = vec![PlacesAction::GoTo(Direction::Forward), PlacesAction::AddBreakpoint];
    for text in ["3", "no place", "duplicate"] {
        actions.push(PlacesAction::Write(text.to_owned()));
        actions.extend([Direction::Forward, Direction::Back].map(PlacesAction::GoTo));
        actions.extend([PlacesAction::AddBreakpoint, PlacesAction::SetBookmark, PlacesAction::ReadOn]);
    }
    for number in [0, usize::MAX] {
        actions.extend([PlacesAction::SwitchBreakpoint(number), PlacesAction::OpenBookmark(number)]);
        actions.extend([PlacesAction::WriteNote(number, "a note".to_owned()), PlacesAction::NoteFocused]);
    }
    actions.extend([Direction::Forward, Direction::Back].map(PlacesAction::NextBreakpoint));
    actions.extend([Direction::Forward, Direction::Back].map(PlacesAction::NextBookmark));
    actions.extend([PlacesAction::RemoveBreakpoint(0), PlacesAction::RemoveBookmark(0)]);
    actions
}

#[test]
fn a_place_is_gone_to_on_and_back_and_from_the_other_end() {
    let mut app = searched(SAMPLE, Realm::Heap);
    go_to(&mut app, "250", Direction::Forward);
    assert_eq!(moment(&app), app.model.chosen_lane().recording.moment_of_expansion(250));
    assert_eq!(notice(&mut app), None);
    let here = moment(&app);
    go_to(&mut app, "expansion 100", Direction::Forward);
    let from_start =
        PlaceNotice::FromOtherEnd { place: place("expansion 100"), direction: Direction::Forward };
    assert_eq!(notice(&mut app), Some(from_start));
    assert!(moment(&app) < here);
    go_to(&mut app, "expansion 100", Direction::Back);
    assert_eq!(notice(&mut app), Some(PlaceNotice::IsHere { place: place("expansion 100") }));
    go_to(&mut app, "f-step", Direction::Back);
    let recording = app.model.chosen_lane().recording.clone();
    let at = recording.moment_of_expansion(100);
    let expected = find(&recording, &place("f-step"), &Settings::default(), at, Direction::Back);
    assert_eq!(Some(moment(&app)), expected);
    // With a number it is one moment, wherever it is looked for.
    for from in [0, 400, recording.len()] {
        app.act(Action::Seek(from));
        go_to(&mut app, "f-step #2", Direction::Forward);
        assert_eq!(Some(moment(&app)), locate(&recording, &place("f-step #2"), &Settings::default()));
    }
    let before = moment(&app);
    app.model.notice = None;
    go_to(&mut app, "frontier > 9000", Direction::Forward);
    assert_eq!(notice(&mut app), Some(PlaceNotice::NotFound { place: place("frontier > 9000") }));
    go_to(&mut app, "iteration", Direction::Back);
    let foreign = PlaceNotice::NotOfRealm { place: place("iteration"), lane: Realm::Heap.into() };
    assert_eq!(notice(&mut app), Some(foreign));
    // What is no place goes nowhere and stays as typed.
    go_to(&mut app, "f-stop", Direction::Forward);
    assert_eq!((moment(&app), app.model.places.typed.as_str()), (before, "f-stop"));
}

/// A search that takes many frames: half a million events, in which the place is not.
fn long_search() -> TestApp {
    let mut app = searched("64785x321", Realm::Hash);
    places(&mut app, PlacesAction::Write("frontier > 1000000".to_owned()));
    places(&mut app, PlacesAction::GoTo(Direction::Forward));
    app
}

#[test]
fn a_search_is_given_up_by_escape_by_a_step_and_with_its_recording() {
    let ends: [fn(&mut TestApp); 5] = [
        |app| _ = app.act(Action::Escape),
        |app| _ = app.act(Action::Seek(9)),
        |app| _ = app.act(Action::TogglePlay),
        |app| _ = app.act(Action::Choose(Realm::Heap.into())),
        |app| _ = app.act(Action::SetPuzzle(puzzle("1234x8765", "12345678x"))),
    ];
    for (number, end) in ends.into_iter().enumerate() {
        let mut app = long_search();
        app.act(Action::Open(Sheet::Places));
        (0..3).for_each(|_| places(&mut app, PlacesAction::ReadOn));
        assert!(app.model.places.is_searching());
        assert_eq!(moment(&app), 0, "it does not move before something is found");
        end(&mut app);
        assert!(!app.model.places.is_searching(), "{number}");
        if number == 0 {
            assert_eq!(app.model.sheet, Sheet::Places, "one thing at a time");
            assert_eq!(notice(&mut app), Some(PlaceNotice::SearchCancelled));
        }
    }
    let mut app = long_search();
    let mut frames = 0;
    while app.model.places.is_searching() {
        places(&mut app, PlacesAction::ReadOn);
        frames += 1;
    }
    assert!(frames > 8, "{frames}");
    assert_eq!(notice(&mut app), Some(PlaceNotice::NotFound { place: place("frontier > 1000000") }));
}

#[test]
fn a_bookmark_leads_back_from_another_puzzle_and_is_undone() {
    let mut app = searched(SAMPLE, Realm::Heap);
    for moment in [700, 200] {
        app.act(Action::Seek(moment));
        places(&mut app, PlacesAction::SetBookmark);
        let own = app.model.places.bookmark_at(app.model.recording_key(), moment);
        assert_eq!((app.model.sheet, app.model.places.note_wanted()), (Sheet::Places, own));
    }
    let other = puzzle("1237x8564", "12345678x");
    app.act(Action::SetPuzzle(other));
    app.act(Action::Choose(Realm::IdaStar.into()));
    app.settle();
    app.act(Action::Seek(40));
    places(&mut app, PlacesAction::SetBookmark);
    let own: Vec<u64> =
        app.model.places.bookmarks.iter().map(eight_realms_app::desk::prepared::Bookmark::moment).collect();
    assert_eq!(own, [200, 700, 40], "those of one recording stand in its order");
    // On from the last one, round to the first, of the other puzzle.
    places(&mut app, PlacesAction::NextBookmark(Direction::Forward));
    app.settle();
    assert_eq!((app.model.puzzle, app.model.chosen.realm), (puzzle(SAMPLE, "12345678x"), Realm::Heap));
    assert_eq!(moment(&app), 200);
    places(&mut app, PlacesAction::NextBookmark(Direction::Forward));
    assert_eq!(moment(&app), 700);
    places(&mut app, PlacesAction::NextBookmark(Direction::Back));
    assert_eq!(moment(&app), 200);
    for expected in [700, 200] {
        app.act(Action::Undo);
        assert_eq!(moment(&app), expected);
    }
    app.act(Action::Undo);
    app.settle();
    assert_eq!((app.model.puzzle, app.model.chosen.realm, moment(&app)), (other, Realm::IdaStar, 40));
    assert_eq!(app.model.places.bookmarks.len(), 3);
}

/// From the end of a recording a bookmark is undone to the end.
#[test]
fn what_is_undone_leads_back_to_the_end_too() {
    let mut app = searched(SAMPLE, Realm::Heap);
    app.act(Action::Seek(200));
    places(&mut app, PlacesAction::SetBookmark);
    app.act(Action::Seek(u64::MAX));
    places(&mut app, PlacesAction::NextBookmark(Direction::Back));
    assert_eq!(moment(&app), 200);
    app.act(Action::Undo);
    assert_eq!(moment(&app), app.model.chosen_lane().recording.len());
}

#[test]
fn a_bookmark_opens_its_note_each_time_and_can_be_removed() {
    let mut app = searched(SAMPLE, Realm::Heap);
    places(&mut app, PlacesAction::NextBookmark(Direction::Forward));
    assert_eq!(notice(&mut app), Some(PlaceNotice::NoBookmarks));
    app.act(Action::Seek(200));
    places(&mut app, PlacesAction::SetBookmark);
    places(&mut app, PlacesAction::SetBookmark);
    assert_eq!((app.model.sheet, app.model.places.note_wanted()), (Sheet::Places, Some(0)));
    places(&mut app, PlacesAction::WriteNote(0, "here\n".to_owned()));
    assert_eq!(app.model.places.bookmarks[0].note, "here");
    for action in [PlacesAction::RemoveBookmark(0), PlacesAction::RemoveBookmark(0)] {
        places(&mut app, action);
        assert!(app.model.places.bookmarks.is_empty());
    }
    places(&mut app, PlacesAction::OpenBookmark(3));
    places(&mut app, PlacesAction::WriteNote(3, String::new()));
    places(&mut app, PlacesAction::RemoveBreakpoint(3));
    places(&mut app, PlacesAction::SwitchBreakpoint(3));
    assert_eq!(moment(&app), 200);
}

#[test]
fn while_a_question_is_open_none_of_it_is_offered() {
    use eight_realms_app::questions::QuestionAction;
    use eight_realms_core::ask::QuestionKind;
    let mut app = searched(SAMPLE, Realm::Heap);
    add_breakpoint(&mut app, "expand");
    app.act(Action::Seek(300));
    places(&mut app, PlacesAction::SetBookmark);
    app.act(Action::Seek(60));
    app.act(Action::Question(QuestionAction::Open(Some(QuestionKind::Next))));
    assert_eq!(app.model.sheet, Sheet::None);
    let at = app.model.questions.open().expect("it is open").moment;
    places(&mut app, PlacesAction::Write("900".to_owned()));
    for action in [
        PlacesAction::GoTo(Direction::Forward),
        PlacesAction::NextBreakpoint(Direction::Forward),
        PlacesAction::NextBookmark(Direction::Forward),
        PlacesAction::OpenBookmark(0),
        PlacesAction::SetBookmark,
        PlacesAction::AddBreakpoint,
        PlacesAction::RemoveBookmark(0),
    ] {
        places(&mut app, action);
    }
    app.act(Action::Open(Sheet::Places));
    let model = &app.model;
    assert_eq!((moment(&app), model.sheet, model.places.typed.as_str()), (at, Sheet::None, ""));
    assert_eq!((model.places.breakpoints.len(), model.places.bookmarks.len()), (1, 1));
    assert!(model.questions.open().is_some());
}

/// A puzzle of which nothing is recorded yet has no places.
#[test]
fn nothing_is_found_where_nothing_is_recorded() {
    let mut app = TestApp::of(Model::new(at_the_end(), 1));
    assert_eq!(app.model.puzzle, Puzzle::new(app.model.puzzle.start, app.model.puzzle.goal));
    go_to(&mut app, "100", Direction::Forward);
    assert_eq!(notice(&mut app), Some(PlaceNotice::NotFound { place: place("expansion 100") }));
}
