//! The must-expand face in words: the parts of what was expanded, what each is, and why nothing is classified.

use strum::{IntoStaticStr, VariantArray};

use crate::{
    app::view::MustExpandView,
    compare::{ClassCounts, NotClassified},
    realm::Realm,
    words::Words,
};

/// A part of what a lane has expanded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Part {
    /// Every A* with this heuristic expands it.
    Necessary,
    /// It depends on the ties.
    Tie,
    /// No A* with this heuristic expands it.
    Wasted,
    /// Once more.
    Again,
}

impl Part {
    /// From left to right.
    pub const ALL: [Self; 4] = *Self::VARIANTS.as_array().unwrap();

    /// The id of the message that names it.
    pub fn message(self) -> String {
        format!("race-{}", <&str>::from(self))
    }

    /// The id of the message about what it is.
    pub fn note(self) -> String {
        self.message() + "-note"
    }

    /// Which boards it is, as a formula; the last part has its name alone.
    pub const fn rule(self) -> Option<&'static str> {
        match self {
            Self::Necessary => Some("g*+h < C*"),
            Self::Tie => Some("= C*"),
            Self::Wasted => Some("> C*"),
            Self::Again => None,
        }
    }

    /// How large it is.
    pub const fn of(self, counts: &ClassCounts) -> u64 {
        match self {
            Self::Necessary => counts.necessary,
            Self::Tie => counts.ties,
            Self::Wasted => counts.wasted,
            Self::Again => counts.again,
        }
    }
}

/// All parts of a lane in one sentence.
pub fn shares(words: &Words, realm: Realm, counts: &ClassCounts) -> String {
    let args = [
        ("realm", realm.label().into()),
        ("all", counts.all().into()),
        ("necessary", counts.necessary.into()),
        ("ties", counts.ties.into()),
        ("wasted", counts.wasted.into()),
        ("again", counts.again.into()),
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

/// Why nothing is classified: the id of its title, and the reason.
pub fn not_classified(words: &Words, lane: &MustExpandView, reason: NotClassified) -> (&'static str, String) {
    match reason {
        NotClassified::NoSolution => {
            ("race-not-classified-no-solution", words.say("race-not-classified-no-solution-why"))
        }
        NotClassified::Inconsistent => {
            let heuristic = words.say(format!("heuristic-{}", lane.heuristic));
            let text = words.tell("race-not-classified-inconsistent-why", &[("heuristic", heuristic.into())]);
            ("race-not-classified-inconsistent", text)
        }
    }
}
