//! The formats: each reads its cases and writes their answers.

use std::io::{BufRead, Write};

use super::{BoardOf, Fault, JudgeError, reader::Reader};
use crate::{
    puzzle::{Board, Move, Order, Puzzle},
    space::DistanceTables,
};

/// `poj1077` and `hdu1043`: boards to the end of the input, a shortest path each.
pub fn paths<R: BufRead, W: Write>(
    tables: &DistanceTables,
    goal: Board,
    judge: &mut Reader<R, W>,
) -> Result<(), JudgeError> {
    while judge.look_ahead()?.is_some() {
        let start = judge.board(BoardOf::Case)?;
        judge.answer(&path_or_word(tables, &Puzzle::new(start, goal)))?;
        judge.case += 1;
    }
    Ok(())
}

/// `uva652`: a number of boards, a shortest path each, with an empty line between answers.
pub fn counted_paths<R: BufRead, W: Write>(
    tables: &DistanceTables,
    goal: Board,
    judge: &mut Reader<R, W>,
) -> Result<(), JudgeError> {
    let cases = judge.count()?;
    for case in 1..=cases {
        judge.case = case;
        let start = judge.board(BoardOf::Case)?;
        let gap = if case == 1 { "" } else { "\n" };
        judge.answer(&format!("{gap}{}", path_or_word(tables, &Puzzle::new(start, goal))))?;
    }
    no_more(judge, cases)
}

/// `acwing845` and `luogu1379`: exactly one board, the minimum number of moves.
pub fn least_moves<R: BufRead, W: Write>(
    tables: &DistanceTables,
    goal: Board,
    judge: &mut Reader<R, W>,
) -> Result<(), JudgeError> {
    let start = judge.board(BoardOf::Case)?;
    judge.answer(&format!("{}\n", least(tables, &Puzzle::new(start, goal))))?;
    judge.case += 1;
    match judge.look_ahead()? {
        Some(first) => Err(judge.fault_here(Fault::SecondBoard(first))),
        None => Ok(()),
    }
}

/// `pair`: pairs of start and goal to the end of the input, the minimum number of moves each.
pub fn least_moves_of_pairs<R: BufRead, W: Write>(
    tables: &DistanceTables,
    judge: &mut Reader<R, W>,
) -> Result<(), JudgeError> {
    while judge.case == 1 || judge.look_ahead()?.is_some() {
        let puzzle = Puzzle::new(judge.board(BoardOf::Start)?, judge.board(BoardOf::Goal)?);
        judge.answer(&format!("{}\n", least(tables, &puzzle)))?;
        judge.case += 1;
    }
    Ok(())
}

/// `hdu3567`: a number of pairs; for each its distance and the smallest of its shortest paths.
pub fn pairs<R: BufRead, W: Write>(
    tables: &DistanceTables,
    judge: &mut Reader<R, W>,
) -> Result<(), JudgeError> {
    let alphabet: Order = "dlru".parse().expect("each of the four moves is named once");
    let cases = judge.count()?;
    for case in 1..=cases {
        judge.case = case;
        let puzzle = Puzzle::new(judge.board(BoardOf::Start)?, judge.board(BoardOf::Goal)?);
        let moves = tables.smallest_path(&puzzle, alphabet);
        let least = moves.as_ref().map_or(-1, |moves| moves.len() as i16);
        let path = letters(&moves.unwrap_or_default());
        judge.answer(&format!("Case {case}: {least}\n{path}\n"))?;
    }
    no_more(judge, cases)
}

/// Returns an error if anything follows the number of cases that was announced.
fn no_more<R: BufRead, W: Write>(judge: &mut Reader<R, W>, cases: u64) -> Result<(), JudgeError> {
    judge.case = cases + 1;
    match judge.look_ahead()? {
        Some(_) => Err(judge.fault_here(Fault::Surplus(cases))),
        None => Ok(()),
    }
}

/// A line with a shortest path, or with `unsolvable`.
fn path_or_word(tables: &DistanceTables, puzzle: &Puzzle) -> String {
    let moves = tables.smallest_path(puzzle, Order::default());
    let mut line = moves.map_or_else(|| "unsolvable".to_owned(), |moves| letters(&moves));
    line.push('\n');
    line
}

fn least(tables: &DistanceTables, puzzle: &Puzzle) -> i16 {
    tables.distance(puzzle).map_or(-1, i16::from)
}

fn letters(moves: &[Move]) -> String {
    moves.iter().map(|step| step.letter()).collect()
}
