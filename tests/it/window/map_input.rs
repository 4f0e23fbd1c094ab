//! Input to the map, in both languages: pointer, wheel, keys, and the words beside the tabs.

use egui::{Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, Shape, TouchPhase, vec2};
use egui_kittest::kittest::Queryable;
use eight_realms_app::{
    desk::{
        camera::MapCamera,
        figure::Figure,
        screen::{LaneScope, Sheet, StageTab},
    },
    map::MapAction,
    model::Action,
    words::Language,
};
use eight_realms_core::{map::Projection, puzzle::Puzzle, realm::Realm};

use super::{
    map::{card, draw_map, map_textures, place_of, place_on, point_at, with_map},
    test_window::{FRAME, TestWindow, puzzle},
};

/// A click, and a tap, which leaves no pointer behind.
fn press_at(window: &mut TestWindow, at: egui::Pos2, is_tap: bool) {
    point_at(window, at);
    window.harness.drag_at(at);
    window.harness.drop_at(at);
    window.wait(1);
    if is_tap {
        window.event(Event::PointerGone);
    }
    window.wait(3);
}

#[test]
fn a_click_keeps_the_card_of_a_board_and_its_button_starts_there() {
    for (language, is_tap) in
        Language::ALL.into_iter().flat_map(|language| [(language, false), (language, true)])
    {
        let mut window = with_map(language);
        let before = window.model().puzzle;
        let moment = window.moment();
        let next = before.start.successors(window.model().settings.order).next().expect("a move").1;
        let at = place_of(&window, next);
        press_at(&mut window, at, is_tap);
        assert_eq!((window.model().puzzle, window.moment()), (before, moment), "nothing is lost");
        let picked = |window: &TestWindow| window.model().map.picked.map(|picked| picked.board);
        assert_eq!(picked(&window), Some(next));
        let tells = |window: &TestWindow| window.texts().iter().any(|text| text.ends_with(&next.to_string()));
        assert!(tells(&window), "{:?}", window.texts());
        for close in [Key::Escape, Key::Space] {
            if close == Key::Escape {
                window.key(close);
            } else {
                press_at(&mut window, at, is_tap);
            }
            assert_eq!(picked(&window), None);
            assert!(!window.shows(&window.say("map-start-here")));
            press_at(&mut window, at, is_tap);
            assert_eq!(picked(&window), Some(next));
        }
        window.press_word("map-start-here");
        assert_eq!((window.model().puzzle, picked(&window)), (Puzzle::new(next, before.goal), None));
        // What a finger cannot press on a keyboard stands beside the message.
        window.press(&window.named("edit-undo", &window.say("toast-new-puzzle")));
        window.search();
        assert_eq!((window.model().puzzle, window.moment()), (before, moment));
    }
}

/// A finger has no right click: the card leads to saving the map.
#[test]
fn the_card_of_a_board_leads_to_saving_the_map() {
    for language in Language::ALL {
        let mut window = with_map(language);
        let label = window.say("save-open");
        let places = |window: &TestWindow| {
            window.harness.query_all_by_label(&label).map(|node| node.rect()).collect::<Vec<_>>()
        };
        let before = places(&window);
        let at = place_of(&window, window.model().puzzle.goal);
        press_at(&mut window, at, true);
        let on_card = places(&window).into_iter().find(|place| !before.contains(place)).expect("on the card");
        press_at(&mut window, on_card.center(), true);
        assert_eq!((window.model().sheet, window.model().export.export.figure), (Sheet::Save, Figure::Stage));
    }
}

fn turn_wheel(window: &mut TestWindow, points: f32) {
    let delta = vec2(0.0, points);
    let unit = MouseWheelUnit::Point;
    let (phase, source) = (TouchPhase::Move, MouseWheelSource::Wheel);
    window.event(Event::MouseWheel { unit, delta, phase, modifiers: Modifiers::NONE, source });
    // egui spreads a turn of the wheel over some frames.
    window.wait((0.5 / FRAME) as usize);
}

#[test]
fn the_wheel_enlarges_about_the_pointer_and_a_button_leads_back() {
    for language in Language::ALL {
        let mut window = with_map(language);
        let start = window.model().puzzle.start;
        let at = place_of(&window, start);
        point_at(&mut window, at);
        assert!(!window.shows(&window.say("map-whole")));
        turn_wheel(&mut window, 400.0);
        let zoom = window.model().map.camera.zoom();
        assert!(zoom > 3.0, "{zoom}");
        _ = card(&window, 19, 0);
        turn_wheel(&mut window, -100.0);
        let less = window.model().map.camera.zoom();
        assert!((1.0..zoom).contains(&less), "{less}");
        window.press_word("map-whole");
        assert_eq!(window.model().map.camera, MapCamera::WHOLE);
        assert!(!window.shows(&window.say("map-whole")));
    }
}

#[test]
fn a_drag_moves_the_map_and_chooses_no_start() {
    for language in Language::ALL {
        let mut window = with_map(language);
        let before = window.model().puzzle;
        let whole = window.harness.get_by_label(&window.say("map-label")).rect().size();
        window.act(Action::Map(MapAction::Look(MapCamera::WHOLE.enlarged(4.0, [0.5; 2]))));
        let from = window.place(&window.say("map-label"));
        let by = vec2(60.0, 30.0);
        window.drag(from, from + by);
        window.drop(from + by);
        let moved = vec2(0.5, 0.5)
            - vec2(window.model().map.camera.centre()[0], window.model().map.camera.centre()[1]);
        let off = moved * whole * 4.0 - by;
        assert!(off.length() < 1.0, "the map follows the hand: {off}");
        assert_eq!(window.model().puzzle, before);
    }
}

/// At every zoom everything is drawn: cells with their numbers, boards on their cells.
#[test]
fn it_is_drawn_at_every_zoom() {
    let mut window = with_map(Language::Chinese);
    for projection in Projection::ALL {
        window.act(Action::Map(MapAction::Project(projection)));
        for zoom in [1.0, 2.5, 3.0, 8.0, 24.0, 60.0, 1000.0] {
            for about in [[0.5, 0.5], [0.5, 0.3], [0.1, 0.8]] {
                window.act(Action::Map(MapAction::Look(MapCamera::WHOLE.enlarged(zoom, about))));
                assert!(window.shows(&window.say("map-label")));
                assert_eq!(map_textures(&window).len(), 1, "{projection:?} × {zoom} at {about:?}");
            }
        }
    }
}

/// The middle of the goal's cell is out of view, and its board is drawn where the cell is visible.
#[test]
fn a_board_on_a_large_cell_stands_where_it_is_visible() {
    let mut window = with_map(Language::English);
    for about in [[0.506, 0.5], [0.494, 0.497]] {
        window.act(Action::Map(MapAction::Look(MapCamera::WHOLE.enlarged(128.0, about))));
        let map_rect = window.harness.get_by_label(&window.say("map-label")).rect();
        let shapes = &window.harness.output().shapes;
        let digits = shapes.iter().filter_map(|clipped| match &clipped.shape {
            Shape::Text(text) if map_rect.contains_rect(text.visual_bounding_rect()) => {
                Some(text.galley.text())
            }
            _ => None,
        });
        let digits: Vec<&str> = digits.filter(|text| text.len() == 1).collect();
        assert!(digits.len() >= 8, "{about:?}: {digits:?}");
    }
}

#[test]
fn m_leads_from_projection_to_projection_and_with_shift_from_one_map_to_all() {
    for language in Language::ALL {
        let mut window = with_map(language);
        let at = place_of(&window, window.model().puzzle.goal);
        for projection in [Projection::Lens, Projection::Rings] {
            window.key(Key::M);
            assert_eq!(window.model().map.projection, projection);
        }
        point_at(&mut window, at);
        _ = card(&window, 0, 19);
        for (scope, label) in [
            (LaneScope::Lanes, window.named("map-label", &window.say("realm-7-name"))),
            (LaneScope::One, window.say("map-label")),
        ] {
            window.key_with(Modifiers::SHIFT, Key::M);
            assert_eq!(window.model().map_scope, scope);
            assert!(window.shows(&label), "{label}");
        }
        window.act(Action::ShowStage(StageTab::Step));
        window.key(Key::M);
        assert_eq!(window.model().map.projection, Projection::Rings, "what is not seen does not change");
    }
}

#[test]
fn keys_enlarge_and_lead_back() {
    for language in Language::ALL {
        let mut window = with_map(language);
        window.key(Key::Plus);
        window.key(Key::Plus);
        let zoom = window.model().map.camera.zoom();
        window.key(Key::Minus);
        assert!((1.0..zoom).contains(&window.model().map.camera.zoom()));
        assert!(window.shows(&window.say("map-whole")));
        window.key(Key::Num0);
        assert_eq!(window.model().map.camera, MapCamera::WHOLE);
    }
}

#[test]
fn both_projections_are_a_word_away() {
    for language in Language::ALL {
        let mut window = with_map(language);
        window.press_word("map-lens");
        assert_eq!(window.model().map.projection, Projection::Lens);
        let at = place_of(&window, window.model().puzzle.goal);
        point_at(&mut window, at);
        let text = card(&window, 0, 19);
        let cell = window.words.tell("map-cell", &[("reached", 1.into()), ("all", 1.into())]);
        assert!(text.contains(&cell), "{cell:?} in {text:?}");
        window.press_word("map-rings");
        assert_eq!(window.model().map.projection, Projection::Rings);
        let at = place_of(&window, window.model().puzzle.goal);
        point_at(&mut window, at);
        let ring = window.words.tell("map-ring", &[("ring", 0.into()), ("boards", 1.into())]);
        assert!(card(&window, 0, 19).contains(&ring));
    }
}

#[test]
fn each_lane_has_a_map_and_its_head_chooses_it() {
    for language in Language::ALL {
        let mut window = TestWindow::with_all_realms(language);
        window.act(Action::ShowStage(StageTab::Map));
        draw_map(&mut window);
        window.press_word("map-lanes");
        assert_eq!(window.model().map_scope, LaneScope::Lanes);
        for realm in Realm::LADDER {
            let name = window.say(&format!("realm-{realm}-name"));
            assert!(window.shows(&window.named("map-label", &name)), "{name}");
        }
        let names =
            |window: &TestWindow| map_textures(window).into_iter().map(|(name, _)| name).collect::<Vec<_>>();
        // Realms 1 and 2 come to the same boards, and 6 and 7: one picture is enough for both.
        assert_eq!(names(&window), [1, 1, 3, 4, 5, 6, 6, 8].map(|realm| format!("map {realm}")));
        let name = window.say("realm-5-name");
        let heads: Vec<_> = window.harness.query_all_by_label(&name).collect();
        heads.last().expect("a head").click();
        window.wait(3);
        assert_eq!(window.model().chosen, Realm::Misplaced);
        window.press_word("map-one");
        assert_eq!(window.model().map_scope, LaneScope::One);
        assert_eq!(names(&window), ["map 5"]);
    }
}

/// Small maps or a large one: they show the chosen projection.
#[test]
fn small_maps_change_their_projection_too() {
    for language in Language::ALL {
        let mut window = with_map(language);
        window.key_with(Modifiers::SHIFT, Key::M);
        let label = window.named("map-label", &window.say("realm-7-name"));
        let cell = window.words.tell("map-cell", &[("reached", 1.into()), ("all", 1.into())]);
        let ring = window.words.tell("map-ring", &[("ring", 0.into()), ("boards", 1.into())]);
        window.key(Key::M);
        for (projection, place) in [(Projection::Lens, cell), (Projection::Rings, ring)] {
            assert_eq!(window.model().map.projection, projection);
            let at = place_on(&window, &label, projection, window.model().puzzle.goal);
            point_at(&mut window, at);
            let text = card(&window, 0, 19);
            assert!(text.contains(&place), "{place:?} in {text:?}");
            window.press_word("map-rings");
        }
    }
}

/// Two halves are one map in both projections: the choice is there, cannot be made, and its tooltip says why.
#[test]
fn without_a_path_there_is_no_projection_to_choose() {
    for language in Language::ALL {
        let mut window = with_map(language);
        window.act(Action::SetPuzzle(puzzle("1 2 3 4 5 6 8 7 x")));
        draw_map(&mut window);
        let lens = window.place(&window.say("map-lens"));
        window.key(Key::M);
        window.press_word("map-lens");
        assert_eq!(window.model().map.projection, Projection::Rings);
        point_at(&mut window, lens);
        let reason = window.say("map-projection-none");
        assert!(window.texts().iter().any(|text| text.starts_with(&reason)), "{:?}", window.texts());
    }
}

/// The pointer on one of the small maps: the card describes the board for that realm.
#[test]
fn a_small_map_shows_its_own_realm() {
    for language in Language::ALL {
        let mut window = TestWindow::with_all_realms(language);
        window.act(Action::ShowStage(StageTab::Map));
        draw_map(&mut window);
        window.press_word("map-lanes");
        let goal = window.model().puzzle.goal;
        for ((realm, opened), projection) in
            [(Realm::Heap, "map-opened"), (Realm::Bidirectional, "map-opened-goal")]
                .into_iter()
                .flat_map(|lane| Projection::ALL.map(|projection| (lane, projection)))
        {
            window.act(Action::Map(MapAction::Project(projection)));
            let label = window.named("map-label", &window.say(&format!("realm-{realm}-name")));
            let at = place_on(&window, &label, projection, goal);
            point_at(&mut window, at);
            let text = card(&window, 0, 19);
            let events = window.model().lane(realm).recording.len();
            let word = |n: u64| window.words.tell(opened, &[("event", n.into())]);
            let line = (1..=events).map(word).find(|line| text.contains(line.as_str()));
            assert!(line.is_some(), "realm {realm}: {text:?}");
        }
    }
}
