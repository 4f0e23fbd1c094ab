//! What the table of the race tells of a figure, to whoever points at it.

use std::{collections::BTreeMap, sync::Arc};

use eight_realms::{
    app::{Action, Model, Preferences, RaceAction, RaceFace, StageTab},
    gui::Application,
    realm::Realm,
    words::{Language, figures},
};

use super::desk::Desk;

/// A table is kept after it is built, and weighs as long as it is asked.
#[test]
fn memory_says_that_it_includes_the_table() {
    for language in Language::ALL {
        let preferences = Preferences { language, ..Preferences::default() };
        let weights = BTreeMap::from([(Realm::Table, 1_500_000), (Realm::Heap, 400_000)]);
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
        let heap = [figures::bytes(400_000.0), desk.say("race-memory-table")];
        assert!(!tells(&texts, &heap), "nobody else has one");
    }
}
