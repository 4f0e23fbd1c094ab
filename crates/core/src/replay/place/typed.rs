//! A place as a person types it: the text of a place, or a number alone, which is that of an expansion.

use std::num::NonZeroU64;

use super::{Condition, Place, PlaceError, PlaceFault, PlaceTest, read::BEYOND};

/// Characters that may separate the digits of a number, besides space.
const SEPARATORS: [char; 5] = [',', '，', '\'', '’', '_'];

impl Place {
    /// Reads typed text: `868`, `1,736` and `1 736` are expansions, and anything else is read as the text of a place.
    ///
    /// # Errors
    /// If the text is not a place: what is wrong, and at which character.
    pub fn typed(text: &str) -> Result<Self, PlaceError> {
        let is_separator = |letter: char| letter.is_whitespace() || SEPARATORS.contains(&letter);
        let digits: Vec<(usize, char)> =
            text.chars().enumerate().filter(|(_, letter)| !is_separator(*letter)).collect();
        let is_number = digits.iter().all(|(_, letter)| letter.is_ascii_digit());
        let ([(first, _), ..], [.., (last, _)], true) = (&digits[..], &digits[..], is_number) else {
            return text.parse();
        };
        let number: String = digits.iter().map(|(_, digit)| digit).collect();
        let number = number.parse().ok().filter(|number: &u64| *number < BEYOND);
        let number = number.ok_or(PlaceError { position: first + 1, fault: PlaceFault::NumberTooLarge })?;
        let number = NonZeroU64::new(number)
            .ok_or(PlaceError { position: last + 1, fault: PlaceFault::NumberZero })?;
        Ok(Condition::of(PlaceTest::Expansion(number)).into())
    }
}
