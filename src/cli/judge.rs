//! `judge`: standard input in a judge's format, its answers on standard output.

use std::io;

use eight_realms_core::{judge::Format, puzzle::Board, space::DistanceTables};

use super::{args::JudgeArgs, exit::Failure, search_request::goal_and_more};

pub fn run(args: &JudgeArgs) -> Result<(), Failure> {
    let (format, goal) = format_and_goal(args)?;
    if goal.is_some() && format.goal().is_none() {
        return Err(Failure::GoalInInput(format));
    }
    Ok(format.judge_with(&DistanceTables::new(), goal, io::stdin().lock(), io::stdout().lock())?)
}

/// The format, which comes before the goal or follows it, and the goal.
fn format_and_goal(args: &JudgeArgs) -> Result<(Format, Option<Board>), Failure> {
    let (goal, more) = goal_and_more(&args.goal)?;
    let format = match (args.format, more) {
        (Some(format), []) => Some(format),
        (None, [name]) => name.parse().ok(),
        _ => None,
    };
    Ok((format.ok_or(Failure::NoFormat)?, goal))
}
