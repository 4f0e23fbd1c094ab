//! The page of a realm: its text, and the button back to the sample that its figures are about.

use egui::{Rect, Shape, vec2};
use egui_kittest::kittest::Queryable;
use eight_realms_app::{
    desk::{
        puzzles::{EXAMPLES, Example},
        screen::Reading,
    },
    model::Action,
    words::Language,
};
use eight_realms_core::realm::Realm;

use super::test_window::TestWindow;

/// The rows of every text that is drawn, as they are broken.
fn rows(window: &TestWindow) -> Vec<String> {
    let shapes = window.harness.output().shapes.iter();
    let texts = shapes.filter_map(|shape| match &shape.shape {
        Shape::Text(text) => Some(&text.galley.rows),
        _ => None,
    });
    texts.flatten().map(|row| row.text()).collect()
}

/// The star of A* stays with its letter, however narrow the page is.
#[test]
fn no_line_of_a_page_begins_with_a_star() {
    for language in Language::ALL {
        let mut window = TestWindow::with_realm_7(language);
        for realm in Realm::ALL {
            window.act(Action::Choose(realm.into()));
            for width in [1200.0, 1280.0, 1440.0, 1600.0, 1706.0] {
                window.harness.set_size(vec2(width, 2000.0));
                window.wait(2);
                let rows = rows(&window);
                assert!(rows.len() > 30, "{language:?}, realm {realm}: the page is not there");
                let torn = rows.iter().find(|row| row.starts_with('*'));
                assert_eq!(torn, None, "{language:?}, realm {realm}, {width} points wide");
            }
        }
    }
}

/// Nothing moves when the button comes or goes, and loading the sample is undone like any other puzzle.
#[test]
fn the_sample_is_loaded_from_its_page_while_another_puzzle_is_searched() {
    for language in Language::ALL {
        let mut window = TestWindow::with_realm_7(language);
        let button = window.say("page-sample");
        assert!(!window.shows(&button), "the sample is there");
        let place =
            |window: &TestWindow| -> Rect { window.harness.get_by_label(&window.say("page-7-title")).rect() };
        let (before, other) = (place(&window), EXAMPLES[3].puzzle());
        window.act(Action::SetPuzzle(other));
        window.search();
        assert_eq!(place(&window), before);
        window.act(Action::Read(Reading::Code));
        assert!(!window.shows(&button), "code holds no figures of the sample");
        window.act(Action::Read(Reading::Page));
        window.press(&button);
        assert_eq!(window.model().puzzle, Example::sample());
        assert!(!window.shows(&button));
        window.act(Action::Undo);
        assert_eq!(window.model().puzzle, other);
    }
}
