//! A part of the picture of h against true distance: boards that can be loaded one by one.

use crate::{
    heuristic::{HeuristicKind, Level},
    job::SurveyedHeuristic,
    puzzle::Board,
};

/// Boards that have something in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Region {
    /// Those of one h, in the heuristic's unit, at one true distance.
    Cell {
        h: u16,
        /// Their true distance.
        distance: u8,
    },
    /// Those of one h, in the heuristic's unit.
    Level(u16),
    /// Those at one true distance.
    Depth(u8),
    /// Those whose h is more than their true distance.
    Overestimated,
}

impl Region {
    /// How many boards lie in it.
    pub fn boards(self, of: &SurveyedHeuristic) -> u32 {
        let survey = &of.survey;
        match self {
            Self::Cell { h, distance } => survey.count(h, distance),
            Self::Level(h) => survey.levels().iter().find(|level| level.h == h).map_or(0, Level::boards),
            Self::Depth(distance) => of.distances.count(distance) as u32,
            Self::Overestimated => survey.overestimated(),
        }
    }

    /// Board number `number`, from 0; those nearest to the goal come first.
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
    /// Its number there, from 0.
    pub number: u32,
    /// How many boards lie there.
    pub boards: u32,
}

impl LoadedBoard {
    /// Whether it was loaded from this region of this picture.
    pub fn is_of(&self, region: Region, heuristic: HeuristicKind, goal: Board) -> bool {
        (self.region, self.heuristic, self.goal) == (region, heuristic, goal)
    }

    /// The number of the board after it; after the last one comes the first.
    pub const fn next(&self) -> u32 {
        let next = self.number + 1;
        if next < self.boards { next } else { 0 }
    }
}
