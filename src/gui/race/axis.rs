//! The one axis of all lanes: logarithmic, so that twenty look-ups and twenty thousand expansions both have room.

use std::ops::RangeInclusive;

use egui::Rangef;
use eight_realms_app::desk::{self, cost::RaceMeasure};

use crate::gui::widgets::plot::{AxisScale, Scale, Tick};

/// Minimum distance of two names along the axis.
const TICKS_APART: f32 = 64.0;

/// Places of positions along the axis.
pub struct RaceAxis {
    scale: Scale<'static>,
    places: RangeInclusive<f64>,
    /// Range on the screen, from the beginning of every lane to beyond the longest one.
    pub range: Rangef,
    /// Factor from a unit of the measure to a value of the axis.
    real: f64,
}

impl RaceAxis {
    /// Returns the axis of a measure between two positions, drawn from left to right.
    pub fn new(axis_scale: AxisScale, measure: RaceMeasure, reach: [u64; 2], range: Rangef) -> Self {
        let real = desk::amount::real(measure);
        let [least, most] = reach.map(|units| units as f64 * real);
        let scale = Scale::seconds(axis_scale, least, most, desk::amount::tick(measure));
        Self { places: scale.places(), scale, range, real }
    }

    /// Returns the x of a position; below the smallest value of the axis, that of its beginning.
    pub fn x_of(&self, at: u64) -> f32 {
        self.x(self.scale.place(at as f64 * self.real))
    }

    /// Returns the x of the decadic logarithm of a position.
    pub fn x_of_log(&self, log: f64) -> f32 {
        self.x((log + self.real.log10()).max(*self.places.start()))
    }

    /// Returns the position at an x of the screen; before the beginning of the axis, 0.
    pub fn at(&self, x: f32) -> u64 {
        let (from, to) = (*self.places.start(), *self.places.end());
        let share = f64::from((x - self.range.min) / self.range.span());
        if share < 0.0 {
            0
        } else {
            (self.scale.value(from + share * (to - from)) / self.real).round() as u64
        }
    }

    /// Returns the names along the axis, each with its x.
    pub fn ticks(&self) -> impl Iterator<Item = (f32, String)> {
        let ticks = self.scale.ticks(&self.places, self.range.span(), TICKS_APART);
        ticks.into_iter().map(|Tick { place, name }| (self.x(place), name))
    }

    fn x(&self, place: f64) -> f32 {
        let (from, to) = (*self.places.start(), *self.places.end());
        self.range.min + ((place - from) / (to - from)) as f32 * self.range.span()
    }
}
