//! The sentence that says why stands on the stage in full: on one line in the smallest window, else on two.

use egui_kittest::Harness;
use eight_realms::gui::{
    fonts::install_fonts,
    testing::{text_fits, text_width},
    theme::Type,
};
use eight_realms_app::words::{Language, Words};

use super::{messages, with_all};

/// The room of the sentence in a window of 1024 × 640 points, on one line.
const SMALL: f32 = 757.0;
/// The least room of two lines: a window of 1200 × 800 points, with all its panels.
const TWO_LINES: f32 = 569.0;

/// Every sentence with figures as long as they get, all of three digits, and its width in points.
fn sentences() -> Vec<(String, String, f32, bool)> {
    let texts = Language::ALL.into_iter().flat_map(|language| {
        let all = messages(language);
        let ids: Vec<String> = all.keys().filter(|id| id.starts_with("why-")).cloned().collect();
        ids.into_iter()
            .map(move |id| (with_all(&all, Words::new(language), &id, 128), id))
            .collect::<Vec<_>>()
    });
    let texts: Vec<(String, String)> = texts.collect();
    let mut harness = Harness::builder().with_context_setup(install_fonts).build_ui_state(
        move |ui, measured: &mut Vec<_>| {
            *measured = texts
                .iter()
                .map(|(sentence, id)| {
                    let small = text_width(ui.painter(), sentence, Type::Body);
                    let fits = text_fits(ui.painter(), sentence, Type::Lead, TWO_LINES, 2);
                    (id.clone(), sentence.clone(), small, fits)
                })
                .collect();
        },
        Vec::new(),
    );
    std::mem::take(harness.state_mut())
}

#[test]
fn every_sentence_is_whole_in_the_smallest_window_and_large_where_there_are_two_lines() {
    let all = sentences();
    assert!(all.len() > 100, "{}", all.len());
    for (id, sentence, small, is_large) in all {
        assert!(small <= SMALL, "{id} is {small} points wide: {sentence}");
        assert!(is_large, "{id} takes more than two lines: {sentence}");
    }
}
