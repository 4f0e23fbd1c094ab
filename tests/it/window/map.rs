//! The map on the stage, in both languages: what it tells of a search, and what stands there while it has
//! nothing to show.

use std::collections::BTreeMap;

use egui::{Color32, Pos2, TextureId, vec2};
use egui_kittest::kittest::Queryable;
use eight_realms::{
    app::{Action, EXAMPLES, MapSheet, StageTab},
    gui::theme::{MapColors, Palette},
    map::Projection,
    puzzle::Board,
    realm::Realm,
    space::Distances,
    trace::Event as SearchEvent,
    words::Language,
};
use image::GenericImageView;

use super::desk::{Desk, board, puzzle};

/// Realm 7 on the sample, the map of it on the stage.
pub(super) fn looking(language: Language) -> Desk {
    let mut desk = Desk::with_realm_7(language);
    desk.act(Action::ShowStage(StageTab::Map));
    draw_map(&mut desk);
    desk
}

/// Lets the worker lay out all that it is asked for.
pub(super) fn draw_map(desk: &mut Desk) {
    let is_there =
        |desk: &Desk| Projection::ALL.into_iter().all(|projection| sheet(desk, projection).is_some());
    while !is_there(desk) {
        std::thread::yield_now();
        let ctx = desk.harness.ctx.clone();
        desk.harness.state_mut().logic(&ctx, 0.0);
    }
    desk.search();
}

/// The map of the puzzle in a projection.
fn sheet(desk: &Desk, projection: Projection) -> Option<&MapSheet> {
    let (puzzle, map) = (desk.model().puzzle, &desk.model().map);
    map.sheet(&puzzle, projection).filter(|_| !map.is_coming(&puzzle, projection))
}

/// Where a board is seen on a whole map, which is found by its label.
pub(super) fn place_on(desk: &Desk, label: &str, projection: Projection, wanted: Board) -> Pos2 {
    let layout = &sheet(desk, projection).expect("it is there").layout;
    let [x, y] = layout.anchor(layout.data().index_of(wanted));
    let [width, height] = layout.texels().size();
    let seen = desk.harness.get_by_label(label).rect();
    seen.min + vec2(x / width as f32, y / height as f32) * seen.size()
}

/// Where a board is seen on the large map.
pub(super) fn place_of(desk: &Desk, wanted: Board) -> Pos2 {
    place_on(desk, &desk.say("map-label"), desk.model().map.projection, wanted)
}

pub(super) fn point_at(desk: &mut Desk, at: Pos2) {
    desk.harness.hover_at(at);
    desk.wait(3);
}

/// What the card under the pointer says: the only text that begins so.
fn card_that_begins(desk: &Desk, begin: &str) -> String {
    let mut cards = desk.texts().into_iter().filter(|text| text.starts_with(begin));
    cards.next().unwrap_or_else(|| panic!("no card begins {begin:?}"))
}

/// The card of a board so far from both ends.
pub(super) fn card(desk: &Desk, goal: u8, start: u8) -> String {
    card_that_begins(desk, &desk.words.tell("map-between", &[("goal", goal.into()), ("start", start.into())]))
}

fn band(desk: &Desk, id: &str, moves: u8, lit: usize, all: usize) -> String {
    desk.words.tell(id, &[("moves", moves.into()), ("lit", lit.into()), ("all", all.into())])
}

fn lit(desk: &Desk, lit: usize, all: usize) -> String {
    desk.words.tell("map-reached", &[("lit", lit.into()), ("all", all.into())])
}

/// The textures of maps that are painted, with their names.
pub(super) fn painted(desk: &Desk) -> Vec<(String, TextureId)> {
    let textures = desk.harness.ctx.tex_manager();
    let shapes = desk.harness.output().shapes.iter().map(|clipped| clipped.shape.texture_id());
    let named = shapes.filter_map(|id| Some((textures.read().meta(id)?.name.clone(), id)));
    named.filter(|(name, _)| name.starts_with("map ")).collect()
}

#[test]
fn the_legend_counts_each_band_as_the_search_does() {
    for language in Language::ALL {
        let mut desk = looking(language);
        let distances = Distances::to(Board::usual_goal());
        for moment in [desk.moment(), 300] {
            desk.act(Action::Seek(moment));
            let mut opened: BTreeMap<u8, usize> = BTreeMap::new();
            for event in desk.model().chosen_lane().recording.events_from(0).take(moment as usize) {
                if let SearchEvent::Begin { board, .. } | SearchEvent::Open { board, .. } = event {
                    *opened.entry(distances.of(board).expect("it reaches the goal")).or_default() += 1;
                }
            }
            for moves in 0..=distances.farthest() {
                let lit = opened.get(&moves).copied().unwrap_or(0);
                let row = band(&desk, "map-band", moves, lit, distances.count(moves));
                assert!(desk.shows(&row), "event {moment}: {row}");
            }
            assert!(desk.shows(&lit(&desk, opened.values().sum(), 181_440)), "event {moment}");
        }
    }
}

#[test]
fn area_is_not_count_and_both_are_said() {
    for language in Language::ALL {
        let desk = looking(language);
        let share = [("boards", "0.28\u{2009}%".into()), ("ground", "4.3\u{2009}%".into())];
        assert!(desk.shows(&desk.words.tell("map-enlarges", &share)));
    }
}

#[test]
fn before_the_first_event_nothing_is_lit() {
    for language in Language::ALL {
        let mut desk = looking(language);
        assert!(!desk.shows(&desk.say("map-dark")));
        desk.act(Action::Seek(0));
        assert!(desk.shows(&desk.say("map-dark")));
        assert!(desk.shows(&lit(&desk, 0, 181_440)));
        assert!(desk.shows(&band(&desk, "map-band", 19, 0, 10_878)));
        desk.act(Action::Seek(1));
        assert!(desk.shows(&band(&desk, "map-band", 19, 1, 10_878)), "the start waits");
    }
}

/// The goal is taken, but not expanded.
#[test]
fn the_card_tells_of_the_board_under_the_pointer() {
    for language in Language::ALL {
        let mut desk = looking(language);
        let at = place_of(&desk, Board::usual_goal());
        point_at(&mut desk, at);
        let last = desk.model().chosen_lane().recording.len();
        let lines = [
            desk.words.tell("map-between", &[("goal", 0.into()), ("start", 19.into())]),
            desk.say("map-on-a-path"),
            desk.words.tell("map-ring", &[("ring", 0.into()), ("boards", 1.into())]),
            desk.words.tell("map-h", &[("h", "0".into()), ("f", "19".into())]),
            desk.words.tell("map-opened", &[("event", (last - 1).into())]),
            desk.say("map-click"),
        ];
        assert_eq!(card(&desk, 0, 19), lines.join(" · "));
    }
}

#[test]
fn the_start_is_told_when_it_was_opened_and_expanded() {
    for language in Language::ALL {
        let mut desk = looking(language);
        let at = place_of(&desk, desk.model().puzzle.start);
        point_at(&mut desk, at);
        let told = card(&desk, 19, 0);
        let opened = desk.words.tell("map-opened", &[("event", 1.into())]);
        let expanded = desk.words.tell("map-expanded", &[("n", 1.into()), ("event", 2.into())]);
        let estimate = desk.words.tell("map-h", &[("h", "9".into()), ("f", "9".into())]);
        for line in [&opened, &expanded, &estimate, &desk.say("map-click")] {
            assert!(told.contains(line), "{line:?} in {told:?}");
        }
        desk.act(Action::Seek(1));
        let told = card(&desk, 19, 0);
        assert!(told.contains(&opened) && !told.contains(&expanded), "{told:?}");
        desk.act(Action::Seek(0));
        assert!(card(&desk, 19, 0).contains(&desk.say("map-not-seen")));
    }
}

#[test]
fn two_halves_say_that_nothing_crosses_and_offer_to_search() {
    for language in Language::ALL {
        let mut desk = looking(language);
        desk.act(Action::SetPuzzle(EXAMPLES[EXAMPLES.len() - 1].puzzle()));
        draw_map(&mut desk);
        for id in ["map-apart", "map-half-start", "map-half-goal", "map-dark"] {
            assert!(desk.shows(&desk.say(id)), "{id}");
        }
        assert!(desk.shows(&desk.words.tell("map-apart-why", &[("boards", 181_440.into())])));
        assert!(desk.shows(&band(&desk, "map-band-start", 31, 0, 2)));
        for (board, id, end) in [
            (desk.model().puzzle.start, "map-to-start", "start"),
            (desk.model().puzzle.goal, "map-to-goal", "goal"),
        ] {
            let at = place_of(&desk, board);
            point_at(&mut desk, at);
            _ = card_that_begins(&desk, &desk.words.tell(id, &[(end, 0.into())]));
        }
        desk.press_word("unsolvable-anyway");
        draw_map(&mut desk);
        assert!(desk.shows(&band(&desk, "map-band-start", 31, 2, 2)), "the start's half is lit to its rim");
        assert!(desk.shows(&lit(&desk, 181_440, 362_880)), "and no board of the other");
        assert!(!desk.shows(&desk.say("unsolvable-anyway")));
    }
}

/// In each of its rounds realm 8 comes to this board once.
#[test]
fn realm_8_is_told_by_its_visits() {
    for language in Language::ALL {
        let mut desk = looking(language);
        assert!(!desk.shows(&desk.say("map-visits")), "realm 7 has no scale of visits");
        desk.act(Action::Choose(Realm::IdaStar));
        desk.search();
        for id in ["map-visits", "map-stack"] {
            assert!(desk.shows(&desk.say(id)), "{id}");
        }
        let at = place_of(&desk, board("2 3 4 1 5 x 7 6 8"));
        point_at(&mut desk, at);
        let visits = |n: u32| desk.words.tell("map-visited", &[("visits", n.into())]);
        let (six, one) = (visits(6), visits(1));
        assert!(card(&desk, 19, 0).contains(&six), "{:?}", card(&desk, 19, 0));
        desk.act(Action::Seek(4));
        assert!(card(&desk, 19, 0).contains(&one), "{:?}", card(&desk, 19, 0));
    }
}

/// How many pixels of the large map have each of these colours.
fn pixels_of(desk: &mut Desk, colors: [Color32; 4]) -> [usize; 4] {
    let place = desk.harness.get_by_label(&desk.say("map-label")).rect();
    let [left, top, width, height] =
        [place.left(), place.top(), place.width(), place.height()].map(|length| length.round() as u32);
    let window = desk.harness.render().expect("the processor draws anything");
    let map = window.view(left, top, width, height);
    colors.map(|color| map.pixels().filter(|(.., pixel)| pixel.0 == color.to_array()).count())
}

#[test]
fn another_theme_paints_the_map_in_its_colours() {
    let fills = |colors: MapColors| {
        let [even, odd] = colors.unseen;
        [colors.ground, even, odd, colors.expanded]
    };
    let [dark, light] = [Palette::dark(), Palette::light()].map(|palette| fills(palette.map()));
    for language in Language::ALL {
        let mut desk = looking(language);
        let (own, other) = (pixels_of(&mut desk, dark), pixels_of(&mut desk, light));
        assert!(own.iter().all(|pixels| *pixels > 0) && other == [0; 4], "{own:?} {other:?}");
        desk.press_word("theme-light");
        let (after, before) = (pixels_of(&mut desk, light), pixels_of(&mut desk, dark));
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
        let mut desk = Desk::hard_of_hearing(language);
        desk.act(Action::ShowStage(StageTab::Map));
        let (coming, label) = (desk.say("map-coming"), desk.say("map-label"));
        assert!(desk.shows(&coming) && !desk.shows(&label) && painted(&desk).is_empty(), "there is none yet");
        draw_map(&mut desk);
        assert!(!desk.shows(&coming) && desk.shows(&label));
        let before = painted(&desk);
        assert_eq!(before.len(), 1);
        desk.act(Action::SetPuzzle(puzzle("8 6 7 2 5 4 3 x 1")));
        assert!(desk.shows(&coming), "a worker is at it");
        assert_eq!(painted(&desk), before, "the old one is to be seen");
        assert!(!desk.shows(&label), "but it answers no longer");
        draw_map(&mut desk);
        assert!(!desk.shows(&coming) && desk.shows(&label));
        assert_ne!(painted(&desk), before);
        assert!(desk.shows(&band(&desk, "map-band", 31, 1, 2)), "the start is one of the farthest");
    }
}
