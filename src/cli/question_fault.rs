//! Why a question cannot be asked, in the language of the command line.

use eight_realms_app::words::{Arg, Words, names};
use eight_realms_core::{
    ask::QuestionKind,
    lane::{self, LaneId},
    puzzle::{Move, Puzzle},
    realm::{Realm, Settings},
    replay::moment::{MomentLine, MomentPlace},
};

use super::reasons::list;

/// Why a question cannot be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuestionFault {
    /// A puzzle that names no realm.
    PuzzleAlone(Puzzle),
    /// An option that does not go with this kind.
    StrayOption {
        /// Option as it is written.
        option: &'static str,
        kind: QuestionKind,
    },
    /// A realm or a lane that is named twice among those to be put in order.
    Twice(LaneId),
    /// Realms to be put in order, of a line with lanes of one's own.
    RealmsOfLanes,
    /// Lanes to be put in order, of the line of a realm.
    LanesOfRealms,
    /// A letter that no lane of the line has.
    NoLane {
        letter: char,
        /// Number of lanes in the line.
        lanes: usize,
    },
    /// A kind that can never be asked about this realm.
    OtherRealm { kind: QuestionKind, realm: Realm },
    /// A kind that cannot be asked at this moment.
    OtherMoment {
        kind: QuestionKind,
        /// Number of events that have happened.
        events: u64,
    },
    /// A move that makes no board there, or a moment at which nothing is being expanded.
    NoBoard {
        by: Move,
        /// Number of events that have happened.
        events: u64,
    },
    /// A question about a path where no path leads to the goal.
    NoPath(QuestionKind),
    /// A question about the search where the start is the goal.
    NothingSearched(QuestionKind),
    /// The search has more events than are recorded.
    TooLong { events: u64 },
}

impl QuestionFault {
    /// Whether the user should have asked for something else.
    pub const fn is_wrong_use(self) -> bool {
        !matches!(self, Self::TooLong { .. })
    }
}

/// The fault as a fragment of a sentence, with what could be asked instead if that can be said.
pub fn text(words: &Words, fault: QuestionFault) -> String {
    match fault {
        QuestionFault::PuzzleAlone(puzzle) => {
            let place = Some(MomentPlace::Events { events: 0, check: None });
            // An example, with the realm that `solve` takes if none is named.
            let with_heap = Realm::ALL.into_iter().find(|realm| realm.has_heap());
            let (realm, settings) = (with_heap.unwrap_or(Realm::LADDER[0]), Settings::default());
            let line = MomentLine { puzzle, realm, settings, place }.to_string();
            words.tell("usage-question-puzzle", &[("line", line.into())])
        }
        QuestionFault::StrayOption { option, kind } => stray(words, option, kind),
        QuestionFault::Twice(id) => {
            words.tell("usage-question-twice", &[("lane", names::lane(words, id).into())])
        }
        QuestionFault::RealmsOfLanes => words.say("usage-question-realms-of-lanes"),
        QuestionFault::LanesOfRealms => words.say("usage-question-lanes-of-realms"),
        QuestionFault::NoLane { letter, lanes } => {
            let last = lane::letter(lanes - 1).to_string();
            let args = [("letter", letter.to_string().into()), ("last", last.into())];
            words.tell("usage-question-no-lane", &args)
        }
        QuestionFault::OtherRealm { kind, realm } => {
            let realms: Vec<&str> =
                Realm::ALL.into_iter().filter(|realm| kind.is_of(*realm)).map(Realm::label).collect();
            let args = [
                ("kind", kind.name().into()),
                ("realm", realm.label().into()),
                ("all", list(words, &realms).into()),
            ];
            words.tell("usage-question-realm", &args)
        }
        QuestionFault::OtherMoment { kind, events } => {
            let when = words.say(when(kind)).into();
            let args = [("kind", kind.name().into()), ("place", place(events)), ("when", when)];
            words.tell("usage-question-moment", &args)
        }
        QuestionFault::NoBoard { by, events } => {
            let args = [("move", by.to_string().into()), ("place", place(events))];
            words.tell("usage-question-board", &args)
        }
        QuestionFault::NothingSearched(kind) => {
            words.tell("usage-question-nothing-searched", &[("kind", kind.name().into())])
        }
        QuestionFault::NoPath(kind) => words.tell("usage-question-no-path", &[("kind", kind.name().into())]),
        QuestionFault::TooLong { events } => {
            words.tell("usage-question-too-long", &[("events", events.into())])
        }
    }
}

fn stray(words: &Words, option: &str, kind: QuestionKind) -> String {
    let kinds: &[QuestionKind] = match option {
        "--of" => &[QuestionKind::Value, QuestionKind::Over],
        "--what" => &[QuestionKind::Value],
        _ => &[QuestionKind::Order],
    };
    let names: Vec<&str> = kinds.iter().map(|kind| kind.name()).collect();
    let args = [
        ("option", option.to_owned().into()),
        ("kind", kind.name().into()),
        ("all", list(words, &names).into()),
    ];
    words.tell("usage-question-option", &args)
}

/// The place as the line of a moment writes it, such as `e12`.
fn place(events: u64) -> Arg<'static> {
    format!("e{events}").into()
}

/// The id of the message that says when a kind can be asked.
const fn when(kind: QuestionKind) -> &'static str {
    match kind {
        QuestionKind::Next => "usage-when-next",
        QuestionKind::Fate => "usage-when-fate",
        QuestionKind::Value | QuestionKind::Over => "usage-when-board",
        QuestionKind::Bound => "usage-when-bound",
        QuestionKind::Meet | QuestionKind::Side => "usage-when-layer",
        QuestionKind::Count | QuestionKind::Order | QuestionKind::Solvable => "usage-when-start",
        QuestionKind::Heap => "usage-when-heap",
        QuestionKind::Bucket => "usage-when-bucket",
        QuestionKind::Frontier => "usage-when-frontier",
        QuestionKind::Code => "usage-when-code",
    }
}
