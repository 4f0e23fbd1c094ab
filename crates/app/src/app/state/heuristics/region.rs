//! A part of the picture of h against true distance: boards that can be loaded one by one.

use eight_realms_core::{
    heuristic::{HeuristicKind, Level},
    job::SurveyedHeuristic,
    puzzle::Board,
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
