//! What covers totals and what uncovers them, by hand; and whether all of it can be read.

use egui::{Key, vec2};
use eight_realms_app::{
    desk::{
        lanes::Limits,
        preferences::Totals,
        screen::{Projector, StageTab, Surroundings},
    },
    model::Action,
    words::Language,
};
use eight_realms_core::realm::Realm;

use super::{COVER, POSITIONS, looks_of_a_lane, looks_of_a_race, sample};
use crate::{
    monkey::screen::{Screen, Window},
    window::test_window::{self, TestWindow},
};

fn totals(window: &TestWindow) -> Totals {
    window.model().preferences.totals
}

#[test]
fn a_key_the_eye_and_the_settings_cover_totals_and_show_them() {
    for language in Language::ALL {
        let mut window = TestWindow::with_realm_7(language);
        assert_eq!(totals(&window), Totals::InSight);
        window.key(Key::H);
        assert_eq!(totals(&window), Totals::Covered);
        window.key(Key::H);
        assert_eq!(totals(&window), Totals::InSight);
        window.press_word("totals-cover");
        assert_eq!(totals(&window), Totals::Covered);
        window.press_word("totals-uncover");
        assert_eq!(totals(&window), Totals::InSight);
        window.press_word("settings");
        for choice in ["totals-covered", "totals-in-sight"] {
            window.press_word(choice);
            assert_eq!(format!("totals-{}", totals(&window).name()), choice);
        }
    }
}

#[test]
fn the_figures_of_a_rung_are_a_button_until_they_are_shown() {
    for language in Language::ALL {
        let mut window = TestWindow::with_realm_7(language);
        let uncover =
            window.words.tell("rung-uncover", &[("lane", test_window::lane(&window.words, "7").into())]);
        assert!(!window.shows(&uncover));
        window.key(Key::H);
        assert_eq!(window.moment(), 0, "from its end to its start");
        window.press(&uncover);
        assert!(!window.shows(&uncover) && !window.model().seen().is_covered(Realm::Heap.into()));
        window.key(Key::R);
        window.search();
        assert!(window.shows(&uncover), "another puzzle");
        window.key(Key::End);
        assert!(!window.shows(&uncover), "at its end");
    }
}

#[test]
fn all_text_can_be_read_while_totals_are_covered() {
    for language in Language::ALL {
        let mut screen = Screen::of(sample(), language, Limits::default(), Surroundings::default());
        screen.act(COVER);
        let windows = [
            (1440.0, 900.0, Projector::Off),
            (1024.0, 640.0, Projector::Off),
            (1280.0, 720.0, Projector::On),
        ];
        for (width, height, projector) in windows {
            screen.resize(Window { points: vec2(width, height), scale: 1.0 });
            if projector != screen.application.model().projector {
                screen.act(Action::SwitchProjector);
            }
            screen.act(Action::ShowStage(StageTab::Step));
            for realm in [Realm::Hash, Realm::Table, Realm::Heap, Realm::IdaStar] {
                screen.act(Action::Choose(realm.into()));
                screen.act(Action::Seek(47));
                for look in looks_of_a_lane() {
                    for action in look {
                        screen.act(action);
                    }
                    screen.read(&format!("{language:?} {width} realm {realm}"));
                }
            }
            for look in looks_of_a_race() {
                for action in look {
                    screen.act(action);
                }
                screen.act(Action::Seek(POSITIONS[2]));
                screen.read(&format!("{language:?} {width} race"));
            }
        }
        screen.faults.assert_none();
    }
}
