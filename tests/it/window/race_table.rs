//! What the table of the race tells of its figures, in their cells and to whoever points at one.

use std::{collections::BTreeMap, sync::Arc};

use eight_realms::{
    app::{Action, Model, Preferences, RaceAction, RaceFace, StageTab},
    gui::Application,
    realm::Realm,
    words::{Language, figures},
};

use super::{
    desk::Desk,
    race::racing,
    race_figures::{count, drawn},
};

/// What is counted stands in the head, and where nothing can be compared it says why.
#[test]
fn the_head_says_what_the_small_figures_are() {
    for language in Language::ALL {
        let mut desk = racing(language);
        desk.act(Action::Race(RaceAction::Face(RaceFace::Table)));
        count(&mut desk);
        for id in ["race-ratio-head", "race-column-branching-long"] {
            assert!(drawn(&desk).contains(&desk.say(id)), "{id}: {:?}", drawn(&desk));
        }
        let none = desk.words.tell("race-ratio-kinds", &[("realm", "1".into())]);
        assert!(desk.texts().iter().any(|text| text.contains(&none)), "{none}");
    }
}

/// A table is kept after it is built, and weighs as long as it is asked.
#[test]
fn memory_says_that_it_includes_the_table() {
    for language in Language::ALL {
        let preferences = Preferences { language, ..Preferences::default() };
        let weights =
            BTreeMap::from([(Realm::Table, 1_500_000), (Realm::Heap, 400_000), (Realm::IdaStar, 32)]);
        let model = Model::new(preferences, 7).with_memory(weights);
        let mut desk = Desk::of(language, Application::of(model, Arc::new(|| {})));
        desk.act(Action::ShowStage(StageTab::Race));
        desk.act(Action::Race(RaceAction::Face(RaceFace::Table)));
        let table = [figures::bytes(1_500_000.0), desk.say("race-memory-table")];
        let tells = |texts: &[String], lines: &[String]| {
            texts.iter().any(|text| lines.iter().all(|line| text.lines().any(|told| told == line)))
        };
        let texts = desk.texts();
        assert!(tells(&texts, &table), "{texts:?}");
        let stack = [figures::bytes(32.0), desk.say("race-memory-stack-note")];
        assert!(tells(&texts, &stack), "realm 8 leaves its stack out: {texts:?}");
        let none = desk.words.tell("race-ratio-stack", &[("realm", "7".into())]);
        assert!(tells(&texts, &[figures::bytes(32.0), none]), "so it is no multiple of realm 7");
        assert!(drawn(&desk).contains(&desk.say("race-memory-stack")), "and its cell says so");
        let heap = [figures::bytes(400_000.0), desk.say("race-memory-table")];
        assert!(!tells(&texts, &heap), "nobody else has one");
    }
}
