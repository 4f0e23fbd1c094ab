//! Another estimate than a realm's own: wherever the realm is named, the one in force is told.

use eight_realms::{
    app::{
        Action, HeuristicsAction, HeuristicsFace, MapAction, MapScope, RaceAction, RaceFace, SettingsAction,
        StageTab, view::heuristics::TrialBars,
    },
    heuristic::{HeuristicKind, Weight},
    puzzle::Puzzle,
    realm::Realm,
    space::Distances,
    words::{Language, names},
};

use super::{desk::Desk, study};

const WEIGHT: HeuristicKind = HeuristicKind::Weighted(Weight::GREATEST);

/// Everything is searched with a weight.
fn weighted(language: Language) -> Desk {
    let mut desk = Desk::opened(language);
    desk.act(Action::Settings(SettingsAction::Heuristic(Some(WEIGHT))));
    desk.search();
    desk
}

/// The estimates of realms 5 and 6, as their names tell them.
fn own_names(desk: &Desk) -> [String; 2] {
    ["realm-5-name", "realm-6-name"].map(|id| desk.say(id))
}

#[test]
fn no_panel_names_an_estimate_that_is_not_in_force() {
    for language in Language::ALL {
        let mut desk = weighted(language);
        let name = names::realm(&desk.words, "5", Some(WEIGHT));
        assert!(name.contains("5.0"), "{name}");
        desk.act(Action::Choose(Realm::Misplaced));
        for stage in [StageTab::Race, StageTab::Map, StageTab::Step] {
            desk.act(Action::ShowStage(stage));
            desk.act(Action::Map(MapAction::Scope(MapScope::Lanes)));
            for face in RaceFace::ALL {
                desk.act(Action::Race(RaceAction::Face(face)));
                let told = desk.texts().join("\n");
                assert!(told.contains(&name), "{stage:?}: {told}");
                for own in own_names(&desk) {
                    assert!(!told.contains(&own), "{stage:?}: {own} in {told}");
                }
            }
        }
    }
}

#[test]
fn a_page_says_which_estimate_is_in_force() {
    for language in Language::ALL {
        let mut desk = weighted(language);
        desk.act(Action::ShowStage(StageTab::Reading));
        for realm in [Realm::Misplaced, Realm::Manhattan, Realm::Heap, Realm::IdaStar] {
            desk.act(Action::Choose(realm));
            let own = realm.own_heuristic().expect("it has one");
            let [now, own] = [WEIGHT, own].map(|estimate| names::heuristic(&desk.words, estimate));
            let words =
                desk.words.tell("lesson-heuristic-now", &[("estimate", now.into()), ("own", own.into())]);
            assert!(desk.shows(&words), "realm {realm}: {words}");
            assert!(desk.shows(&desk.say("lesson-heuristic-overestimates")), "realm {realm}");
        }
        desk.act(Action::Choose(Realm::Hash));
        assert!(!desk.shows(&desk.say("lesson-heuristic-overestimates")));
    }
}

/// A lane whose way is too long tells how many moves would do.
#[test]
fn a_way_that_is_not_a_shortest_one_is_told() {
    for language in Language::ALL {
        let mut desk = weighted(language);
        let goal = desk.model().puzzle.goal;
        let distances = Distances::to(goal);
        let start = distances.layers()[20][0];
        desk.act(Action::SetPuzzle(Puzzle::new(start, goal)));
        desk.search();
        desk.act(Action::ShowStage(StageTab::Race));
        let moves = desk.model().lane(Realm::Heap).path().expect("a way").len();
        assert!(moves > 20, "this start was chosen because a weight of 5 loses from it");
        let figures = [("moves", moves.into()), ("least", 20.into())];
        let told = desk.words.tell("race-found-longer", &figures);
        let texts = desk.texts();
        assert!(texts.iter().any(|text| text.contains(&told)), "{told} in {texts:?}");
        let told = desk.words.tell("race-longer", &figures);
        desk.act(Action::Race(RaceAction::Face(RaceFace::Table)));
        let texts = desk.texts();
        assert!(texts.iter().any(|text| text.contains(&told)), "{told} in {texts:?}");
    }
}

/// The slider and the searches may have different weights: both are told, and one press makes them one.
#[test]
fn the_weight_that_searches_use_is_told_beside_the_slider() {
    for language in Language::ALL {
        let mut desk = weighted(language);
        desk.act(Action::ShowStage(StageTab::Heuristics));
        let looked_at = Weight::AT_FIRST.to_string();
        let searched = desk.words.tell("heuristics-weight-searched", &[("w", "5.0".into())]);
        let button = desk.words.tell("heuristics-weight-search", &[("w", looked_at.into())]);
        for face in HeuristicsFace::ALL.into_iter().filter(|face| *face != HeuristicsFace::Orders) {
            desk.act(Action::Heuristics(HeuristicsAction::Face(face)));
            assert!(desk.shows(&searched) && desk.shows(&button), "{face:?}");
        }
        desk.press(&button);
        assert_eq!(desk.model().settings.heuristic, Some(HeuristicKind::Weighted(Weight::AT_FIRST)));
        assert!(!desk.shows(&searched) && !desk.shows(&button));
    }
}

/// Bars of ways that are too long say by how much, and the head of their row how many they are.
#[test]
fn orders_that_lose_are_marked() {
    for language in Language::ALL {
        let mut desk = weighted(language);
        let goal = desk.model().puzzle.goal;
        let start = Distances::to(goal).layers()[20][0];
        desk.act(Action::SetPuzzle(Puzzle::new(start, goal)));
        desk.act(Action::Choose(Realm::IdaStar));
        desk.act(Action::ShowStage(StageTab::Heuristics));
        desk.act(Action::Heuristics(HeuristicsAction::Face(HeuristicsFace::Orders)));
        study::settle(&mut desk);
        let Ok(lineup) = TrialBars::of(desk.model()) else { panic!("orders make a difference") };
        assert_eq!(lineup.least, Some(20));
        let longer = lineup.rows[0].bars.iter().filter(|bar| bar.is_longer);
        assert!(longer.clone().all(|bar| bar.moves > Some(20)) && longer.clone().count() > 0);
        let (least, most) = lineup.rows[0].range.expect("all are known");
        let range = desk.words.tell("heuristics-range", &[("least", least.into()), ("most", most.into())]);
        let told = [("range", range.into()), ("n", longer.count().into()), ("least", 20.into())];
        let head = desk.words.tell("heuristics-too-long", &told);
        assert!(desk.texts().iter().any(|text| text.contains(&head)), "{head}");
    }
}
