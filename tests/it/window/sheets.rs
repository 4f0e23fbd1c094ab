//! The sheet of all keys and the choice of a depth.

use egui::{Key, Modifiers, accesskit::Role};
use egui_kittest::kittest::Queryable;
use eight_realms::gui::keys::bindings;
use eight_realms_app::{
    desk::{notice::Notice, screen::Sheet},
    model::Action,
    words::Language,
};
use eight_realms_core::{
    puzzle::{Board, Puzzle},
    space::Distances,
};

use super::test_window::{TestWindow, board};

#[test]
fn every_binding_has_a_row_on_the_sheet() {
    for language in Language::ALL {
        let mut window = TestWindow::with_realm_7(language);
        window.press_word("keys");
        for binding in bindings() {
            let [key, does] = [binding.caps(&window.words), binding.does(&window.words)];
            let row = window.words.tell("named", &[("name", key.into()), ("what", does.into())]);
            assert!(window.shows(&row), "{row}");
            assert!(!row.contains('⟨'), "{row}");
        }
    }
}

#[test]
fn the_sheet_of_keys_closes_in_every_way() {
    let mut window = TestWindow::with_realm_7(Language::English);
    let open =
        |window: &TestWindow| window.model().sheet == Sheet::Keys && window.shows(&window.say("keys-editor"));
    window.key_with(Modifiers::SHIFT, Key::Questionmark);
    assert!(open(&window));
    window.key_with(Modifiers::SHIFT, Key::Questionmark);
    assert!(!open(&window));
    window.press_word("keys");
    assert!(open(&window));
    window.key(Key::Escape);
    assert!(!open(&window));
    window.press_word("keys");
    window.press_word("close");
    assert!(!open(&window));
    window.press_word("keys");
    let beside = egui::pos2(12.0, 400.0);
    window.harness.hover_at(beside);
    window.harness.drag_at(beside);
    window.drop(beside);
    assert!(!open(&window));
}

/// A well-known figure of the corner goal: two boards at depth 31.
#[test]
fn a_depth_is_chosen_and_dealt() {
    for language in Language::ALL {
        let mut window = TestWindow::with_realm_7(language);
        window.press_word("random-at-depth");
        let label = choice(&window, 31, 2);
        window.press(&label);
        assert_eq!(window.model().sheet, Sheet::None);
        let Puzzle { start, goal } = window.model().puzzle;
        assert_eq!(Distances::to(goal).of(start), Some(31));
    }
}

#[test]
fn arrows_and_enter_choose_a_depth() {
    let mut window = TestWindow::with_realm_7(Language::English);
    window.key_with(Modifiers::SHIFT, Key::R);
    assert!(window.harness.get_by_label(&choice(&window, 24, 24_047)).is_focused());
    window.key(Key::ArrowRight);
    window.key(Key::ArrowUp);
    window.key(Key::Enter);
    let Some((Notice::Dealt { moves: Some(moves) }, _)) = &window.model().notice else { panic!("dealt") };
    assert_eq!(*moves, 17);
    assert_eq!(window.model().sheet, Sheet::None);
}

/// With the blank of the goal in the centre nothing lies 31 moves away: that is reported, and the sheet stays.
#[test]
fn an_empty_depth_is_reported_as_empty() {
    for language in Language::ALL {
        let mut window = TestWindow::with_realm_7(language);
        window.act(Action::SetPuzzle(Puzzle::new(Board::standard_goal(), board("1234x5678"))));
        window.press_word("random-at-depth");
        let label = choice(&window, 31, 0);
        window.press(&label);
        assert_eq!(window.model().sheet, Sheet::Depth);
        let none = [("moves", 31.into()), ("deepest", 30.into())];
        assert!(window.shows(&window.words.tell("depth-none", &none)));
    }
}

/// On a sheet the window's keys do nothing; language and projector are not.
#[test]
fn a_sheet_keeps_the_keys_of_the_window_away() {
    let mut window = TestWindow::with_realm_7(Language::English);
    window.press_word("keys");
    let moment = window.moment();
    for key in [Key::ArrowLeft, Key::Home, Key::E, Key::R, Key::Num5] {
        window.key(key);
    }
    assert_eq!(window.moment(), moment);
    assert!(window.model().editor.is_none() && window.model().recent.is_empty());
    window.key(Key::L);
    assert_eq!(window.model().preferences.language, Language::Chinese);
}

#[test]
fn a_sheet_opened_again_is_taken_away() {
    let mut window = TestWindow::with_realm_7(Language::English);
    for sheet in [Sheet::Keys, Sheet::Link, Sheet::Places, Sheet::Depth, Sheet::Results, Sheet::Save] {
        for expected in [sheet, Sheet::None] {
            window.act(Action::Open(sheet));
            assert_eq!(window.model().sheet, expected, "{sheet:?}");
        }
    }
}

/// A board can be pasted whatever lies over the window, unless a field is being written in.
#[test]
fn a_sheet_lets_a_board_be_pasted() {
    for sheet in [Sheet::Keys, Sheet::Depth, Sheet::Results] {
        let mut window = TestWindow::with_realm_7(Language::English);
        window.act(Action::Open(sheet));
        window.event(egui::Event::Paste("1 2 3 4 5 6 7 x 8".to_owned()));
        assert_eq!((window.model().puzzle.start, window.model().sheet), (board("1 2 3 4 5 6 7 x 8"), sheet));
    }
}

fn choice(window: &TestWindow, depth: u64, boards: u64) -> String {
    window.words.tell("depth-choice", &[("depth", depth.into()), ("boards", boards.into())])
}

/// On the sheet of what is saved, a film says what it will be, how far it is made, and that it can be cancelled.
#[test]
fn a_film_is_chosen_made_and_cancelled_on_its_sheet() {
    for language in Language::ALL {
        let mut window = TestWindow::with_realm_7(language);
        window.act(Action::Open(Sheet::Save));
        window.press(&window.words.say("save-form-gif"));
        let of = |window: &TestWindow, frames: u64, size: [&str; 2]| {
            let [width, height] = size;
            let figures = [("frames", frames.into()), ("width", width.into()), ("height", height.into())];
            let amount = window.words.tell("save-frames", &figures);
            window.texts().iter().any(|text| text.contains(&amount))
        };
        assert!(of(&window, 20, ["480", "480"]), "{language:?}: the solution");
        assert!(of(&window, 118, ["1280", "720"]), "{language:?}: every tenth event");
        window.press(&window.words.say("film-last"));
        window.write("9");
        assert!(of(&window, 10, ["1280", "720"]), "{language:?}: {:?}", window.model().export.range);
        let save = window.words.say("results-save");
        window.harness.get_by_role_and_label(Role::Button, &save).click();
        window.wait(3);
        assert!(window.model().export.filming.is_some());
        window.wait(2);
        window.press(&window.words.say("film-cancel"));
        assert!(window.model().export.filming.is_none());
        assert!(window.shows(&window.words.say("toast-not-saved")));
    }
}
