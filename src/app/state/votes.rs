//! The hands that a class shows for the options of a question, once or twice.

/// Hands for one option: in the first vote, and in the second.
type Hands = [u16; Votes::MAX];

/// The hands for each option, as they were counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Votes {
    hands: Vec<Hands>,
    /// Which vote is being counted, from 0.
    vote: usize,
}

impl Votes {
    /// How many votes there are at the most: before the class has talked, and after.
    pub const MAX: usize = 2;
    /// The most hands for one option.
    pub const MAX_HANDS: u16 = 999;

    /// Nothing has been counted for any of so many options.
    pub(in crate::app) fn of(options: usize) -> Self {
        Self { hands: vec![[0; Self::MAX]; options], vote: 0 }
    }

    /// How many votes there have been, with the one that is being counted.
    pub const fn votes(&self) -> usize {
        self.vote + 1
    }

    pub fn hands(&self, option: usize, vote: usize) -> u16 {
        self.hands.get(option).map_or(0, |hands| hands[vote])
    }

    /// All hands in a vote.
    pub fn total(&self, vote: usize) -> u32 {
        self.hands.iter().map(|hands| u32::from(hands[vote])).sum()
    }

    /// The hands for an option as a part of all in that vote; 0 where nobody has shown one.
    pub fn share(&self, option: usize, vote: usize) -> f64 {
        f64::from(self.hands(option, vote)) / f64::from(self.total(vote).max(1))
    }

    /// The hands for each option that somebody has shown one for, in a vote: the option by its place from 0.
    pub fn shown(&self, vote: usize) -> Vec<(usize, u16)> {
        let all = (0..self.hands.len()).map(|option| (option, self.hands(option, vote)));
        all.filter(|(_, hands)| *hands > 0).collect()
    }

    /// One more hand.
    pub(in crate::app) fn raise(&mut self, option: usize) {
        self.change(option, |hands| (hands + 1).min(Self::MAX_HANDS));
    }

    /// One hand less.
    pub(in crate::app) fn lower(&mut self, option: usize) {
        self.change(option, |hands| hands.saturating_sub(1));
    }

    fn change(&mut self, option: usize, by: impl Fn(u16) -> u16) {
        if let Some(hands) = self.hands.get_mut(option) {
            hands[self.vote] = by(hands[self.vote]);
        }
    }

    /// The class has talked: hands are counted anew, beside those of before. After the second vote nothing changes.
    pub(in crate::app) fn vote_again(&mut self) {
        self.vote = (self.vote + 1).min(Self::MAX - 1);
    }
}
