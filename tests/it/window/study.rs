//! The stage of estimates, as a person meets it: four faces, in both languages.

use egui::{Key, Pos2, Rect, pos2};
use egui_kittest::kittest::Queryable;
use eight_realms::{
    app::{Action, HeuristicsAction, HeuristicsBoard, HeuristicsFace, OrdersCount, StageTab},
    heuristic::{Heuristic, HeuristicKind, Weight},
    puzzle::{Board, Puzzle},
    realm::Realm,
    space::DistanceTables,
    words::Language,
};

use super::desk::{Desk, puzzle};

/// At a face of the stage, all that it shows worked out.
pub(super) fn at(language: Language, face: HeuristicsFace) -> Desk {
    let mut desk = Desk::with_realm_7(language);
    desk.press_word("tab-heuristics");
    assert_eq!(desk.model().stage, StageTab::Heuristics);
    while desk.model().heuristics.face != face {
        desk.key(Key::F4);
    }
    settle(&mut desk);
    desk
}

/// Waits until the searches have ended and no errand has anything left to say.
pub(super) fn settle(desk: &mut Desk) {
    desk.search();
    let mut quiet = 0;
    while quiet < 3 {
        std::thread::yield_now();
        let ctx = desk.harness.ctx.clone();
        let application = desk.harness.state_mut();
        application.logic(&ctx, 0.0);
        quiet = if application.session().heuristics_tasks() == 0 { quiet + 1 } else { 0 };
    }
    desk.wait(3);
}

pub(super) fn rect_of(desk: &Desk, label: &str) -> Rect {
    desk.harness.get_by_label(label).rect()
}

pub(super) fn click_at(desk: &mut Desk, at: Pos2) {
    desk.harness.hover_at(at);
    desk.wait(1);
    desk.harness.drag_at(at);
    desk.wait(1);
    desk.drop(at);
}

/// h by the estimate that is looked at, and true distance.
pub(super) fn place_of(desk: &Desk, start: Board) -> (u16, u8) {
    let (estimate, goal) = (desk.model().heuristics.heuristic, desk.model().puzzle.goal);
    let distance = DistanceTables::new().distance(&Puzzle::new(start, goal)).expect("a way leads from it");
    (estimate.to(goal).h(start), distance)
}

#[test]
fn the_faces_are_reached_by_word_and_by_key() {
    for language in Language::ALL {
        let mut desk = at(language, HeuristicsFace::Distances);
        for (face, word) in [
            (HeuristicsFace::Board, "heuristics-board"),
            (HeuristicsFace::Suboptimal, "heuristics-suboptimal"),
            (HeuristicsFace::Orders, "heuristics-orders"),
            (HeuristicsFace::Distances, "heuristics-distances"),
        ] {
            desk.press_word(word);
            assert_eq!(desk.model().heuristics.face, face);
        }
        for face in [
            HeuristicsFace::Board,
            HeuristicsFace::Suboptimal,
            HeuristicsFace::Orders,
            HeuristicsFace::Distances,
        ] {
            desk.key(Key::F4);
            assert_eq!(desk.model().heuristics.face, face);
        }
        desk.key(Key::F1);
        desk.key(Key::F4);
        assert_eq!(
            desk.model().heuristics.face,
            HeuristicsFace::Distances,
            "the first press leads back to the stage"
        );
    }
}

#[test]
fn an_estimate_is_chosen_and_its_figures_are_told() {
    for language in Language::ALL {
        let mut desk = at(language, HeuristicsFace::Distances);
        desk.press_word("heuristic-misplaced-blank");
        assert_eq!(desk.model().heuristics.heuristic, HeuristicKind::BlankCounted);
        for (name, figure) in [
            ("heuristics-overestimates", "78".to_owned()),
            ("heuristics-greatest", "9".to_owned()),
            ("heuristics-admissible", desk.say("heuristics-no")),
            ("heuristics-consistent", desk.say("heuristics-no")),
        ] {
            let line = format!("{}: {figure}", desk.say(name));
            assert!(desk.shows(&line), "{line}");
        }
        let over = format!("{}: 78", desk.say("heuristics-overestimates"));
        desk.press(&over);
        let (h, distance) = place_of(&desk, desk.model().puzzle.start);
        assert_eq!(h, u16::from(distance) + 1, "a press loads a board that is overestimated");
    }
}

/// The same place hands out one board after the other, and undo takes them back.
#[test]
fn a_click_on_the_picture_loads_a_board_from_there() {
    for language in Language::ALL {
        let mut desk = at(language, HeuristicsFace::Distances);
        let before = desk.model().puzzle;
        let picture = rect_of(&desk, &desk.say("heuristics-picture"));
        let y = picture.bottom() - picture.height() * 0.4;
        let places =
            (0..40).map(|step| pos2(picture.left() + picture.width() * (0.4 + 0.005 * step as f32), y));
        let filled = places.into_iter().find(|place| {
            click_at(&mut desk, *place);
            desk.model().puzzle != before
        });
        let filled = filled.expect("there are boards in the middle of the picture");
        let first = desk.model().puzzle.start;
        click_at(&mut desk, filled);
        let loaded = [first, desk.model().puzzle.start];
        assert_ne!(loaded[0], loaded[1], "the same place hands out another board");
        assert_eq!(place_of(&desk, loaded[0]), place_of(&desk, loaded[1]));
        desk.act(Action::Undo);
        desk.act(Action::Undo);
        assert_eq!(desk.model().puzzle, before);
    }
}

/// With the focus on the picture the arrows lead from cell to cell, and the playhead stays where it is.
#[test]
fn the_picture_is_walked_through_with_the_keyboard() {
    for language in Language::ALL {
        let mut desk = at(language, HeuristicsFace::Distances);
        let (moment, start) = (desk.moment(), desk.model().puzzle.start);
        let label = desk.say("heuristics-picture");
        desk.harness.get_by_label(&label).focus();
        desk.wait(3);
        let from = place_of(&desk, start);
        for key in [Key::ArrowRight, Key::ArrowUp, Key::ArrowLeft, Key::ArrowUp] {
            desk.key(key);
        }
        desk.key(Key::Enter);
        let to = place_of(&desk, desk.model().puzzle.start);
        assert_eq!(to, (from.0 + 4, from.1), "right and left again, and twice up: h goes by twos here");
        settle(&mut desk);
        assert!(desk.harness.get_by_label(&label).is_focused());
        desk.key(Key::Tab);
        let before = desk.moment();
        desk.key(Key::ArrowLeft);
        assert!(desk.moment() < before, "elsewhere the arrows step: {moment}");
    }
}

#[test]
fn the_weight_moves_by_tenths_with_the_arrows() {
    for language in Language::ALL {
        let mut desk = at(language, HeuristicsFace::Distances);
        let moment = desk.moment();
        let label = desk.say("heuristics-weight");
        desk.harness.get_by_label(&label).focus();
        desk.wait(3);
        for (key, tenths) in [(Key::ArrowRight, 21), (Key::ArrowRight, 22), (Key::ArrowLeft, 21)] {
            desk.key(key);
            assert_eq!(desk.model().heuristics.heuristic, HeuristicKind::Weighted(Weight::of_tenths(tenths)));
        }
        assert_eq!(desk.moment(), moment);
        settle(&mut desk);
        let figure = format!("{}: {}", desk.say("heuristics-admissible"), desk.say("heuristics-no"));
        assert!(desk.shows(&figure), "{figure}");
    }
}

/// The sample's Manhattan distance is 9, its true distance 19.
#[test]
fn a_board_is_taken_apart_and_follows_the_playhead() {
    for language in Language::ALL {
        let mut desk = at(language, HeuristicsFace::Board);
        let distance =
            |desk: &Desk, figure: &str| format!("{}: {figure}", desk.say("heuristics-true-distance"));
        assert!(desk.shows("h = 0"), "the playhead stands at the goal");
        desk.press_word("heuristics-at-start-hint");
        assert_eq!(desk.model().heuristics.board, HeuristicsBoard::Start);
        assert!(desk.shows("h = 9"));
        assert!(desk.shows(&distance(&desk, "19")));
        let part = desk.words.tell("heuristics-part", &[("tile", 4.into()), ("part", "3".into())]);
        assert!(desk.shows(&part), "{part}");
        desk.press_word("heuristics-at-playhead-hint");
        desk.press_word("to-first");
        desk.press_word("forward");
        assert!(desk.shows("h = 9"), "the first board expanded is the start");
        desk.press_word("heuristic-misplaced");
        let misplaced = HeuristicKind::Misplaced.to(desk.model().puzzle.goal).h(desk.model().puzzle.start);
        assert!(desk.shows(&format!("h = {misplaced}")));
    }
}

/// 3 2 1 in the first row: two tiles must be taken out. They are told with the tiles and what they add.
#[test]
fn linear_conflicts_are_told() {
    for language in Language::ALL {
        let mut desk = at(language, HeuristicsFace::Board);
        desk.act(Action::SetPuzzle(puzzle("3216547x8")));
        settle(&mut desk);
        desk.press_word("heuristics-at-start-hint");
        desk.press_word("heuristic-linear-conflict");
        let told = [("tiles", "3 2 1".into()), ("out", "3 2".into()), ("extra", 4.into())];
        let words = desk.words.tell("heuristics-conflict", &told);
        let texts = desk.texts();
        assert!(texts.contains(&words), "{words}: {texts:?}");
    }
}

#[test]
fn a_hunt_shows_both_ways_and_its_board_is_searched_with_the_weight() {
    for language in Language::ALL {
        let mut desk = at(language, HeuristicsFace::Suboptimal);
        desk.press_word("heuristic-weighted");
        let hunt = desk.words.tell("heuristics-counterexample", &[("w", "2.0".into())]);
        desk.press(&hunt);
        settle(&mut desk);
        let found = desk
            .model()
            .heuristics
            .counterexample
            .example(desk.model().puzzle.goal)
            .map(|(price, _)| price.clone());
        let price = found.expect("w = 2 loses somewhere");
        let ways = [
            ("heuristics-path-found", "2.0", &price.found, price.expanded),
            ("heuristics-path-shortest", "1.0", &price.shortest, price.expanded_with_one),
        ];
        for (id, w, path, expanded) in ways {
            let told = [("w", w.into()), ("moves", path.len().into()), ("n", expanded.into())];
            let way = format!("{}: {}", desk.words.tell(id, &told), path.letters());
            assert!(desk.shows(&way), "{way}");
        }
        desk.press_word("heuristics-load-example");
        settle(&mut desk);
        assert_eq!(desk.model().puzzle, price.puzzle);
        assert_eq!(desk.model().settings.heuristic, Some(price.heuristic));
        assert_eq!(desk.model().lane(Realm::Heap).path(), Some(&price.found));
    }
}

#[test]
fn why_the_blank_does_no_harm_is_told_with_its_boards() {
    for language in Language::ALL {
        let mut desk = at(language, HeuristicsFace::Suboptimal);
        desk.press_word("heuristic-misplaced-blank");
        settle(&mut desk);
        for (n, id) in [(1, "heuristics-blank-1"), (2, "heuristics-blank-2"), (3, "heuristics-blank-3")] {
            assert!(desk.shows(&desk.words.tell(id, &[("n", n.into())])), "{id}");
        }
        let told = [("h", 2.into()), ("distance", 1.into())];
        let near = format!("1 2 3 4 5 6 7 x 8: {}", desk.words.tell("heuristics-cell", &told));
        desk.press(&near);
        assert_eq!(desk.model().puzzle, puzzle("1234567x8"));
    }
}

#[test]
fn orders_are_all_searched_and_a_bar_sets_its_own() {
    for language in Language::ALL {
        let mut desk = at(language, HeuristicsFace::Orders);
        let ties = |desk: &Desk, tie: &str, then: &str| {
            let [tie, then] = [format!("ties-{tie}"), format!("tie-order-{then}")].map(|id| desk.say(&id));
            desk.words.tell("heuristics-ties", &[("tie", tie.into()), ("then", then.into())])
        };
        let low = ties(&desk, "low-g", "lifo");
        let alike = desk.words.tell("heuristics-all-alike", &[("n", 650.into())]);
        assert!(desk.shows(&format!("{low}: {alike}")), "low g expands the same in every order");
        desk.press_word("rung-generated");
        assert_eq!(desk.model().heuristics.orders.count, OrdersCount::Generated);
        let bar = desk.texts().into_iter().find(|text| text.starts_with("drul") && text.contains(&low));
        desk.press(&bar.expect("each bar says what it is"));
        settle(&mut desk);
        assert_eq!(desk.model().settings.order, "drul".parse().unwrap());
        assert_eq!(desk.model().lane(Realm::Heap).recording.edge().tally.expanded, 650);
        desk.act(Action::Choose(Realm::Table));
        settle(&mut desk);
        assert!(desk.shows(&desk.say("heuristics-no-trials-table")));
    }
}

/// What is said of the price is said of Manhattan distance when w is 1, on both sides.
#[test]
fn a_weight_of_one_is_said_to_promise_nothing_too_much() {
    for language in Language::ALL {
        let mut desk = at(language, HeuristicsFace::Suboptimal);
        for (tenths, said, unsaid) in [
            (10, "heuristics-suboptimal-manhattan", "heuristics-suboptimal-weighted"),
            (20, "heuristics-suboptimal-weighted", "heuristics-suboptimal-manhattan"),
        ] {
            let weight = Weight::of_tenths(tenths);
            desk.act(Action::Heuristics(HeuristicsAction::Heuristic(HeuristicKind::Weighted(weight))));
            assert!(desk.shows(&desk.say(said)) && !desk.shows(&desk.say(unsaid)), "{weight}");
            assert_eq!(desk.shows(&desk.say("heuristics-suboptimal-none")), weight.is_one());
        }
    }
}
