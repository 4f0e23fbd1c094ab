//! How a command ends: its exit code, and its message on standard error.

use std::{
    io::{self, ErrorKind, Write},
    path::PathBuf,
    process::ExitCode,
};

use super::{
    input_fault,
    question_fault::{self, QuestionFault},
};
use crate::{
    app::{BoardRole, FileNotWritten},
    judge::{Format, JudgeError},
    puzzle::BoardError,
    realm::Realm,
    replay::moment::OpeningError,
    tell::{board_error, moment_error, notice as notice_text},
    words::{Arg, LONGEST_TEXT, Words, cut, quoted, quoted_around},
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
const LONGEST_PATH: usize = 160;

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
            | Self::LongArgument(_)
            | Self::LongArguments
            | Self::NotUtf8 { .. }
            | Self::WeightAlone
            | Self::RealmTwice(_)
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

impl Failure {
    /// What went wrong, as a fragment. A reason from the system stays in the system's words.
    pub fn text(&self, words: &Words) -> String {
        match self {
            Self::Board { role, text, error } => wrong_board(words, *role, text, error),
            Self::GoalTwice => words.say("usage-goal-twice"),
            Self::LongArgument(number) => {
                let fault = words.tell("error-long", &[("most", LONGEST_TEXT.into())]).into();
                words.tell("usage-argument", &[("number", (*number).into()), ("fault", fault)])
            }
            Self::NotUtf8 { number, text } => {
                let fault = words.tell("usage-not-utf8-text", &[("text", quoted(text).into())]).into();
                words.tell("usage-argument", &[("number", (*number).into()), ("fault", fault)])
            }
            Self::LongArguments => words.tell("usage-arguments", &[("most", Self::LONGEST_ARGUMENTS.into())]),
            Self::WeightAlone => words.say("usage-weight-alone"),
            Self::RealmTwice(realm) => words.tell("usage-realm-twice", &[("realm", realm.label().into())]),
            Self::GoalInInput(format) => {
                words.tell("usage-goal-in-input", &[("format", format.name().into())])
            }
            Self::Line { text, error } => wrong_line(words, text, error),
            Self::InLine { file, line, failure } => {
                let args = [
                    ("file", source(words, file.as_deref()).into()),
                    ("line", (*line).into()),
                    ("fault", failure.text(words).into()),
                ];
                words.tell("usage-in-line", &args)
            }
            Self::LineTooLong(most) => words.tell("usage-line-too-long", &[("most", (*most).into())]),
            Self::Utf16 => words.say("usage-utf16"),
            Self::Unread { file, error } => {
                let args =
                    [("file", source(words, file.as_deref()).into()), ("reason", error.to_string().into())];
                words.tell("usage-file-unread", &args)
            }
            Self::Question(fault) => question_fault::text(words, *fault),
            Self::Judge(JudgeError::Input(error)) => input_fault::text(words, error),
            Self::Judge(JudgeError::Read(error)) => of_system(words, "usage-unread", error),
            Self::Judge(JudgeError::Write(error)) | Self::Write(error) => {
                of_system(words, "usage-unwritten", error)
            }
            Self::NotWritten(files) => {
                let sentences: Vec<String> = files.iter().map(|file| not_written(words, file)).collect();
                sentences.join("; ")
            }
            Self::FactsFailed { failed, checked } => {
                words.tell("check-otherwise", &[("red", (*failed).into()), ("checked", (*checked).into())])
            }
            Self::Interrupted { checked, all, failed } => {
                let args =
                    [("checked", (*checked).into()), ("all", (*all).into()), ("red", (*failed).into())];
                words.tell("check-broken-off", &args)
            }
        }
    }
}

fn wrong_board(words: &Words, role: BoardRole, text: &str, error: &BoardError) -> String {
    let id = match role {
        BoardRole::Start => "usage-start",
        BoardRole::Goal => "usage-goal",
    };
    let fault = board_error::sentence(error, words).into();
    words.tell(id, &[("text", quoted(text).into()), ("fault", fault)])
}

/// With the text, in which the position counts.
fn wrong_line(words: &Words, text: &str, error: &OpeningError) -> String {
    let fault = moment_error::opening(error, words).into();
    let position = match error {
        OpeningError::Line(error) => error.position,
        OpeningError::Puzzle(_) => 1,
    };
    words.tell("usage-line", &[("text", quoted_around(text, position).into()), ("fault", fault)])
}

fn not_written(words: &Words, (path, reason): &(PathBuf, FileNotWritten)) -> String {
    let reason = match reason {
        FileNotWritten::Exists => words.say("usage-exists"),
        _ => notice_text::of_file(reason, words),
    };
    let path = cut(&path.display().to_string(), LONGEST_PATH);
    words.tell("error-not-written", &[("path", path.into()), ("reason", reason.into())])
}

/// The name of a file, or of standard input.
fn source(words: &Words, file: Option<&Path>) -> String {
    let named = file.map(|file| file.to_string_lossy().escape_debug().to_string());
    named.unwrap_or_else(|| words.say("usage-standard-input"))
}

fn of_system(words: &Words, id: &str, error: &io::Error) -> String {
    words.tell(id, &[("reason", error.to_string().into())])
}

/// Writes what went wrong, if anything did, and turns it into an exit code.
pub fn code_of(words: impl FnOnce() -> Words, outcome: Result<(), Failure>) -> ExitCode {
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever has closed it knows; a script must not take what it has not read for an answer.
        Err(failure) if failure.is_closed_pipe() => ExitCode::FAILURE,
        Err(failure) => {
            let words = words();
            let nothing = || Arg::from("");
            let args = [("start", nothing()), ("end", nothing()), ("what", failure.text(&words).into())];
            notice(&words.tell("usage-error", &args));
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
