//! `judge`: standard input in a judge's format, its answers on standard output.

use std::io;

use super::{args::JudgeArgs, exit::Failure};

pub fn run(args: &JudgeArgs) -> Result<(), Failure> {
    Ok(args.format.judge(io::stdin().lock(), io::stdout().lock())?)
}
