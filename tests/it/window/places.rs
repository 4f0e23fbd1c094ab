//! The sheet of places: typed into, pressed, left; and the flags on the scrubber.

use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use eight_realms_app::{
    desk::{prepared::BreakpointSwitch, screen::Sheet},
    model::Action,
    places::PlacesAction,
    words::{Language, places::written},
};
use eight_realms_core::{realm::Realm, replay::Playback};

use super::test_window::{TestWindow, lane_first};

/// The sheet over the start of realm 7's search, opened by its key.
fn opened(language: Language) -> TestWindow {
    let mut window = TestWindow::with_realm_7(language);
    window.act(Action::Seek(0));
    window.key_with(Modifiers::COMMAND, Key::G);
    assert_eq!(window.model().sheet, Sheet::Places);
    window
}

fn typed(window: &TestWindow) -> &str {
    &window.model().places.typed
}

#[test]
fn a_number_is_typed_and_enter_goes_there() {
    for language in Language::ALL {
        let mut window = opened(language);
        window.write("250");
        let read = written(&window.words, "expansion 250");
        assert!(window.shows(&window.words.tell("places-read", &[("place", read.into())])));
        window.key(Key::Enter);
        assert_eq!((window.expanded(), window.model().sheet), (250, Sheet::None));
        // What was typed is replaced by what is typed now.
        window.key_with(Modifiers::COMMAND, Key::G);
        assert_eq!(typed(&window), "250");
        window.write("f-step");
        assert_eq!(typed(&window), "f-step");
        window.key_with(Modifiers::SHIFT, Key::Enter);
        assert!(window.expanded() < 250 && window.is_mark(), "back to the f-step before");
        window.key_with(Modifiers::COMMAND, Key::G);
        window.write("100");
        window.key(Key::Enter);
        assert_eq!(window.expanded(), 100);
        assert!(window.model().notice.as_ref().is_none_or(|(notice, _)| !notice.is_trouble()));
    }
}

#[test]
fn a_fault_is_shown_with_its_character_while_it_is_typed_and_nothing_is_lost() {
    for language in Language::ALL {
        let mut window = opened(language);
        window.write("f-step and f = ");
        let fault = window.say("error-place-number");
        let words = window.words.tell("error-place", &[("position", 16.into()), ("fault", fault.into())]);
        assert!(window.shows(&words), "{:?}", window.texts());
        window.key(Key::Enter);
        assert_eq!((typed(&window), window.moment()), ("f-step and f = ", 0));
        assert_eq!(window.model().sheet, Sheet::Places);
        // The field has the keyboard still.
        window.write("15");
        assert!(!window.shows(&words));
        window.key(Key::Enter);
        assert!(window.moment() > 0 && window.is_mark());
    }
}

#[test]
fn an_example_is_a_press_away_and_so_is_each_button() {
    for language in Language::ALL {
        let mut window = opened(language);
        let example = written(&window.words, "tie >= 3");
        let arguments = [("name", example.clone().into()), ("what", window.say("place-example-tie").into())];
        window.press(&window.words.tell("named", &arguments));
        assert_eq!(typed(&window), example);
        window.press_word("places-next");
        let first = window.moment();
        assert!(first > 0 && window.model().sheet == Sheet::None);
        for (word, direction) in [("places-next", 1), ("places-back", -1)] {
            let before = window.moment();
            window.press_word("places");
            window.press_word(word);
            let now = window.moment();
            assert_eq!((now > before, now < before), (direction == 1, direction == -1), "{word}");
        }
        assert_eq!(window.moment(), first);
    }
}

#[test]
fn a_breakpoint_is_added_switched_stopped_at_and_removed() {
    for language in Language::ALL {
        let mut window = opened(language);
        for text in ["improved", "iteration"] {
            window.write(text);
            window.press_word("places-add");
            window.key_with(Modifiers::COMMAND, Key::G);
            window.key(Key::Escape);
            window.key_with(Modifiers::COMMAND, Key::G);
        }
        let places = &window.model().places;
        assert_eq!((places.breakpoints.len(), places.typed.as_str()), (2, ""));
        let label = |window: &TestWindow, id, place: &str| {
            window.words.tell(id, &[("place", written(&window.words, place).into())])
        };
        window.press(&label(&window, "places-breakpoint-on", "improved"));
        assert_eq!(window.model().places.breakpoints[0].switch, BreakpointSwitch::Off);
        window.press(&label(&window, "places-breakpoint-off", "improved"));
        window.press(&label(&window, "breakpoint-remove", "iteration"));
        assert_eq!(window.model().places.breakpoints.len(), 1);
        window.key(Key::Escape);
        assert_eq!(window.model().sheet, Sheet::None);
        let held = Modifiers::COMMAND | Modifiers::SHIFT;
        window.key_with(held, Key::ArrowRight);
        let found = window.moment();
        window.key(Key::Home);
        window.key(Key::Space);
        while window.model().chosen_lane().playhead.playback != Playback::Paused {
            window.wait(10);
        }
        let stop = if found == 0 { window.model().chosen_lane().recording.len() } else { found };
        assert_eq!(window.moment(), stop);
    }
}

/// Where nothing of the kind can come, its breakpoint is grey and says so.
#[test]
fn a_breakpoint_of_another_realm_says_so() {
    let mut window = opened(Language::English);
    window.write("iteration");
    assert!(window.shows("Realm 7 has no such place: iteration"));
    window.press_word("places-add");
    assert!(window.shows("Breakpoint, on: iteration"));
    window.key(Key::Escape);
    window.act(Action::Choose(Realm::IdaStar.into()));
    window.key_with(Modifiers::COMMAND, Key::G);
    window.write("iteration");
    assert!(window.shows("Reads: iteration"));
}

#[test]
fn a_bookmark_has_a_flag_a_note_and_keys_that_go_round() {
    for language in Language::ALL {
        let mut window = TestWindow::with_realm_7(language);
        for (moment, ends) in [(300, Key::Escape), (800, Key::Enter)] {
            window.act(Action::Seek(moment));
            window.key(Key::B);
            assert_eq!(window.model().sheet, Sheet::Places);
            // What begins a note is no key of the window.
            window.write("t g");
            assert_eq!(window.model().places.bookmarks.last().expect("it is set").note, "t g");
            for _ in 0.."t g".len() {
                window.key(Key::Backspace);
            }
            window.key(ends);
            assert_eq!((window.model().sheet, window.moment()), (Sheet::None, moment));
        }
        let flag = window.say("bookmark");
        assert_eq!(window.harness.query_all_by_label(&flag).count(), 2, "a flag each");
        window.key(Key::B);
        assert_eq!(window.model().sheet, Sheet::Places);
        window.write("八 here");
        assert_eq!(window.model().places.bookmarks[1].note, "八 here");
        window.key(Key::Enter);
        assert_eq!(window.model().sheet, Sheet::None);
        assert!(window.shows(&window.named("bookmark", "八 here")));
        window.key(Key::N);
        assert_eq!(window.moment(), 300, "round to the first");
        window.key(Key::N);
        assert_eq!(window.moment(), 800);
        window.key_with(Modifiers::SHIFT, Key::N);
        assert_eq!(window.moment(), 300);
        window.key_with(Modifiers::COMMAND, Key::Z);
        assert_eq!(window.moment(), 800);
        // From the sheet, it is pressed and removed.
        window.press_word("places");
        let start = window.model().puzzle.start.letters();
        let args =
            [("lane", lane_first(&window.words, "7").into()), ("n", 300.into()), ("start", start.into())];
        let first = window.words.tell("bookmark-place", &args);
        window.press(&first);
        assert_eq!((window.moment(), window.model().sheet), (300, Sheet::None));
        window.press_word("places");
        let remove = window.words.tell("bookmark-remove", &[("bookmark", first.into())]);
        window.press(&remove);
        assert_eq!(window.model().places.bookmarks.len(), 1);
    }
}

/// A click near a flag means the flag.
#[test]
fn a_click_beside_a_flag_leads_to_it() {
    let mut window = TestWindow::with_realm_7(Language::English);
    window.act(Action::Seek(437));
    window.key(Key::B);
    window.key(Key::Enter);
    let flag = window.harness.get_by_label("Bookmark").rect();
    window.act(Action::Seek(0));
    let at = flag.left_center() + egui::vec2(2.0, 0.0);
    window.harness.hover_at(at);
    window.harness.drag_at(at);
    window.drop(at);
    assert_eq!(window.moment(), 437);
}

/// Nothing flashes up where a place is known at once; what takes long says how far it is, and can be cancelled.
#[test]
fn a_long_search_shows_its_progress_and_is_cancelled() {
    for language in Language::ALL {
        let mut window = TestWindow::with_realm_7(language);
        window.act(Action::SetPuzzle(super::test_window::puzzle("64785x321")));
        window.act(Action::Choose(Realm::Hash.into()));
        window.search();
        window.act(Action::Seek(0));
        window.key_with(Modifiers::COMMAND, Key::G);
        window.write("frontier > 1000000");
        let searching = |window: &TestWindow| {
            let texts = window.texts();
            let words = window.say("places-cancel");
            texts.iter().any(|text| text.contains('%')) && texts.contains(&words)
        };
        window.key(Key::Enter);
        assert!(window.model().places.is_searching() && !searching(&window), "not at once");
        window.wait(10);
        assert!(window.model().places.is_searching() && searching(&window), "{:?}", window.texts());
        window.key(Key::Escape);
        assert!(!window.model().places.is_searching() && !searching(&window));
        assert_eq!((window.moment(), window.model().sheet), (0, Sheet::Places));
        window.key(Key::Escape);
        assert_eq!(window.model().sheet, Sheet::None);
        // Without the sheet it stands beside the timeline.
        window.act(Action::Places(PlacesAction::AddBreakpoint));
        window.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::ArrowRight);
        window.wait(10);
        assert!(searching(&window));
        window.press_word("places-cancel");
        assert!(!window.model().places.is_searching());
    }
}

/// Fingers find every button of the sheet.
#[test]
fn what_can_be_pressed_is_large_enough() {
    let mut window = TestWindow::with_realm_7(Language::Chinese);
    // What the sheet lies over has been there before.
    let before: Vec<String> = window.texts();
    window.key_with(Modifiers::COMMAND, Key::G);
    window.act(Action::Places(PlacesAction::Write("duplicate".to_owned())));
    window.act(Action::Places(PlacesAction::AddBreakpoint));
    window.act(Action::Places(PlacesAction::SetBookmark));
    window.wait(2);
    let nodes = window.harness.root().children_recursive();
    let pressed = nodes.filter(|node| {
        use egui::accesskit::Role;
        matches!(node.accesskit_node().role(), Role::Button | Role::CheckBox | Role::TextInput)
    });
    let mut count = 0;
    let is_new = |label: Option<String>| label.is_none_or(|label| !before.contains(&label));
    for node in pressed.filter(|node| is_new(node.accesskit_node().label())) {
        assert!(node.rect().height() >= 28.0 && node.rect().width() >= 28.0, "{node:?}");
        count += 1;
    }
    assert!(count >= 12, "{count}");
}
