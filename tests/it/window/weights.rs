//! A weighted search in the window: its weight is set in the menu, and h, f and bounds are shown in tenths.

use egui::Key;
use egui_kittest::kittest::Queryable;
use eight_realms::{
    app::Action,
    heuristic::{HeuristicKind, Weight},
    realm::Realm,
    words::Language,
};

use super::desk::Desk;

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

fn weight(desk: &Desk) -> Option<Weight> {
    desk.model().settings.heuristic.and_then(HeuristicKind::weight)
}

#[test]
fn the_weight_is_chosen_and_moved_by_tenths() {
    for language in Language::ALL {
        let mut desk = Desk::with_realm_7(language);
        desk.press_word("settings");
        desk.press_word("heuristic-weighted");
        assert_eq!(weight(&desk), Some(Weight::AT_FIRST));
        desk.harness.get_by_label(&desk.say("heuristics-weight")).focus();
        desk.wait(2);
        for _ in 0..7 {
            desk.key(Key::ArrowLeft);
        }
        assert_eq!(weight(&desk), Some(Weight::of_tenths(13)));
        desk.press_word("heuristic-linear-conflict");
        assert_eq!(desk.model().settings.heuristic, Some(HeuristicKind::LinearConflict));
        desk.press_word("settings-default");
        assert_eq!(desk.model().settings.heuristic, None);
    }
}

/// Every h and f that can be read or heard has its tenth with a weight, and has none without.
#[test]
fn costs_are_told_in_tenths_with_a_weight_and_whole_without() {
    use eight_realms::app::SettingsAction::Heuristic;
    let weighted = HeuristicKind::Weighted(Weight::of_tenths(13));
    for language in Language::ALL {
        let mut desk = Desk::with_realm_7(language);
        for (estimate, has_tenths) in [(weighted, true), (HeuristicKind::Manhattan, false)] {
            for realm in [Realm::Manhattan, Realm::Heap, Realm::IdaStar] {
                desk.act(Action::Choose(realm));
                desk.act(Action::Settings(Heuristic(Some(estimate))));
                desk.search();
                for moment in [1, 40, 486] {
                    desk.act(Action::Seek(moment));
                    let costs: Vec<String> = desk.texts().iter().flat_map(|text| costs(text)).collect();
                    assert!(costs.len() > 2, "realm {realm}, moment {moment}: {:?}", desk.texts());
                    let is_right = |cost: &String| cost.contains('.') == has_tenths;
                    assert!(costs.iter().all(is_right), "realm {realm}, moment {moment}: {costs:?}");
                }
            }
        }
    }
}
