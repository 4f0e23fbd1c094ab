//! What is typed into the editor of start and goal: no key that a board can be written with is lost, and what cannot be
//! taken says so.

use egui::{Event, ImeEvent, Key, Modifiers};
use eight_realms_app::words::Language;
use eight_realms_core::puzzle::BoardRole;

use super::test_window::{TestWindow, board};

/// Where the digits come from.
#[derive(Clone, Copy, Debug)]
enum Origin {
    MainRow,
    Keypad,
    /// In full width, as an input method commits them.
    InputMethod,
}

/// Every spelling of the blank.
const BLANKS: [char; 14] = ['0', 'x', 'X', '_', '.', '*', '□', '9', '０', 'ｘ', 'Ｘ', '＿', '．', '９'];

/// A key that goes down and up and the text that it writes.
fn pressed(key: Option<Key>, physical_key: Option<Key>, modifiers: Modifiers, text: char) -> Vec<Event> {
    let event = |pressed| key.map(|key| Event::Key { key, physical_key, pressed, repeat: false, modifiers });
    event(true).into_iter().chain([Event::Text(text.to_string())]).chain(event(false)).collect()
}

/// A character as it is typed.
fn typed(character: char, origin: Origin) -> Vec<Event> {
    let key = Key::from_name(&character.to_uppercase().to_string());
    match origin {
        Origin::MainRow => pressed(key, key, Modifiers::NONE, character),
        Origin::Keypad => pressed(key, None, Modifiers::NONE, character),
        Origin::InputMethod => {
            let wide = match character {
                '!'..='~' => char::from_u32(u32::from(character) + 0xFEE0).expect("a full-width form"),
                _ => character,
            };
            vec![Event::Ime(ImeEvent::Commit(wide.to_string()))]
        }
    }
}

/// Lets events happen in one frame.
fn happen(window: &mut TestWindow, modifiers: Modifiers, events: impl IntoIterator<Item = Event>) {
    let happening = [Event::ModifiersChanged(modifiers)].into_iter().chain(events);
    let happening = happening.chain([Event::ModifiersChanged(Modifiers::NONE)]);
    window.harness.input_mut().events.extend(happening);
    window.wait(3);
}

#[test]
fn every_spelling_of_a_board_is_typed_in_both_editors() {
    let mut window = TestWindow::with_realm_7(Language::English);
    for (key, role) in [(Key::E, BoardRole::Start), (Key::G, BoardRole::Goal)] {
        for (number, blank) in BLANKS.into_iter().enumerate() {
            for origin in [Origin::MainRow, Origin::Keypad, Origin::InputMethod] {
                let mut cells: Vec<char> = "76358241".chars().collect();
                let at = number % 9;
                cells.insert(at, blank);
                let expected: String =
                    cells.iter().map(|cell| if *cell == blank { 'x' } else { *cell }).collect();
                window.key(key);
                assert_eq!(window.edits(), Some(role));
                happen(&mut window, Modifiers::NONE, cells.iter().flat_map(|cell| typed(*cell, origin)));
                let editor = window.model().editor.as_ref().expect("it is open");
                assert_eq!(editor.trouble, None, "{blank} on cell {at}, {origin:?}");
                assert_eq!(editor.draft, board(&expected), "{blank} on cell {at}, {origin:?}");
                window.key(Key::Escape);
            }
        }
    }
}

/// Ctrl and a digit scales the window, whether or not an editor is open; then nothing is typed.
#[test]
fn a_key_that_is_bound_with_ctrl_is_typed_without_it() {
    let mut window = TestWindow::with_realm_7(Language::English);
    window.key(Key::E);
    window.key_with(Modifiers::COMMAND, Key::Num0);
    assert_eq!(window.model().editor.as_ref().expect("it is open").typed, "");
    for (key, text) in [(Key::Plus, '+'), (Key::Minus, '-'), (Key::Equals, '=')] {
        happen(&mut window, Modifiers::NONE, pressed(Some(key), Some(key), Modifiers::NONE, text));
        assert!(window.model().editor.as_ref().expect("it is open").trouble.is_some(), "{text}");
        window.key(Key::Backspace);
    }
    happen(&mut window, Modifiers::NONE, typed('0', Origin::MainRow));
    assert_eq!(window.model().editor.as_ref().expect("it is open").typed, "0");
}

/// A printable key is bound, or a separator, or typed, or rejected with a sentence.
#[test]
fn no_key_is_lost_in_silence() {
    let opened = || {
        let mut window = TestWindow::with_realm_7(Language::English);
        window.key(Key::E);
        window
    };
    let mut window = opened();
    for character in ('!'..='~').filter(|character| *character != ',') {
        let held = if character.is_ascii_uppercase() { Modifiers::SHIFT } else { Modifiers::NONE };
        let key = Key::from_name(&character.to_uppercase().to_string());
        let state = |window: &TestWindow| {
            let model = window.model();
            (model.editor.clone(), model.sheet, model.preferences.language)
        };
        let before = state(&window);
        happen(&mut window, held, pressed(key, key, held, character));
        let after = state(&window);
        assert_ne!(after, before, "{character}");
        if "egl?".contains(character) {
            window = opened();
            continue;
        }
        let editor = after.0.expect("it is open");
        let is_named = editor.trouble.is_some_and(|trouble| trouble.to_string().contains(character));
        assert_eq!(editor.typed.len(), usize::from("123456780xX9_.*".contains(character)), "{character}");
        assert!(is_named || !editor.typed.is_empty(), "{character}");
        window.key(Key::Backspace);
    }
}

/// A character that no font has is named by its number.
#[test]
fn a_character_that_cannot_be_drawn_is_named_by_its_number() {
    for language in Language::ALL {
        let mut window = TestWindow::with_realm_7(language);
        window.key(Key::E);
        for (character, name) in [('\u{2A6D6}', "U+2A6D6"), ('k', "“k”"), ('境', "“境”")] {
            happen(&mut window, Modifiers::NONE, [Event::Text(character.to_string())]);
            assert!(window.texts().iter().any(|text| text.contains(name)), "{name}");
        }
    }
}

#[test]
fn the_cells_say_how_the_blank_is_typed() {
    for language in Language::ALL {
        let mut window = TestWindow::with_realm_7(language);
        window.key(Key::E);
        let hint = window.words.tell("edit-typed", &[("n", 0.into())]);
        assert!(hint.contains('0') && hint.contains('x') && window.shows(&hint), "{hint}");
    }
}
