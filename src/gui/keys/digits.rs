//! The keys of digits, wherever they lie on a keyboard.

use egui::Key;
use eight_realms_core::realm::Realm;

pub(super) const DIGITS: [Key; Realm::RUNGS] =
    [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8];

/// Keys of a number, and the character that each writes.
pub(super) const NUMBERS: [(Key, char); 11] = [
    (Key::Num0, '0'),
    (Key::Num1, '1'),
    (Key::Num2, '2'),
    (Key::Num3, '3'),
    (Key::Num4, '4'),
    (Key::Num5, '5'),
    (Key::Num6, '6'),
    (Key::Num7, '7'),
    (Key::Num8, '8'),
    (Key::Num9, '9'),
    (Key::Period, '.'),
];

/// Returns the character that a key of a number writes; `None` for any other key.
pub(super) fn number(key: Option<Key>) -> Option<char> {
    NUMBERS.iter().find(|(number, _)| Some(*number) == key).map(|(_, letter)| *letter)
}

/// Returns the index of a key among 1 to 8, from 0; `None` for any other key.
pub(super) fn digit(key: Option<Key>) -> Option<usize> {
    DIGITS.into_iter().position(|digit| Some(digit) == key)
}
