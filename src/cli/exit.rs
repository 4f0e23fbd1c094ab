//! How a command ends: its exit code, and its message on standard error.

use std::{
    io::{self, ErrorKind, Write},
    path::PathBuf,
    process::ExitCode,
};

use super::question_fault::QuestionFault;
use crate::{
    app::{BoardRole, FileNotWritten},
    judge::{Format, JudgeError},
    puzzle::BoardError,
    realm::Realm,
    replay::moment::OpeningError,
    words::{LONGEST_TEXT, Words},
};

/// Why a command failed.
#[derive(Debug)]
pub enum Failure {
    /// A text that is no board.
    Board {
        /// Which one was meant.
        role: BoardRole,
        /// What was given.
        text: String,
        /// Why it is none.
        error: BoardError,
    },
    /// A goal, and another one with the start.
    GoalTwice,
    /// A start, and a file of boards.
    StartBesideFile,
    /// An argument, counted from 1, that is longer than what is read.
    LongArgument(usize),
    /// An argument that is no text.
    NotUtf8 {
        /// Its number, from 1.
        number: usize,
        /// As much of it as is.
        text: String,
    },
    /// Arguments that are longer together than what is read.
    LongArguments,
    /// A weight, and no heuristic that has one.
    WeightAlone,
    /// A realm that is to be compared with itself.
    RealmTwice(Realm),
    /// A text that is not the line of a moment.
    Line {
        /// What was given.
        text: String,
        /// Why it is none.
        error: OpeningError,
    },
    /// A question that cannot be asked.
    Question(QuestionFault),
    /// A puzzle where the name of a picture's file is expected.
    PuzzleAsFile(String),
    /// Beside the goal there is no format, or more than one.
    NoFormat,
    /// A goal for a format whose input names it.
    GoalInInput(Format),
    /// What is wrong with a line of standard input or of a file.
    InLine {
        /// Nothing stands for standard input.
        file: Option<PathBuf>,
        /// From 1.
        line: u64,
        /// What is wrong.
        failure: Box<Failure>,
    },
    /// A line of more characters than these.
    LineTooLong(usize),
    /// A text that is marked as UTF-16.
    Utf16,
    /// Standard input or a file cannot be read.
    Unread {
        /// Nothing stands for standard input.
        file: Option<PathBuf>,
        /// Why not.
        error: io::Error,
    },
    /// A judge's input that cannot be processed to its end.
    Judge(JudgeError),
    /// Some facts do not hold.
    FactsFailed {
        /// Facts that do not hold.
        failed: usize,
        /// Facts that have been checked.
        checked: usize,
    },
    /// A check was broken off.
    Interrupted {
        /// Facts that have been checked.
        checked: usize,
        /// Facts that were to be checked.
        all: usize,
        /// Facts that do not hold.
        failed: usize,
    },
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

/// The most characters of a path that are shown.
pub(super) const LONGEST_PATH: usize = 160;

/// Wrong use, or a wrong board.
const WRONG_USE: u8 = 2;

impl Failure {
    /// The most characters that all arguments may have together.
    pub const LONGEST_ARGUMENTS: usize = 2 * LONGEST_TEXT;

    /// Whether the reader of the output has closed it: then the rest is not needed.
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
            | Self::PuzzleAsFile(_)
            | Self::NoFormat
            | Self::GoalInInput(_)
            | Self::Line { .. }
            | Self::LineTooLong(_)
            | Self::Utf16
            | Self::Judge(JudgeError::Input(_)) => true,
            Self::Question(fault) => fault.is_wrong_use(),
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

/// Writes what went wrong, if anything did, and turns it into an exit code.
pub fn code_of(words: impl FnOnce() -> Words, outcome: Result<(), Failure>) -> ExitCode {
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever has closed it knows; a script must not take what it has not read for an answer.
        Err(failure) if failure.is_closed_pipe() => ExitCode::FAILURE,
        Err(failure) => {
            let words = words();
            notice(&words.tell("usage-error", &[("what", failure.text(&words).into())]));
            if failure.is_wrong_use() { WRONG_USE.into() } else { ExitCode::FAILURE }
        }
    }
}

/// Writes to standard error. Where that is closed, the text is dropped.
pub fn notice(text: &str) {
    _ = writeln!(io::stderr(), "{text}");
}

/// Writes an answer to standard output, to its last byte.
///
/// # Errors
/// If it cannot be written; among others, because it is closed.
pub fn answer(text: &str) -> Result<(), Failure> {
    answer_bytes(text.as_bytes())
}

/// The same for an answer that may be no text.
///
/// # Errors
/// If it cannot be written.
pub fn answer_bytes(bytes: &[u8]) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    out.write_all(bytes)?;
    out.flush()?;
    Ok(())
}

/// A path as a line: the bytes that name the file, where these are not all of UTF-8 too.
#[cfg(feature = "gui")]
pub fn path_line(path: &std::path::Path) -> Vec<u8> {
    let text = if cfg!(unix) {
        path.as_os_str().as_encoded_bytes().to_vec()
    } else {
        path.display().to_string().into_bytes()
    };
    [text, b"\n".to_vec()].concat()
}
