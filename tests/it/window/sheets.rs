//! The sheet of all keys and the choice of a depth.

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use eight_realms::{
    app::{Action, Notice, Sheet},
    gui::keys::BINDINGS,
    puzzle::{Board, Puzzle},
    space::Distances,
    words::Language,
};

use super::desk::{Desk, board};

#[test]
fn every_binding_has_a_row_on_the_sheet() {
    for language in Language::ALL {
        let mut desk = Desk::with_realm_7(language);
        desk.press_word("keys");
        for binding in BINDINGS {
            let [key, does] = [binding.caps(&desk.words), binding.does(&desk.words)];
            let row = desk.words.tell("named", &[("name", key.into()), ("what", does.into())]);
            assert!(desk.shows(&row), "{row}");
            assert!(!row.contains('⟨'), "{row}");
        }
    }
}

#[test]
fn the_sheet_of_keys_closes_in_every_way() {
    let mut desk = Desk::with_realm_7(Language::English);
    let open = |desk: &Desk| desk.model().sheet == Sheet::Keys && desk.shows(&desk.say("keys-editor"));
    desk.key_with(Modifiers::SHIFT, Key::Questionmark);
    assert!(open(&desk));
    desk.key_with(Modifiers::SHIFT, Key::Questionmark);
    assert!(!open(&desk));
    desk.press_word("keys");
    assert!(open(&desk));
    desk.key(Key::Escape);
    assert!(!open(&desk));
    desk.press_word("keys");
    desk.press_word("close");
    assert!(!open(&desk));
    desk.press_word("keys");
    let beside = egui::pos2(12.0, 400.0);
    desk.harness.hover_at(beside);
    desk.harness.drag_at(beside);
    desk.drop(beside);
    assert!(!open(&desk));
}

/// The figures of the corner goal that everybody knows: two boards at depth 31.
#[test]
fn a_depth_is_chosen_and_dealt() {
    for language in Language::ALL {
        let mut desk = Desk::with_realm_7(language);
        desk.press_word("random-at-depth");
        let label = choice(&desk, 31, 2);
        desk.press(&label);
        assert_eq!(desk.model().sheet, Sheet::None);
        let Puzzle { start, goal } = desk.model().puzzle;
        assert_eq!(Distances::to(goal).of(start), Some(31));
    }
}

#[test]
fn arrows_and_enter_choose_a_depth() {
    let mut desk = Desk::with_realm_7(Language::English);
    desk.key_with(Modifiers::SHIFT, Key::R);
    assert!(desk.harness.get_by_label(&choice(&desk, 24, 24_047)).is_focused());
    desk.key(Key::ArrowRight);
    desk.key(Key::ArrowUp);
    desk.key(Key::Enter);
    let Some((Notice::Dealt { moves }, _)) = &desk.model().notice else { panic!("dealt") };
    assert_eq!(*moves, 17);
    assert_eq!(desk.model().sheet, Sheet::None);
}

/// With the blank of the goal in the centre nothing lies 31 moves away: said, and the sheet stays.
#[test]
fn an_empty_depth_is_said_to_be_empty() {
    for language in Language::ALL {
        let mut desk = Desk::with_realm_7(language);
        desk.act(Action::SetPuzzle(Puzzle::new(Board::usual_goal(), board("1234x5678"))));
        desk.press_word("random-at-depth");
        let label = choice(&desk, 31, 0);
        desk.press(&label);
        assert_eq!(desk.model().sheet, Sheet::Depth);
        let none = [("moves", 31.into()), ("deepest", 30.into())];
        assert!(desk.shows(&desk.words.tell("depth-none", &none)));
    }
}

/// On a sheet the window's keys are silent; language and projector are not.
#[test]
fn a_sheet_keeps_the_keys_of_the_window_away() {
    let mut desk = Desk::with_realm_7(Language::English);
    desk.press_word("keys");
    let moment = desk.moment();
    for key in [Key::ArrowLeft, Key::Home, Key::E, Key::R, Key::Num5] {
        desk.key(key);
    }
    assert_eq!(desk.moment(), moment);
    assert!(desk.model().editor.is_none() && desk.model().recent.is_empty());
    desk.key(Key::L);
    assert_eq!(desk.model().preferences.language, Language::Chinese);
}

/// A board can be pasted whatever lies over the window.
#[test]
fn a_sheet_lets_a_board_be_pasted() {
    for sheet in [Sheet::Keys, Sheet::Depth] {
        let mut desk = Desk::with_realm_7(Language::English);
        desk.act(Action::Open(sheet));
        desk.event(egui::Event::Paste("1 2 3 4 5 6 7 x 8".to_owned()));
        assert_eq!((desk.model().puzzle.start, desk.model().sheet), (board("1 2 3 4 5 6 7 x 8"), sheet));
    }
}

fn choice(desk: &Desk, depth: u64, boards: u64) -> String {
    desk.words.tell("depth-choice", &[("depth", depth.into()), ("boards", boards.into())])
}
