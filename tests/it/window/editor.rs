//! The editor: slide, swap, type, undo, take, leave.

use egui::{Event, Key, Modifiers, Pos2, vec2};
use eight_realms_app::{model::Action, words::Language};
use eight_realms_core::puzzle::{Board, BoardRole};

use super::test_window::{TestWindow, board};

fn draft(window: &TestWindow) -> Board {
    window.model().editor.as_ref().unwrap().draft
}

fn tile(window: &TestWindow, tile: u8) -> String {
    window.words.tell("edit-tile", &[("tile", tile.to_string().into())])
}

fn with_editor(language: Language) -> TestWindow {
    let mut window = TestWindow::with_realm_7(language);
    let start = window.model().puzzle.start.to_string();
    window.press(&window.named("edit-start", &start));
    assert_eq!(window.model().editor.as_ref().map(|editor| editor.role), Some(BoardRole::Start));
    window
}

#[test]
fn a_board_is_typed_and_taken() {
    for language in Language::ALL {
        let mut window = with_editor(language);
        window.write("1 2 3 4 x 6 7 5");
        assert!(window.shows(&window.words.tell("edit-typed", &[("n", 8.into())])));
        window.write("8");
        assert_eq!(draft(&window), board("1234x6758"));
        window.key(Key::Enter);
        assert!(window.model().editor.is_none());
        assert_eq!(window.model().puzzle.start, board("1234x6758"));
        window.search();
        assert_eq!(window.model().chosen_lane().path().unwrap().len(), 2);
    }
}

#[test]
fn a_wrong_character_is_explained_and_taken_back() {
    for language in Language::ALL {
        let mut window = with_editor(language);
        window.write("12r");
        let stranger = [("position", 3.into()), ("character", "r".into())];
        assert!(window.shows(&window.words.tell("error-board-stranger", &stranger)));
        window.write("1");
        let again = [("position", 3.into()), ("tile", "1".into()), ("first", 1.into())];
        assert!(window.shows(&window.words.tell("error-board-repeated", &again)));
        window.key(Key::Backspace);
        assert!(window.shows(&window.words.tell("edit-typed", &[("n", 1.into())])));
        window.key(Key::Enter);
        let rest = [("cells", 1.into()), ("missing", "2 3 4 5 6 7 8 x".into())];
        assert!(
            window.shows(&window.words.tell("error-board-short", &rest)),
            "what is not all typed is not taken"
        );
        assert!(window.model().editor.is_some());
    }
}

/// Such a character is invisible, and one that turns the direction of writing around would do so to the sentence.
#[test]
fn a_character_that_cannot_be_seen_is_named_by_its_number() {
    for language in Language::ALL {
        let mut window = with_editor(language);
        for (character, name) in [("\u{202E}", "U+202E"), ("\u{200B}", "U+200B"), ("?", "?"), ("境", "境")]
        {
            window.event(Event::Paste(format!("12{character}")));
            let stranger = [("position", 3.into()), ("character", name.into())];
            let reason = window.words.tell("error-board-stranger", &stranger);
            assert!(
                window.shows(&window.words.tell("error-clipboard", &[("reason", reason.into())])),
                "{name}"
            );
        }
    }
}

#[test]
fn a_tile_beside_the_blank_is_clicked_and_slides() {
    for language in Language::ALL {
        let mut window = with_editor(language);
        window.press(&tile(&window, 8));
        assert_eq!(draft(&window), board("2 3 4 1 5 8 7 6 x"));
        window.press(&tile(&window, 2));
        assert_eq!(draft(&window), board("2 3 4 1 5 8 7 6 x"), "2 is not beside the blank");
        window.press_word("edit-undo");
        assert_eq!(draft(&window), board("2 3 4 1 5 x 7 6 8"));
    }
}

#[test]
fn an_arrow_slides_a_tile_in_its_direction() {
    let mut window = with_editor(Language::English);
    for (key, after) in [
        (Key::ArrowDown, "2 3 x 1 5 4 7 6 8"),
        (Key::ArrowRight, "2 x 3 1 5 4 7 6 8"),
        (Key::ArrowUp, "2 5 3 1 x 4 7 6 8"),
        (Key::ArrowLeft, "2 5 3 1 4 x 7 6 8"),
        (Key::ArrowLeft, "2 5 3 1 4 x 7 6 8"),
    ] {
        window.key(key);
        assert_eq!(draft(&window), board(after));
    }
}

/// Swapping two tiles makes the puzzle unsolvable; the window shows that while the tile is still held.
#[test]
fn a_tile_dragged_onto_another_swaps_and_parity_is_live() {
    for language in Language::ALL {
        let mut window = with_editor(language);
        let even = window.words.tell("edit-even", &[("inversions", 4.into())]);
        let odd = window.words.tell("edit-odd", &[("inversions", 3.into())]);
        assert!(window.shows(&even));
        let (from, to) = (window.place(&tile(&window, 7)), window.place(&tile(&window, 6)));
        window.drag(from, to);
        assert_eq!(draft(&window), board("2 3 4 1 5 x 7 6 8"), "still only held");
        assert!(
            window.shows(&window.words.tell("edit-swapped", &[("one", "7".into()), ("other", "6".into())]))
        );
        assert!(window.shows(&odd) && !window.shows(&even));
        window.drop(to);
        assert_eq!(draft(&window), board("2 3 4 1 5 x 6 7 8"));
        assert!(!window.model().editor.as_ref().unwrap().puzzle(&window.model().puzzle).is_solvable());
        window.key_with(Modifiers::COMMAND, Key::Z);
        assert_eq!(draft(&window), board("2 3 4 1 5 x 7 6 8"));
        assert!(window.shows(&even));
    }
}

#[test]
fn a_tile_dropped_beside_the_board_stays() {
    let mut window = with_editor(Language::English);
    let from = window.place(&tile(&window, 7));
    let away = Pos2::new(20.0, 20.0);
    window.drag(from, away);
    window.drop(away);
    assert_eq!(draft(&window), board("2 3 4 1 5 x 7 6 8"));
    assert_eq!(window.model().editor.as_ref().unwrap().swap, None);
}

/// A drag by a few points still counts as a click.
#[test]
fn a_short_drag_is_a_click() {
    let mut window = with_editor(Language::English);
    let from = window.place(&tile(&window, 8));
    let to = from + egui::vec2(3.0, 2.0);
    window.harness.hover_at(from);
    window.wait(1);
    window.harness.drag_at(from);
    window.harness.hover_at(to);
    window.wait(1);
    window.drop(to);
    assert_eq!(draft(&window), board("2 3 4 1 5 8 7 6 x"));
}

#[test]
fn the_draft_is_pasted_and_copied() {
    for language in Language::ALL {
        let mut window = with_editor(language);
        window.event(Event::Paste("123456x78".to_owned()));
        assert_eq!(draft(&window), board("123456x78"));
        assert_eq!(window.copy(), "1 2 3 4 5 6 x 7 8");
        assert_eq!(window.model().puzzle.start, board("23415x768"), "only the draft");
    }
}

#[test]
fn leaving_changes_nothing_and_taking_the_goal_changes_the_goal() {
    for language in Language::ALL {
        let mut window = with_editor(language);
        let before = window.model().puzzle;
        window.key(Key::ArrowDown);
        window.press_word("edit-leave");
        assert!(window.model().editor.is_none());
        assert_eq!(window.model().puzzle, before);
        window.key(Key::G);
        assert!(window.shows(&window.say("edit-goal")));
        window.key(Key::ArrowDown);
        window.press_word("edit-take");
        assert_eq!(window.model().puzzle.goal, board("12345x786"));
        assert_eq!(window.model().puzzle.start, before.start);
    }
}

/// Space is typed between the tiles of a board and does nothing else; the window behind receives no key.
#[test]
fn the_window_behind_receives_no_key() {
    let mut window = with_editor(Language::English);
    let (moment, chosen) = (window.moment(), window.model().chosen);
    for key in [Key::Space, Key::Home, Key::Num3, Key::R] {
        window.key(key);
    }
    window.key_with(Modifiers::SHIFT, Key::ArrowLeft);
    assert_eq!((window.moment(), window.model().chosen), (moment, chosen));
    assert!(window.model().editor.is_some());
    window.act(Action::Escape);
    assert!(window.model().editor.is_none());
}

/// A phone has no keyboard for a board: a pad fills the marked cell, and a tap on a cell marks it.
#[test]
fn a_board_is_entered_on_a_phone_by_its_pad() {
    for (language, size) in Language::ALL.into_iter().zip([vec2(390.0, 844.0), vec2(844.0, 390.0)]) {
        let mut window = TestWindow::with_realm_7(language);
        window.harness.set_size(size);
        window.wait(3);
        window.act(Action::Edit(BoardRole::Start));
        for (cell, tile) in [8, 1, 2, 4, 0, 3, 7, 5, 6].into_iter().enumerate() {
            let cell = (cell + 1).into();
            let label = match tile {
                0 => window.words.tell("pad-put-blank", &[("cell", cell)]),
                tile => window.words.tell("pad-put", &[("tile", tile.to_string().into()), ("cell", cell)]),
            };
            window.press(&label);
        }
        assert_eq!(draft(&window), board("8 1 2 4 x 3 7 5 6"));
        window.press(&tile(&window, 6));
        let label = window.words.tell("pad-put", &[("tile", "8".into()), ("cell", 9.into())]);
        window.press(&label);
        assert_eq!(draft(&window), board("6 1 2 4 x 3 7 5 8"), "one tap and one key exchange two tiles");
        window.press_word("pad-solvable");
        assert_eq!(draft(&window), board("6 1 2 4 x 3 7 8 5"));
        window.press(&window.say("goal"));
        assert_eq!(window.model().editor.as_ref().unwrap().role, BoardRole::Goal);
        window.press(&window.say("start"));
        window.press_word("edit-take");
        assert_eq!(window.model().puzzle.start, board("6 1 2 4 x 3 7 8 5"));
    }
}
