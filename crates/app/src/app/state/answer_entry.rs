//! The answer so far to the open question: an option, a number that is being typed, or realms in order.

use eight_realms_core::{
    ask::{Prediction, QuestionOptions},
    heuristic::Unit,
    realm::Realm,
    replay::Direction,
};

/// Maximum number of characters of a typed number.
const MAX_DIGITS: usize = 8;

/// The answer so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnswerEntry {
    /// An option, by its place from 0; `None` until one is chosen.
    Option(Option<usize>),
    /// Digits and at most one decimal point.
    Number(String),
    /// Realms in the order in which they were chosen.
    Order(Vec<Realm>),
}

impl AnswerEntry {
    /// Creates an empty entry of the form that the options need.
    pub(super) const fn of(options: &QuestionOptions) -> Self {
        match options {
            QuestionOptions::Cost | QuestionOptions::Count => Self::Number(String::new()),
            QuestionOptions::Order(_) => Self::Order(Vec::new()),
            QuestionOptions::Choices(_) | QuestionOptions::Boards { .. } => Self::Option(None),
        }
    }

    /// Returns the answer, or `None` if the entry is not one. A typed cost is in moves and is returned in `unit`.
    pub fn answer(&self, options: &QuestionOptions, unit: Unit) -> Option<Prediction> {
        match self {
            Self::Option(option) => options.answer((*option)?),
            Self::Number(digits) => {
                let number: f64 = digits.parse().ok()?;
                match options {
                    QuestionOptions::Count => Some(Prediction::Count(number as u64)),
                    QuestionOptions::Cost => {
                        Some(Prediction::Cost((number * f64::from(unit.per_move())).round() as u16))
                    }
                    QuestionOptions::Choices(_)
                    | QuestionOptions::Boards { .. }
                    | QuestionOptions::Order(_) => None,
                }
            }
            Self::Order(realms) => (realms.len() == options.len()).then(|| Prediction::Order(realms.clone())),
        }
    }

    /// The chosen option, by its place from 0.
    pub const fn chosen(&self) -> Option<usize> {
        match self {
            Self::Option(option) => *option,
            Self::Number(_) | Self::Order(_) => None,
        }
    }

    /// The place of a realm in the chosen order, from 1; `None` if it has none.
    pub fn place_of(&self, realm: Realm) -> Option<usize> {
        match self {
            Self::Order(realms) => realms.iter().position(|other| *other == realm).map(|at| at + 1),
            Self::Option(_) | Self::Number(_) => None,
        }
    }

    /// Chooses an option by its place. In an order, appends that realm, or removes it again if it is the last one.
    pub(in crate::app) fn choose(&mut self, place: usize, options: &QuestionOptions) {
        match (self, options) {
            (Self::Option(chosen), options) if place < options.len() => *chosen = Some(place),
            (Self::Order(chosen), QuestionOptions::Order(realms)) => {
                let Some(realm) = realms.get(place) else { return };
                match chosen.iter().position(|other| other == realm) {
                    None => chosen.push(*realm),
                    Some(at) if at + 1 == chosen.len() => _ = chosen.pop(),
                    Some(_) => {}
                }
            }
            _ => {}
        }
    }

    /// Chooses the next option or the previous one; if none is chosen, the first or the last one.
    pub(in crate::app) fn choose_beside(&mut self, direction: Direction, options: &QuestionOptions) {
        let Self::Option(chosen) = self else { return };
        let last = options.len().saturating_sub(1);
        *chosen = Some(match (*chosen, direction) {
            (None, Direction::Forward) => 0,
            (None, Direction::Back) => last,
            (Some(place), Direction::Forward) => (place + 1).min(last),
            (Some(place), Direction::Back) => place.saturating_sub(1),
        });
    }

    /// Enters a digit or a point: the place of an option, a part of a number, or the number of a realm. Only a cost in
    /// tenths of a move takes a point, with one digit after it.
    pub(in crate::app) fn write(&mut self, letter: char, options: &QuestionOptions, unit: Unit) {
        match (&mut *self, options) {
            (Self::Option(_), _) => {
                let place = letter.to_digit(10).and_then(|digit| (digit as usize).checked_sub(1));
                if let Some(place) = place {
                    self.choose(place, options);
                }
            }
            (Self::Number(digits), options) => {
                let point = digits.find('.');
                let has_tenths = matches!(options, QuestionOptions::Cost) && unit != Unit::Move;
                let is_next = match letter {
                    '.' => has_tenths && point.is_none(),
                    letter => letter.is_ascii_digit() && point.is_none_or(|at| at + 1 == digits.len()),
                };
                if digits.len() < MAX_DIGITS && is_next {
                    digits.push(letter);
                }
            }
            (Self::Order(chosen), QuestionOptions::Order(realms)) => {
                let of_letter = |realm: &Realm| realm.label().starts_with(letter);
                let next = realms.iter().copied().filter(of_letter).find(|realm| !chosen.contains(realm));
                chosen.extend(next);
            }
            (Self::Order(_), _) => {}
        }
    }

    /// Removes the chosen option, the last character or the last realm.
    pub(in crate::app) fn erase(&mut self) {
        match self {
            Self::Option(chosen) => *chosen = None,
            Self::Number(digits) => _ = digits.pop(),
            Self::Order(realms) => _ = realms.pop(),
        }
    }

    /// The typed number, if it is a whole one.
    pub fn count(&self) -> Option<u64> {
        match self {
            Self::Number(digits) => digits.parse().ok(),
            Self::Option(_) | Self::Order(_) => None,
        }
    }

    /// Replaces the typed number.
    pub(in crate::app) fn set_count(&mut self, count: u64) {
        if let Self::Number(digits) = self {
            *digits = count.to_string();
        }
    }

    /// Raises or lowers a number of boards by `part_of_decade` of a decade, and by at least 1, within 1 to `most`.
    /// Without a number, sets the middle of the slider.
    pub(in crate::app) fn change_count(&mut self, direction: Direction, part_of_decade: f64, most: u64) {
        let count = match (self.count(), direction) {
            (None, _) => (most as f64).sqrt().round() as u64,
            (Some(count), Direction::Forward) => {
                let more = (count as f64 * 10.0_f64.powf(part_of_decade)).round() as u64;
                more.max(count.saturating_add(1))
            }
            (Some(count), Direction::Back) => {
                let less = (count as f64 / 10.0_f64.powf(part_of_decade)).round() as u64;
                less.min(count.saturating_sub(1))
            }
        };
        self.set_count(count.clamp(1, most));
    }
}
