//! `judge`: standard input in a judge's format, its answers on standard output.

use std::io;

use super::{args::JudgeArgs, exit::Failure};

pub fn run(asked: &JudgeArgs) -> Result<(), Failure> {
    Ok(asked.format.judge(io::stdin().lock(), io::stdout().lock())?)
}
