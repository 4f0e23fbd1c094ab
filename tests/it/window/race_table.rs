//! What the table of the race says of its figures, in their cells and under the pointer.

use std::{collections::BTreeMap, sync::Arc};

use eight_realms::gui::Application;
use eight_realms_app::{
    desk::{preferences::Preferences, screen::StageTab},
    model::{Action, Model},
    race::{RaceAction, RaceFace},
    words::{Language, figures},
};
use eight_realms_core::realm::Realm;

use super::{
    race::racing,
    race_figures::{count, drawn_texts},
    test_window::{TestWindow, lane},
};
use crate::at_the_end::at_the_end;

/// What is counted stands in the head, what the small figures are where there is room; and where nothing can be compared it
/// says why.
#[test]
fn the_head_says_what_the_small_figures_are() {
    for language in Language::ALL {
        let mut window = racing(language);
        window.act(Action::Race(RaceAction::Face(RaceFace::Table)));
        count(&mut window);
        window.harness.set_size(egui::vec2(1920.0, 1080.0));
        window.wait(3);
        for id in ["race-ratio-head", "race-column-branching-long"] {
            assert!(drawn_texts(&window).contains(&window.say(id)), "{id}: {:?}", drawn_texts(&window));
        }
        let none = window.words.tell("race-ratio-kinds", &[("lane", lane(&window.words, "1").into())]);
        assert!(window.texts().iter().any(|text| text.contains(&none)), "{none}");
    }
}

/// A table is kept after it is built, and takes memory as long as it is read.
#[test]
fn memory_says_that_it_includes_the_table() {
    for language in Language::ALL {
        let preferences = Preferences { language, ..at_the_end() };
        let weights =
            BTreeMap::from([(Realm::Table, 1_500_000), (Realm::Heap, 400_000), (Realm::IdaStar, 32)]);
        let model = Model::new(preferences, 7).with_memory(weights);
        let mut window = TestWindow::of(language, Application::of(model, Arc::new(|| {})));
        window.act(Action::ShowStage(StageTab::Race));
        window.act(Action::Race(RaceAction::Face(RaceFace::Table)));
        let table = [figures::bytes(1_500_000.0), window.say("race-memory-table")];
        let shows = |texts: &[String], lines: &[String]| {
            texts.iter().any(|text| lines.iter().all(|line| text.lines().any(|part| part == line)))
        };
        let texts = window.texts();
        assert!(shows(&texts, &table), "{texts:?}");
        let stack = [figures::bytes(32.0), window.say("race-memory-stack-note")];
        assert!(shows(&texts, &stack), "realm 8 leaves its stack out: {texts:?}");
        let none = window.words.tell("race-ratio-stack", &[("lane", lane(&window.words, "7").into())]);
        assert!(shows(&texts, &[figures::bytes(32.0), none]), "so it is no multiple of realm 7");
        assert!(drawn_texts(&window).contains(&window.say("race-memory-stack")), "and its cell says so");
        let heap = [figures::bytes(400_000.0), window.say("race-memory-table")];
        assert!(!shows(&texts, &heap), "nobody else has one");
    }
}
