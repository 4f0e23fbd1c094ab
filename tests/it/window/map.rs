//! The map on the stage, in both languages: what it shows of a search, and what stands there while it has
//! nothing to show.

use std::collections::BTreeMap;

use egui::{Color32, Pos2, TextureId, vec2};
use egui_kittest::kittest::Queryable;
use eight_realms::gui::theme::{MapColors, Palette};
use eight_realms_app::{
    desk::{puzzles::EXAMPLES, screen::StageTab},
    map::LaidOutMap,
    model::Action,
    words::Language,
};
use eight_realms_core::{
    map::Projection, puzzle::Board, realm::Realm, space::Distances, trace::Event as SearchEvent,
};
use image::GenericImageView;

use super::test_window::{TestWindow, board, puzzle};

/// Realm 7 on the sample, the map of it on the stage.
pub(super) fn with_map(language: Language) -> TestWindow {
    let mut window = TestWindow::with_realm_7(language);
    window.act(Action::ShowStage(StageTab::Map));
    draw_map(&mut window);
    window
}

/// Lets the worker lay out all maps that are requested.
pub(super) fn draw_map(window: &mut TestWindow) {
    let is_there = |window: &TestWindow| {
        Projection::ALL.into_iter().all(|projection| sheet(window, projection).is_some())
    };
    while !is_there(window) {
        std::thread::yield_now();
        let ctx = window.harness.ctx.clone();
        window.harness.state_mut().logic(&ctx, 0.0);
    }
    window.search();
}

/// The map of the puzzle in a projection.
fn sheet(window: &TestWindow, projection: Projection) -> Option<&LaidOutMap> {
    let (puzzle, map) = (window.model().puzzle, &window.model().map);
    map.sheet(&puzzle, projection).filter(|_| !map.is_coming(&puzzle, projection))
}

/// Where a board is seen on a whole map, which is found by its label.
pub(super) fn place_on(window: &TestWindow, label: &str, projection: Projection, board: Board) -> Pos2 {
    let layout = &sheet(window, projection).expect("it is there").layout;
    let [x, y] = layout.anchor(layout.data().index_of(board));
    let [width, height] = layout.texels().size();
    let rect = window.harness.get_by_label(label).rect();
    rect.min + vec2(x / width as f32, y / height as f32) * rect.size()
}

/// Where a board is seen on the large map.
pub(super) fn place_of(window: &TestWindow, board: Board) -> Pos2 {
    place_on(window, &window.say("map-label"), window.model().map.projection, board)
}

pub(super) fn point_at(window: &mut TestWindow, at: Pos2) {
    window.harness.hover_at(at);
    window.wait(3);
}

/// What the card under the pointer says: the only text that begins so.
fn card_that_begins(window: &TestWindow, begin: &str) -> String {
    let mut cards = window.texts().into_iter().filter(|text| text.starts_with(begin));
    cards.next().unwrap_or_else(|| panic!("no card begins {begin:?}"))
}

/// The card of a board so far from both ends.
pub(super) fn card(window: &TestWindow, goal: u8, start: u8) -> String {
    card_that_begins(
        window,
        &window.words.tell("map-between", &[("goal", goal.into()), ("start", start.into())]),
    )
}

fn band(window: &TestWindow, id: &str, moves: u8, reached: usize, all: usize) -> String {
    window.words.tell(id, &[("moves", moves.into()), ("reached", reached.into()), ("all", all.into())])
}

fn reached(window: &TestWindow, reached: usize, all: usize) -> String {
    window.words.tell("map-reached", &[("reached", reached.into()), ("all", all.into())])
}

/// The textures of maps that are painted, with their names.
pub(super) fn map_textures(window: &TestWindow) -> Vec<(String, TextureId)> {
    let textures = window.harness.ctx.tex_manager();
    let shapes = window.harness.output().shapes.iter().map(|clipped| clipped.shape.texture_id());
    let named = shapes.filter_map(|id| Some((textures.read().meta(id)?.name.clone(), id)));
    named.filter(|(name, _)| name.starts_with("map ")).collect()
}

#[test]
fn the_legend_counts_each_band_as_the_search_does() {
    for language in Language::ALL {
        let mut window = with_map(language);
        let distances = Distances::to(Board::standard_goal());
        for moment in [window.moment(), 300] {
            window.act(Action::Seek(moment));
            let mut opened: BTreeMap<u8, usize> = BTreeMap::new();
            for event in window.model().chosen_lane().recording.events_from(0).take(moment as usize) {
                if let SearchEvent::Begin { board, .. } | SearchEvent::Open { board, .. } = event {
                    *opened.entry(distances.of(board).expect("it reaches the goal")).or_default() += 1;
                }
            }
            for moves in 0..=distances.farthest() {
                let reached = opened.get(&moves).copied().unwrap_or(0);
                let row = band(&window, "map-band", moves, reached, distances.count(moves));
                assert!(window.shows(&row), "event {moment}: {row}");
            }
            assert!(window.shows(&reached(&window, opened.values().sum(), 181_440)), "event {moment}");
        }
    }
}

#[test]
fn area_is_not_count_and_both_are_shown() {
    for language in Language::ALL {
        let window = with_map(language);
        let share = [("boards", "0.28\u{2009}%".into()), ("ground", "4.3\u{2009}%".into())];
        assert!(window.shows(&window.words.tell("map-enlarges", &share)));
    }
}

#[test]
fn before_the_first_event_nothing_is_reached() {
    for language in Language::ALL {
        let mut window = with_map(language);
        assert!(!window.shows(&window.say("map-dark")));
        window.act(Action::Seek(0));
        assert!(window.shows(&window.say("map-dark")));
        assert!(window.shows(&reached(&window, 0, 181_440)));
        assert!(window.shows(&band(&window, "map-band", 19, 0, 10_878)));
        window.act(Action::Seek(1));
        assert!(window.shows(&band(&window, "map-band", 19, 1, 10_878)), "the start waits");
    }
}

/// The goal is taken, but not expanded.
#[test]
fn the_card_describes_the_board_under_the_pointer() {
    for language in Language::ALL {
        let mut window = with_map(language);
        let at = place_of(&window, Board::standard_goal());
        point_at(&mut window, at);
        let last = window.model().chosen_lane().recording.len();
        let lines = [
            window.words.tell("map-between", &[("goal", 0.into()), ("start", 19.into())]),
            window.say("map-on-a-path"),
            window.words.tell("map-ring", &[("ring", 0.into()), ("boards", 1.into())]),
            window.words.tell("map-h", &[("h", "0".into()), ("f", "19".into())]),
            window.words.tell("map-opened", &[("event", (last - 1).into())]),
            window.say("map-click"),
            Board::standard_goal().to_string(),
        ];
        assert_eq!(card(&window, 0, 19), lines.join(" · "));
    }
}

#[test]
fn the_card_of_the_start_says_when_it_was_opened_and_expanded() {
    for language in Language::ALL {
        let mut window = with_map(language);
        let at = place_of(&window, window.model().puzzle.start);
        point_at(&mut window, at);
        let text = card(&window, 19, 0);
        let opened = window.words.tell("map-opened", &[("event", 1.into())]);
        let expanded = window.words.tell("map-expanded", &[("n", 1.into()), ("event", 2.into())]);
        let h_line = window.words.tell("map-h", &[("h", "9".into()), ("f", "9".into())]);
        for line in [&opened, &expanded, &h_line, &window.say("map-click")] {
            assert!(text.contains(line), "{line:?} in {text:?}");
        }
        window.act(Action::Seek(1));
        let text = card(&window, 19, 0);
        assert!(text.contains(&opened) && !text.contains(&expanded), "{text:?}");
        window.act(Action::Seek(0));
        assert!(card(&window, 19, 0).contains(&window.say("map-not-seen")));
    }
}

#[test]
fn two_halves_say_that_nothing_crosses_and_offer_to_search() {
    for language in Language::ALL {
        let mut window = with_map(language);
        window.act(Action::SetPuzzle(EXAMPLES[EXAMPLES.len() - 1].puzzle()));
        draw_map(&mut window);
        for id in ["map-apart", "map-half-start", "map-half-goal", "map-dark"] {
            assert!(window.shows(&window.say(id)), "{id}");
        }
        assert!(window.shows(&window.words.tell("map-apart-why", &[("boards", 181_440.into())])));
        assert!(window.shows(&band(&window, "map-band-start", 31, 0, 2)));
        for (board, id, end) in [
            (window.model().puzzle.start, "map-to-start", "start"),
            (window.model().puzzle.goal, "map-to-goal", "goal"),
        ] {
            let at = place_of(&window, board);
            point_at(&mut window, at);
            _ = card_that_begins(&window, &window.words.tell(id, &[(end, 0.into())]));
        }
        window.press_word("unsolvable-anyway");
        draw_map(&mut window);
        assert!(
            window.shows(&band(&window, "map-band-start", 31, 2, 2)),
            "the start's half is reached to its rim"
        );
        assert!(window.shows(&reached(&window, 181_440, 362_880)), "and no board of the other");
        assert!(!window.shows(&window.say("unsolvable-anyway")));
    }
}

/// In each of its iterations realm 8 comes to this board once.
#[test]
fn realm_8_shows_its_visits() {
    for language in Language::ALL {
        let mut window = with_map(language);
        assert!(!window.shows(&window.say("map-visits")), "realm 7 has no scale of visits");
        window.act(Action::Choose(Realm::IdaStar.into()));
        window.search();
        for id in ["map-visits", "map-stack"] {
            assert!(window.shows(&window.say(id)), "{id}");
        }
        let at = place_of(&window, board("2 3 4 1 5 x 7 6 8"));
        point_at(&mut window, at);
        let visits = |n: u32| window.words.tell("map-visited", &[("visits", n.into())]);
        let (six, one) = (visits(6), visits(1));
        assert!(card(&window, 19, 0).contains(&six), "{:?}", card(&window, 19, 0));
        window.act(Action::Seek(4));
        assert!(card(&window, 19, 0).contains(&one), "{:?}", card(&window, 19, 0));
    }
}

/// How many pixels of the large map have each of these colours.
fn pixels_of(window: &mut TestWindow, colors: [Color32; 4]) -> [usize; 4] {
    let place = window.harness.get_by_label(&window.say("map-label")).rect();
    let [left, top, width, height] =
        [place.left(), place.top(), place.width(), place.height()].map(|length| length.round() as u32);
    let image = window.harness.render().expect("the processor draws anything");
    let map = image.view(left, top, width, height);
    colors.map(|color| map.pixels().filter(|(.., pixel)| pixel.0 == color.to_array()).count())
}

#[test]
fn another_theme_paints_the_map_in_its_colours() {
    let fills = |colors: MapColors| {
        let [even, odd] = colors.unreached;
        [colors.background, even, odd, colors.expanded]
    };
    let [dark, light] = [Palette::dark(), Palette::light()].map(|palette| fills(palette.map()));
    for language in Language::ALL {
        let mut window = with_map(language);
        let (own, other) = (pixels_of(&mut window, dark), pixels_of(&mut window, light));
        assert!(own.iter().all(|pixels| *pixels > 0) && other == [0; 4], "{own:?} {other:?}");
        window.press_word("theme-light");
        let (after, before) = (pixels_of(&mut window, light), pixels_of(&mut window, dark));
        assert_eq!(before, [0; 4], "nothing of the other theme stays");
        for (one, other) in own.into_iter().zip(after) {
            // At the edges of cells two colours are mixed; the closer they are, the more mixtures round to one of them.
            assert!(one.abs_diff(other) * 50 < one, "the same boards in other colours: {own:?} {after:?}");
        }
    }
}

#[test]
fn until_a_map_is_there_the_one_before_stays() {
    for language in Language::ALL {
        let mut window = TestWindow::without_polling(language);
        window.act(Action::ShowStage(StageTab::Map));
        let (coming, label) = (window.say("map-coming"), window.say("map-label"));
        assert!(
            window.shows(&coming) && !window.shows(&label) && map_textures(&window).is_empty(),
            "there is none yet"
        );
        draw_map(&mut window);
        assert!(!window.shows(&coming) && window.shows(&label));
        let before = map_textures(&window);
        assert_eq!(before.len(), 1);
        window.act(Action::SetPuzzle(puzzle("8 6 7 2 5 4 3 x 1")));
        assert!(window.shows(&coming), "a worker is at it");
        assert_eq!(map_textures(&window), before, "the old one is to be seen");
        assert!(!window.shows(&label), "but it answers no longer");
        draw_map(&mut window);
        assert!(!window.shows(&coming) && window.shows(&label));
        assert_ne!(map_textures(&window), before);
        assert!(window.shows(&band(&window, "map-band", 31, 1, 2)), "the start is one of the farthest");
    }
}

/// On a phone of 360 × 640 the map has most of the stage.
#[test]
fn the_map_of_a_small_phone_is_large() {
    for language in Language::ALL {
        let mut window = with_map(language);
        // In points of the layout.
        window.harness.set_size(vec2(321.0, 571.0));
        window.wait(4);
        draw_map(&mut window);
        let map = window.harness.get_by_label(&window.say("map-label")).rect();
        assert!(map.size().min_elem() > 165.0, "{language:?}: {map:?}");
    }
}
