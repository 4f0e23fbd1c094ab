//! A weighted search in the window: its weight is set on the sheet of a lane, and h, f and bounds are shown in tenths.

use egui::Key;
use eight_realms_app::{desk::action::LanesAction, lanes::LaneSheetAction, model::Action, words::Language};
use eight_realms_core::{
    heuristic::{HeuristicKind, Weight},
    lane::LaneRequest,
    realm::Realm,
};

use super::test_window::TestWindow;

/// The figures in a text that stand for h, f or a bound.
fn costs(text: &str) -> Vec<String> {
    let words: Vec<&str> = text.split([' ', '，', '；']).filter(|word| *word != "=").collect();
    let named = words.windows(2).filter(|pair| ["f", "h"].contains(&pair[0])).map(|pair| pair[1]);
    let begins = |word: &&str| word.starts_with(|letter: char| letter.is_ascii_digit());
    let figure = |word: &str| {
        word.trim_end_matches(|letter: char| !letter.is_ascii_digit() || letter == '.').to_owned()
    };
    named.filter(begins).map(figure).collect()
}

fn weight(window: &TestWindow) -> Option<Weight> {
    window.model().lane_draft.as_ref()?.request.heuristic?.weight()
}

#[test]
fn the_weight_is_chosen_and_moved_by_tenths() {
    for language in Language::ALL {
        let mut window = TestWindow::with_realm_7(language);
        window.key(Key::A);
        window.press_word("lane-choice-f-weighted");
        assert_eq!(weight(&window), Some(Weight::DEFAULT));
        window.act(Action::LaneSheet(LaneSheetAction::Confirm));
        let own = &window.model().own;
        assert_eq!(own[0].lane.settings.heuristic, Some(HeuristicKind::Weighted(Weight::DEFAULT)));
    }
}

/// Every h and f that is shown or read aloud has its tenth with a weight, and has none without.
#[test]
fn costs_are_shown_in_tenths_with_a_weight_and_whole_without() {
    let weighted = HeuristicKind::Weighted(Weight::of_tenths(13));
    for language in Language::ALL {
        let mut window = TestWindow::with_realm_7(language);
        for (heuristic, has_tenths) in [(weighted, true), (HeuristicKind::Manhattan, false)] {
            for realm in [Realm::Manhattan, Realm::Heap, Realm::IdaStar] {
                let request = LaneRequest { heuristic: Some(heuristic), ..LaneRequest::of(realm) };
                window.act(Action::Lanes(LanesAction::Add(request)));
                window.search();
                for moment in [1, 40, 486] {
                    window.act(Action::Seek(moment));
                    let costs: Vec<String> = window.texts().iter().flat_map(|text| costs(text)).collect();
                    assert!(costs.len() > 2, "realm {realm}, moment {moment}: {:?}", window.texts());
                    let is_right = |cost: &String| cost.contains('.') == has_tenths;
                    assert!(costs.iter().all(is_right), "realm {realm}, moment {moment}: {costs:?}");
                }
            }
        }
    }
}
