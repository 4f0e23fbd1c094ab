//! The answer so far to the open question: an option, a number that is being typed, or realms in order.

use eight_realms_core::{
    ask::{Prediction, QuestionOptions},
    heuristic::Unit,
    lane::LaneId,
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
    Order(Vec<LaneId>),
}

impl AnswerEntry {
    /// Creates an empty entry of the form that the options need.
    pub(crate) const fn of(options: &QuestionOptions) -> Self {
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
            Self::Order(ids) => (ids.len() == options.len()).then(|| Prediction::Order(ids.clone())),
        }
    }

    /// Whether nothing has been entered.
    pub(crate) const fn is_empty(&self) -> bool {
        match self {
            Self::Option(option) => option.is_none(),
            Self::Number(digits) => digits.is_empty(),
            Self::Order(ids) => ids.is_empty(),
        }
    }

    /// The chosen option, by its place from 0.
    pub const fn chosen(&self) -> Option<usize> {
        match self {
            Self::Option(option) => *option,
            Self::Number(_) | Self::Order(_) => None,
        }
    }

    /// The place of a lane in the chosen order, from 1; `None` if it has none.
    pub fn place_of(&self, id: LaneId) -> Option<usize> {
        match self {
            Self::Order(ids) => ids.iter().position(|other| *other == id).map(|at| at + 1),
            Self::Option(_) | Self::Number(_) => None,
        }
    }

    /// Chooses an option by its place. In an order, appends that realm, or removes it again if it is the last one.
    pub(crate) fn choose(&mut self, place: usize, options: &QuestionOptions) {
        match (self, options) {
            (Self::Option(chosen), options) if place < options.len() => *chosen = Some(place),
            (Self::Order(chosen), QuestionOptions::Order(ids)) => {
                let Some(id) = ids.get(place) else { return };
                match chosen.iter().position(|other| other == id) {
                    None => chosen.push(*id),
                    Some(at) if at + 1 == chosen.len() => _ = chosen.pop(),
                    Some(_) => {}
                }
            }
            _ => {}
        }
    }

    /// Chooses the next option or the previous one; if none is chosen, the first or the last one.
    pub(crate) fn choose_beside(&mut self, direction: Direction, options: &QuestionOptions) {
        let Self::Option(chosen) = self else { return };
        let last = options.len().saturating_sub(1);
        *chosen = Some(match (*chosen, direction) {
            (None, Direction::Forward) => 0,
            (None, Direction::Back) => last,
            (Some(place), Direction::Forward) => (place + 1).min(last),
            (Some(place), Direction::Back) => place.saturating_sub(1),
        });
    }

    /// Enters a digit or a point: the place of an option, a part of a number, or the number of a lane. Only a cost in
    /// tenths of a move takes a point, with one digit after it.
    pub(crate) fn write(&mut self, letter: char, options: &QuestionOptions, unit: Unit) {
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
            (Self::Order(chosen), QuestionOptions::Order(ids)) => {
                // A lane of one's own has its letter, and the digit of its place.
                let digit = |id: &LaneId| id.place().and_then(|place| char::from_digit(place as u32 + 1, 10));
                let of_letter = |id: &LaneId| digit(id) == Some(letter) || id.label().starts_with(letter);
                let next = ids.iter().copied().filter(of_letter).find(|id| !chosen.contains(id));
                chosen.extend(next);
            }
            (Self::Order(_), _) => {}
        }
    }

    /// Removes the chosen option, the last character or the last realm.
    pub(crate) fn erase(&mut self) {
        match self {
            Self::Option(chosen) => *chosen = None,
            Self::Number(digits) => _ = digits.pop(),
            Self::Order(ids) => _ = ids.pop(),
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
    pub(crate) fn set_count(&mut self, count: u64) {
        if let Self::Number(digits) = self {
            *digits = count.to_string();
        }
    }

    /// Raises or lowers a number of boards by `part_of_decade` of a decade, and by at least 1, within 1 to `most`.
    /// Without a number, sets the middle of the slider.
    pub(crate) fn change_count(&mut self, direction: Direction, part_of_decade: f64, most: u64) {
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

/// Hands for one option: in the first vote, and in the second.
type Hands = [u16; Votes::MAX];

/// The hands for each option, as they were counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Votes {
    hands: Vec<Hands>,
    /// The vote that is being counted, from 0.
    vote: usize,
}

impl Votes {
    /// Maximum number of votes: one before the class has talked, and one after.
    pub const MAX: usize = 2;
    /// Maximum number of hands for one option.
    pub const MAX_HANDS: u16 = 999;

    /// Votes for a number of options, with no hands counted.
    pub(crate) fn of(options: usize) -> Self {
        Self { hands: vec![[0; Self::MAX]; options], vote: 0 }
    }

    /// Number of votes so far, with the one that is being counted.
    pub const fn votes(&self) -> usize {
        self.vote + 1
    }

    pub fn hands(&self, option: usize, vote: usize) -> u16 {
        self.hands.get(option).map_or(0, |hands| hands[vote])
    }

    /// Number of all hands in a vote.
    pub fn total(&self, vote: usize) -> u32 {
        self.hands.iter().map(|hands| u32::from(hands[vote])).sum()
    }

    /// The hands for an option as a share of all hands in the vote; 0 if nobody has shown one.
    pub fn share(&self, option: usize, vote: usize) -> f64 {
        f64::from(self.hands(option, vote)) / f64::from(self.total(vote).max(1))
    }

    /// The options with at least one hand in a vote, by their places from 0, each with its number of hands.
    pub fn shown(&self, vote: usize) -> Vec<(usize, u16)> {
        let all = (0..self.hands.len()).map(|option| (option, self.hands(option, vote)));
        all.filter(|(_, hands)| *hands > 0).collect()
    }

    /// Adds a hand.
    pub(crate) fn raise(&mut self, option: usize) {
        self.change(option, |hands| (hands + 1).min(Self::MAX_HANDS));
    }

    /// Removes a hand.
    pub(crate) fn lower(&mut self, option: usize) {
        self.change(option, |hands| hands.saturating_sub(1));
    }

    fn change(&mut self, option: usize, by: impl Fn(u16) -> u16) {
        if let Some(hands) = self.hands.get_mut(option) {
            hands[self.vote] = by(hands[self.vote]);
        }
    }

    /// Begins the second vote, after the class has talked, and keeps the hands of the first. In the second vote, does
    /// nothing.
    pub(crate) fn vote_again(&mut self) {
        self.vote = (self.vote + 1).min(Self::MAX - 1);
    }
}
