//! What has been given as an answer so far: an option, a number as it is typed, or realms one after the other.

use crate::{
    ask::{Prediction, QuestionOptions},
    heuristic::Unit,
    realm::Realm,
    replay::Direction,
};

/// The most characters of a number that is typed.
const MAX_DIGITS: usize = 8;

/// What has been given as an answer so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnswerEntry {
    /// An option, by its place from 0; `None` as long as none is chosen.
    Option(Option<usize>),
    /// Digits, and at most one point.
    Number(String),
    /// Realms in the order in which they have been chosen.
    Order(Vec<Realm>),
}

impl AnswerEntry {
    /// Nothing has been given yet.
    pub(super) const fn of(options: &QuestionOptions) -> Self {
        match options {
            QuestionOptions::Cost | QuestionOptions::Count => Self::Number(String::new()),
            QuestionOptions::Order(_) => Self::Order(Vec::new()),
            QuestionOptions::Choices(_) | QuestionOptions::Boards { .. } => Self::Option(None),
        }
    }

    /// The answer that it is, if it is one; costs are in this unit.
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

    /// The option that is chosen, by its place from 0.
    pub const fn chosen(&self) -> Option<usize> {
        match self {
            Self::Option(option) => *option,
            Self::Number(_) | Self::Order(_) => None,
        }
    }

    /// The place from 1 at which a realm has been put.
    pub fn place_of(&self, realm: Realm) -> Option<usize> {
        match self {
            Self::Order(realms) => realms.iter().position(|other| *other == realm).map(|at| at + 1),
            Self::Option(_) | Self::Number(_) => None,
        }
    }

    /// Chooses an option by its place; of realms that are put in order, the next one, or no longer the last one.
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

    /// Chooses the next option, or the one before.
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

    /// A digit or a point is typed: the place of an option, a part of a number, or the number of a realm. A point, and one
    /// digit after it, has only a cost in tenths of a move.
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

    /// What was given last is taken back.
    pub(in crate::app) fn erase(&mut self) {
        match self {
            Self::Option(chosen) => *chosen = None,
            Self::Number(digits) => _ = digits.pop(),
            Self::Order(realms) => _ = realms.pop(),
        }
    }

    /// The number that is typed, where it is a whole one.
    pub fn count(&self) -> Option<u64> {
        match self {
            Self::Number(digits) => digits.parse().ok(),
            Self::Option(_) | Self::Order(_) => None,
        }
    }

    /// The number is this one.
    pub(in crate::app) fn set_count(&mut self, count: u64) {
        if let Self::Number(digits) = self {
            *digits = count.to_string();
        }
    }

    /// A number of boards becomes larger or smaller by this part of a decade, and by one at the least, from 1 to `most`;
    /// without a number it is the middle of the slider.
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
