//! From the arguments to their meaning: a puzzle, and how to search and time it.

use eight_realms_core::{
    heuristic::HeuristicKind,
    job::Runs,
    puzzle::{Board, BoardError, BoardRole, Puzzle, PuzzleText, PuzzleTextError},
    realm::{ParityCheck, Realm, Settings},
    replay::moment::{self, MomentLine, Opening, OpeningError},
};

use super::{
    args::{CompareArgs, SearchArgs},
    exit::Failure,
    value_parsers::joined,
};

impl CompareArgs {
    /// The realms, in the order of the rows.
    ///
    /// # Errors
    /// If one is named twice: its second row would be compared with its own first.
    pub fn realms(&self) -> Result<&[Realm], Failure> {
        let is_there_before = |(at, realm): &(usize, &Realm)| self.realms[..*at].contains(realm);
        match self.realms.iter().enumerate().find(is_there_before) {
            Some((_, realm)) => Err(Failure::RealmTwice(*realm)),
            None => Ok(&self.realms),
        }
    }
}

impl SearchArgs {
    /// Start and goal.
    ///
    /// # Errors
    /// If one of them is no board, or the goal is given twice.
    pub fn puzzle(&self) -> Result<Puzzle, Failure> {
        read(&joined(&self.start()?), self.goal()?)
    }

    /// The arguments of the start: those that are not options, and those that follow the goal of `--goal`.
    ///
    /// # Errors
    /// If the goal is no board.
    pub fn start(&self) -> Result<Vec<String>, Failure> {
        Ok(self.board.iter().chain(goal_and_more(&self.goal)?.1).cloned().collect())
    }

    /// The goal of `--goal`.
    ///
    /// # Errors
    /// If it is no board.
    pub fn goal(&self) -> Result<Option<Board>, Failure> {
        Ok(goal_and_more(&self.goal)?.0)
    }

    /// The settings of the search.
    ///
    /// # Errors
    /// If there is a weight without a heuristic that has one.
    pub fn settings(&self) -> Result<Settings, Failure> {
        Ok(Settings {
            order: self.order,
            tie: self.tie,
            tie_order: self.tie_order,
            heuristic: self.heuristic()?,
            parity: if self.no_parity { ParityCheck::Off } else { ParityCheck::On },
        })
    }

    /// The requested heuristic, with its weight.
    fn heuristic(&self) -> Result<Option<HeuristicKind>, Failure> {
        match (self.heuristic, self.weight) {
            (Some(HeuristicKind::Weighted(_)), Some(weight)) => Ok(Some(HeuristicKind::Weighted(weight))),
            (_, Some(_)) => Err(Failure::WeightAlone),
            (heuristic, None) => Ok(heuristic),
        }
    }

    /// The number of measurements of the run time.
    pub fn runs(&self) -> Runs {
        self.runs.map_or(Runs::Enough, Runs::Exactly)
    }
}

/// The goal in the values of `--goal`, one or nine, and those that follow it.
///
/// # Errors
/// If no goal is among them.
pub(super) fn goal_and_more(values: &[String]) -> Result<(Option<Board>, &[String]), Failure> {
    let mut read: Option<Result<Board, BoardError>> = None;
    for end in 1..=values.len() {
        let board = joined(&values[..end]).parse();
        if let Ok(goal) = board {
            return Ok((Some(goal), &values[end..]));
        }
        read = Some(board);
    }
    match read {
        Some(Err(error)) => Err(Failure::Board { role: BoardRole::Goal, text: joined(values), error }),
        _ => Ok((None, &[])),
    }
}

/// The puzzle that a text means, a moment line or boards, with the goal that is given apart from it.
///
/// # Errors
/// If the text names no puzzle, or the goal is given twice.
pub(super) fn read(text: &str, goal: Option<Board>) -> Result<Puzzle, Failure> {
    let puzzle = match moment::read(text) {
        Ok(Opening::Puzzle(puzzle)) => puzzle,
        Ok(Opening::Moment(MomentLine { puzzle: Puzzle { start, goal }, .. })) => {
            PuzzleText { start, goal: Some(goal) }
        }
        Err(OpeningError::Puzzle(PuzzleTextError { role: None, error })) => {
            return Err(Failure::Board { role: BoardRole::Start, text: text.to_owned(), error });
        }
        Err(error) => return Err(Failure::Line { text: text.to_owned(), error }),
    };
    if puzzle.goal.is_some() && goal.is_some() {
        return Err(Failure::GoalTwice);
    }
    Ok(puzzle.or_goal(goal.unwrap_or(Board::standard_goal())))
}
