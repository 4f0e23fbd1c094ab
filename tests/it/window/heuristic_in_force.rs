//! Another heuristic than a realm's own: wherever the lane is named, the one in force is named.

use eight_realms_app::{
    desk::{
        action::{LanesAction, SettingsAction},
        screen::{LaneScope, StageTab},
    },
    heuristics::{HeuristicsAction, HeuristicsFace, orders::TrialBars},
    map::MapAction,
    model::Action,
    race::{RaceAction, RaceFace},
    words::{Language, lanes},
};
use eight_realms_core::{
    heuristic::{HeuristicKind, Weight},
    lane::{Conventions, LaneId, LaneRequest},
    puzzle::Puzzle,
    realm::Realm,
    space::Distances,
};

use super::{heuristics, test_window::TestWindow};

const WEIGHT: HeuristicKind = HeuristicKind::Weighted(Weight::GREATEST);

/// The realms that use a heuristic, each with a weight.
const REALMS: [Realm; 3] = [Realm::Manhattan, Realm::Heap, Realm::IdaStar];

/// Lanes of one's own with a weight.
fn weighted(language: Language) -> TestWindow {
    let mut window = TestWindow::with_all_realms(language);
    for realm in REALMS {
        let request = LaneRequest { heuristic: Some(WEIGHT), ..LaneRequest::of(realm) };
        window.act(Action::Lanes(LanesAction::Add(request)));
    }
    window.search();
    window
}

/// The names of the realms whose heuristics the lanes do not use.
fn own_names(window: &TestWindow) -> [String; 2] {
    ["realm-5-name", "realm-6-name"].map(|id| window.say(id))
}

fn chosen_name(window: &TestWindow) -> String {
    let model = window.model();
    lanes::name(&window.words, &model.own_lanes(), model.chosen.place().expect("a lane of one's own"))
}

#[test]
fn no_panel_names_a_heuristic_that_is_not_in_force() {
    for language in Language::ALL {
        let mut window = weighted(language);
        let name = chosen_name(&window);
        assert!(name.contains("5.0"), "{name}");
        for stage in [StageTab::Race, StageTab::Map, StageTab::Step] {
            window.act(Action::ShowStage(stage));
            window.act(Action::Map(MapAction::Scope(LaneScope::Lanes)));
            for face in RaceFace::ALL {
                window.act(Action::Race(RaceAction::Face(face)));
                let text = window.texts().join("\n");
                assert!(text.contains(&name), "{stage:?}: {text}");
                for own in own_names(&window) {
                    assert!(!text.contains(&own), "{stage:?}: {own} in {text}");
                }
            }
        }
    }
}

#[test]
fn a_page_says_what_its_lane_does_otherwise() {
    for language in Language::ALL {
        let mut window = weighted(language);
        window.act(Action::ShowStage(StageTab::Reading));
        for (place, realm) in REALMS.into_iter().enumerate() {
            window.act(Action::Choose(LaneId::own(place, realm)));
            let formula = lanes::formula(&window.words, &window.model().own[place].lane);
            let words = window.words.tell("page-differs", &[("what", formula.into())]);
            assert!(window.shows(&words), "realm {realm}: {words} in {:?}", window.texts());
            assert!(window.shows(&window.say("page-longer")), "realm {realm}");
        }
        window.act(Action::Choose(Realm::Hash.into()));
        assert!(!window.shows(&window.say("page-longer")));
        window.act(Action::Settings(SettingsAction::Conventions(Conventions::Course)));
        let late = window.words.say("lane-f-breadth-first-late");
        let order = window.words.tell("page-order", &[("order", "udlr".into())]);
        let all = window.words.tell("page-differs-more", &[("all", late.into()), ("one", order.into())]);
        let words = window.words.tell("page-differs", &[("what", all.into())]);
        assert!(window.shows(&words), "{words} in {:?}", window.texts());
    }
}

/// A lane whose path is too long says how many moves would do.
#[test]
fn a_path_that_is_not_a_shortest_one_is_marked() {
    for language in Language::ALL {
        let mut window = weighted(language);
        let goal = window.model().puzzle.goal;
        let distances = Distances::to(goal);
        let start = distances.layers()[20][0];
        window.act(Action::SetPuzzle(Puzzle::new(start, goal)));
        window.search();
        window.act(Action::ShowStage(StageTab::Race));
        let moves = window.model().lane(LaneId::own(1, Realm::Heap)).path().expect("a way").len();
        assert!(moves > 20, "this start was chosen because a weight of 5 loses from it");
        let figures = [("moves", moves.into()), ("least", 20.into())];
        let message = window.words.tell("race-found-longer", &figures);
        let texts = window.texts();
        assert!(texts.iter().any(|text| text.contains(&message)), "{message} in {texts:?}");
        let message = window.words.tell("race-longer", &figures);
        window.act(Action::Race(RaceAction::Face(RaceFace::Table)));
        let texts = window.texts();
        assert!(texts.iter().any(|text| text.contains(&message)), "{message} in {texts:?}");
    }
}

/// The weight of the slider is that of a lane after one press, and of the same lane after another.
#[test]
fn a_lane_with_the_weight_of_the_slider_is_added_once() {
    for language in Language::ALL {
        let mut window = weighted(language);
        window.act(Action::ShowStage(StageTab::Heuristics));
        let weight = Weight::DEFAULT;
        window.act(Action::Heuristics(HeuristicsAction::Heuristic(HeuristicKind::Weighted(weight))));
        let button = window.words.tell("heuristics-weight-lane", &[("w", weight.to_string().into())]);
        for face in HeuristicsFace::ALL.into_iter().filter(|face| *face != HeuristicsFace::Orders) {
            window.act(Action::Heuristics(HeuristicsAction::Face(face)));
            assert!(window.shows(&button), "{face:?}");
        }
        for _ in 0..2 {
            window.press(&button);
            assert_eq!(window.model().own.len(), REALMS.len() + 1);
            let added = window.model().own[REALMS.len()].lane;
            assert_eq!(added.settings.heuristic, Some(HeuristicKind::Weighted(weight)));
        }
    }
}

/// Bars of paths that are too long say by how much, and the head of their row how many they are.
#[test]
fn orders_that_lose_are_marked() {
    for language in Language::ALL {
        let mut window = weighted(language);
        let goal = window.model().puzzle.goal;
        let start = Distances::to(goal).layers()[20][0];
        window.act(Action::SetPuzzle(Puzzle::new(start, goal)));
        window.act(Action::Choose(LaneId::own(2, Realm::IdaStar)));
        window.act(Action::ShowStage(StageTab::Heuristics));
        window.act(Action::Heuristics(HeuristicsAction::Face(HeuristicsFace::Orders)));
        heuristics::settle(&mut window);
        let Ok(trials) = TrialBars::of(window.model().seen().desk, &window.model().heuristics) else {
            panic!("orders make a difference")
        };
        assert_eq!(trials.least, Some(20));
        let longer = trials.rows[0].bars.iter().filter(|bar| bar.is_longer);
        assert!(longer.clone().all(|bar| bar.moves > Some(20)) && longer.clone().count() > 0);
        let (least, most) = trials.rows[0].range.expect("all are known");
        let range = window.words.tell("heuristics-range", &[("least", least.into()), ("most", most.into())]);
        let args = [("range", range.into()), ("n", longer.count().into()), ("least", 20.into())];
        let head = window.words.tell("heuristics-too-long", &args);
        assert!(window.texts().iter().any(|text| text.contains(&head)), "{head}");
    }
}
