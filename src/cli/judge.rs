//! `judge`: standard input in a judge's format, its answers on standard output.

use std::io;

use super::{args::JudgeArgs, exit::Failure, search_request::goal};
use crate::space::DistanceTables;

pub fn run(args: &JudgeArgs) -> Result<(), Failure> {
    let (tables, format) = (DistanceTables::new(), args.format);
    let goal = args.goal.as_deref().map(goal).transpose()?;
    if goal.is_some() && format.goal().is_none() {
        return Err(Failure::GoalInInput(format));
    }
    Ok(format.judge_with(&tables, goal, io::stdin().lock(), io::stdout().lock())?)
}
