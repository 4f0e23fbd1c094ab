//! The command line: the same searches, counts and times as in the window, as a table, as JSON or as CSV.
//!
//! Machine-readable output goes to standard output and everything else to standard error. The exit code is 0 if there
//! is a result (no path is a result too), 2 for wrong use or a wrong board, and 1 for anything else, also if the reader
//! of the result closes the output early.

pub mod args;
mod ask;
mod check;
mod compare;
mod deal;
mod exit;
#[cfg(feature = "gui")]
mod export;
mod failure_text;
mod grid;
pub mod help;
mod input_fault;
mod judge;
mod lab;
mod lab_fault;
mod lab_table;
pub mod language;
mod memory;
mod moment_recording;
mod output;
#[cfg(feature = "gui")]
mod picture;
mod progress;
mod puzzle_lines;
mod question_args;
mod question_fault;
mod reasons;
mod rows;
mod search_request;
#[cfg(feature = "gui")]
mod size;
mod solve;
mod source;
mod table;
mod trace;
mod value_parsers;
mod without_effect;

use std::{
    env, error,
    ffi::OsString,
    io::{self, Write},
    process::ExitCode,
};

use clap::{
    Error, FromArgMatches, Parser,
    error::{ContextKind, ContextValue, ErrorKind},
};
use eight_realms_app::words::{Language, Words, is_too_long, quoted};
use eight_realms_core::{
    puzzle::PuzzleText,
    replay::moment::{self, Opening},
};

use args::{Arguments, Command};
pub use exit::Failure;
#[cfg(feature = "gui")]
pub(crate) use exit::{answer, answer_bytes, path_line};
pub(crate) use exit::{code_of, notice};
#[cfg(feature = "gui")]
pub use export::{ExportRequest, Named};
#[cfg(feature = "gui")]
use picture::PictureRequest;
#[cfg(feature = "gui")]
pub(crate) use progress::{Spinner, bar as progress_bar};
pub use question_args::QuestionArgs;
pub use question_fault::QuestionFault;
#[cfg(feature = "gui")]
pub(crate) use rows::rows;
#[cfg(feature = "gui")]
pub(crate) use search_request::RowRequest;
pub use table::{one, several};

use value_parsers::joined;

/// The work that remains after the command line.
pub enum Request {
    /// Open the window.
    Window(WindowRequest),
    /// Save a figure, of what is opened, as a file. A failure is reported in this language.
    #[cfg(feature = "gui")]
    Export(ExportRequest, Option<Opening>, Language),
    /// Nothing more: a command has been carried out.
    Done(ExitCode),
}

/// The window, as the command line asks for it.
#[derive(Clone, Debug, Default)]
pub struct WindowRequest {
    /// Language of the report that no window can be opened; `None` for the language of the window.
    pub language: Option<Language>,
    /// Moment or puzzle that the window opens with; `None` for the sample.
    pub opening: Option<Opening>,
}

/// Reads the arguments and carries out the command they name, unless it is one that needs the window's parts.
///
/// Wrong use ends with exit code 2 and a message on standard error; a request for help with 0.
pub fn run() -> Request {
    let arguments: Vec<OsString> = env::args_os().collect();
    let language = language::of(&arguments);
    if let Err(failure) = check_length(&arguments) {
        return Request::Done(code_of(|| Words::for_documents(language), Err(failure)));
    }
    let arguments: Vec<OsString> = arguments.into_iter().map(value_of_board).collect();
    // Commands for machines need no messages, and do not wait for them to be loaded.
    if let Ok(arguments) = Arguments::try_parse_from(&arguments)
        && !matches!(arguments.command, Some(Command::Help(_)))
    {
        return carry_out(language, arguments);
    }
    let words = Words::for_documents(language);
    match read(&words, &arguments) {
        Ok(arguments) => carry_out(language, arguments),
        Err(error) => Request::Done(report(words, error, &arguments)),
    }
}

/// Puts a space before an argument that is an arrow, or a board whose first line is a rule of dashes, so that it is a
/// value and not an option.
fn value_of_board(argument: OsString) -> OsString {
    match argument.to_str() {
        Some(text)
            if text.starts_with('-')
                && (text.trim_start_matches('-') == ">" || text.parse::<PuzzleText>().is_ok()) =>
        {
            format!(" {text}").into()
        }
        _ => argument,
    }
}

/// Fails if an argument, or all of them together, are longer than what is read.
fn check_length(arguments: &[OsString]) -> Result<(), Failure> {
    let mut all = 0;
    for (number, argument) in arguments.iter().enumerate().skip(1) {
        let text = argument.to_string_lossy();
        if is_too_long(&text) {
            return Err(Failure::LongArgument(number));
        }
        all += text.chars().count();
        if all > Failure::LONGEST_ARGUMENTS {
            return Err(Failure::LongArguments);
        }
    }
    Ok(())
}

/// Parses the arguments.
///
/// # Errors
/// If they cannot be parsed, or if they request help, which is then in the error.
pub fn read(words: &Words, arguments: &[OsString]) -> Result<Arguments, Error> {
    let matches = help::command(words).try_get_matches_from(arguments)?;
    let parsed = Arguments::from_arg_matches(&matches)?;
    let Some(Command::Help(help)) = &parsed.command else { return Ok(parsed) };
    let program = arguments.iter().take(1).cloned();
    let command = help.command.iter().map(OsString::from);
    let again: Vec<OsString> = program.chain(command).chain(["--help".into()]).collect();
    help::command(words).try_get_matches_from(again).map(|_| parsed)
}

/// Reports what is wrong with the arguments, or prints the help that they request.
fn report(words: Words, error: Error, arguments: &[OsString]) -> ExitCode {
    let not_utf8 = |argument: &OsString| argument.to_str().is_none();
    if error.kind() == ErrorKind::InvalidUtf8
        && let Some(number) = arguments.iter().position(not_utf8)
    {
        let text = arguments[number].to_string_lossy().into_owned();
        return code_of(|| words, Err(Failure::NotUtf8 { number, text }));
    }
    let code = u8::try_from(error.exit_code()).map_or(ExitCode::FAILURE, ExitCode::from);
    if let Some(fault) = refused(&words, &error) {
        notice(&words.tell("usage-error", &[("what", fault.into())]));
    } else if error.use_stderr() {
        // If standard error is closed, clap's message is dropped.
        _ = anstream::stderr().write_all(said_by_clap(error).as_bytes());
    } else if let Err(error) = error.print().and_then(|()| io::stdout().flush()) {
        return code_of(|| words, Err(error.into()));
    }
    code
}

/// Returns clap's message. Typed text is quoted as this program quotes it: cut if it is long, with nothing invisible.
pub fn said_by_clap(mut error: Error) -> String {
    let typed = match error.kind() {
        ErrorKind::UnknownArgument => ContextKind::InvalidArg,
        ErrorKind::InvalidSubcommand => ContextKind::InvalidSubcommand,
        _ => ContextKind::InvalidValue,
    };
    if let Some(ContextValue::String(text)) = error.get(typed) {
        let short = quoted(text);
        if short != *text {
            error.insert(typed, ContextValue::String(short));
            // A tip quotes the whole text.
            error.insert(ContextKind::Suggested, ContextValue::StyledStrs(Vec::new()));
        }
    }
    error.render().ansi().to_string()
}

/// The fault of a value that one of this program's readers refuses; `None` for any other fault, which clap words
/// itself.
pub fn refused(words: &Words, error: &Error) -> Option<String> {
    let reason = reasons::reason(words, error::Error::source(error)?)?;
    let text = |kind| error.get(kind).map(|value| quoted(&value.to_string()).into());
    let args = [
        ("value", text(ContextKind::InvalidValue)?),
        ("argument", text(ContextKind::InvalidArg)?),
        ("reason", reason.into()),
    ];
    Some(words.tell("usage-refused", &args))
}

fn carry_out(language: Language, arguments: Arguments) -> Request {
    let words = || Words::for_documents(language);
    let outcome = match arguments.command {
        None => return Request::Window(WindowRequest { language: arguments.language, opening: None }),
        Some(Command::Open(args)) => match opening_of(&args.line) {
            Ok(opening) => {
                let opening = Some(opening);
                return Request::Window(WindowRequest { language: arguments.language, opening });
            }
            Err(failure) => Err(failure),
        },
        #[cfg(feature = "gui")]
        Some(Command::Export(request)) => match exported(request, language) {
            Ok(request) => return request,
            Err(failure) => Err(failure),
        },
        #[cfg(feature = "gui")]
        Some(Command::Picture(request)) => match pictured(request, language) {
            Ok(request) => return request,
            Err(failure) => Err(failure),
        },
        Some(Command::Solve(args)) => solve::run(words, &args),
        Some(Command::Compare(args)) => compare::run(&words(), &args),
        Some(Command::Lab(args)) => lab::run(&words(), &args),
        Some(Command::Deal(args)) => deal::run(&words(), &args),
        Some(Command::Trace(args)) => trace::run(&words(), &args),
        Some(Command::Check(args)) => check::run(&words(), &args),
        Some(Command::Judge(args)) => judge::run(&args),
        Some(Command::Ask(args)) => ask::run(&words(), &args),
        Some(Command::Completions(args)) => exit::answer_bytes(&completions(&words(), args.shell)),
        Some(Command::Help(_)) => Ok(()),
    };
    Request::Done(code_of(words, outcome))
}

/// The request to save a figure, with what its line opens.
#[cfg(feature = "gui")]
fn exported(request: ExportRequest, language: Language) -> Result<Request, Failure> {
    let opening = if request.line.is_empty() { None } else { Some(opening_of(&request.line)?) };
    Ok(Request::Export(request, opening, language))
}

/// The request to save the whole window.
#[cfg(feature = "gui")]
fn pictured(request: PictureRequest, language: Language) -> Result<Request, Failure> {
    match request.puzzle_as_file().filter(|_| request.line.is_empty()) {
        Some(text) => Err(Failure::PuzzleAsFile(text)),
        None => exported(request.into(), language),
    }
}

/// What a shell reads to complete commands and options, with their descriptions in the language of `words`.
fn completions(words: &Words, shell: clap_complete::Shell) -> Vec<u8> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut help::command(words), "eight-realms", &mut script);
    script
}

/// The moment, or the puzzle alone, that the window opens with.
fn opening_of(line: &[String]) -> Result<Opening, Failure> {
    let text = joined(line);
    moment::read(&text).map_err(|error| Failure::Line { text, error })
}

/// Reports that this program has no window, which is all it can do when one is requested.
pub fn without_window(requested: Option<Language>) -> ExitCode {
    let language = requested.unwrap_or_else(|| language::of(&[]));
    let words = Words::for_documents(language);
    notice(&words.tell("report-no-window", &[("command", "eight-realms --help".into())]));
    ExitCode::FAILURE
}
