//! The hands that a class shows for the options of a question, once or twice.

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
    pub(in crate::app) fn of(options: usize) -> Self {
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
    pub(in crate::app) fn raise(&mut self, option: usize) {
        self.change(option, |hands| (hands + 1).min(Self::MAX_HANDS));
    }

    /// Removes a hand.
    pub(in crate::app) fn lower(&mut self, option: usize) {
        self.change(option, |hands| hands.saturating_sub(1));
    }

    fn change(&mut self, option: usize, by: impl Fn(u16) -> u16) {
        if let Some(hands) = self.hands.get_mut(option) {
            hands[self.vote] = by(hands[self.vote]);
        }
    }

    /// Begins the second vote, after the class has talked, and keeps the hands of the first. In the second vote, does
    /// nothing.
    pub(in crate::app) fn vote_again(&mut self) {
        self.vote = (self.vote + 1).min(Self::MAX - 1);
    }
}
