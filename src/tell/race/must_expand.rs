//! The meter in words: the parts of what was expanded, what each is, and why there is nothing to measure.

use crate::{
    app::view::MustExpandLane,
    compare::{ClassCounts, NotClassified},
    realm::Realm,
    words::Words,
};

/// A part of what a lane has expanded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Nobody with this estimate gets by without it.
    Necessary,
    /// It depends on the ties.
    Tie,
    /// Nobody with this estimate would have touched it.
    Wasted,
    /// Once more.
    Again,
}

impl Part {
    /// From left to right.
    pub const ALL: [Self; 4] = [Self::Necessary, Self::Tie, Self::Wasted, Self::Again];

    /// The id of the message that names it.
    pub const fn message(self) -> &'static str {
        match self {
            Self::Necessary => "race-necessary",
            Self::Tie => "race-tie",
            Self::Wasted => "race-wasted",
            Self::Again => "race-again",
        }
    }

    /// Which boards it is, as a formula; the last part is told by its name.
    pub const fn rule(self) -> Option<&'static str> {
        match self {
            Self::Necessary => Some("g*+h < C*"),
            Self::Tie => Some("= C*"),
            Self::Wasted => Some("> C*"),
            Self::Again => None,
        }
    }

    /// The id of the message that says what it is.
    pub const fn note(self) -> &'static str {
        match self {
            Self::Necessary => "race-necessary-note",
            Self::Tie => "race-tie-note",
            Self::Wasted => "race-wasted-note",
            Self::Again => "race-again-note",
        }
    }

    /// How large it is.
    pub const fn of(self, shares: &ClassCounts) -> u64 {
        match self {
            Self::Necessary => shares.necessary,
            Self::Tie => shares.ties,
            Self::Wasted => shares.wasted,
            Self::Again => shares.again,
        }
    }
}

/// All parts of a lane in one sentence.
pub fn shares(words: &Words, realm: Realm, shares: &ClassCounts) -> String {
    let args = [
        ("realm", realm.label().into()),
        ("all", shares.all().into()),
        ("necessary", shares.necessary.into()),
        ("ties", shares.ties.into()),
        ("wasted", shares.wasted.into()),
        ("again", shares.again.into()),
    ];
    words.tell("race-shares", &args)
}

/// Of a table that stands, which is not measured: it expands nothing.
pub fn look_ups(words: &Words, realm: Realm, boards: u64) -> String {
    words.tell("race-shares-table", &[("realm", realm.label().into()), ("n", boards.into())])
}

/// The same in the place of its bar, the longer first.
pub fn look_ups_short(words: &Words, boards: u64) -> [String; 2] {
    let lookups = words.tell("lookups", &[("lookups", boards.into())]);
    let nothing = words.tell("race-expands-nothing", &[("lookups", lookups.as_str().into())]);
    [nothing, lookups]
}

/// Why there is nothing to measure: the id of its title, and the reason.
pub fn refusal(words: &Words, meter: &MustExpandLane, why: NotClassified) -> (&'static str, String) {
    match why {
        NotClassified::NoSolution => {
            ("race-not-classified-no-solution", words.say("race-not-classified-no-solution-why"))
        }
        NotClassified::Inconsistent => {
            let estimate = words.say(&format!("heuristic-{}", meter.heuristic));
            let why = words.tell("race-not-classified-inconsistent-why", &[("estimate", estimate.into())]);
            ("race-not-classified-inconsistent", why)
        }
    }
}
