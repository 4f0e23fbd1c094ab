//! From the arguments to their meaning: a puzzle, and how to search and time it.

use super::{
    args::{CompareArgs, SearchArgs},
    exit::Failure,
};
use crate::{
    app::BoardRole,
    heuristic::HeuristicKind,
    job::Runs,
    puzzle::{Board, Puzzle},
    realm::{ParityCheck, Realm, Settings},
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
    /// If one of them is no board.
    pub fn puzzle(&self) -> Result<Puzzle, Failure> {
        let start = read(&self.board.join(" "), BoardRole::Start)?;
        let goal = read(&self.goal, BoardRole::Goal)?;
        Ok(Puzzle::new(start, goal))
    }

    /// How to search.
    ///
    /// # Errors
    /// If there is a weight and no heuristic that has one.
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

    /// How often to measure.
    pub fn runs(&self) -> Runs {
        self.runs.map_or(Runs::Enough, Runs::Exactly)
    }
}

fn read(text: &str, role: BoardRole) -> Result<Board, Failure> {
    text.parse().map_err(|error| Failure::Board { role, text: text.to_owned(), error })
}
