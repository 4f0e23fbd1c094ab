//! Other puzzles: random, examples, recent, pasted, undone, without a solution; and how they are searched.

use egui::{Event, Key};
use egui_kittest::kittest::Queryable;
use eight_realms::{
    app::{Action, EXAMPLES, Notice},
    puzzle::Board,
    realm::{ParityCheck, Realm, Settings, Tie},
    words::Language,
};

use super::desk::{Desk, board, puzzle};

#[test]
fn a_random_board_is_dealt_searched_and_can_be_undone() {
    for language in Language::ALL {
        let mut desk = Desk::with_realm_7(language);
        let before = desk.model().puzzle;
        desk.press_word("random");
        desk.search();
        assert_ne!(desk.model().puzzle, before);
        assert!(desk.model().puzzle.is_solvable());
        let Some((Notice::Dealt { moves }, _)) = &desk.model().notice else { panic!("said") };
        let path = desk.model().chosen_lane().path().unwrap();
        assert_eq!(path.len(), usize::from(*moves));
        let said = desk.words.tell("toast-random", &[("moves", (*moves).into())]);
        assert!(desk.shows(&said));
        desk.key_with(egui::Modifiers::COMMAND, Key::Z);
        assert_eq!(desk.model().puzzle, before);
        assert!(desk.shows(&desk.say("toast-undone")));
    }
}

#[test]
fn every_example_is_in_its_menu() {
    for language in Language::ALL {
        let mut desk = Desk::with_realm_7(language);
        for example in EXAMPLES {
            desk.press_word("examples");
            desk.press_word(example.message);
            assert_eq!(desk.model().puzzle, example.puzzle());
            assert!(!desk.shows(&desk.say("example-one")), "the menu has closed");
        }
    }
}

/// A menu is walked through with the keyboard: its keys are not the window's.
#[test]
fn a_menu_has_the_keyboard_while_it_is_open() {
    let mut desk = Desk::with_realm_7(Language::English);
    desk.harness.get_by_label(&desk.say("examples")).focus();
    desk.wait(2);
    desk.key(Key::Enter);
    let moment = desk.moment();
    desk.key(Key::ArrowDown);
    desk.key(Key::ArrowDown);
    assert!(desk.harness.get_by_label(&desk.say("example-three")).is_focused());
    desk.key(Key::R);
    desk.key(Key::Enter);
    assert_eq!(desk.model().puzzle, EXAMPLES[1].puzzle());
    assert!(desk.moment() <= moment);
    desk.press_word("examples");
    desk.key(Key::Escape);
    assert!(!desk.shows(&desk.say("example-one")));
}

#[test]
fn recent_boards_come_back() {
    for language in Language::ALL {
        let mut desk = Desk::with_realm_7(language);
        let sample = desk.model().puzzle;
        desk.press_word("recent");
        assert!(desk.shows(&desk.say("recent-none")));
        desk.key(Key::Escape);
        desk.act(Action::SetPuzzle(EXAMPLES[0].puzzle()));
        desk.press_word("recent");
        let name = sample.start.to_string();
        desk.harness.get_all_by_label(&name).last().unwrap().click();
        desk.wait(3);
        assert_eq!(desk.model().puzzle, sample);
    }
}

#[test]
fn a_board_is_pasted_and_what_is_none_is_explained() {
    for language in Language::ALL {
        let mut desk = Desk::with_realm_7(language);
        desk.event(Event::Paste("1 2 3, 4 5 6\n7 _ 8".to_owned()));
        assert_eq!(desk.model().puzzle, puzzle("1234567x8"));
        assert!(desk.shows(&desk.say("toast-pasted")));
        desk.event(Event::Paste("12345678".to_owned()));
        let missing = [("cells", 8.into()), ("missing", "x".into())];
        let reason = desk.words.tell("error-board-short", &missing);
        assert!(desk.shows(&desk.words.tell("error-clipboard", &[("reason", reason.into())])));
        desk.event(Event::Paste(" \n".to_owned()));
        assert!(desk.shows(&desk.say("error-clipboard-empty")));
        assert_eq!(desk.model().puzzle, puzzle("1234567x8"));
    }
}

/// What Ctrl+C takes outside the editor begins with the board, so it can be pasted back.
#[test]
fn a_copied_moment_can_be_pasted_back() {
    for language in Language::ALL {
        let mut desk = Desk::with_realm_7(language);
        desk.act(Action::Choose(Realm::Heap));
        desk.act(Action::Seek(486));
        let copied = desk.copied();
        assert!(copied.contains("1,161") && !copied.contains('\u{2009}'), "{copied}");
        let shown = board("2 4 5 1 x 3 7 6 8");
        assert!(copied.starts_with(&shown.to_string()), "{copied}");
        desk.event(Event::Paste(copied));
        assert_eq!(desk.model().puzzle.start, shown);
    }
}

#[test]
fn an_unsolvable_board_is_said_to_be_so_and_searched_anyway() {
    for language in Language::ALL {
        let mut desk = Desk::with_realm_7(language);
        desk.press_word("examples");
        desk.press_word("example-unsolvable");
        desk.search();
        let said = desk.words.tell("unsolvable", &[("inversions", 1.into())]);
        assert!(desk.shows(&said), "{said}");
        assert_eq!(desk.model().chosen_lane().recording.len(), 0);
        desk.act(Action::Choose(Realm::Heap));
        desk.press_word("unsolvable-anyway");
        assert_eq!(desk.model().settings.parity, ParityCheck::Off);
        desk.search();
        let tally = desk.model().chosen_lane().recording.edge().tally;
        assert_eq!(tally.expanded, 181_440);
        desk.act(Action::Choose(Realm::IdaStar));
        assert!(desk.shows(&desk.say("answered-by-parity")));
        desk.act(Action::Choose(Realm::StringSet));
        desk.search();
        let untested = desk.words.tell("unsolvable-untested", &[("realm", "1".into())]);
        assert!(desk.shows(&said) && desk.shows(&untested), "the page says why it searches");
        desk.key(Key::ArrowLeft);
        assert!(desk.shows(&format!("{said} {untested}")), "stepped: in the banner");
    }
}

#[test]
fn a_changed_setting_is_marked_and_can_be_reset() {
    for language in Language::ALL {
        let mut desk = Desk::with_realm_7(language);
        desk.press_word("settings");
        desk.press("dlru");
        desk.press_word("ties-low-g");
        desk.press_word("heuristic-misplaced");
        let settings = desk.model().settings;
        assert_eq!(settings.order.to_string(), "dlru");
        assert_eq!(settings.tie, Tie::LowG);
        assert!(settings.heuristic.is_some());
        assert!(desk.shows(&desk.say("settings-changed")));
        desk.press_word("settings-default");
        assert_eq!(desk.model().settings, Settings::default());
        assert!(!desk.shows(&desk.say("settings-changed")));
        desk.key(Key::Escape);
        assert!(!desk.shows("dlru"));
    }
}

#[test]
fn all_orders_stand_in_the_menu() {
    let mut desk = Desk::with_realm_7(Language::English);
    desk.press_word("settings");
    let mut orders: Vec<String> = eight_realms::puzzle::Order::all().map(|order| order.to_string()).collect();
    orders.retain(|order| desk.shows(order));
    assert_eq!(orders.len(), 24);
}

/// The board in the bar is the one of the puzzle, always.
#[test]
fn the_bar_names_start_and_goal() {
    for language in Language::ALL {
        let mut desk = Desk::with_realm_7(language);
        desk.act(Action::SetPuzzle(puzzle("87654321x")));
        for (id, shown) in [("edit-start", board("87654321x")), ("edit-goal", Board::usual_goal())] {
            assert!(desk.shows(&desk.named(id, &shown.to_string())));
        }
    }
}
