//! The heuristics tab at work, in both languages: pointer, slider, and trials that are stopped.

use std::collections::BTreeSet;

use egui::{Key, pos2};
use egui_kittest::kittest::Queryable;
use eight_realms_app::{
    heuristics::{HeuristicsFace, orders::OrdersSorting},
    model::Action,
    words::Language,
};
use eight_realms_core::{
    heuristic::{HeuristicKind, Weight},
    puzzle::{Board, Order, Puzzle},
    realm::Realm,
};

use super::{
    heuristics::{at, click_at, place_of, rect_of, settle},
    test_window::{TestWindow, puzzle},
};

/// At a face of the stage, while the workers are at it.
pub(super) fn at_work(language: Language, face: HeuristicsFace) -> TestWindow {
    let mut window = TestWindow::without_polling(language);
    window.press_word("tab-heuristics");
    while window.model().heuristics.face != face {
        window.key(Key::F4);
    }
    window
}

/// The first of the texts that begins so.
pub(super) fn text_that_begins(window: &TestWindow, begin: &str) -> Option<String> {
    window.texts().into_iter().find(|text| text.starts_with(begin))
}

/// The card names the cell and the board that Enter loads.
#[test]
fn the_card_names_the_board_that_is_loaded() {
    for language in Language::ALL {
        let mut window = at(language, HeuristicsFace::Distances);
        window.harness.get_by_label(&window.say("heuristics-picture")).focus();
        window.wait(3);
        for cell in [[9, 19], [11, 19]] {
            let args = [("h", cell[0].to_string().into()), ("distance", cell[1].into())];
            let begin = window.words.tell("heuristics-cell", &args);
            let card =
                text_that_begins(&window, &begin).unwrap_or_else(|| panic!("no card begins {begin:?}"));
            window.key(Key::Enter);
            let start = window.model().puzzle.start.to_string();
            assert!(card.ends_with(&format!(": {start}")), "{start}: {card}");
            assert_eq!(place_of(&window, window.model().puzzle.start), (cell[0], cell[1] as u8));
            settle(&mut window);
            window.key(Key::ArrowUp);
        }
    }
}

/// Beside the picture stand how many boards have each h, and below it how many are so far away.
#[test]
fn a_bar_beside_the_picture_loads_a_board_of_its_level() {
    for language in Language::ALL {
        let mut window = at(language, HeuristicsFace::Distances);
        let whole = rect_of(&window, &window.say("heuristics-picture"));
        let places =
            (5..20).map(|step| pos2(whole.right() - 3.0, whole.top() + whole.height() * 0.04 * step as f32));
        let level = |window: &TestWindow, h: u16| {
            window.words.tell("heuristics-level", &[("h", h.to_string().into())])
        };
        let bar = places.into_iter().find_map(|place| {
            window.harness.hover_at(place);
            window.wait(2);
            let h = (1..=22)
                .find(|h| text_that_begins(&window, &format!("{}, ", level(&window, *h))).is_some())?;
            Some((place, h))
        });
        let (place, h) = bar.expect("a bar is there");
        click_at(&mut window, place);
        assert_eq!(place_of(&window, window.model().puzzle.start).0, h);
    }
}

#[test]
fn the_weight_is_dragged_from_end_to_end() {
    for language in Language::ALL {
        let mut window = at(language, HeuristicsFace::Distances);
        let rail = rect_of(&window, &window.say("heuristics-weight"));
        for (x, weight) in [(rail.right() + 40.0, Weight::GREATEST), (rail.left() - 40.0, Weight::MIN)] {
            let to = pos2(x, rail.center().y);
            window.drag(rail.center(), to);
            window.drop(to);
            assert_eq!(window.model().heuristics.heuristic, HeuristicKind::Weighted(weight));
        }
        settle(&mut window);
        let figure = format!("{}: {}", window.say("heuristics-admissible"), window.say("heuristics-yes"));
        assert!(window.shows(&figure), "w = 1 is Manhattan distance: {figure}");
    }
}

#[test]
fn trials_show_their_progress_are_stopped_and_go_on() {
    for language in Language::ALL {
        let mut window = at_work(language, HeuristicsFace::Orders);
        let progress =
            window.words.tell("heuristics-trials-made", &[("made", 0.into()), ("total", 96.into())]);
        assert!(window.shows(&progress), "{progress}");
        window.press_word("heuristics-stop");
        assert!(!window.shows(&window.say("heuristics-stop")));
        settle(&mut window);
        assert!(window.shows(&progress), "what is stopped makes no search");
        window.press_word("heuristics-run-on");
        assert!(window.shows(&window.say("heuristics-stop")));
        settle(&mut window);
        let all = window.words.tell("heuristics-trials-ties", &[("total", 96.into())]);
        assert!(window.shows(&all), "{all}");
        assert!(
            !window.shows(&window.say("heuristics-run-on")) && !window.shows(&window.say("heuristics-stop"))
        );
    }
}

/// The bars of a realm without ties, from left to right: the order of moves, and the count.
fn bars(window: &TestWindow) -> Vec<(Order, u64)> {
    let order = |text: &str| text.get(..4).and_then(|letters| letters.parse::<Order>().ok());
    // What a bar under the pointer says on hover has a second line, with the convention of its figure.
    let is_bar = |text: &String| order(text).is_some() && !text.contains('\n');
    let labels: BTreeSet<String> = window.texts().into_iter().filter(is_bar).collect();
    let is_figure = |letter: char| letter.is_ascii_digit() || letter == '\u{2009}';
    let count = |label: &str| -> u64 {
        let from = label.trim_start_matches(|letter| !is_figure(letter));
        let figure = from.chars().take_while(|letter| is_figure(*letter));
        figure.filter(char::is_ascii_digit).collect::<String>().parse().expect("a count")
    };
    let bar =
        |label: &String| (rect_of(window, label).left(), order(label).expect("it has one"), count(label));
    let mut bars: Vec<_> = labels.iter().map(bar).collect();
    bars.sort_by(|one, other| one.0.total_cmp(&other.0));
    bars.into_iter().map(|(_, order, count)| (order, count)).collect()
}

#[test]
fn bars_stand_by_order_or_by_value() {
    for language in Language::ALL {
        let mut window = at(language, HeuristicsFace::Orders);
        window.act(Action::Choose(Realm::IdaStar.into()));
        settle(&mut window);
        let by_order = bars(&window);
        assert_eq!(by_order.len(), 24);
        assert_eq!(by_order[0], ("ulrd".parse().expect("an order"), 802));
        window.press_word("heuristics-by-value");
        assert_eq!(window.model().heuristics.orders.sorting, OrdersSorting::ByValue);
        let by_value = bars(&window);
        assert!(by_value.is_sorted_by_key(|(_, count)| *count), "{by_value:?}");
        assert_ne!(by_value, by_order);
        window.press_word("heuristics-by-order");
        assert_eq!(bars(&window), by_order);
    }
}

#[test]
fn where_no_order_makes_a_difference_it_says_why() {
    for language in Language::ALL {
        let mut window = at(language, HeuristicsFace::Orders);
        let start = window.model().puzzle.start;
        let cases = [
            (
                Realm::Bidirectional,
                Puzzle::new(start, Board::standard_goal()),
                "heuristics-no-trials-both-directions",
            ),
            (Realm::Heap, puzzle("1 2 3 4 5 6 8 7 x"), "heuristics-no-trials-no-solution"),
            (Realm::Heap, puzzle("1 2 3 4 5 6 7 8 x"), "heuristics-no-trials-no-moves"),
        ];
        for (realm, puzzle, message) in cases {
            window.act(Action::Choose(realm.into()));
            window.act(Action::SetPuzzle(puzzle));
            assert!(window.shows(&window.say(message)), "{message}");
        }
        window.act(Action::SetPuzzle(Puzzle::new(start, Board::standard_goal())));
        window.act(Action::Choose(Realm::IdaStar.into()));
        settle(&mut window);
        assert!(text_that_begins(&window, &window.say("heuristics-no-ties")).is_some());
        assert!(window.shows(&window.words.tell("heuristics-trials", &[("total", 24.into())])));
    }
}
