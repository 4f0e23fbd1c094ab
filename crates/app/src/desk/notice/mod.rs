//! A short message that comes and goes: what was done, or what was wrong.

pub mod sentences;

use std::path::Path;

use eight_realms_core::{
    lane::LaneId,
    replay::{Direction, moment::OpeningError, place::Place},
};

use crate::desk::{
    action::{LanesAction, SettingsAction},
    effect::FileNotWritten,
    journal::JournalTrouble,
    page_address::PageAddressError,
    preferences::QuestionMode,
    screen::WindowScale,
};

/// The difference between a search and the same search before a setting changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchDifference {
    /// It expands other boards from this expansion on.
    Difference { from: u64 },
    /// It expands the same boards.
    Same,
    /// It ends earlier than at the place where it stood, after this many expansions.
    Shorter { all: u64 },
    /// The boards are not compared: a table is built of all boards, whatever the setting. Or they differ after this place,
    /// which is covered.
    Place,
}

/// The content of a message. Its text is chosen where it is shown, in the current language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A board is on the clipboard.
    CopiedBoard,
    /// A moment is on the clipboard, as one line.
    CopiedMoment,
    /// A picture is on the clipboard.
    CopiedPicture,
    /// The letters of the solution are on the clipboard.
    CopiedSolution,
    /// The link to what is shown is on the clipboard.
    CopiedLink,
    /// No page is known that a link could lead to: the line is on the clipboard, alone.
    CopiedLine,
    /// The clipboard's board has become the start.
    Pasted,
    /// The clipboard's boards have become start and goal.
    PastedPuzzle,
    /// The clipboard's puzzle is the one that is shown.
    SamePuzzle,
    /// The clipboard holds a text that is neither a board nor the line of a moment.
    CannotPaste(OpeningError),
    /// A text that was to be opened is neither a puzzle nor the line of a moment.
    CannotOpen(OpeningError),
    /// A text that was to be opened is too long to be read.
    LongText,
    /// A line names an event beyond the end of the search, so the end is shown.
    BeyondEnd {
        /// Number of events of the search.
        events: u64,
    },
    /// The boards expanded so far differ from those that a line was written for.
    RecordedOtherwise,
    /// The typed address of a page is invalid and was not saved.
    NoPage(PageAddressError),
    /// The clipboard holds no text.
    NothingToPaste,
    /// Everything is drawn in this size.
    Resized {
        /// Size, in percent of the usual one.
        scale: WindowScale,
        /// How large sentences are, beside that.
        reading: WindowScale,
    },
    /// A setting has changed, and the search stands after as many expansions as before.
    SettingChanged {
        setting: SettingsAction,
        /// Number of expansions.
        expanded: u64,
        difference: SearchDifference,
    },
    /// The window has no room for the region that was to be opened.
    NoRoom,
    /// Answers of an earlier start are still there.
    AnswersKept {
        answers: usize,
    },
    /// A new session has begun: the answers of the one before are gone.
    SessionEnded,
    /// Everything stored between starts has been removed.
    Cleared,
    /// Stored data could not be removed.
    NotCleared {
        reason: SettingsNotWritten,
    },
    /// The question mode has changed.
    QuestionMode {
        mode: QuestionMode,
    },
    /// No question can be asked here about what comes next.
    NothingToAsk,
    /// No other kind of question can be asked at this moment.
    NoOtherQuestion,
    /// A film is being made.
    Filming {
        /// Share of the work that is done.
        percent: u64,
    },
    /// A film waits, because it will be large.
    LargeFilm {
        /// Expected size in bytes.
        bytes: u64,
    },
    /// What was to be saved is not, as the person wants.
    NotSaved,
    /// The system asks where a file goes.
    Sharing,
    /// The system shows no dialog for paths.
    NoDialog,
    /// A file is written.
    Written {
        path: String,
    },
    /// A file could not be written.
    NotWritten {
        path: String,
        reason: FileNotWritten,
    },
    /// The puzzle has changed.
    NewPuzzle,
    /// The lanes of one's own have changed, by this action on the lane in this place.
    Lanes {
        action: LanesAction,
        place: usize,
    },
    /// No lane more has room.
    LanesFull,
    /// A lane is hidden in plots, race and maps.
    Hidden {
        lane: LaneId,
    },
    /// Pressing the same key again leaves projector mode.
    LeaveProjector,
    /// Nothing ahead can be asked about, so the question is about an earlier moment.
    QuestionEarlier {
        /// Number of boards expanded at that moment.
        expanded: u64,
    },
    /// The question is about a whole race, which is at its beginning again.
    BetBeforeRace,
    /// The answer tells a total that is covered, so it is judged later.
    AnswerKept,
    /// Puzzle, realm and moment are those before the last change.
    Undone,
    NothingToUndo,
    /// A board was dealt at this distance from the goal.
    Dealt {
        /// True distance of the board; `None` while totals are covered.
        moves: Option<u8>,
    },
    /// No board lies that far from this goal.
    NoBoardAtDistance {
        /// The requested distance.
        moves: u8,
        /// The distance of the farthest boards.
        deepest: u8,
    },
    /// A board was loaded from a region of a picture.
    Picked {
        /// Number of the board in its region, from 1.
        number: u32,
        /// Number of boards in the region.
        boards: u32,
    },
    /// A panic has broken off work in the background.
    ComputationLost {
        /// The text of the panic.
        reason: String,
    },
    /// Both realms expand the same boards in the same order.
    NeverDiverge {
        /// The chosen lane, and the one it was compared with.
        lanes: [LaneId; 2],
    },
    /// The two lanes have not both been searched far enough to compare them.
    NotSearched {
        /// The chosen lane, and the one it was compared with.
        lanes: [LaneId; 2],
    },
    /// As far as the two lanes have been seen, they expand the same boards.
    NotSeen {
        /// The chosen lane, and the one it was compared with.
        lanes: [LaneId; 2],
    },
    /// No other lane is there to compare with, or the chosen lane is hidden.
    NothingToCompare,
    /// A message about places.
    Place(PlaceNotice),
    /// No worker could be started.
    NoWorker {
        /// Error text of the system.
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
    /// Some of the settings are valid only in another version.
    SettingsUnknown {
        /// Names of these settings in the file.
        names: Vec<String>,
    },
    /// The settings cannot be saved.
    SettingsNotWritten {
        reason: SettingsNotWritten,
    },
    /// The laboratory's experiment is not kept.
    JournalUnwritten {
        /// Path of the journal.
        file: String,
        reason: JournalTrouble,
    },
    /// Size and place of the window could not be read; the settings could.
    WindowUnreadable {
        /// Path of the file in which the unreadable data is kept.
        copy: String,
    },
    /// The saved settings could not be read.
    SettingsUnreadable {
        stored_in: String,
        reason: SettingsNotRead,
        /// The place where the old settings are kept when others replace them.
        copy: String,
    },
}

/// Why the settings cannot be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingsNotWritten {
    /// The system names no folder for the settings.
    NoFolder,
    /// The file of the settings cannot be written.
    File { path: String, reason: FileNotWritten },
    /// Error text of the browser.
    System(String),
}

impl SettingsNotWritten {
    /// The file at this path is not written.
    pub fn of(file: &Path, reason: impl Into<FileNotWritten>) -> Self {
        Self::File { path: file.display().to_string(), reason: reason.into() }
    }
}

/// Why the settings cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingsNotRead {
    /// A device, a pipe or a folder instead of a file.
    NotPlain,
    /// The file is larger than settings can be.
    TooLarge,
    /// Error text of the system or of the JSON reader.
    Text(String),
}

impl Notice {
    /// Whether the message is about something that went wrong.
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
                | Self::NoDialog
                | Self::LargeFilm { .. }
                | Self::NoBoardAtDistance { .. }
                | Self::ComputationLost { .. }
                | Self::NotSearched { .. }
                | Self::NothingToCompare
                | Self::NoWorker { .. }
                | Self::MapLost { .. }
                | Self::TreesLost { .. }
                | Self::MeasuringLost { .. }
                | Self::SettingsUnknown { .. }
                | Self::SettingsNotWritten { .. }
                | Self::JournalUnwritten { .. }
                | Self::SettingsUnreadable { .. }
                | Self::WindowUnreadable { .. }
        )
    }

    /// Whether a button beside the message takes the change back.
    pub const fn can_be_undone(&self) -> bool {
        matches!(
            self,
            Self::NewPuzzle
                | Self::Pasted
                | Self::PastedPuzzle
                | Self::Dealt { .. }
                | Self::Picked { .. }
                | Self::Hidden { .. }
                | Self::Lanes { .. }
                | Self::SessionEnded
        )
    }

    /// Seconds that the message stays: longer where trouble must be read, or a button found.
    pub const fn seconds(&self) -> f64 {
        let is_long = matches!(self, Self::SettingChanged { .. } | Self::AnswersKept { .. });
        if is_long || self.is_trouble() || self.can_be_undone() { 8.0 } else { 2.5 }
    }
}

/// A message about places, breakpoints and bookmarks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlaceNotice {
    /// Playing has stopped at a breakpoint, or a key has led there.
    AtBreakpoint { place: Place },
    /// No breakpoint comes after this moment, or before it.
    NoMoreBreakpoints {
        /// The direction in which none comes.
        direction: Direction,
    },
    /// No breakpoint is switched on that can be in this realm's recording.
    NoBreakpoints { lane: LaneId },
    /// No such place follows: it was found from the other end.
    FromOtherEnd {
        /// The place that was found.
        place: Place,
        /// The direction in which none follows.
        direction: Direction,
    },
    /// The only such place is where the playhead is.
    IsHere {
        /// The place that was found.
        place: Place,
    },
    /// The recording has no such place.
    NotFound {
        /// The place that was searched for.
        place: Place,
    },
    /// The recording of this realm can have no such place.
    NotOfRealm {
        /// The place that was searched for.
        place: Place,
        lane: LaneId,
    },
    /// The search for a place was given up.
    SearchCancelled,
    /// There is no bookmark to go to.
    NoBookmarks,
}

impl PlaceNotice {
    /// Whether what was requested could not be done.
    pub const fn is_trouble(&self) -> bool {
        match self {
            Self::NoMoreBreakpoints { .. }
            | Self::NoBreakpoints { .. }
            | Self::NotFound { .. }
            | Self::NotOfRealm { .. }
            | Self::NoBookmarks => true,
            Self::AtBreakpoint { .. }
            | Self::FromOtherEnd { .. }
            | Self::IsHere { .. }
            | Self::SearchCancelled => false,
        }
    }
}
