//! The appearance of the window: language, theme, projector, sizes.

use egui::{Key, Vec2, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use eight_realms::gui::theme::Appearance;
use eight_realms_app::{
    desk::{
        action::SettingsAction,
        preferences::Theme,
        puzzles::EXAMPLES,
        screen::{Projector, Reading, Sheet, Surroundings},
    },
    model::Action,
    words::{Language, Words},
};
use eight_realms_core::{puzzle::BoardRole, realm::Realm};

use super::test_window::TestWindow;
use crate::words::LATIN_IN_CHINESE;

#[test]
fn the_language_changes_everywhere_at_once() {
    for language in Language::ALL {
        let mut window = TestWindow::with_all_realms(language);
        let other = Words::new(language.next());
        assert!(window.shows(&window.say("random")));
        window.press(language.next().name());
        for id in ["random", "examples", "settings", "plot-title-frontier"] {
            assert!(window.shows(&other.say(id)) && !window.shows(&window.say(id)), "{id}");
        }
        window.key(Key::L);
        assert!(window.shows(&window.say("random")));
    }
}

/// All texts of a Chinese window, on every sheet and in every realm, but for its source code.
#[test]
fn a_chinese_window_holds_no_stray_latin_word() {
    let mut window = TestWindow::with_all_realms(Language::Chinese);
    check_latin(&window, "opening");
    for sheet in [Sheet::Keys, Sheet::Depth] {
        window.act(Action::Open(sheet));
        check_latin(&window, "sheet");
        window.act(Action::Open(sheet));
    }
    for realm in Realm::ALL {
        window.act(Action::Choose(realm.into()));
        for moment in [0, 1, 40, window.model().chosen_lane().recording.len() / 2] {
            window.act(Action::Seek(moment));
            check_latin(&window, realm.label());
        }
    }
    for menu in ["examples", "recent", "settings"] {
        window.press_word(menu);
        check_latin(&window, menu);
        window.key(Key::Escape);
    }
    window.act(Action::Edit(BoardRole::Start));
    window.write("12r");
    check_latin(&window, "editor");
    window.act(Action::Escape);
    window.act(Action::SetPuzzle(EXAMPLES[EXAMPLES.len() - 1].puzzle()));
    check_latin(&window, "unsolvable");
}

pub(super) fn check_latin(window: &TestWindow, place: &str) {
    assert_eq!(window.model().reading, Reading::Page);
    for text in window.texts().iter().map(|text| without_code(text, window)) {
        let words = text.split(|letter: char| !letter.is_ascii_alphabetic());
        let stray = words.filter(|word| !is_allowed(word));
        assert_eq!(stray.collect::<Vec<_>>(), [""; 0], "{place}: {text}");
    }
}

/// The text without the pieces of source code that the lesson quotes.
fn without_code(text: &str, window: &TestWindow) -> String {
    let realm = window.model().chosen.label();
    let lesson = ["idea", "change", "cost", "watch"].map(|part| window.say(&format!("page-{realm}-{part}")));
    let quoted = lesson.iter().flat_map(|paragraph| paragraph.split('`').skip(1).step_by(2));
    quoted.fold(text.to_owned(), |text, code| text.replace(code, ""))
}

/// Letters of moves, units of time, and the words of the list.
fn is_allowed(word: &str) -> bool {
    let moves = word.chars().all(|letter| "ulrdx".contains(letter));
    moves || ["s", "ms", "ns", "µs", "a"].contains(&word) || LATIN_IN_CHINESE.contains(&word)
}

/// Every screen as wide as 4:3 has a layout of the same height, whatever its pixels.
#[test]
fn a_projector_enlarges_as_far_as_there_is_room() {
    let zoom = |width, height| Appearance::Projector.zoom(Vec2::new(width, height), &Surroundings::default());
    for (width, height) in
        [(1280.0, 720.0), (1366.0, 768.0), (1440.0, 900.0), (1920.0, 1080.0), (3840.0, 2160.0)]
    {
        assert!((height / zoom(width, height) - 540.0).abs() < 1e-2, "{width} × {height}");
    }
    assert!((zoom(1024.0, 768.0) - 1024.0 / 720.0).abs() < 1e-3, "as wide as the layout needs");
    let at_hand = Appearance::Light.zoom(Vec2::new(640.0, 480.0), &Surroundings::default());
    assert!((zoom(640.0, 480.0) - at_hand).abs() < 1e-3 && at_hand > 1.1, "no smaller than on a phone");
}

#[test]
fn theme_and_projector_are_switched() {
    for language in Language::ALL {
        let mut window = TestWindow::with_all_realms(language);
        window.press_word("theme-light");
        assert_eq!(window.model().preferences.theme, Theme::Light);
        window.press_word("theme-dark");
        assert_eq!(window.model().preferences.theme, Theme::Dark);
        window.press_word("projector");
        assert_eq!(window.model().projector, Projector::On);
        let zoom = window.harness.ctx.zoom_factor();
        assert!(
            (zoom - Appearance::Projector.zoom(Vec2::new(1440.0, 900.0), &Surroundings::default())).abs()
                < 1e-3
                && zoom > 1.3,
            "{zoom}"
        );
        window.press_command("theme-light");
        assert_eq!(window.model().preferences.theme, Theme::Dark, "a projector is always light");
        window.key(Key::Escape);
        window.key(Key::F11);
        assert_eq!(window.model().projector, Projector::Off);
        assert!((window.harness.ctx.zoom_factor() - 1.0).abs() < 1e-3);
    }
}

/// The top bar drops words before controls: all controls are there, inside, apart from each other; in a narrow window some
/// are behind its last button.
#[test]
fn no_control_of_the_bar_is_lost_in_a_narrow_window() {
    let sizes: [Vec2; 5] = [
        vec2(1440.0, 900.0),
        vec2(1200.0, 700.0),
        vec2(1079.0, 607.0),
        vec2(1024.0, 640.0),
        vec2(720.0, 540.0),
    ];
    for language in Language::ALL {
        let mut window = TestWindow::with_realm_7(language);
        window.act(Action::Settings(SettingsAction::Order("dlru".parse().unwrap())));
        for size in sizes {
            window.harness.set_size(size);
            window.wait(2);
            let start = window.named("edit-start", &window.model().puzzle.start.to_string());
            let goal = window.named("edit-goal", &window.model().puzzle.goal.to_string());
            let ids = ["random", "random-at-depth", "examples", "recent", "settings-changed"];
            let mut labels = vec![start, goal];
            labels.extend(ids.map(|id| window.say(id)));
            labels.extend([window.say("link"), language.next().name().to_owned()]);
            labels.extend(["theme-light", "projector", "keys"].map(|id| window.say(id)));
            if size.x < 1200.0 {
                window.press_word("more");
                window.wait(2);
                for label in &labels {
                    _ = window.harness.get_by_label(label);
                }
                window.key(Key::Escape);
                window.wait(2);
                continue;
            }
            let rects: Vec<_> =
                labels.iter().map(|label| window.harness.get_by_label(label).rect()).collect();
            for pair in rects.windows(2) {
                assert!(pair[0].right() <= pair[1].left(), "{language:?} {size}: {labels:?} {rects:?}");
            }
            assert!(rects[0].left() >= 0.0 && rects.last().unwrap().right() <= size.x);
        }
    }
}

/// Every button has a name, so that it can be read aloud and found.
#[test]
fn nothing_that_can_be_pressed_is_without_a_name() {
    let mut window = TestWindow::with_all_realms(Language::English);
    for sheet in
        [Sheet::None, Sheet::Keys, Sheet::Depth, Sheet::Link, Sheet::Places, Sheet::Results, Sheet::Save]
    {
        window.act(Action::Open(sheet));
        for node in window.harness.root().children_recursive() {
            let node = node.accesskit_node();
            if matches!(node.role(), egui::accesskit::Role::Button | egui::accesskit::Role::RadioButton) {
                assert!(node.label().is_some_and(|label| !label.is_empty()), "{node:?}");
            }
        }
    }
}
