//! From the arguments to their meaning: a puzzle, and how to search and time it.

use eight_realms_core::{
    heuristic::HeuristicKind,
    job::Runs,
    lane::{Lane, LaneRequest, MAX_LANES, letter},
    puzzle::{Board, BoardError, BoardRole, Puzzle, PuzzleText, PuzzleTextError},
    realm::{ParityCheck, Realm, Settings, Tie},
    replay::moment::{self, Opening, OpeningError},
};

use super::{
    args::{CompareArgs, SearchArgs, SolveArgs, TraceArgs},
    exit::Failure,
    value_parsers::joined,
};

/// A search to be a row of a table.
#[derive(Clone, Copy, Debug)]
pub struct RowRequest {
    /// Letter of a lane; `None` for one of the eight realms.
    pub letter: Option<char>,
    /// How it searches.
    pub lane: Lane,
}

impl CompareArgs {
    /// The searches, in the order of the rows.
    ///
    /// # Errors
    /// If one is named twice: its second row would be compared with its own first. If there are too many lanes, or one
    /// is no search.
    pub fn rows(&self) -> Result<Vec<RowRequest>, Failure> {
        let conventions = self.search.conventions();
        if let Some(preset) = self.preset {
            return lettered(preset.lanes(&conventions));
        }
        if self.lanes.is_empty() {
            return self.realms()?.iter().map(|realm| self.row(*realm, &conventions)).collect();
        }
        let lane = |request: &LaneRequest| {
            let value = request.to_string();
            request.lane(&conventions).map_err(|why| Failure::Lane { option: "--lane", value, why })
        };
        lettered(self.lanes.iter().map(lane).collect::<Result<_, _>>()?)
    }

    /// One of the eight realms. Settings are meant for all of them, so it may leave some unused.
    fn row(&self, realm: Realm, conventions: &Settings) -> Result<RowRequest, Failure> {
        let request = LaneRequest { heuristic: self.search.heuristic()?, ..LaneRequest::of(realm) };
        let lane = request.where_used().lane(conventions);
        let value = realm.to_string();
        let lane = lane.map_err(|why| Failure::Lane { option: "--realms", value, why })?;
        Ok(RowRequest { letter: None, lane })
    }

    /// The realms, in the order of the rows.
    ///
    /// # Errors
    /// If one is named twice.
    fn realms(&self) -> Result<&[Realm], Failure> {
        let is_there_before = |(at, realm): &(usize, &Realm)| self.realms[..*at].contains(realm);
        match self.realms.iter().enumerate().find(is_there_before) {
            Some((_, realm)) => Err(Failure::RealmTwice(*realm)),
            None => Ok(&self.realms),
        }
    }
}

/// Gives lanes their letters.
///
/// # Errors
/// If there are too many, or two of them are one search.
fn lettered(lanes: Vec<Lane>) -> Result<Vec<RowRequest>, Failure> {
    if lanes.len() > MAX_LANES {
        return Err(Failure::TooManyLanes);
    }
    let there_before = |(at, lane): (usize, &Lane)| {
        let before = lanes[..at].iter().position(|other| other == lane)?;
        Some(Failure::LaneTwice { value: lane.to_string(), letter: letter(before) })
    };
    match lanes.iter().enumerate().find_map(there_before) {
        Some(failure) => Err(failure),
        None => Ok((0..)
            .map(letter)
            .map(Some)
            .zip(lanes)
            .map(|(letter, lane)| RowRequest { letter, lane })
            .collect()),
    }
}

impl SolveArgs {
    /// The search.
    ///
    /// # Errors
    /// If there is a weight without a heuristic that has one, or the settings do not go together. Ties by g and a
    /// heuristic do no harm where a realm does not use them.
    pub fn lane(&self) -> Result<Lane, Failure> {
        let (realm, search) = (self.realm, &self.search);
        let request = LaneRequest {
            tie: search.tie.filter(|tie| realm.has_ties() || *tie == Tie::None),
            tie_order: search.tie_order.filter(|_| realm.has_ties()),
            heuristic: search
                .heuristic()?
                .filter(|heuristic| realm.own_heuristic().is_some() || *heuristic == HeuristicKind::Zero),
            evaluation: self.f,
            goal_test: search.goal_test,
            depth_limit: self.depth_limit,
            ..LaneRequest::of(realm)
        };
        let conventions = Settings { order: search.order, parity: search.parity(), ..Settings::default() };
        let value = realm.to_string();
        request.lane(&conventions).map_err(|why| Failure::Lane { option: "--realm", value, why })
    }
}

impl TraceArgs {
    /// Start and goal.
    ///
    /// # Errors
    /// If one of them is no board, or the goal is given twice.
    pub fn puzzle(&self) -> Result<Puzzle, Failure> {
        let (goal, more) = goal_and_more(&self.goal)?;
        read(&joined(self.board.iter().chain(more)), goal)
    }

    /// The search.
    ///
    /// # Errors
    /// If the settings do not go together.
    pub fn lane(&self) -> Result<Lane, Failure> {
        let value = self.realm.to_string();
        let lane = self.realm.lane(&Settings::default());
        lane.map_err(|why| Failure::Lane { option: "--realm", value, why })
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

    /// The conventions for all that a realm or a lane leaves open.
    fn conventions(&self) -> Settings {
        Settings {
            order: self.order,
            tie: self.tie.unwrap_or_default(),
            tie_order: self.tie_order.unwrap_or_default(),
            parity: self.parity(),
            goal_test: self.goal_test,
            ..Settings::default()
        }
    }

    const fn parity(&self) -> ParityCheck {
        if self.no_parity { ParityCheck::Off } else { ParityCheck::On }
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

/// The goal of `--goal` where no start can follow it.
///
/// # Errors
/// If it is no board.
pub(super) fn goal_alone(values: &[String]) -> Result<Option<Board>, Failure> {
    if values.is_empty() {
        return Ok(None);
    }
    let text = joined(values);
    text.parse().map(Some).map_err(|error| Failure::Board { role: BoardRole::Goal, text, error })
}

/// The puzzle that a text means, a moment line or boards, with the goal that is given apart from it.
///
/// # Errors
/// If the text names no puzzle, or the goal is given twice.
pub(super) fn read(text: &str, goal: Option<Board>) -> Result<Puzzle, Failure> {
    let puzzle = match moment::read(text) {
        Ok(Opening::Puzzle(puzzle)) => puzzle,
        Ok(Opening::Moment(line)) => {
            let Puzzle { start, goal } = line.moment().puzzle;
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
