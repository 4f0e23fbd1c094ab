//! The command line: the same searches, counts and times as in the window, as a table, as JSON or as CSV.
//!
//! What a machine shall read goes to standard output and everything else to standard error. The exit code is
//! 0 if the question was answered (that there is no way is an answer), 2 for wrong use or a wrong board, and 1
//! for anything else.

pub mod args;
mod asked;
mod check;
mod compare;
mod exit;
mod judge;
mod memory;
#[cfg(feature = "gui")]
mod picture;
mod rows;
mod solve;

use std::process::ExitCode;

use clap::Parser;

use args::{Arguments, Command};
pub use exit::Failure;
#[cfg(feature = "gui")]
pub(crate) use exit::answer;
pub(crate) use exit::{code_of, notice};
#[cfg(feature = "gui")]
pub use picture::PictureRequest;
#[cfg(feature = "gui")]
pub(crate) use rows::rows;

use crate::words::{Language, Words};

/// What the program is asked to do, as far as the command line cannot do it itself.
pub enum Asked {
    /// To open the window.
    Window,
    /// To draw the window into a file.
    #[cfg(feature = "gui")]
    Picture(PictureRequest),
    /// Nothing more: a command has been carried out.
    Done(ExitCode),
}

/// Reads the arguments and carries out the command they name, unless it is one that needs the window's parts.
///
/// Wrong use ends the program here, with exit code 2 and a message on standard error; so does a request for
/// help, with 0.
pub fn run() -> Asked {
    let outcome = match Arguments::parse().command {
        None => return Asked::Window,
        #[cfg(feature = "gui")]
        Some(Command::Picture(request)) => return Asked::Picture(request),
        Some(Command::Solve(asked)) => solve::run(&asked),
        Some(Command::Compare(asked)) => compare::run(&asked),
        Some(Command::Check(asked)) => check::run(&asked),
        Some(Command::Judge(asked)) => judge::run(&asked),
    };
    Asked::Done(code_of(outcome))
}

/// Says that this program has no window, which is all it can do when asked for one.
pub fn without_window() -> ExitCode {
    let words = Words::for_documents(Language::English);
    notice(&words.tell("report-no-window", &[("command", "eight-realms --help".into())]));
    ExitCode::FAILURE
}
