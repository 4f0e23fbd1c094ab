//! The must-expand face in words: the parts of what was expanded, what each is, and why nothing is classified.

use eight_realms_core::{
    compare::{ClassCounts, NotClassified},
    heuristic::HeuristicKind,
    lane::LaneId,
    trace::GoalTest,
};
use strum::{IntoStaticStr, VariantArray};

use crate::{
    desk::narrator::Narrator,
    race::{MustExpandWith, must_expand::MustExpandLane},
    words::{Words, names},
};

/// Part of the boards that a lane has expanded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Part {
    /// Boards that every A* with this heuristic expands.
    Necessary,
    /// Boards whose expansion depends on the ties.
    Tie,
    /// Boards that no A* with this heuristic expands.
    Wasted,
    /// Boards that were expanded once more.
    Again,
}

impl Part {
    /// From left to right.
    pub const ALL: [Self; 4] = *Self::VARIANTS.as_array().unwrap();

    /// The id of the part's name.
    pub fn message(self) -> String {
        format!("race-part-{}", <&str>::from(self))
    }

    /// The id of the explanation of the part.
    pub fn note(self) -> String {
        self.message() + "-note"
    }

    /// The boards of the part as a formula; `None` for boards that were expanded again.
    pub const fn rule(self) -> Option<&'static str> {
        match self {
            Self::Necessary => Some("g*+h < C*"),
            Self::Tie => Some("= C*"),
            Self::Wasted => Some("> C*"),
            Self::Again => None,
        }
    }

    /// The number of expansions in the part.
    pub const fn of(self, counts: &ClassCounts) -> u64 {
        match self {
            Self::Necessary => counts.necessary,
            Self::Tie => counts.ties,
            Self::Wasted => counts.wasted,
            Self::Again => counts.again,
        }
    }
}

/// The heuristic, in words.
pub fn name(words: &Words, with: MustExpandWith) -> String {
    match with {
        MustExpandWith::EachOwn => words.say("race-must-expand-each-own"),
        MustExpandWith::Heuristic(heuristic) => words.say(format!("heuristic-{heuristic}")),
    }
}

/// The heuristic by which a lane is classified, in few words.
pub fn by(words: &Words, heuristic: HeuristicKind) -> String {
    let name = words.say(format!("lane-h-{heuristic}"));
    words.tell("race-must-expand-heuristic", &[("heuristic", name.into())])
}

/// Why a search expands fewer boards than every A* must: it tests for the goal when a board is generated.
pub fn tested_early(narrator: Narrator<'_>, lane: &MustExpandLane) -> Option<String> {
    let is_early = lane.id.goal_test(&narrator.seen.settings_of(lane.id)) == GoalTest::Generated;
    (is_early && lane.id.chooses_goal_test() && lane.heuristic == HeuristicKind::Zero)
        .then(|| narrator.words.say("race-must-expand-tested-early"))
}

/// All parts of a lane in one sentence.
pub fn shares(words: &Words, id: LaneId, counts: &ClassCounts) -> String {
    let args = [
        ("lane", names::lane_first(words, id).into()),
        ("all", counts.all().into()),
        ("necessary", counts.necessary.into()),
        ("ties", counts.ties.into()),
        ("wasted", counts.wasted.into()),
        ("again", counts.again.into()),
    ];
    words.tell("race-shares", &args)
}

/// The sentence about a finished table, which expands nothing and so is not measured.
pub fn look_ups(words: &Words, id: LaneId, boards: u64) -> String {
    words.tell("race-shares-table", &[("lane", names::lane_first(words, id).into()), ("n", boards.into())])
}

/// The text in the place of a finished table's bar, in full and shorter.
pub fn look_ups_short(words: &Words, boards: u64) -> [String; 2] {
    let lookups = words.tell("lookups", &[("lookups", boards.into())]);
    let nothing = words.tell("race-expands-nothing", &[("lookups", lookups.as_str().into())]);
    [nothing, lookups]
}

/// The id of the title that nothing is classified, and the reason.
pub fn not_classified(words: &Words, with: MustExpandWith, reason: NotClassified) -> (&'static str, String) {
    match reason {
        NotClassified::NoSolution => {
            ("race-not-classified-no-solution", words.say("race-not-classified-no-solution-why"))
        }
        NotClassified::Inconsistent => {
            let heuristic = name(words, with);
            let text = words.tell("race-not-classified-inconsistent-why", &[("heuristic", heuristic.into())]);
            ("race-not-classified-inconsistent", text)
        }
    }
}
