//! How a command ends: its exit code, and what is said on standard error.

use std::{
    io::{self, ErrorKind, Write},
    process::ExitCode,
};

use thiserror::Error;

use crate::{judge::JudgeError, puzzle::BoardError, realm::Realm};

/// Why a command did not answer.
#[derive(Debug, Error)]
pub enum Failure {
    /// A text that is no board.
    #[error("{which} {text:?}: {error}")]
    Board {
        /// `start` or `goal`.
        which: &'static str,
        /// What was given.
        text: String,
        /// Why it is none.
        error: BoardError,
    },
    /// A weight, and nothing for it to weigh.
    #[error("--weight goes with --heuristic weighted, and with no other estimate")]
    WeightAlone,
    /// A realm that is to be compared with itself.
    #[error("--realms: realm {0} is named twice; each has one row")]
    RealmTwice(Realm),
    /// A judge's input that cannot be answered to its end.
    #[error(transparent)]
    Judge(#[from] JudgeError),
    /// Something is otherwise than is known.
    #[error("{red} of {checked} facts are otherwise than is known")]
    Otherwise {
        /// Facts that are otherwise.
        red: usize,
        /// Facts that have been checked.
        checked: usize,
    },
    /// A check was broken off.
    #[error(
        "broken off: {checked} of {all} facts have been checked, {red} of them are otherwise than is known"
    )]
    BrokenOff {
        /// Facts that have been checked.
        checked: usize,
        /// Facts that were to be checked.
        all: usize,
        /// Facts that are otherwise.
        red: usize,
    },
    /// The answer could not be written.
    #[error("the answer could not be written: {0}")]
    Write(#[from] io::Error),
}

/// Wrong use, or a wrong board.
const WRONG_USE: u8 = 2;

impl Failure {
    /// Whether the reader of the output has gone away: then nobody misses the rest.
    fn is_closed_pipe(&self) -> bool {
        match self {
            Self::Write(error) | Self::Judge(JudgeError::Write(error)) => {
                error.kind() == ErrorKind::BrokenPipe
            }
            _ => false,
        }
    }

    fn is_wrong_use(&self) -> bool {
        matches!(
            self,
            Self::Board { .. } | Self::WeightAlone | Self::RealmTwice(_) | Self::Judge(JudgeError::Input(_))
        )
    }
}

/// Says what went wrong, if anything did, and turns it into an exit code.
pub fn code_of(outcome: Result<(), Failure>) -> ExitCode {
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) if failure.is_closed_pipe() => ExitCode::SUCCESS,
        Err(failure) => {
            notice(&format!("error: {failure}"));
            if failure.is_wrong_use() { WRONG_USE.into() } else { ExitCode::FAILURE }
        }
    }
}

/// Says something on standard error. Where that is closed, nobody wants to know.
pub fn notice(text: &str) {
    _ = writeln!(io::stderr(), "{text}");
}

/// Writes an answer to standard output, to its last byte.
///
/// # Errors
/// If it cannot be written; among others, because nobody reads it.
pub fn answer(text: &str) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(())
}
