//! The map under the hand, in both languages: pointer, wheel, keys, and the words beside the tabs.

use egui::{Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, Shape, TouchPhase, vec2};
use egui_kittest::kittest::Queryable;
use eight_realms::{
    app::{Action, MapAction, MapCamera, MapScope, StageTab},
    map::Projection,
    puzzle::Puzzle,
    realm::Realm,
    words::Language,
};

use super::{
    desk::{Desk, FRAME, puzzle},
    map::{card, draw_map, looking, painted, place_of, place_on, point_at},
};

#[test]
fn a_click_makes_a_board_the_start_and_can_be_undone() {
    for language in Language::ALL {
        let mut desk = looking(language);
        let before = desk.model().puzzle;
        let next = before.start.successors(desk.model().settings.order).next().expect("a move").1;
        let at = place_of(&desk, next);
        point_at(&mut desk, at);
        desk.harness.drag_at(at);
        desk.harness.drop_at(at);
        desk.wait(3);
        assert_eq!(desk.model().puzzle, Puzzle::new(next, before.goal));
        desk.key_with(Modifiers::COMMAND, Key::Z);
        assert_eq!(desk.model().puzzle, before);
    }
}

fn turn_wheel(desk: &mut Desk, points: f32) {
    let delta = vec2(0.0, points);
    let unit = MouseWheelUnit::Point;
    let (phase, source) = (TouchPhase::Move, MouseWheelSource::Wheel);
    desk.event(Event::MouseWheel { unit, delta, phase, modifiers: Modifiers::NONE, source });
    // egui spreads a turn of the wheel over some frames.
    desk.wait((0.5 / FRAME) as usize);
}

#[test]
fn the_wheel_enlarges_about_the_pointer_and_a_button_leads_back() {
    for language in Language::ALL {
        let mut desk = looking(language);
        let start = desk.model().puzzle.start;
        let at = place_of(&desk, start);
        point_at(&mut desk, at);
        assert!(!desk.shows(&desk.say("map-whole")));
        turn_wheel(&mut desk, 400.0);
        let zoom = desk.model().map.camera.zoom();
        assert!(zoom > 3.0, "{zoom}");
        _ = card(&desk, 19, 0);
        turn_wheel(&mut desk, -100.0);
        let less = desk.model().map.camera.zoom();
        assert!((1.0..zoom).contains(&less), "{less}");
        desk.press_word("map-whole");
        assert_eq!(desk.model().map.camera, MapCamera::WHOLE);
        assert!(!desk.shows(&desk.say("map-whole")));
    }
}

#[test]
fn a_drag_moves_the_map_and_chooses_no_start() {
    for language in Language::ALL {
        let mut desk = looking(language);
        let before = desk.model().puzzle;
        let whole = desk.harness.get_by_label(&desk.say("map-label")).rect().size();
        desk.act(Action::Map(MapAction::Look(MapCamera::WHOLE.enlarged(4.0, [0.5; 2]))));
        let from = desk.place(&desk.say("map-label"));
        let by = vec2(60.0, 30.0);
        desk.drag(from, from + by);
        desk.drop(from + by);
        let moved =
            vec2(0.5, 0.5) - vec2(desk.model().map.camera.centre()[0], desk.model().map.camera.centre()[1]);
        let off = moved * whole * 4.0 - by;
        assert!(off.length() < 1.0, "the map follows the hand: {off}");
        assert_eq!(desk.model().puzzle, before);
    }
}

/// However closely one looks, everything is drawn: cells with their numbers, boards on their ground.
#[test]
fn it_is_drawn_at_every_zoom() {
    let mut desk = looking(Language::Chinese);
    for projection in Projection::ALL {
        desk.act(Action::Map(MapAction::Project(projection)));
        for zoom in [1.0, 2.5, 3.0, 8.0, 24.0, 60.0, 1000.0] {
            for about in [[0.5, 0.5], [0.5, 0.3], [0.1, 0.8]] {
                desk.act(Action::Map(MapAction::Look(MapCamera::WHOLE.enlarged(zoom, about))));
                assert!(desk.shows(&desk.say("map-label")));
                assert_eq!(painted(&desk).len(), 1, "{projection:?} × {zoom} at {about:?}");
            }
        }
    }
}

/// The middle of the goal's ground is not seen, and its board is, where it can be.
#[test]
fn a_board_on_a_large_ground_stands_where_it_is_seen() {
    let mut desk = looking(Language::English);
    for about in [[0.506, 0.5], [0.494, 0.497]] {
        desk.act(Action::Map(MapAction::Look(MapCamera::WHOLE.enlarged(128.0, about))));
        let seen = desk.harness.get_by_label(&desk.say("map-label")).rect();
        let shapes = &desk.harness.output().shapes;
        let digits = shapes.iter().filter_map(|clipped| match &clipped.shape {
            Shape::Text(text) if seen.contains_rect(text.visual_bounding_rect()) => Some(text.galley.text()),
            _ => None,
        });
        let digits: Vec<&str> = digits.filter(|text| text.len() == 1).collect();
        assert!(digits.len() >= 8, "{about:?}: {digits:?}");
    }
}

#[test]
fn m_leads_from_projection_to_projection_and_with_shift_from_one_map_to_all() {
    for language in Language::ALL {
        let mut desk = looking(language);
        let at = place_of(&desk, desk.model().puzzle.goal);
        for projection in [Projection::Lens, Projection::Rings] {
            desk.key(Key::M);
            assert_eq!(desk.model().map.projection, projection);
        }
        point_at(&mut desk, at);
        _ = card(&desk, 0, 19);
        for (scope, label) in [
            (MapScope::Lanes, desk.named("map-label", &desk.say("realm-7-name"))),
            (MapScope::One, desk.say("map-label")),
        ] {
            desk.key_with(Modifiers::SHIFT, Key::M);
            assert_eq!(desk.model().map.scope, scope);
            assert!(desk.shows(&label), "{label}");
        }
        desk.act(Action::ShowStage(StageTab::Step));
        desk.key(Key::M);
        assert_eq!(desk.model().map.projection, Projection::Rings, "what is not seen does not change");
    }
}

#[test]
fn keys_enlarge_and_lead_back() {
    for language in Language::ALL {
        let mut desk = looking(language);
        desk.key(Key::Plus);
        desk.key(Key::Plus);
        let zoom = desk.model().map.camera.zoom();
        desk.key(Key::Minus);
        assert!((1.0..zoom).contains(&desk.model().map.camera.zoom()));
        assert!(desk.shows(&desk.say("map-whole")));
        desk.key(Key::Num0);
        assert_eq!(desk.model().map.camera, MapCamera::WHOLE);
    }
}

#[test]
fn both_projections_are_a_word_away() {
    for language in Language::ALL {
        let mut desk = looking(language);
        desk.press_word("map-lens");
        assert_eq!(desk.model().map.projection, Projection::Lens);
        let at = place_of(&desk, desk.model().puzzle.goal);
        point_at(&mut desk, at);
        let told = card(&desk, 0, 19);
        let cell = desk.words.tell("map-cell", &[("lit", 1.into()), ("all", 1.into())]);
        assert!(told.contains(&cell), "{cell:?} in {told:?}");
        desk.press_word("map-rings");
        assert_eq!(desk.model().map.projection, Projection::Rings);
        let at = place_of(&desk, desk.model().puzzle.goal);
        point_at(&mut desk, at);
        let ring = desk.words.tell("map-ring", &[("ring", 0.into()), ("boards", 1.into())]);
        assert!(card(&desk, 0, 19).contains(&ring));
    }
}

#[test]
fn each_lane_has_a_map_and_its_head_chooses_it() {
    for language in Language::ALL {
        let mut desk = Desk::opened(language);
        desk.act(Action::ShowStage(StageTab::Map));
        draw_map(&mut desk);
        desk.press_word("map-lanes");
        assert_eq!(desk.model().map.scope, MapScope::Lanes);
        for realm in Realm::LADDER {
            let name = desk.say(&format!("realm-{realm}-name"));
            assert!(desk.shows(&desk.named("map-label", &name)), "{name}");
        }
        let names = |desk: &Desk| painted(desk).into_iter().map(|(name, _)| name).collect::<Vec<_>>();
        let all: Vec<String> = Realm::LADDER.iter().map(|realm| format!("map {realm}")).collect();
        assert_eq!(names(&desk), all);
        let name = desk.say("realm-5-name");
        let heads: Vec<_> = desk.harness.query_all_by_label(&name).collect();
        heads.last().expect("a head").click();
        desk.wait(3);
        assert_eq!(desk.model().chosen, Realm::Misplaced);
        desk.press_word("map-one");
        assert_eq!(desk.model().map.scope, MapScope::One);
        assert_eq!(names(&desk), ["map 5"]);
    }
}

/// Small maps or a large one: what is asked for is what is seen.
#[test]
fn small_maps_change_their_projection_too() {
    for language in Language::ALL {
        let mut desk = looking(language);
        desk.key_with(Modifiers::SHIFT, Key::M);
        let label = desk.named("map-label", &desk.say("realm-7-name"));
        let cell = desk.words.tell("map-cell", &[("lit", 1.into()), ("all", 1.into())]);
        let ring = desk.words.tell("map-ring", &[("ring", 0.into()), ("boards", 1.into())]);
        desk.key(Key::M);
        for (projection, place) in [(Projection::Lens, cell), (Projection::Rings, ring)] {
            assert_eq!(desk.model().map.projection, projection);
            let at = place_on(&desk, &label, projection, desk.model().puzzle.goal);
            point_at(&mut desk, at);
            let told = card(&desk, 0, 19);
            assert!(told.contains(&place), "{place:?} in {told:?}");
            desk.press_word("map-rings");
        }
    }
}

/// Two halves are one map in both projections: the choice is there, cannot be made, and says why.
#[test]
fn where_no_way_leads_there_is_no_projection_to_choose() {
    for language in Language::ALL {
        let mut desk = looking(language);
        desk.act(Action::SetPuzzle(puzzle("1 2 3 4 5 6 8 7 x")));
        draw_map(&mut desk);
        let lens = desk.place(&desk.say("map-lens"));
        desk.key(Key::M);
        desk.press_word("map-lens");
        assert_eq!(desk.model().map.projection, Projection::Rings);
        point_at(&mut desk, lens);
        let why = desk.say("map-projection-none");
        assert!(desk.texts().iter().any(|text| text.starts_with(&why)), "{:?}", desk.texts());
    }
}

/// The pointer on one of the small maps: the card tells what that realm makes of the board.
#[test]
fn a_small_map_tells_of_its_own_realm() {
    for language in Language::ALL {
        let mut desk = Desk::opened(language);
        desk.act(Action::ShowStage(StageTab::Map));
        draw_map(&mut desk);
        desk.press_word("map-lanes");
        let goal = desk.model().puzzle.goal;
        for ((realm, opened), projection) in
            [(Realm::Heap, "map-opened"), (Realm::Bidirectional, "map-opened-goal")]
                .into_iter()
                .flat_map(|asked| Projection::ALL.map(|projection| (asked, projection)))
        {
            desk.act(Action::Map(MapAction::Project(projection)));
            let label = desk.named("map-label", &desk.say(&format!("realm-{realm}-name")));
            let at = place_on(&desk, &label, projection, goal);
            point_at(&mut desk, at);
            let told = card(&desk, 0, 19);
            let events = desk.model().lane(realm).recording.len();
            let word = |n: u64| desk.words.tell(opened, &[("event", n.into())]);
            let line = (1..=events).map(word).find(|line| told.contains(line.as_str()));
            assert!(line.is_some(), "realm {realm}: {told:?}");
        }
    }
}
