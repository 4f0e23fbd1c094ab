//! How a command ends: its exit code, and its message on standard error.

use std::{
    io::{self, ErrorKind, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};

use eight_realms_app::{
    desk::effect::FileNotWritten,
    words::{LONGEST_TEXT, Words},
};
use eight_realms_core::{
    export::{NotInTree, TraceFormat},
    judge::{Format, JudgeError},
    lane::LaneRefusal,
    puzzle::{Board, BoardError, BoardRole},
    realm::Realm,
    replay::moment::OpeningError,
};

use super::{lab_fault::LabFault, question_fault::QuestionFault};

/// Why a command failed.
#[derive(Debug)]
pub enum Failure {
    /// A text that is no board.
    Board {
        /// Start or goal.
        role: BoardRole,
        /// Text as given.
        text: String,
        /// Why the text is no board.
        error: BoardError,
    },
    /// A goal that is given twice: with the start and with `--goal`.
    GoalTwice,
    /// A start given besides a file of boards.
    StartBesideFile,
    /// An argument that is too long to be read: its number, from 1.
    LongArgument(usize),
    /// An argument that is not UTF-8.
    NotUtf8 {
        /// Number of the argument, from 1.
        number: usize,
        /// Argument with U+FFFD for whatever is not UTF-8.
        text: String,
    },
    /// Arguments that are together too long to be read.
    LongArguments,
    /// A weight without a heuristic that has one.
    WeightAlone,
    /// A realm that is named twice.
    RealmTwice(Realm),
    /// A realm or a lane whose settings are no search.
    Lane {
        /// Option that names it.
        option: &'static str,
        /// The realm or the lane, as it is written.
        value: String,
        why: LaneRefusal,
    },
    /// A lane that is there already, with that letter.
    LaneTwice { value: String, letter: char },
    /// More lanes than fit side by side.
    TooManyLanes,
    /// A text that is not the line of a moment.
    Line {
        /// Text as given.
        text: String,
        /// Why the text is no line.
        error: OpeningError,
    },
    /// A question that cannot be asked.
    Question(QuestionFault),
    /// An option that goes with another format of a trace alone.
    TraceOption {
        /// Option as it is written.
        option: &'static str,
        /// Format that it goes with.
        format: TraceFormat,
    },
    /// A board that the tree should be drawn around, and that is not in it.
    NotInTree(Board),
    /// A puzzle where the name of a picture's file is expected.
    PuzzleAsFile(String),
    /// A table of a figure that has none: its name.
    NoTable(&'static str),
    /// The end of a file's name that means no form.
    NoForm(String),
    /// A film in a form that shows one picture alone, or a picture as a film.
    NoFilm,
    /// A film of a solution that there is not.
    NoSolution,
    /// A film of a figure that has none: its name.
    NoFilmOf(&'static str),
    /// A film that begins after its end.
    NoFrames { from: u64, to: u64 },
    /// A film of more frames than a film may have: their number.
    LongFilm(u64),
    /// No format besides the goal, an unknown one, or more than one.
    NoFormat,
    /// A goal given for a format whose input names the goals.
    GoalInInput(Format),
    /// A fault in a line of standard input or of a file.
    InLine {
        /// `None` for standard input.
        file: Option<PathBuf>,
        /// Number of the line, from 1.
        line: u64,
        /// Fault in the line.
        failure: Box<Failure>,
    },
    /// A line of more than this many characters.
    LineTooLong(usize),
    /// A text that is marked as UTF-16.
    Utf16,
    /// Standard input or a file cannot be read.
    Unread {
        /// `None` for standard input.
        file: Option<PathBuf>,
        /// Reason of the system.
        error: io::Error,
    },
    /// A judge's input that cannot be processed to its end.
    Judge(JudgeError),
    /// Some facts do not hold.
    FactsFailed {
        /// Number of facts that do not hold.
        failed: usize,
        /// Number of facts that have been checked.
        checked: usize,
    },
    /// A check was interrupted.
    Interrupted {
        /// Number of facts that have been checked.
        checked: usize,
        /// Number of facts that were to be checked.
        all: usize,
        /// Number of facts that do not hold.
        failed: usize,
    },
    /// A fault of an experiment.
    Lab(LabFault),
    /// The answer could not be written.
    Write(io::Error),
    /// Files could not be written: one, or all that were tried.
    NotWritten(Vec<(PathBuf, FileNotWritten)>),
}

impl From<JudgeError> for Failure {
    fn from(error: JudgeError) -> Self {
        Self::Judge(error)
    }
}

impl From<LabFault> for Failure {
    fn from(fault: LabFault) -> Self {
        Self::Lab(fault)
    }
}

impl From<NotInTree> for Failure {
    fn from(NotInTree(board): NotInTree) -> Self {
        Self::NotInTree(board)
    }
}

impl From<QuestionFault> for Failure {
    fn from(fault: QuestionFault) -> Self {
        Self::Question(fault)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Write(error)
    }
}

/// Maximum length of a path that is shown, in characters.
pub(super) const LONGEST_PATH: usize = 160;

/// Exit code for wrong use, or for a wrong board.
const WRONG_USE: u8 = 2;

impl Failure {
    /// Maximum length of all arguments together, in characters.
    pub const LONGEST_ARGUMENTS: usize = 2 * LONGEST_TEXT;

    /// Whether the reader of the output has closed it, so that the rest is not needed.
    fn is_closed_pipe(&self) -> bool {
        match self {
            Self::Write(error) | Self::Judge(JudgeError::Write(error)) => {
                error.kind() == ErrorKind::BrokenPipe
            }
            _ => false,
        }
    }

    fn is_wrong_use(&self) -> bool {
        match self {
            Self::Board { .. }
            | Self::GoalTwice
            | Self::StartBesideFile
            | Self::LongArgument(_)
            | Self::LongArguments
            | Self::NotUtf8 { .. }
            | Self::WeightAlone
            | Self::RealmTwice(_)
            | Self::Lane { .. }
            | Self::LaneTwice { .. }
            | Self::TooManyLanes
            | Self::TraceOption { .. }
            | Self::NotInTree(_)
            | Self::PuzzleAsFile(_)
            | Self::NoTable(_)
            | Self::NoForm(_)
            | Self::NoFilm
            | Self::NoSolution
            | Self::NoFilmOf(_)
            | Self::NoFrames { .. }
            | Self::LongFilm(_)
            | Self::NoFormat
            | Self::GoalInInput(_)
            | Self::Line { .. }
            | Self::LineTooLong(_)
            | Self::Utf16
            | Self::Judge(JudgeError::Input(_)) => true,
            Self::Question(fault) => fault.is_wrong_use(),
            Self::Lab(fault) => fault.is_wrong_use(),
            Self::InLine { failure, .. } => failure.is_wrong_use(),
            Self::Unread { .. }
            | Self::Judge(JudgeError::Read(_) | JudgeError::Write(_))
            | Self::FactsFailed { .. }
            | Self::Interrupted { .. }
            | Self::Write(_)
            | Self::NotWritten(_) => false,
        }
    }
}

/// Turns an outcome into an exit code, and first writes what went wrong, if anything did.
pub fn code_of(words: impl FnOnce() -> Words, outcome: Result<(), Failure>) -> ExitCode {
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever has closed the output knows. A script must not take what it has not read for an answer.
        Err(failure) if failure.is_closed_pipe() => ExitCode::FAILURE,
        Err(failure) => {
            let words = words();
            notice(&words.tell("usage-error", &[("what", failure.text(&words).into())]));
            if failure.is_wrong_use() { WRONG_USE.into() } else { ExitCode::FAILURE }
        }
    }
}

/// A file that could not be written, as it was named.
pub(super) fn not_written(path: &Path, reason: FileNotWritten) -> Failure {
    Failure::NotWritten(vec![(path.to_owned(), reason)])
}

/// Writes a line to standard error. Drops the text if standard error is closed.
pub fn notice(text: &str) {
    _ = writeln!(io::stderr(), "{text}");
}

/// Writes an answer to standard output, to its last byte.
///
/// # Errors
/// If it cannot be written, for example because standard output is closed.
pub fn answer(text: &str) -> Result<(), Failure> {
    answer_bytes(text.as_bytes())
}

/// Writes an answer that may be no text, as [`answer`] does.
///
/// # Errors
/// If it cannot be written.
pub fn answer_bytes(bytes: &[u8]) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    out.write_all(bytes)?;
    out.flush()?;
    Ok(())
}

/// A path as a line. On Unix it has the bytes that name the file, even if they are not UTF-8.
pub fn path_line(path: &Path) -> Vec<u8> {
    let text = if cfg!(unix) {
        path.as_os_str().as_encoded_bytes().to_vec()
    } else {
        path.display().to_string().into_bytes()
    };
    [text, b"\n".to_vec()].concat()
}
