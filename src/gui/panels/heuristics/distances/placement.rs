//! Where values of the picture lie on the screen.

use egui::{Pos2, Rect, pos2};

use super::plan::DistancesPlan;
use crate::{
    app::{
        Region,
        view::heuristics::{CellPlace, DistancesFace},
    },
    heuristic::{Level, Survey},
    job::SurveyedHeuristic,
};

/// The picture and its places.
pub struct DistancePicture<'a> {
    pub heuristic: &'a SurveyedHeuristic,
    /// Places of picture and histograms.
    pub plan: &'a DistancesPlan,
    /// Where the start lies, if the picture is of the selected heuristic.
    pub start: Option<CellPlace>,
    /// Where the board at the playhead lies.
    pub now: Option<CellPlace>,
    /// The most boards in one cell.
    most: u32,
    /// Room that one level takes upward, in moves.
    step: f64,
    /// The highest value of the axis of h, in moves.
    top: f64,
    /// The highest value of the axis of true distances, in moves.
    right: f64,
}

#[derive(Clone, Copy, Debug)]
pub struct DistanceCell {
    /// Its h, in the heuristic's unit, and its true distance.
    pub place: CellPlace,
    /// How many boards lie there.
    pub boards: u32,
    /// Whether h is more than the true distance there.
    pub is_over: bool,
}

impl<'a> DistancePicture<'a> {
    /// The computed picture, in the places of a plan.
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

    /// The most boards in one cell.
    pub const fn most(&self) -> u32 {
        self.most
    }

    /// The highest values of both axes, true distance first, in moves.
    pub const fn reach(&self) -> [f64; 2] {
        [self.right, self.top]
    }

    /// Every cell with a board in it.
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

    /// h of a level, in moves.
    pub fn moves(&self, h: u16) -> f64 {
        self.survey().unit().in_moves(h)
    }

    /// Where a true distance and an h in moves lie.
    pub fn at(&self, distance: f64, h: f64) -> Pos2 {
        pos2(self.x(distance), self.y(h))
    }

    /// Where a true distance lies.
    pub fn x(&self, distance: f64) -> f32 {
        let frame = self.plan.picture;
        frame.left() + frame.width() * ((distance + 0.5) / (self.right + 1.0)) as f32
    }

    /// Where an h in moves lies.
    pub fn y(&self, h: f64) -> f32 {
        let frame = self.plan.picture;
        frame.bottom() - frame.height() * ((h + self.step / 2.0) / (self.top + self.step)) as f32
    }

    pub fn rect(&self, place: CellPlace) -> Rect {
        let (distance, h) = (f64::from(place.distance), self.moves(place.h));
        let half = self.step / 2.0;
        Rect::from_min_max(self.at(distance - 0.5, h + half), self.at(distance + 0.5, h - half))
    }

    /// The place of a level's bar in the histogram of h, and of its row in the picture.
    pub fn row(&self, h: u16, within: Rect) -> Rect {
        let cell = self.rect(CellPlace { h, distance: 0 });
        Rect::from_x_y_ranges(within.x_range(), cell.y_range())
    }

    /// The place of a true distance's bar in the histogram of true distances.
    pub fn column(&self, distance: u8, within: Rect) -> Rect {
        let cell = self.rect(CellPlace { h: 0, distance });
        Rect::from_x_y_ranges(cell.x_range(), within.y_range())
    }

    /// What lies under a point: boards of a cell, or of a bar; none where there are none.
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
