//! Other puzzles: random, examples, recent, pasted, undone, without a solution; and how they are searched.

use egui::{Event, Key};
use egui_kittest::kittest::Queryable;
use eight_realms_app::{
    desk::{notice::Notice, puzzles::EXAMPLES},
    model::Action,
    words::{Language, Words},
};
use eight_realms_core::{
    puzzle::{Board, Puzzle},
    realm::{ParityCheck, Path, Realm, Settings, Tie},
    space::Distances,
    trace::GoalTest,
};

use super::test_window::{TestWindow, board, lane_first, puzzle};

#[test]
fn a_random_board_is_dealt_searched_and_can_be_undone() {
    for language in Language::ALL {
        let mut window = TestWindow::with_realm_7(language);
        let before = window.model().puzzle;
        window.press_word("random");
        window.search();
        assert_ne!(window.model().puzzle, before);
        assert!(window.model().puzzle.is_solvable());
        let Some((Notice::Dealt { moves: Some(moves) }, _)) = &window.model().notice else { panic!("said") };
        let path = window.model().chosen_lane().path().unwrap();
        assert_eq!(path.len(), usize::from(*moves));
        let message = window.words.tell("toast-random", &[("moves", (*moves).into())]);
        assert!(window.shows(&message));
        window.key_with(egui::Modifiers::COMMAND, Key::Z);
        assert_eq!(window.model().puzzle, before);
        assert!(window.shows(&window.say("toast-undone")));
    }
}

#[test]
fn every_example_is_in_its_menu() {
    for language in Language::ALL {
        let mut window = TestWindow::with_realm_7(language);
        for example in EXAMPLES {
            window.press_word("examples");
            window.press_word(example.message);
            assert_eq!(window.model().puzzle, example.puzzle());
            assert!(!window.shows(&window.say("example-one")), "the menu has closed");
        }
    }
}

/// A menu is walked through with the keyboard: its keys are not the window's.
#[test]
fn a_menu_has_the_keyboard_while_it_is_open() {
    let mut window = TestWindow::with_realm_7(Language::English);
    window.harness.get_by_label(&window.say("examples")).focus();
    window.wait(2);
    window.key(Key::Enter);
    let moment = window.moment();
    window.key(Key::ArrowDown);
    window.key(Key::ArrowDown);
    assert!(window.harness.get_by_label(&window.say("example-three")).is_focused());
    window.key(Key::R);
    window.key(Key::Enter);
    assert_eq!(window.model().puzzle, EXAMPLES[1].puzzle());
    assert!(window.moment() <= moment);
    window.press_word("examples");
    window.key(Key::Escape);
    assert!(!window.shows(&window.say("example-one")));
}

#[test]
fn recent_boards_come_back() {
    for language in Language::ALL {
        let mut window = TestWindow::with_realm_7(language);
        let sample = window.model().puzzle;
        window.press_word("recent");
        assert!(window.shows(&window.say("recent-none")));
        window.key(Key::Escape);
        window.act(Action::SetPuzzle(EXAMPLES[0].puzzle()));
        window.press_word("recent");
        let name = sample.start.to_string();
        window.harness.get_all_by_label(&name).last().unwrap().click();
        window.wait(3);
        assert_eq!(window.model().puzzle, sample);
    }
}

#[test]
fn a_board_is_pasted_and_what_is_none_is_explained() {
    for language in Language::ALL {
        let mut window = TestWindow::with_realm_7(language);
        window.event(Event::Paste("1 2 3, 4 5 6\n7 _ 8".to_owned()));
        assert_eq!(window.model().puzzle, puzzle("1234567x8"));
        assert!(window.shows(&window.say("toast-pasted")));
        window.event(Event::Paste("12345678".to_owned()));
        let missing = [("cells", 8.into()), ("missing", "x".into())];
        let reason = window.words.tell("error-board-short", &missing);
        assert!(window.shows(&window.words.tell("error-clipboard", &[("reason", reason.into())])));
        window.event(Event::Paste(" \n".to_owned()));
        assert!(window.shows(&window.say("error-clipboard-empty")));
        assert_eq!(window.model().puzzle, puzzle("1234567x8"));
    }
}

/// What was wrong is named in glyphs that the window has.
#[test]
fn a_sign_without_a_glyph_is_named_by_its_code() {
    for language in Language::ALL {
        let mut window = TestWindow::with_realm_7(language);
        for (text, named) in [("1 2 🧩", "U+1F9E9"), ("12口", "口"), ("1 2\u{200B}3", "U+200B")] {
            window.event(Event::Paste(text.to_owned()));
            let reason = window
                .words
                .tell("error-board-stranger", &[("position", 3.into()), ("character", named.into())]);
            assert!(
                window.shows(&window.words.tell("error-clipboard", &[("reason", reason.into())])),
                "{text:?}"
            );
        }
    }
}

/// A moment as one line, copied and pasted, in a sentence and elsewhere; and back to where one was before.
#[test]
fn a_copied_moment_can_be_pasted_back_and_undone() {
    for language in Language::ALL {
        let mut window = TestWindow::with_realm_7(language);
        window.act(Action::Choose(Realm::Heap.into()));
        window.act(Action::Seek(486));
        let copied = window.copy();
        assert!(copied.starts_with("8r1:23415x768:7@e486~"), "{copied}");
        window.act(Action::SetPuzzle(puzzle("1237x8564")));
        window.search();
        window.act(Action::Seek(30));
        window.event(Event::Paste(format!("see {copied}, please")));
        window.search();
        let sample = puzzle("23415x768");
        assert_eq!((window.model().puzzle, window.moment()), (sample, 486));
        let board = window.model().chosen_lane().recording.scene_at(486).current.expect("a board").board;
        assert_eq!(board.letters(), "2451x3768");
        window.act(Action::Undo);
        window.search();
        assert_eq!((window.model().puzzle, window.moment()), (puzzle("1237x8564"), 30));
        window.act(Action::Undo);
        window.search();
        assert_eq!((window.model().puzzle, window.moment()), (sample, 486));
        window.event(Event::Paste("8r1:23415x768:9@e1".to_owned()));
        assert_eq!(window.model().puzzle, sample, "a line that is wrong changes nothing");
        assert!(matches!(window.model().notice, Some((Notice::CannotPaste(_), _))));
    }
}

#[test]
fn an_unsolvable_board_is_reported_and_searched_anyway() {
    for language in Language::ALL {
        let mut window = TestWindow::with_realm_7(language);
        window.press_word("examples");
        window.press_word("example-unsolvable");
        window.search();
        let goal = window.model().puzzle.goal.to_string().replace(' ', "\u{a0}");
        let message = window.words.tell("unsolvable", &[("inversions", 1.into()), ("goal", goal.into())]);
        assert!(window.shows(&message), "{message}");
        assert_eq!(window.model().chosen_lane().recording.len(), 0);
        window.act(Action::Choose(Realm::Heap.into()));
        window.press_word("unsolvable-anyway");
        assert_eq!(window.model().settings.parity, ParityCheck::Off);
        window.search();
        let tally = window.model().chosen_lane().recording.edge().tally;
        assert_eq!(tally.expanded, 181_440);
        window.act(Action::Choose(Realm::IdaStar.into()));
        assert!(window.shows(&window.say("answered-by-parity")));
        window.act(Action::Choose(Realm::StringSet.into()));
        window.search();
        let untested =
            window.words.tell("unsolvable-untested", &[("lane", lane_first(&window.words, "1").into())]);
        assert!(window.shows(&message) && window.shows(&untested), "the page says why it searches");
        window.key(Key::ArrowLeft);
        assert!(window.shows(&format!("{message} {untested}")), "stepped: in the banner");
    }
}

/// The start is one that a textbook gives the other usual goal: that goal is one press away, and undone like any other.
#[test]
fn an_unsolvable_board_offers_the_usual_goal_that_it_reaches() {
    let (standard, spiral) = (Board::standard_goal(), Board::spiral_goal());
    for language in Language::ALL {
        for (start, goal, offered, note, moves) in [
            ("2831x4765", standard, spiral, "unsolvable-goal-spiral", 4),
            ("2831647x5", standard, spiral, "unsolvable-goal-spiral", 5),
            ("23415x768", spiral, standard, "unsolvable-goal-standard", 19),
            ("2831x4765", board("x12345678"), spiral, "unsolvable-goal-spiral", 4),
        ] {
            let unsolvable = Puzzle::new(board(start), goal);
            let mut window = TestWindow::with_realm_7(language);
            window.act(Action::SetPuzzle(unsolvable));
            window.search();
            assert!(window.shows(&window.say(note)), "{unsolvable:?}: {:#?}", window.texts());
            let offer = window.words.tell("unsolvable-goal", &[("goal", offered.to_string().into())]);
            window.press(&offer);
            window.search();
            assert_eq!(window.model().puzzle, Puzzle::new(board(start), offered));
            assert_eq!(window.model().chosen_lane().path().map(Path::len), Some(moves));
            assert!(!window.shows(&window.say(note)));
            window.key_with(egui::Modifiers::COMMAND, Key::Z);
            window.search();
            assert_eq!(window.model().puzzle, unsolvable);
            assert!(window.shows(&offer));
        }
    }
}

/// The name of an example says how many moves it takes, in digits.
#[test]
fn every_example_names_its_moves() {
    for language in Language::ALL {
        let words = Words::new(language);
        for example in EXAMPLES {
            let Puzzle { start, goal } = example.puzzle();
            let name = words.say(example.message);
            let figures: Vec<u8> = name
                .split(|letter: char| !letter.is_ascii_digit())
                .filter_map(|digits| digits.parse().ok())
                .collect();
            let moves = Distances::to(goal).of(start);
            assert_eq!(figures.last().copied(), moves, "{name}");
            let numerals = ["one", "three", "twenty", "一步", "三步", "十步"];
            let is_spelled = numerals.iter().any(|numeral| name.to_lowercase().contains(numeral));
            assert!(!is_spelled, "{name}");
        }
    }
}

#[test]
fn a_changed_setting_is_marked_and_can_be_reset() {
    for language in Language::ALL {
        let mut window = TestWindow::with_realm_7(language);
        window.press_word("settings");
        window.press("dlru");
        window.press_word("ties-low-g");
        window.press_word("goal-test-expanded");
        let settings = window.model().settings;
        assert_eq!(settings.order.to_string(), "dlru");
        assert_eq!(settings.tie, Tie::LowG);
        assert_eq!(settings.goal_test, Some(GoalTest::Expanded));
        assert!(window.shows(&window.say("settings-changed")));
        window.press_word("conventions-eight-realms");
        assert_eq!(window.model().settings, Settings::default());
        assert!(!window.shows(&window.say("settings-changed")));
        window.key(Key::Escape);
        assert!(!window.shows("dlru"));
    }
}

#[test]
fn all_orders_stand_in_the_menu() {
    let mut window = TestWindow::with_realm_7(Language::English);
    window.press_word("settings");
    let mut orders: Vec<String> =
        eight_realms_core::puzzle::Order::all().map(|order| order.to_string()).collect();
    orders.retain(|order| window.shows(order));
    assert_eq!(orders.len(), 24);
}

/// The board in the bar is the one of the puzzle, always.
#[test]
fn the_bar_names_start_and_goal() {
    for language in Language::ALL {
        let mut window = TestWindow::with_realm_7(language);
        window.act(Action::SetPuzzle(puzzle("87654321x")));
        for (id, expected) in [("edit-start", board("87654321x")), ("edit-goal", Board::standard_goal())] {
            assert!(window.shows(&window.named(id, &expected.to_string())));
        }
    }
}
