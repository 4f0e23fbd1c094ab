//! The choices above the race: they stand beside the tabs, in every size.

use egui::{Rect, Vec2, vec2};
use egui_kittest::kittest::Queryable;
use eight_realms_app::words::Language;

use super::race::racing;

/// Nothing of the strip lies over anything else, in any size that the window is drawn in.
#[test]
fn the_choices_stand_beside_the_tabs() {
    let sizes: [Vec2; 5] =
        [(1440.0, 900.0), (1280.0, 720.0), (1200.0, 700.0), (1079.0, 607.0), (1024.0, 640.0)]
            .map(|(width, height)| vec2(width, height));
    for language in Language::ALL {
        let mut window = racing(language);
        for size in sizes {
            window.harness.set_size(size);
            window.wait(2);
            let tabs = ["tab-map", "tab-heuristics"].map(|word| window.say(word));
            let faces = ["race-lanes", "race-table", "race-must-expand"]
                .map(|word| window.named("race-face", &window.say(word)));
            let measures = ["race-expansions", "race-work", "race-time"]
                .map(|word| window.named("race-measure", &window.say(word)));
            let labels = [&tabs[..], &faces, &measures].concat();
            let rects: Vec<Rect> =
                labels.iter().map(|label| window.harness.get_by_label(label).rect()).collect();
            // Where the tabs are in the bar, or even short English words leave no room beside them, the choices have a row
            // of their own.
            let widest = if language == Language::English { 1440.0 } else { 1280.0 };
            let has_own_row = size.x < widest;
            assert_eq!(
                rects[tabs.len()].top() >= rects[0].bottom(),
                has_own_row,
                "{language:?} {size}: {rects:?}"
            );
            for pair in rects[if has_own_row { tabs.len() } else { 0 }..].windows(2) {
                assert!(pair[0].right() <= pair[1].left(), "{language:?} {size}: {rects:?}");
            }
            let button = window.harness.get_by_label(&window.say("race-difference-with")).rect();
            let track = window.harness.get_by_label(&window.say("race-track")).rect();
            assert!(button.right() <= track.left(), "{language:?} {size}");
        }
    }
}
