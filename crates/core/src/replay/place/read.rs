//! Reader of the text of a place.

use std::{num::NonZeroU64, str::FromStr};

use super::{
    Beside, EventPlace, Place,
    condition::{Amount, Condition, PlaceTest},
    error::{PlaceError, PlaceFault},
    names::{self, Comparison, EventClass, Quantity},
};
use crate::{puzzle::Board, trace::Side};

/// The limit that every number is below.
pub(super) const BEYOND: u64 = 1 << 63;

impl FromStr for Place {
    type Err = PlaceError;

    /// Reads a place. Space around the text does not count.
    ///
    /// # Errors
    /// If the text is not a place: what is wrong, and at which character.
    fn from_str(text: &str) -> Result<Self, PlaceError> {
        let text: Vec<char> = text.chars().collect();
        let mut reader = PlaceReader { text: &text, at: 0 };
        let place = reader.place()?;
        reader.ends()?;
        Ok(place)
    }
}

/// A text that is being read, and the position in it.
struct PlaceReader<'a> {
    text: &'a [char],
    at: usize,
}

impl PlaceReader<'_> {
    const fn error(position: usize, fault: PlaceFault) -> PlaceError {
        PlaceError { position: position + 1, fault }
    }

    /// Checks that nothing but space follows.
    fn ends(&mut self) -> Result<(), PlaceError> {
        self.pass_space();
        let rest = &self.text[self.at..];
        if rest.is_empty() {
            return Ok(());
        }
        let piece = rest.iter().take_while(|letter| !letter.is_whitespace()).collect();
        Err(Self::error(self.at, PlaceFault::LeftOver(piece)))
    }

    fn pass_space(&mut self) {
        let space = self.text[self.at..].iter().take_while(|letter| letter.is_whitespace());
        self.at += space.count();
    }

    /// Reads all characters of a kind from here on.
    fn piece(&mut self, is_part: impl Fn(char) -> bool) -> String {
        let piece: String =
            self.text[self.at..].iter().copied().take_while(|letter| is_part(*letter)).collect();
        self.at += piece.chars().count();
        piece
    }

    /// Reads the next word, after space. Returns the position at which it begins, and the word.
    fn word(&mut self) -> (usize, String) {
        self.pass_space();
        (self.at, self.piece(|letter| letter.is_alphanumeric() || letter == '-'))
    }

    /// Passes over a word if it comes next, and returns whether it did.
    fn takes_word(&mut self, meant: &str) -> bool {
        let before = self.at;
        let is_next = self.word().1 == meant;
        if !is_next {
            self.at = before;
        }
        is_next
    }

    /// Passes over a sign if it comes next, after space, and returns whether it did.
    fn takes_sign(&mut self, sign: &str) -> bool {
        let before = self.at;
        self.pass_space();
        let length = sign.chars().count();
        let is_next = self.text[self.at..].iter().copied().take(length).eq(sign.chars());
        self.at = if is_next { self.at + length } else { before };
        is_next
    }

    fn place(&mut self) -> Result<Place, PlaceError> {
        if self.takes_word(names::START) {
            return Ok(Place::Start);
        }
        if self.takes_word(names::END) {
            return Ok(Place::End);
        }
        let beside = if self.takes_word(names::BEFORE) { Beside::Before } else { Beside::After };
        let known = if beside == Beside::After { names::of_places } else { names::of_tests };
        let mut condition = Condition::of(self.test(known)?);
        while self.takes_word(names::AND) {
            condition = condition.and(self.test(names::of_tests)?);
        }
        let number = if self.takes_sign("#") { self.number_from_one()? } else { NonZeroU64::MIN };
        Ok(Place::At(EventPlace { beside, condition, number }))
    }

    /// Reads a test. An error lists the words that are `known`.
    fn test(&mut self, known: fn() -> Vec<&'static str>) -> Result<PlaceTest, PlaceError> {
        let (begin, word) = self.word();
        if let Some(quantity) = Quantity::ALL.into_iter().find(|quantity| quantity.name() == word) {
            return self.comparison(quantity);
        }
        Ok(match word.as_str() {
            names::EVENT => PlaceTest::Event(self.number_from_one()?),
            names::EXPANSION => PlaceTest::Expansion(self.number_from_one()?),
            names::FORWARD => PlaceTest::Side(Side::Forward),
            names::BACKWARD => PlaceTest::Side(Side::Backward),
            names::BOARD => self.board()?,
            _ => match EventClass::ALL.into_iter().find(|class| class.name() == word) {
                Some(EventClass::LookUp) if self.number_follows() => {
                    PlaceTest::LookUp(self.number_from_one()?)
                }
                Some(class) => PlaceTest::Class(class),
                None => return Err(self.unknown(begin, word, &known())),
            },
        })
    }

    /// The error for text that is not a test. The word is empty if some other character is there, or none.
    fn unknown(&self, begin: usize, word: String, known: &[&str]) -> PlaceError {
        let stray = || self.text.get(begin).map(char::to_string);
        let fault = match Some(word).filter(|word| !word.is_empty()).or_else(stray) {
            Some(word) => PlaceFault::UnknownWord { word, known: known.join(", ") },
            None => PlaceFault::ConditionMissing,
        };
        Self::error(begin, fault)
    }

    fn comparison(&mut self, quantity: Quantity) -> Result<PlaceTest, PlaceError> {
        let comparison = Comparison::ALL.into_iter().find(|comparison| self.takes_sign(comparison.sign()));
        self.pass_space();
        let missing = PlaceFault::ComparisonMissing(quantity);
        let comparison = comparison.ok_or(Self::error(self.at, missing))?;
        let whole = self.number()?;
        if self.text.get(self.at) != Some(&'.') {
            return Ok(PlaceTest::Compare(quantity, comparison, Amount::whole(whole)));
        }
        let point = self.at;
        self.at += 1;
        let tenth = self.piece(|letter| letter.is_ascii_digit());
        match tenth.as_bytes() {
            _ if !quantity.has_tenths() => Err(Self::error(point, PlaceFault::NotWhole(quantity))),
            [] => Err(Self::error(point + 1, PlaceFault::NumberMissing)),
            [digit] => {
                let amount = Amount::with_tenth(whole, digit - b'0');
                Ok(PlaceTest::Compare(quantity, comparison, amount))
            }
            _ => Err(Self::error(point + 2, PlaceFault::NotInTenths)),
        }
    }

    /// Reads nine characters in one piece. An error has the position of the faulty one.
    fn board(&mut self) -> Result<PlaceTest, PlaceError> {
        self.pass_space();
        let begin = self.at;
        let letters = self.piece(|letter| letter.is_alphanumeric() || "_.".contains(letter));
        let board = Board::of_cells(&letters).map(PlaceTest::Board);
        board.map_err(|error| Self::error(begin + error.cell(), PlaceFault::Board(error)))
    }

    fn number_follows(&self) -> bool {
        let next = self.text[self.at..].iter().find(|letter| !letter.is_whitespace());
        next.is_some_and(char::is_ascii_digit)
    }

    fn number(&mut self) -> Result<u64, PlaceError> {
        self.pass_space();
        let begin = self.at;
        let digits = self.piece(|letter| letter.is_ascii_digit());
        if digits.is_empty() {
            return Err(Self::error(begin, PlaceFault::NumberMissing));
        }
        let number = digits.parse().ok().filter(|number| *number < BEYOND);
        number.ok_or(Self::error(begin, PlaceFault::NumberTooLarge))
    }

    fn number_from_one(&mut self) -> Result<NonZeroU64, PlaceError> {
        let number = self.number()?;
        let last = self.at - 1;
        NonZeroU64::new(number).ok_or(Self::error(last, PlaceFault::NumberZero))
    }
}
