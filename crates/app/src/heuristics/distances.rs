//! A part of the picture of h against true distance: boards that can be loaded one by one.

use std::{cell::Cell, rc::Rc, sync::Arc};

use eight_realms_core::{
    heuristic::{Heuristic, HeuristicKind, Level},
    job::{Summary, SurveyedHeuristic},
    puzzle::{Board, Puzzle},
    space::Distances,
};

use crate::{
    desk::{Desk, here::Here, seen::SeenDesk},
    heuristics::HeuristicsShow,
};

/// Boards that have something in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Region {
    /// Boards of one h, in the heuristic's unit, at one true distance.
    Cell {
        h: u16,
        /// True distance of the boards, in moves.
        distance: u8,
    },
    /// Boards of one h, in the heuristic's unit.
    Level(u16),
    /// Boards at one true distance, in moves.
    Depth(u8),
    /// Boards whose h is more than their true distance.
    Overestimated,
}

impl Region {
    /// Counts the boards in the region.
    pub fn boards(self, of: &SurveyedHeuristic) -> u32 {
        let survey = &of.survey;
        match self {
            Self::Cell { h, distance } => survey.count(h, distance),
            Self::Level(h) => survey.levels().iter().find(|level| level.h == h).map_or(0, Level::boards),
            Self::Depth(distance) => of.distances.count(distance) as u32,
            Self::Overestimated => survey.overestimated(),
        }
    }

    /// Board number `number` of the region, from 0, those nearest to the goal first; `None` past the last one.
    pub fn board(self, of: &SurveyedHeuristic, number: u32) -> Option<Board> {
        let (survey, distances) = (&of.survey, &*of.distances);
        let number = number as usize;
        match self {
            Self::Cell { h, distance } => survey.boards_at(distances, h, distance).nth(number),
            Self::Level(h) => {
                let depths = 0..=distances.farthest();
                depths.flat_map(|distance| survey.boards_at(distances, h, distance)).nth(number)
            }
            Self::Depth(distance) => distances.nth_at(distance, number),
            Self::Overestimated => survey.overestimated_boards(distances).nth(number),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LoadedBoard {
    pub region: Region,
    /// The heuristic of the picture.
    pub heuristic: HeuristicKind,
    /// The goal of the picture.
    pub goal: Board,
    /// Number of the board in its region, from 0.
    pub number: u32,
    /// Number of boards in the region.
    pub boards: u32,
}

impl LoadedBoard {
    /// Whether the board was loaded from this region of this picture.
    pub fn is_of(&self, region: Region, heuristic: HeuristicKind, goal: Board) -> bool {
        (self.region, self.heuristic, self.goal) == (region, heuristic, goal)
    }

    /// The number of the next board; after the last one, 0.
    pub const fn next(&self) -> u32 {
        let next = self.number + 1;
        if next < self.boards { next } else { 0 }
    }
}

/// The surveys, all for one goal, and one for each heuristic: of the weighted one, that of the last weight.
#[derive(Clone, Default)]
pub struct Surveys {
    results: Vec<SurveyedHeuristic>,
    running: Option<(HeuristicKind, Board)>,
    /// Surveys whose worker panicked.
    lost: Vec<(HeuristicKind, Board)>,
}

impl Surveys {
    pub fn of(&self, heuristic: HeuristicKind, goal: Board) -> Option<&SurveyedHeuristic> {
        self.results.iter().find(|result| result.is_of(heuristic, goal))
    }

    /// The survey of a heuristic. Until it is ready, that of the same heuristic with another weight or for another
    /// goal, or else the latest one.
    pub fn of_or_previous(&self, heuristic: HeuristicKind, goal: Board) -> Option<&SurveyedHeuristic> {
        let has_same_name = |result: &&SurveyedHeuristic| result.survey.kind().name() == heuristic.name();
        let previous = || self.results.iter().find(has_same_name).or(self.results.last());
        self.of(heuristic, goal).or_else(previous)
    }

    /// Whether a survey is being made.
    pub(crate) const fn is_busy(&self) -> bool {
        self.running.is_some()
    }

    /// Whether a survey is still to be made: it is not ready, and no worker has panicked at it.
    pub(crate) fn is_missing(&self, heuristic: HeuristicKind, goal: Board) -> bool {
        self.of(heuristic, goal).is_none() && !self.lost.contains(&(heuristic, goal))
    }

    /// True distances to a goal, if they have been measured.
    pub(crate) fn distances(&self, goal: Board) -> Option<Arc<Distances>> {
        let result = self.results.first().filter(|result| result.distances.goal() == goal);
        result.map(|result| Arc::clone(&result.distances))
    }

    /// Notes that a worker makes a survey.
    pub(crate) const fn request(&mut self, heuristic: HeuristicKind, goal: Board) {
        self.running = Some((heuristic, goal));
    }

    /// Adds the finished survey. Drops that of the same heuristic and those for other goals.
    pub(crate) fn add(&mut self, result: SurveyedHeuristic) {
        let (name, goal) = (result.survey.kind().name(), result.distances.goal());
        self.running = None;
        self.results.retain(|other| other.distances.goal() == goal && other.survey.kind().name() != name);
        self.results.push(result);
    }

    /// Notes that the requested survey will not come.
    pub(crate) fn fail(&mut self) {
        self.lost.extend(self.running.take());
    }
}

impl HeuristicsShow {
    /// The first board of a region, or the one after the last that was loaded from it.
    pub fn pick(&self, desk: &Desk, survey: &SurveyedHeuristic, region: Region) -> LoadedBoard {
        let (heuristic, goal) = (self.heuristic, desk.puzzle.goal);
        let last = self.loaded.filter(|board| board.is_of(region, heuristic, goal));
        let number = last.map_or(0, |board| board.next());
        LoadedBoard { region, heuristic, goal, number, boards: region.boards(survey) }
    }
}

/// The picture of one heuristic, beside a table of all.
#[derive(Clone)]
pub struct DistancesFace {
    /// The picture; `None` until the first one is ready.
    pub picture: Option<SurveyedHeuristic>,
    /// Whether the picture is of the selected heuristic and the current goal, and not of earlier ones.
    pub is_current: bool,
    /// All heuristics, in the order of [`HeuristicKind::ESTIMATES`].
    pub rows: Vec<HeuristicRow>,
    /// Place of the start in the picture; `None` if no path leads from it to the goal.
    pub start: Option<CellPlace>,
    /// Place of the board at the chosen realm's playhead; `None` if no path leads from it to the goal.
    pub now: Option<CellPlace>,
    last_board: LastBoard,
}

/// The board that was last looked up for a region. A look-up goes through a whole layer, so the board is kept while it
/// is the same. Only while drawing is it known which region the pointer is over.
pub(crate) type LastBoard = Rc<Cell<Option<(LoadedBoard, Board)>>>;

/// A heuristic in the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HeuristicRow {
    pub heuristic: HeuristicKind,
    /// The figures of the heuristic, once they are known.
    pub summary: Option<Summary>,
}

/// A place in the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellPlace {
    /// h, in the heuristic's unit.
    pub h: u16,
    /// True distance.
    pub distance: u8,
}

impl HeuristicRow {
    /// All heuristics, in the order of [`HeuristicKind::ESTIMATES`].
    pub(crate) fn all(model: SeenDesk<'_>, tab: &HeuristicsShow) -> Vec<Self> {
        let goal = model.puzzle.goal;
        let summary = |heuristic| tab.surveys.of(heuristic, goal).map(|survey| survey.summary);
        tab.heuristics().map(|heuristic| Self { heuristic, summary: summary(heuristic) }).to_vec()
    }
}

impl DistancesFace {
    /// The face at this moment.
    pub(crate) fn of(model: SeenDesk<'_>, tab: &HeuristicsShow, here: &Here, last_board: &LastBoard) -> Self {
        let goal = model.puzzle.goal;
        let picture = tab.surveys.of_or_previous(tab.heuristic, goal).cloned();
        Self {
            is_current: picture.as_ref().is_some_and(|picture| picture.is_of(tab.heuristic, goal)),
            picture,
            rows: HeuristicRow::all(model, tab),
            start: place(model, tab, model.puzzle.start),
            now: place(model, tab, here.at.board),
            last_board: Rc::clone(last_board),
        }
    }

    /// The board that a click on a region of the picture would load.
    pub fn on_offer(&self, model: SeenDesk<'_>, tab: &HeuristicsShow, region: Region) -> Option<Board> {
        let survey = self.picture.as_ref()?;
        let loaded = tab.pick(&model, survey, region);
        if let Some((_, board)) = self.last_board.get().filter(|(last, _)| *last == loaded) {
            return Some(board);
        }
        let board = region.board(survey, loaded.number)?;
        self.last_board.set(Some((loaded, board)));
        Some(board)
    }
}

fn place(model: SeenDesk<'_>, tab: &HeuristicsShow, board: Board) -> Option<CellPlace> {
    let goal = model.puzzle.goal;
    let distance = model.distances.distance(&Puzzle::new(board, goal))?;
    Some(CellPlace { h: tab.heuristic.to(goal).h(board), distance })
}
