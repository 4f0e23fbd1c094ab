//! The text of a failure, in the language of the command line.

use std::{
    io,
    path::{Path, PathBuf},
};

use eight_realms_app::{
    desk::{self, effect::FileNotWritten, figure::Form, film::MOST_FRAMES},
    words::{LONGEST_TEXT, Words, cut, faults, quoted, quoted_around},
};
use eight_realms_core::{
    judge::{Format, JudgeError},
    lane::MAX_LANES,
    puzzle::{BoardError, BoardRole},
    replay::moment::OpeningError,
};

use super::{
    exit::{Failure, LONGEST_PATH},
    input_fault, question_fault,
    source::source,
};

impl Failure {
    /// The failure as a fragment of a sentence. A reason from the system stays in the system's words.
    pub fn text(&self, words: &Words) -> String {
        match self {
            Self::Board { role, text, error } => wrong_board(words, *role, text, error),
            Self::GoalTwice => words.say("usage-goal-twice"),
            Self::StartBesideFile => words.say("usage-start-beside-file"),
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
            Self::Lane { option, value, why } => of_lane(words, option, value, faults::of_lane(*why, words)),
            Self::LaneTwice { value, letter } => {
                let reason = words.tell("lane-refused-there", &[("letter", letter.to_string().into())]);
                of_lane(words, "--lane", value, reason)
            }
            Self::TooManyLanes => words.tell("lane-refused-full", &[("most", MAX_LANES.into())]),
            Self::NoForm(ending) => {
                let endings = Form::ALL.map(|form| format!("`.{}`", form.ending())).join(", ");
                let ending = [".", &quoted(ending)].concat();
                words.tell("usage-no-form", &[("ending", ending.into()), ("endings", endings.into())])
            }
            Self::NoFilm => words.say("usage-no-film"),
            Self::NoSolution => words.say("usage-no-solution"),
            Self::NoFilmOf(name) => words.tell("usage-no-film-of", &[("figure", (*name).into())]),
            Self::NoFrames { from, to } => {
                words.tell("usage-no-frames", &[("from", (*from).into()), ("to", (*to).into())])
            }
            Self::LongFilm(frames) => {
                let args = [("frames", (*frames).into()), ("most", MOST_FRAMES.into())];
                words.tell("usage-long-film", &args)
            }
            Self::NoTable(name) => words.tell("usage-no-table", &[("figure", (*name).into())]),
            Self::TraceOption { option, format } => {
                let args = [("option", (*option).into()), ("format", format.name().into())];
                words.tell("usage-trace-option", &args)
            }
            Self::NotInTree(board) => words.tell("usage-not-in-tree", &[("board", board.letters().into())]),
            Self::PuzzleAsFile(text) => words.tell("usage-puzzle-as-file", &[("text", quoted(text).into())]),
            Self::NoFormat => {
                let formats = Format::ALL.map(Format::name).join(", ");
                words.tell("usage-no-format", &[("formats", formats.into())])
            }
            Self::GoalInInput(format) => {
                words.tell("usage-goal-in-input", &[("format", format.name().into())])
            }
            Self::Line { text, error } => wrong_line(words, text, error),
            Self::InLine { file, line, failure } => in_line(words, file.as_deref(), *line, failure),
            Self::LineTooLong(most) => words.tell("usage-line-too-long", &[("most", (*most).into())]),
            Self::Utf16 => words.say("usage-utf16"),
            Self::Unread { file, error } => {
                let args = [
                    ("file", source(words, file.as_deref()).into()),
                    ("reason", reason(words, error).into()),
                ];
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
            Self::Lab(fault) => fault.text(words),
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

/// The fault in a line of a file, or of standard input.
fn in_line(words: &Words, file: Option<&Path>, line: u64, failure: &Failure) -> String {
    let is_short = matches!(failure, Failure::Board { error: BoardError::TooShort { .. }, .. });
    let fault = failure.text(words);
    let fault = if is_short { words.tell("usage-one-a-line", &[("fault", fault.into())]) } else { fault };
    let args = [("file", source(words, file).into()), ("line", line.into()), ("fault", fault.into())];
    words.tell("usage-in-line", &args)
}

/// Why a realm or a lane that an option names is no search.
fn of_lane(words: &Words, option: &str, value: &str, reason: String) -> String {
    let args =
        [("option", option.to_owned().into()), ("value", value.to_owned().into()), ("reason", reason.into())];
    words.tell("usage-lane", &args)
}

fn wrong_board(words: &Words, role: BoardRole, text: &str, error: &BoardError) -> String {
    let id = match role {
        BoardRole::Start => "usage-start",
        BoardRole::Goal => "usage-goal",
    };
    let fault = faults::of_board(error, words).into();
    words.tell(id, &[("text", quoted(text).into()), ("fault", fault)])
}

/// The fault in the line of a moment, with the part of the text around its position.
fn wrong_line(words: &Words, text: &str, error: &OpeningError) -> String {
    let fault = faults::of_opening(error, words).into();
    let position = match error {
        OpeningError::Line(error) => error.position,
        OpeningError::Puzzle(_) => 1,
    };
    words.tell("usage-line", &[("text", quoted_around(text, position).into()), ("fault", fault)])
}

fn not_written(words: &Words, (path, reason): &(PathBuf, FileNotWritten)) -> String {
    let reason = match reason {
        FileNotWritten::Exists => words.say("usage-exists"),
        _ => desk::notice::sentences::of_file(reason, words),
    };
    let path = cut(&path.display().to_string(), LONGEST_PATH);
    words.tell("error-not-written", &[("path", path.into()), ("reason", reason.into())])
}

/// The reason why a file cannot be read. A rare one stays in the system's words.
fn reason(words: &Words, error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => words.say("error-no-file"),
        io::ErrorKind::PermissionDenied => words.say("error-denied"),
        io::ErrorKind::IsADirectory => words.say("error-is-folder"),
        _ => error.to_string(),
    }
}

fn of_system(words: &Words, id: &str, error: &io::Error) -> String {
    words.tell(id, &[("reason", error.to_string().into())])
}
