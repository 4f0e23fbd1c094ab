//! The stage of estimates at work, in both languages: pointer, slider, hunts and trials that are stopped.

use std::collections::BTreeSet;

use egui::{Key, pos2};
use egui_kittest::kittest::Queryable;
use eight_realms::{
    app::{Action, HeuristicsFace, OrdersSorting},
    heuristic::{HeuristicKind, Weight},
    puzzle::{Board, Order, Puzzle},
    realm::{Path, Realm},
    words::Language,
};

use super::{
    desk::{Desk, puzzle},
    study::{at, click_at, place_of, rect_of, settle},
};

/// At a face of the stage, while the workers are at it.
fn at_work(language: Language, face: HeuristicsFace) -> Desk {
    let mut desk = Desk::hard_of_hearing(language);
    desk.press_word("tab-heuristics");
    while desk.model().heuristics.face != face {
        desk.key(Key::F4);
    }
    desk
}

/// The first of the texts that begins so.
fn text_that_begins(desk: &Desk, begin: &str) -> Option<String> {
    desk.texts().into_iter().find(|text| text.starts_with(begin))
}

/// The card names the cell and the board that Enter loads.
#[test]
fn the_card_promises_the_board_that_is_loaded() {
    for language in Language::ALL {
        let mut desk = at(language, HeuristicsFace::Distances);
        desk.harness.get_by_label(&desk.say("heuristics-picture")).focus();
        desk.wait(3);
        for cell in [[9, 19], [11, 19]] {
            let told = [("h", cell[0].to_string().into()), ("distance", cell[1].into())];
            let begin = desk.words.tell("heuristics-cell", &told);
            let card = text_that_begins(&desk, &begin).unwrap_or_else(|| panic!("no card begins {begin:?}"));
            desk.key(Key::Enter);
            let start = desk.model().puzzle.start.to_string();
            assert!(card.ends_with(&format!(": {start}")), "{start}: {card}");
            assert_eq!(place_of(&desk, desk.model().puzzle.start), (cell[0], cell[1] as u8));
            settle(&mut desk);
            desk.key(Key::ArrowUp);
        }
    }
}

/// Beside the picture stand how many boards have each h, and below it how many are so far away.
#[test]
fn a_bar_beside_the_picture_loads_a_board_of_its_level() {
    for language in Language::ALL {
        let mut desk = at(language, HeuristicsFace::Distances);
        let whole = rect_of(&desk, &desk.say("heuristics-picture"));
        let places =
            (5..20).map(|step| pos2(whole.right() - 3.0, whole.top() + whole.height() * 0.04 * step as f32));
        let level = |desk: &Desk, h: u16| desk.words.tell("heuristics-level", &[("h", h.to_string().into())]);
        let found = places.into_iter().find_map(|place| {
            desk.harness.hover_at(place);
            desk.wait(2);
            let h =
                (1..=22).find(|h| text_that_begins(&desk, &format!("{}, ", level(&desk, *h))).is_some())?;
            Some((place, h))
        });
        let (place, h) = found.expect("a bar is there");
        click_at(&mut desk, place);
        assert_eq!(place_of(&desk, desk.model().puzzle.start).0, h);
    }
}

#[test]
fn the_weight_is_dragged_from_end_to_end() {
    for language in Language::ALL {
        let mut desk = at(language, HeuristicsFace::Distances);
        let rail = rect_of(&desk, &desk.say("heuristics-weight"));
        for (x, weight) in [(rail.right() + 40.0, Weight::GREATEST), (rail.left() - 40.0, Weight::LEAST)] {
            let to = pos2(x, rail.center().y);
            desk.drag(rail.center(), to);
            desk.drop(to);
            assert_eq!(desk.model().heuristics.heuristic, HeuristicKind::Weighted(weight));
        }
        settle(&mut desk);
        let figure = format!("{}: {}", desk.say("heuristics-admissible"), desk.say("heuristics-yes"));
        assert!(desk.shows(&figure), "w = 1 is Manhattan distance: {figure}");
    }
}

#[test]
fn what_never_promises_too_much_has_no_price() {
    for language in Language::ALL {
        let mut desk = at(language, HeuristicsFace::Suboptimal);
        for estimate in ["misplaced", "manhattan", "linear-conflict"] {
            desk.press_word(&format!("heuristic-{estimate}"));
            assert!(desk.shows(&desk.say("heuristics-suboptimal-none")), "{estimate}");
            assert!(desk.shows(&desk.say(&format!("heuristics-suboptimal-{estimate}"))));
        }
        desk.press_word("heuristic-weighted");
        assert!(!desk.shows(&desk.say("heuristics-suboptimal-none")));
        assert!(desk.shows(&desk.words.tell("heuristics-counterexample-note", &[("w", "2.0".into())])));
    }
}

#[test]
fn what_is_found_has_its_price_told_and_another_can_be_found() {
    for language in Language::ALL {
        let mut desk = at(language, HeuristicsFace::Suboptimal);
        desk.press_word("heuristic-weighted");
        let weight = [("w", "2.0".into())];
        desk.press(&desk.words.tell("heuristics-counterexample", &weight));
        settle(&mut desk);
        let mut starts = Vec::new();
        for _ in 0..2 {
            let price = desk
                .model()
                .heuristics
                .counterexample
                .example(desk.model().puzzle.goal)
                .expect("w = 2 loses")
                .0
                .clone();
            let [found, shortest] = [&price.found, &price.shortest].map(Path::len);
            assert!(shortest < found && found <= 2 * shortest);
            let ratio = format!("{:.2}", found as f64 / shortest as f64);
            let told = [
                ("found", found.into()),
                ("shortest", shortest.into()),
                ("ratio", ratio.into()),
                ("most", (2 * shortest).into()),
            ];
            let words = desk.words.tell("heuristics-ratio", &told);
            assert!(desk.shows(&words), "{words}");
            starts.push(price.puzzle.start);
            desk.press(&desk.words.tell("heuristics-counterexample-another", &weight));
            settle(&mut desk);
        }
        assert_ne!(starts[0], starts[1]);
    }
}

#[test]
fn a_hunt_tells_how_far_it_is_and_can_be_stopped() {
    for language in Language::ALL {
        let mut desk = at_work(language, HeuristicsFace::Suboptimal);
        desk.press_word("heuristic-weighted");
        let hunt = desk.words.tell("heuristics-counterexample", &[("w", "2.0".into())]);
        let tried = desk
            .words
            .tell("heuristics-counterexample-tries", &[("tried", 0.into()), ("boards", 181_440.into())]);
        let stopped = desk.words.tell("heuristics-counterexample-stopped", &[("tried", 0.into())]);
        for stop in
            [|desk: &mut Desk| desk.press_word("heuristics-stop"), |desk: &mut Desk| desk.key(Key::Escape)]
        {
            desk.press(&hunt);
            assert!(desk.shows(&tried) && !desk.shows(&hunt), "{tried}");
            stop(&mut desk);
            assert!(desk.shows(&stopped) && desk.shows(&hunt), "{stopped}");
        }
        settle(&mut desk);
        assert!(desk.shows(&stopped), "what is stopped finds nothing more");
    }
}

#[test]
fn trials_tell_how_far_they_are_are_stopped_and_go_on() {
    for language in Language::ALL {
        let mut desk = at_work(language, HeuristicsFace::Orders);
        let made = desk.words.tell("heuristics-trials-made", &[("made", 0.into()), ("total", 96.into())]);
        assert!(desk.shows(&made), "{made}");
        desk.press_word("heuristics-stop");
        assert!(!desk.shows(&desk.say("heuristics-stop")));
        settle(&mut desk);
        assert!(desk.shows(&made), "what is stopped makes no search");
        desk.press_word("heuristics-run-on");
        assert!(desk.shows(&desk.say("heuristics-stop")));
        settle(&mut desk);
        let all = desk.words.tell("heuristics-trials-ties", &[("total", 96.into())]);
        assert!(desk.shows(&all), "{all}");
        assert!(!desk.shows(&desk.say("heuristics-run-on")) && !desk.shows(&desk.say("heuristics-stop")));
    }
}

/// The bars of a realm without ties, from left to right: the order of moves, and the count.
fn bars(desk: &Desk) -> Vec<(Order, u64)> {
    let order = |text: &str| text.get(..4).and_then(|letters| letters.parse::<Order>().ok());
    let labels: BTreeSet<String> = desk.texts().into_iter().filter(|text| order(text).is_some()).collect();
    let is_figure = |letter: char| letter.is_ascii_digit() || letter == '\u{2009}';
    let count = |label: &str| -> u64 {
        let from = label.trim_start_matches(|letter| !is_figure(letter));
        let figure = from.chars().take_while(|letter| is_figure(*letter));
        figure.filter(char::is_ascii_digit).collect::<String>().parse().expect("a count")
    };
    let bar = |label: &String| (rect_of(desk, label).left(), order(label).expect("it has one"), count(label));
    let mut bars: Vec<_> = labels.iter().map(bar).collect();
    bars.sort_by(|one, other| one.0.total_cmp(&other.0));
    bars.into_iter().map(|(_, order, count)| (order, count)).collect()
}

#[test]
fn bars_stand_by_order_or_by_value() {
    for language in Language::ALL {
        let mut desk = at(language, HeuristicsFace::Orders);
        desk.act(Action::Choose(Realm::IdaStar));
        settle(&mut desk);
        let by_order = bars(&desk);
        assert_eq!(by_order.len(), 24);
        assert_eq!(by_order[0], ("ulrd".parse().expect("an order"), 802));
        desk.press_word("heuristics-by-value");
        assert_eq!(desk.model().heuristics.orders.sorting, OrdersSorting::ByValue);
        let by_value = bars(&desk);
        assert!(by_value.is_sorted_by_key(|(_, count)| *count), "{by_value:?}");
        assert_ne!(by_value, by_order);
        desk.press_word("heuristics-by-order");
        assert_eq!(bars(&desk), by_order);
    }
}

#[test]
fn where_no_order_makes_a_difference_it_says_why() {
    for language in Language::ALL {
        let mut desk = at(language, HeuristicsFace::Orders);
        let start = desk.model().puzzle.start;
        let cases = [
            (
                Realm::Bidirectional,
                Puzzle::new(start, Board::usual_goal()),
                "heuristics-no-trials-bidirectional",
            ),
            (Realm::Heap, puzzle("1 2 3 4 5 6 8 7 x"), "heuristics-no-trials-no-solution"),
            (Realm::Heap, puzzle("1 2 3 4 5 6 7 8 x"), "heuristics-no-trials-no-moves"),
        ];
        for (realm, puzzle, why) in cases {
            desk.act(Action::Choose(realm));
            desk.act(Action::SetPuzzle(puzzle));
            assert!(desk.shows(&desk.say(why)), "{why}");
        }
        desk.act(Action::SetPuzzle(Puzzle::new(start, Board::usual_goal())));
        desk.act(Action::Choose(Realm::IdaStar));
        settle(&mut desk);
        assert!(text_that_begins(&desk, &desk.say("heuristics-no-ties")).is_some());
        assert!(desk.shows(&desk.words.tell("heuristics-trials", &[("total", 24.into())])));
    }
}
