//! A window with the tabs in its bar: every command is there, behind the last button if there is no room.

use egui::{Key, vec2};
use eight_realms_app::{
    desk::{
        preferences::Theme,
        screen::{Sheet, StageTab},
    },
    words::Language,
};

use super::test_window::TestWindow;

fn narrow(language: Language, width: f32) -> TestWindow {
    let mut window = TestWindow::with_realm_7(language);
    window.harness.set_size(vec2(width, 640.0));
    window.wait(3);
    window
}

#[test]
fn tabs_are_in_the_bar_and_open_their_stages() {
    for language in Language::ALL {
        let mut window = narrow(language, 1024.0);
        for (tab, word) in
            [(StageTab::Race, "tab-race"), (StageTab::Reading, "tab-reading"), (StageTab::Step, "tab-step")]
        {
            window.press_word(word);
            assert_eq!(window.model().stage, tab);
        }
    }
}

#[test]
fn commands_without_room_are_behind_the_last_button() {
    for language in Language::ALL {
        let mut window = narrow(language, 800.0);
        assert!(!window.shows(&window.say("link")));
        window.press_word("more");
        window.wait(2);
        window.press_word("theme-light");
        assert_eq!(window.model().preferences.theme, Theme::Light);
        window.press_word("more");
        window.wait(2);
        window.press_word("link");
        assert_eq!(window.model().sheet, Sheet::Link);
        window.key(Key::Escape);
        window.press_word("more");
        window.wait(2);
        window.press_word("settings");
        window.wait(2);
        assert!(
            window.shows(&window.say("opens-at-end")),
            "the menu of settings opens below the last button"
        );
        window.press_word("opens-at-end");
        assert_eq!(window.model().preferences.opens_at, eight_realms_app::desk::preferences::OpensAt::End);
    }
}
