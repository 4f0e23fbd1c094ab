//! What a person has prepared, as it is stored between starts: bookmarks with their notes, breakpoints, recent puzzles, the
//! moment that was on the screen, and answers to questions until a new session begins.
//!
//! Puzzles, moments and places are stored as their texts. One that cannot be read, because it is of a later version, stays
//! in the file as it is: see [`PreferencesFile`](crate::desk::preferences_file::PreferencesFile).

use eight_realms_core::{
    lane::LaneId,
    puzzle::{Board, Puzzle, PuzzleText},
    replay::{
        moment::{self, Line, MomentLine, MomentPlace, Opening},
        place::Place,
    },
    report::QuestionRow,
};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::desk::lanes::RecordingKey;

/// What a person has prepared.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Prepared {
    /// Bookmarks, those of one recording together, in the order of their moments.
    pub bookmarks: Vec<Bookmark>,
    /// Breakpoints in the order in which they were set.
    pub breakpoints: Vec<Breakpoint>,
    /// Earlier puzzles, latest first.
    pub recent: Vec<AsText<Puzzle>>,
    /// What was on the screen last; `None` if nothing was.
    pub screen: Option<AsText<Line>>,
    /// Answers to questions, until a new session begins.
    pub answers: Vec<QuestionRow>,
}

/// A moment to come back to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bookmark {
    /// Puzzle, realm, settings and moment.
    #[serde(with = "as_text")]
    pub line: Line,
    /// The text that a person wrote on the bookmark.
    pub note: String,
}

impl Bookmark {
    /// The moment of the bookmark, in events.
    pub fn moment(&self) -> u64 {
        match self.line.moment().place {
            Some(MomentPlace::Events { events, .. }) => events,
            Some(MomentPlace::Expansion(_) | MomentPlace::End) | None => 0,
        }
    }

    /// The lane whose moment it is.
    pub fn lane(&self) -> LaneId {
        match &self.line {
            Line::Realm(line) => line.realm.into(),
            Line::Own(line) => LaneId::own(line.chosen, line.lanes[line.chosen].realm),
        }
    }

    pub fn recording(&self) -> RecordingKey {
        let MomentLine { puzzle, realm, settings, .. } = self.line.moment();
        RecordingKey { puzzle, realm, settings }
    }
}

/// Whether playing stops at a breakpoint.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum BreakpointSwitch {
    #[default]
    On,
    Off,
}

impl BreakpointSwitch {
    pub const fn other(self) -> Self {
        match self {
            Self::On => Self::Off,
            Self::Off => Self::On,
        }
    }
}

/// A place at which playing stops.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Breakpoint {
    #[serde(with = "as_text")]
    pub place: Place,
    pub switch: BreakpointSwitch,
}

/// A value that is stored as its text.
pub trait Text: Sized {
    fn written(&self) -> String;

    /// # Errors
    /// If the text says something else; with the reason.
    fn read(text: &str) -> Result<Self, String>;
}

impl Text for Line {
    fn written(&self) -> String {
        self.to_string()
    }

    fn read(text: &str) -> Result<Self, String> {
        match moment::read(text) {
            Ok(Opening::Moment(line)) => Ok(line),
            Ok(Opening::Puzzle(_)) => Err("a puzzle without a moment".to_owned()),
            Err(error) => Err(format!("{error:?}")),
        }
    }
}

impl Text for Puzzle {
    fn written(&self) -> String {
        moment::puzzle_line(self)
    }

    fn read(text: &str) -> Result<Self, String> {
        let read = text.parse().map(|puzzle: PuzzleText| puzzle.or_goal(Board::standard_goal()));
        read.map_err(|error| format!("{error:?}"))
    }
}

impl Text for Place {
    fn written(&self) -> String {
        self.to_string()
    }

    fn read(text: &str) -> Result<Self, String> {
        text.parse().map_err(|error| format!("{error:?}"))
    }
}

/// A [text](Text) in a list, or one that may be absent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AsText<T>(pub T);

impl<T: Text> Serialize for AsText<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        as_text::serialize(&self.0, serializer)
    }
}

impl<'de, T: Text> Deserialize<'de> for AsText<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        as_text::deserialize(deserializer).map(Self)
    }
}

mod as_text {
    use super::{Deserialize, Deserializer, Error, Serializer, Text};

    pub fn serialize<T: Text, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&value.written())
    }

    pub fn deserialize<'de, T: Text, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
        let text = String::deserialize(deserializer)?;
        T::read(&text).map_err(D::Error::custom)
    }
}
