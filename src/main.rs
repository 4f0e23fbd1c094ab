//! Reads what is asked; then the window, unless a command has answered already.

use std::process::ExitCode;

use eight_realms::cli::{self, Asked};

fn main() -> ExitCode {
    if let Asked::Done(code) = cli::run() { code } else { cli::without_window() }
}
