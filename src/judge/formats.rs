//! The formats: what is read, what is written.

use std::io::{BufRead, Write};

use super::{BoardOf, Fault, JudgeError, reader::Reader};
use crate::{
    puzzle::{Board, Move, Order, Puzzle},
    space::DistanceTables,
};

/// `poj1077` and `hdu1043`: boards to the end of the input, a shortest path each.
pub fn paths(
    tables: &DistanceTables,
    input: &mut Reader<impl BufRead>,
    answers: &mut impl Write,
) -> Result<(), JudgeError> {
    let mut answer = String::new();
    while input.look_ahead()?.is_some() {
        let puzzle = Puzzle::new(input.board(BoardOf::Case)?, Board::standard_goal());
        answer.clear();
        match tables.smallest_path(&puzzle, Order::default()) {
            Some(moves) => answer.extend(moves.into_iter().map(Move::letter)),
            None => answer.push_str("unsolvable"),
        }
        answer.push('\n');
        answers.write_all(answer.as_bytes()).map_err(JudgeError::Write)?;
        input.case += 1;
    }
    Ok(())
}

/// `acwing845`: exactly one board, the least number of moves.
pub fn least_moves(
    tables: &DistanceTables,
    input: &mut Reader<impl BufRead>,
    answers: &mut impl Write,
) -> Result<(), JudgeError> {
    let puzzle = Puzzle::new(input.board(BoardOf::Case)?, Board::standard_goal());
    let answer = tables.distance(&puzzle).map_or(-1, i16::from);
    writeln!(answers, "{answer}").map_err(JudgeError::Write)?;
    input.case += 1;
    match input.look_ahead()? {
        Some(first) => Err(input.fault_here(Fault::SecondBoard(first))),
        None => Ok(()),
    }
}

/// `hdu3567`: a number of pairs; for each its distance and the smallest of its shortest paths.
pub fn pairs(
    tables: &DistanceTables,
    input: &mut Reader<impl BufRead>,
    answers: &mut impl Write,
) -> Result<(), JudgeError> {
    let alphabet: Order = "dlru".parse().expect("each of the four moves is named once");
    let cases = input.count()?;
    for case in 1..=cases {
        input.case = case;
        let puzzle = Puzzle::new(input.board(BoardOf::Start)?, input.board(BoardOf::Goal)?);
        let moves = tables.smallest_path(&puzzle, alphabet);
        let least = moves.as_ref().map_or(-1, |moves| moves.len() as i16);
        let path = letters(&moves.unwrap_or_default());
        writeln!(answers, "Case {case}: {least}\n{path}").map_err(JudgeError::Write)?;
    }
    input.case = cases + 1;
    match input.look_ahead()? {
        Some(_) => Err(input.fault_here(Fault::Surplus(cases))),
        None => Ok(()),
    }
}

fn letters(moves: &[Move]) -> String {
    moves.iter().map(|step| step.letter()).collect()
}
