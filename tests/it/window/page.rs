//! The page of a realm: its text, and the way back to the sample that its figures are about.

use egui::{Rect, Shape, vec2};
use egui_kittest::kittest::Queryable;
use eight_realms::{
    app::{Action, EXAMPLES, Example, Reading},
    realm::Realm,
    words::Language,
};

use super::desk::Desk;

/// The rows of every text that is drawn, as they are broken.
fn rows(desk: &Desk) -> Vec<String> {
    let shapes = desk.harness.output().shapes.iter();
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
        let mut desk = Desk::with_realm_7(language);
        for realm in Realm::ALL {
            desk.act(Action::Choose(realm));
            for width in [1200.0, 1280.0, 1440.0, 1600.0, 1706.0] {
                desk.harness.set_size(vec2(width, 2000.0));
                desk.wait(2);
                let rows = rows(&desk);
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
        let mut desk = Desk::with_realm_7(language);
        let button = desk.say("lesson-sample");
        assert!(!desk.shows(&button), "the sample is there");
        let place = |desk: &Desk| -> Rect { desk.harness.get_by_label(&desk.say("lesson-7-title")).rect() };
        let (before, other) = (place(&desk), EXAMPLES[3].puzzle());
        desk.act(Action::SetPuzzle(other));
        desk.search();
        assert_eq!(place(&desk), before);
        desk.act(Action::Read(Reading::Code));
        assert!(!desk.shows(&button), "code holds no figures of the sample");
        desk.act(Action::Read(Reading::Lesson));
        desk.press(&button);
        assert_eq!(desk.model().puzzle, Example::sample());
        assert!(!desk.shows(&button));
        desk.act(Action::Undo);
        assert_eq!(desk.model().puzzle, other);
    }
}
