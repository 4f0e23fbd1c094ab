//! Places of the picture's values on the screen.

use egui::{Pos2, Rect, pos2};
use eight_realms_app::app::{
    Region,
    view::heuristics::{CellPlace, DistancesFace},
};
use eight_realms_core::{
    heuristic::{Level, Survey},
    job::SurveyedHeuristic,
};

use super::plan::DistancesPlan;

/// The picture and its places.
pub struct DistancePicture<'a> {
    pub heuristic: &'a SurveyedHeuristic,
    /// Places of picture and histograms.
    pub plan: &'a DistancesPlan,
    /// Place of the start; `None` if the picture is not of the selected heuristic and the current goal.
    pub start: Option<CellPlace>,
    /// Place of the board at the playhead; `None` like that of the start.
    pub now: Option<CellPlace>,
    /// Largest number of boards in one cell.
    most: u32,
    /// Height of one level's row, in moves.
    step: f64,
    /// Maximum of the axis of h, in moves.
    top: f64,
    /// Maximum of the axis of true distances, in moves.
    right: f64,
}

#[derive(Clone, Copy, Debug)]
pub struct DistanceCell {
    /// h, in the heuristic's unit, and true distance of the cell.
    pub place: CellPlace,
    /// Number of boards in the cell.
    pub boards: u32,
    /// Whether h is more than the true distance in this cell.
    pub is_over: bool,
}

impl<'a> DistancePicture<'a> {
    /// Returns the computed picture in the places of a plan; `None` without a picture, or without room for it.
    pub fn of(view: &'a DistancesFace, plan: &'a DistancesPlan) -> Option<Self> {
        let heuristic = view.picture.as_ref().filter(|_| plan.picture.is_positive())?;
        let survey = &*heuristic.survey;
        let levels = survey.levels();
        let moves = |h| survey.unit().in_moves(h);
        let steps = levels.windows(2).map(|pair| moves(pair[1].h) - moves(pair[0].h));
        let right = f64::from(heuristic.distances.farthest());
        let is_in_picture = |place: &CellPlace| view.is_current && survey.count(place.h, place.distance) > 0;
        Some(Self {
            heuristic,
            plan,
            start: view.start.filter(is_in_picture),
            now: view.now.filter(is_in_picture),
            most: levels.iter().flat_map(|level| level.at).max().unwrap_or(1),
            step: steps.fold(f64::INFINITY, f64::min).min(f64::from(u8::MAX)),
            top: moves(survey.greatest()).max(right),
            right,
        })
    }

    pub fn survey(&self) -> &'a Survey {
        &self.heuristic.survey
    }

    /// Largest number of boards in one cell.
    pub const fn most(&self) -> u32 {
        self.most
    }

    /// Maxima of both axes, true distance first, in moves.
    pub const fn reach(&self) -> [f64; 2] {
        [self.right, self.top]
    }

    /// Returns every cell with a board in it.
    pub fn cells(&self) -> impl Iterator<Item = DistanceCell> {
        let unit = self.survey().unit();
        self.survey().levels().iter().flat_map(move |level| {
            let depths = (0..).zip(level.at).filter(|(_, boards)| *boards > 0);
            depths.map(move |(distance, boards)| DistanceCell {
                place: CellPlace { h: level.h, distance },
                boards,
                is_over: level.h > unit.moves(distance),
            })
        })
    }

    /// Returns h of a level, in moves.
    pub fn moves(&self, h: u16) -> f64 {
        self.survey().unit().in_moves(h)
    }

    /// Returns the point of a true distance and an h in moves.
    pub fn at(&self, distance: f64, h: f64) -> Pos2 {
        pos2(self.x(distance), self.y(h))
    }

    /// Returns the x of a true distance.
    pub fn x(&self, distance: f64) -> f32 {
        let frame = self.plan.picture;
        frame.left() + frame.width() * ((distance + 0.5) / (self.right + 1.0)) as f32
    }

    /// Returns the y of an h in moves.
    pub fn y(&self, h: f64) -> f32 {
        let frame = self.plan.picture;
        frame.bottom() - frame.height() * ((h + self.step / 2.0) / (self.top + self.step)) as f32
    }

    pub fn rect(&self, place: CellPlace) -> Rect {
        let (distance, h) = (f64::from(place.distance), self.moves(place.h));
        let half = self.step / 2.0;
        Rect::from_min_max(self.at(distance - 0.5, h + half), self.at(distance + 0.5, h - half))
    }

    /// Returns the place of a level's bar in the histogram of h, or of its row in the picture.
    pub fn row(&self, h: u16, within: Rect) -> Rect {
        let cell = self.rect(CellPlace { h, distance: 0 });
        Rect::from_x_y_ranges(within.x_range(), cell.y_range())
    }

    /// Returns the place of a true distance's bar in the histogram of true distances.
    pub fn column(&self, distance: u8, within: Rect) -> Rect {
        let cell = self.rect(CellPlace { h: 0, distance });
        Rect::from_x_y_ranges(cell.x_range(), within.y_range())
    }

    /// Returns the boards under a point, those of a cell or of a bar; `None` where no board lies.
    pub fn region(&self, at: Pos2) -> Option<Region> {
        let plan = self.plan;
        let region = match at {
            at if plan.picture.contains(at) => {
                Region::Cell { h: self.level_at(at.y)?.h, distance: self.distance_at(at.x)? }
            }
            at if plan.by_h.contains(at) => Region::Level(self.level_at(at.y)?.h),
            at if plan.by_distance.contains(at) => Region::Depth(self.distance_at(at.x)?),
            _ => return None,
        };
        (region.boards(self.heuristic) > 0).then_some(region)
    }

    fn level_at(&self, y: f32) -> Option<&'a Level> {
        let is_there = |level: &&Level| self.row(level.h, self.plan.picture).y_range().contains(y);
        self.survey().levels().iter().find(is_there)
    }

    fn distance_at(&self, x: f32) -> Option<u8> {
        let is_there = |distance: &u8| self.column(*distance, self.plan.picture).x_range().contains(x);
        (0..=self.heuristic.distances.farthest()).find(is_there)
    }
}
