//! A short message that comes and goes: what was done, or what was wrong.

use super::{FileNotWritten, PageAddressError, PlaceNotice, QuestionMode, WindowScale};
use crate::{realm::Realm, replay::moment::OpeningError};

/// The content of a message. Its text is chosen where it is shown, in the current language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A board is on the clipboard.
    CopiedBoard,
    /// This moment is on the clipboard, as one line.
    CopiedMoment,
    /// The letters of the solution are on the clipboard.
    CopiedLetters,
    /// The link to what is shown is on the clipboard.
    CopiedLink,
    /// No page is known that a link could lead to: the line is on the clipboard, alone.
    CopiedLine,
    /// The clipboard's board is the start now.
    Pasted,
    /// The clipboard's boards are start and goal now.
    PastedPuzzle,
    /// The clipboard's puzzle is the one that is shown.
    SamePuzzle,
    /// The clipboard holds a text that is neither a board nor the line of a moment.
    CannotPaste(OpeningError),
    /// A text that was to be opened is neither a puzzle nor the line of a moment.
    CannotOpen(OpeningError),
    /// A text that was to be opened is longer than what is read.
    LongText,
    /// A line names an event that the search does not have: its end is shown.
    BeyondEnd {
        /// How many events the search has.
        events: u64,
    },
    /// The boards expanded so far are others than those that a line was written for.
    RecordedOtherwise,
    /// What was typed as the address of a page is none, and so was not saved.
    NoPage(PageAddressError),
    /// The clipboard holds no text.
    NothingToPaste,
    /// Everything is drawn in this size.
    Resized {
        /// In percent of the usual one.
        scale: WindowScale,
    },
    /// What was stored between starts is gone.
    Cleared,
    /// What is stored could not be removed.
    NotCleared {
        /// Why not.
        reason: SettingsNotWritten,
    },
    /// The window asks by itself from now on, or no longer.
    QuestionMode {
        /// Who answers.
        mode: QuestionMode,
    },
    /// Nothing is asked here: no question is about what comes next.
    NothingToAsk,
    /// No other kind of question can be asked at this moment.
    NoOtherQuestion,
    /// A file is written.
    Written {
        path: String,
    },
    /// A file is not written.
    NotWritten {
        path: String,
        /// Why not.
        reason: FileNotWritten,
    },
    /// The puzzle is another one.
    NewPuzzle,
    /// A realm is hidden in plots, race and maps.
    Hidden {
        realm: Realm,
    },
    /// The same key, pressed again, leaves projector mode.
    LeaveProjector,
    /// Nothing ahead can be asked about, so the question is about an earlier moment.
    QuestionEarlier {
        /// How many boards have been expanded there.
        expanded: u64,
    },
    /// The same in a race, which is at its beginning again.
    BetBeforeRace,
    /// The puzzle is what it was before.
    Undone,
    NothingToUndo,
    /// A board was dealt, so many moves from the goal.
    Dealt {
        /// Its true distance.
        moves: u8,
    },
    /// No board lies that far from this goal.
    NoBoardAtDistance {
        /// The requested distance.
        moves: u8,
        /// The distance of the farthest boards.
        deepest: u8,
    },
    /// A board of a picture was loaded: number so and so of those there.
    Picked {
        /// From 1.
        number: u32,
        /// How many boards there are.
        boards: u32,
    },
    /// Work in the background was broken off by a fault.
    HeuristicsLost {
        /// The text of the panic.
        reason: String,
    },
    /// Both realms expand the same boards in the same order.
    NeverDiverge {
        /// The chosen realm, and the one it was compared with.
        realms: [Realm; 2],
    },
    /// Not both have been searched far enough to compare them.
    NotSearched {
        /// The chosen realm, and the one it was compared with.
        realms: [Realm; 2],
    },
    /// There is no other lane to compare with, or the chosen realm has none.
    NothingToCompare,
    /// About places.
    Place(PlaceNotice),
    /// No worker could be started.
    NoWorker {
        /// The text of the system.
        reason: String,
    },
    /// The map could not be laid out.
    MapLost {
        /// The text of the panic.
        reason: String,
    },
    /// Search trees could not be laid out.
    TreesLost {
        /// The text of the panic.
        reason: String,
    },
    /// Something could not be measured.
    MeasuringLost {
        /// The text of the panic, or the system's.
        reason: String,
    },
    /// Some of the settings are valid in another version only.
    SettingsUnknown {
        /// Their names in the file.
        names: Vec<String>,
    },
    /// The settings cannot be saved.
    SettingsNotWritten {
        /// Why not.
        reason: SettingsNotWritten,
    },
    /// Size and place of the window could not be read; the settings could.
    WindowUnreadable {
        /// What could not be read is kept in this file.
        copy: String,
    },
    /// The saved settings could not be read.
    SettingsUnreadable {
        stored_in: String,
        /// What was wrong with them.
        reason: SettingsNotRead,
        /// Where they are put before others are stored there.
        copy: String,
    },
}

/// Why the settings cannot be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingsNotWritten {
    /// The system names no folder for them.
    NoFolder,
    /// Their file cannot be written.
    File {
        path: String,
        /// Why not.
        reason: FileNotWritten,
    },
    /// The text of the browser.
    System(String),
}

/// Why the settings cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingsNotRead {
    /// Their file is none: a device, a pipe, a folder.
    NotPlain,
    /// Their file is larger than settings can be.
    TooLarge,
    /// The text of the system, or what is wrong with the JSON.
    Text(String),
}

impl Notice {
    /// Whether it is about something that went wrong.
    pub const fn is_trouble(&self) -> bool {
        if let Self::Place(notice) = self {
            return notice.is_trouble();
        }
        matches!(
            self,
            Self::CannotPaste(_)
                | Self::CannotOpen(_)
                | Self::LongText
                | Self::NoPage(_)
                | Self::BeyondEnd { .. }
                | Self::RecordedOtherwise
                | Self::NothingToPaste
                | Self::NothingToAsk
                | Self::NoOtherQuestion
                | Self::NothingToUndo
                | Self::NotCleared { .. }
                | Self::NotWritten { .. }
                | Self::NoBoardAtDistance { .. }
                | Self::HeuristicsLost { .. }
                | Self::NotSearched { .. }
                | Self::NothingToCompare
                | Self::NoWorker { .. }
                | Self::MapLost { .. }
                | Self::TreesLost { .. }
                | Self::MeasuringLost { .. }
                | Self::SettingsUnknown { .. }
                | Self::SettingsNotWritten { .. }
                | Self::SettingsUnreadable { .. }
                | Self::WindowUnreadable { .. }
        )
    }

    /// Whether it tells of a change that a button beside it takes back.
    pub const fn can_be_undone(&self) -> bool {
        matches!(
            self,
            Self::NewPuzzle
                | Self::Pasted
                | Self::PastedPuzzle
                | Self::Dealt { .. }
                | Self::Picked { .. }
                | Self::Hidden { .. }
        )
    }

    /// How long it stays, in seconds: trouble must be read, and a button found.
    pub const fn seconds(&self) -> f64 {
        if self.is_trouble() || self.can_be_undone() { 8.0 } else { 2.5 }
    }
}
