//! Keys that Shift changes, pressed and let go in every order.

use egui::{Event, Key, Modifiers};
use eight_realms_app::{desk::screen::Sheet, model::Action, words::Language};
use eight_realms_core::realm::Realm;

use super::test_window::TestWindow;

const DIGITS: [Key; 8] =
    [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8];
/// What Shift makes of a digit on one keyboard or another: a key that egui knows, or none, then it is the digit.
const SHIFTED: [Option<Key>; 5] =
    [None, Some(Key::Exclamationmark), Some(Key::Slash), Some(Key::Quote), Some(Key::Equals)];
/// Where `?` lies: American, German, French keyboards.
const QUESTION_MARKS: [(Key, Option<Key>); 3] =
    [(Key::Slash, Some(Key::Slash)), (Key::Minus, None), (Key::Comma, Some(Key::Comma))];

/// What is let go first.
#[derive(Clone, Copy)]
enum First {
    Key,
    Shift,
}

/// A key of a keyboard: where it lies, and what it is alone and with Shift.
struct KeyCap {
    physical: Key,
    alone: Key,
    shifted: Key,
}

impl KeyCap {
    fn event(&self, modifiers: Modifiers, pressed: bool) -> Event {
        let key = if modifiers.shift { self.shifted } else { self.alone };
        Event::Key { key, physical_key: Some(self.physical), pressed, repeat: false, modifiers }
    }

    /// Presses it with Shift and lets both go.
    fn press_with_shift(&self, window: &mut TestWindow, first: First) {
        window.event(self.event(Modifiers::SHIFT, true));
        window.event(match first {
            First::Key => self.event(Modifiers::SHIFT, false),
            First::Shift => self.event(Modifiers::NONE, false),
        });
    }
}

#[test]
fn shift_and_a_digit_switch_a_realm_each_time_whatever_is_let_go_first() {
    let mut window = TestWindow::with_realm_7(Language::English);
    for (at, (realm, physical)) in Realm::LADDER.into_iter().zip(DIGITS).enumerate() {
        for shifted in [SHIFTED[1], SHIFTED[at % SHIFTED.len()]] {
            let digit = KeyCap { physical, alone: physical, shifted: shifted.unwrap_or(physical) };
            for first in [First::Shift, First::Shift, First::Key, First::Key] {
                let before = window.model().shown(realm);
                digit.press_with_shift(&mut window, first);
                assert_ne!(window.model().shown(realm), before, "{physical:?} as {shifted:?}");
            }
        }
    }
    assert_eq!(window.model().chosen, Realm::Heap, "no digit was pressed alone");
}

#[test]
fn a_question_mark_opens_the_keys_each_time_whatever_is_let_go_first() {
    let mut window = TestWindow::with_realm_7(Language::English);
    for (physical, alone) in QUESTION_MARKS {
        let key = KeyCap { physical, alone: alone.unwrap_or(physical), shifted: Key::Questionmark };
        for first in [First::Shift, First::Shift, First::Key, First::Shift] {
            key.press_with_shift(&mut window, first);
            assert_eq!(window.model().sheet, Sheet::Keys, "{physical:?}");
            window.act(Action::Open(Sheet::None));
        }
    }
}

/// A digit that is still down when Shift goes repeats as the digit alone.
#[test]
fn a_key_that_is_still_down_when_shift_goes_does_nothing_more() {
    let mut window = TestWindow::with_realm_7(Language::English);
    for (at, (realm, physical)) in Realm::LADDER.into_iter().zip(DIGITS).enumerate() {
        for shifted in [SHIFTED[1], SHIFTED[at % SHIFTED.len()]] {
            let digit = KeyCap { physical, alone: physical, shifted: shifted.unwrap_or(physical) };
            let before = window.model().shown(realm);
            for (modifiers, pressed) in [
                (Modifiers::SHIFT, true),
                (Modifiers::SHIFT, true),
                (Modifiers::NONE, true),
                (Modifiers::NONE, true),
                (Modifiers::NONE, false),
            ] {
                window.event(digit.event(modifiers, pressed));
            }
            assert_ne!(window.model().shown(realm), before, "{physical:?} as {shifted:?}");
            assert_eq!(window.model().chosen, Realm::Heap, "{physical:?} as {shifted:?}");
        }
    }
}

/// A release that goes to another window leaves no key down here.
#[test]
fn no_key_is_down_when_the_window_is_left() {
    let mut window = TestWindow::with_realm_7(Language::English);
    let digit = KeyCap { physical: Key::Num1, alone: Key::Num1, shifted: Key::Exclamationmark };
    for _ in 0..2 {
        let before = window.model().shown(Realm::StringSet);
        window.event(digit.event(Modifiers::SHIFT, true));
        assert_ne!(window.model().shown(Realm::StringSet), before);
        window.event(Event::WindowFocused(false));
        window.event(Event::WindowFocused(true));
    }
}
