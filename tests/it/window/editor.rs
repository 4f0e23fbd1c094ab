//! The editor: slide, swap, type, undo, take, leave.

use egui::{Event, Key, Modifiers, Pos2};
use eight_realms::{
    app::{Action, BoardRole},
    puzzle::Board,
    words::Language,
};

use super::desk::{Desk, board};

fn edited(desk: &Desk) -> Board {
    desk.model().editor.as_ref().unwrap().draft
}

fn tile(desk: &Desk, tile: u8) -> String {
    desk.words.tell("edit-tile", &[("tile", tile.to_string().into())])
}

fn opened(language: Language) -> Desk {
    let mut desk = Desk::with_realm_7(language);
    let start = desk.model().puzzle.start.to_string();
    desk.press(&desk.named("edit-start", &start));
    assert_eq!(desk.model().editor.as_ref().map(|editor| editor.end), Some(BoardRole::Start));
    desk
}

#[test]
fn a_board_is_typed_and_taken() {
    for language in Language::ALL {
        let mut desk = opened(language);
        desk.write("1 2 3 4 x 6 7 5");
        assert!(desk.shows(&desk.words.tell("edit-typed", &[("n", 8.into())])));
        desk.write("8");
        assert_eq!(edited(&desk), board("1234x6758"));
        desk.key(Key::Enter);
        assert!(desk.model().editor.is_none());
        assert_eq!(desk.model().puzzle.start, board("1234x6758"));
        desk.search();
        assert_eq!(desk.model().chosen_lane().path().unwrap().len(), 2);
    }
}

#[test]
fn a_wrong_character_is_explained_and_taken_back() {
    for language in Language::ALL {
        let mut desk = opened(language);
        desk.write("12r");
        let stranger = [("position", 3.into()), ("character", "r".into())];
        assert!(desk.shows(&desk.words.tell("error-board-stranger", &stranger)));
        desk.write("1");
        let again = [("position", 3.into()), ("tile", "1".into()), ("first", 1.into())];
        assert!(desk.shows(&desk.words.tell("error-board-repeated", &again)));
        desk.key(Key::Backspace);
        assert!(desk.shows(&desk.words.tell("edit-typed", &[("n", 1.into())])));
        desk.key(Key::Enter);
        let rest = [("cells", 1.into()), ("missing", "2 3 4 5 6 7 8 x".into())];
        assert!(
            desk.shows(&desk.words.tell("error-board-short", &rest)),
            "what is not all typed is not taken"
        );
        assert!(desk.model().editor.is_some());
    }
}

/// One cannot see what it is, and one that turns the direction of writing around would do so to the sentence.
#[test]
fn a_character_that_cannot_be_seen_is_named_by_its_number() {
    for language in Language::ALL {
        let mut desk = opened(language);
        for (character, name) in [("\u{202E}", "U+202E"), ("\u{200B}", "U+200B"), ("'", "'"), ("境", "境")]
        {
            desk.event(Event::Paste(format!("12{character}")));
            let stranger = [("position", 3.into()), ("character", name.into())];
            let reason = desk.words.tell("error-board-stranger", &stranger);
            assert!(desk.shows(&desk.words.tell("error-clipboard", &[("reason", reason.into())])), "{name}");
        }
    }
}

#[test]
fn a_tile_beside_the_blank_is_clicked_and_slides() {
    for language in Language::ALL {
        let mut desk = opened(language);
        desk.press(&tile(&desk, 8));
        assert_eq!(edited(&desk), board("2 3 4 1 5 8 7 6 x"));
        desk.press(&tile(&desk, 2));
        assert_eq!(edited(&desk), board("2 3 4 1 5 8 7 6 x"), "2 is not beside the blank");
        desk.press_word("edit-undo");
        assert_eq!(edited(&desk), board("2 3 4 1 5 x 7 6 8"));
    }
}

#[test]
fn an_arrow_slides_a_tile_the_way_it_points() {
    let mut desk = opened(Language::English);
    for (key, after) in [
        (Key::ArrowDown, "2 3 x 1 5 4 7 6 8"),
        (Key::ArrowRight, "2 x 3 1 5 4 7 6 8"),
        (Key::ArrowUp, "2 5 3 1 x 4 7 6 8"),
        (Key::ArrowLeft, "2 5 3 1 4 x 7 6 8"),
        (Key::ArrowLeft, "2 5 3 1 4 x 7 6 8"),
    ] {
        desk.key(key);
        assert_eq!(edited(&desk), board(after));
    }
}

/// Swapping two tiles makes the puzzle unsolvable; the window says so while the tile is still held.
#[test]
fn a_tile_dragged_onto_another_swaps_and_parity_is_live() {
    for language in Language::ALL {
        let mut desk = opened(language);
        let even = desk.words.tell("edit-even", &[("inversions", 4.into())]);
        let odd = desk.words.tell("edit-odd", &[("inversions", 3.into())]);
        assert!(desk.shows(&even));
        let (from, to) = (desk.place(&tile(&desk, 7)), desk.place(&tile(&desk, 6)));
        desk.drag(from, to);
        assert_eq!(edited(&desk), board("2 3 4 1 5 x 7 6 8"), "still only held");
        assert!(desk.shows(&desk.words.tell("edit-swapped", &[("one", "7".into()), ("other", "6".into())])));
        assert!(desk.shows(&odd) && !desk.shows(&even));
        desk.drop(to);
        assert_eq!(edited(&desk), board("2 3 4 1 5 x 6 7 8"));
        assert!(!desk.model().editor.as_ref().unwrap().puzzle(&desk.model().puzzle).is_solvable());
        desk.key_with(Modifiers::COMMAND, Key::Z);
        assert_eq!(edited(&desk), board("2 3 4 1 5 x 7 6 8"));
        assert!(desk.shows(&even));
    }
}

#[test]
fn a_tile_dropped_beside_the_board_stays() {
    let mut desk = opened(Language::English);
    let from = desk.place(&tile(&desk, 7));
    let away = Pos2::new(20.0, 20.0);
    desk.drag(from, away);
    desk.drop(away);
    assert_eq!(edited(&desk), board("2 3 4 1 5 x 7 6 8"));
    assert_eq!(desk.model().editor.as_ref().unwrap().swap, None);
}

/// A hand that trembles by a few points clicks all the same.
#[test]
fn a_short_drag_is_a_click() {
    let mut desk = opened(Language::English);
    let from = desk.place(&tile(&desk, 8));
    let to = from + egui::vec2(3.0, 2.0);
    desk.harness.hover_at(from);
    desk.wait(1);
    desk.harness.drag_at(from);
    desk.harness.hover_at(to);
    desk.wait(1);
    desk.drop(to);
    assert_eq!(edited(&desk), board("2 3 4 1 5 8 7 6 x"));
}

#[test]
fn the_draft_is_pasted_and_copied() {
    for language in Language::ALL {
        let mut desk = opened(language);
        desk.event(Event::Paste("123456x78".to_owned()));
        assert_eq!(edited(&desk), board("123456x78"));
        assert_eq!(desk.copied(), "1 2 3 4 5 6 x 7 8");
        assert_eq!(desk.model().puzzle.start, board("23415x768"), "only the draft");
    }
}

#[test]
fn leaving_changes_nothing_and_taking_the_goal_changes_the_goal() {
    for language in Language::ALL {
        let mut desk = opened(language);
        let before = desk.model().puzzle;
        desk.key(Key::ArrowDown);
        desk.press_word("edit-leave");
        assert!(desk.model().editor.is_none());
        assert_eq!(desk.model().puzzle, before);
        desk.key(Key::G);
        assert!(desk.shows(&desk.say("edit-goal")));
        desk.key(Key::ArrowDown);
        desk.press_word("edit-take");
        assert_eq!(desk.model().puzzle.goal, board("12345x786"));
        assert_eq!(desk.model().puzzle.start, before.start);
    }
}

/// Space is written between the tiles of a board and asks for nothing; the window behind hears no key.
#[test]
fn the_window_behind_hears_nothing() {
    let mut desk = opened(Language::English);
    let (moment, chosen) = (desk.moment(), desk.model().chosen);
    for key in [Key::Space, Key::Home, Key::Num3, Key::R] {
        desk.key(key);
    }
    desk.key_with(Modifiers::SHIFT, Key::ArrowLeft);
    assert_eq!((desk.moment(), desk.model().chosen), (moment, chosen));
    assert!(desk.model().editor.is_some());
    desk.act(Action::Escape);
    assert!(desk.model().editor.is_none());
}
