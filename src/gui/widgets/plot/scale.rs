//! Axes: where a value lies, and which values are written.

use std::ops::RangeInclusive;

/// Layout of values along an axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AxisScale {
    /// Equal ratios take equal room.
    Logarithmic,
    /// Equal differences take equal room.
    Linear,
}

/// One axis. A *value* is in real units; a *place* is what the plot is drawn in (the value's logarithm, or the value
/// itself).
#[derive(Clone, Copy)]
pub struct Scale<'a> {
    kind: AxisScale,
    least: f64,
    most: f64,
    grain: f64,
    name: &'a dyn Fn(f64) -> String,
}

/// A value that is written along the axis.
#[derive(Clone, Debug, PartialEq)]
pub struct Tick {
    /// Place of the value.
    pub place: f64,
    /// The value in the words of the window.
    pub name: String,
}

/// Room beyond the largest value, as a share of the axis, so that a curve's end is not on the edge.
const BEYOND: f64 = 0.06;
/// Factor from the beginning of a decade to its end.
const DECADE: f64 = 10.0;
/// Steps of a readable axis, in each decade.
const STEPS: [f64; 3] = [1.0, 2.0, 5.0];

impl<'a> Scale<'a> {
    /// Creates an axis of whole numbers up to `most`: from 1 when logarithmic, from 0 when linear. `name` writes a
    /// value.
    pub fn counts(axis_scale: AxisScale, most: f64, name: &'a dyn Fn(f64) -> String) -> Self {
        let least = if axis_scale == AxisScale::Linear { 0.0 } else { 1.0 };
        Self { kind: axis_scale, least, most: most.max(DECADE), grain: 1.0, name }
    }

    /// Creates an axis of seconds up to `most`: from `least` (over 0) when logarithmic, from 0 when linear.
    pub fn seconds(axis_scale: AxisScale, least: f64, most: f64, name: &'a dyn Fn(f64) -> String) -> Self {
        match axis_scale {
            AxisScale::Logarithmic => {
                Self { kind: axis_scale, least, most: most.max(least * DECADE), grain: 0.0, name }
            }
            AxisScale::Linear => {
                Self { kind: axis_scale, least: 0.0, most: most.max(least), grain: 0.0, name }
            }
        }
    }

    /// Creates an axis between two values; logarithmic, both are above 0, and the second is at least twice the first. No
    /// two names are closer than `grain`.
    pub fn between(
        axis_scale: AxisScale,
        [least, most]: [f64; 2],
        grain: f64,
        name: &'a dyn Fn(f64) -> String,
    ) -> Self {
        let end =
            if axis_scale == AxisScale::Logarithmic { least * STEPS[1] } else { least + grain.max(0.01) };
        Self { kind: axis_scale, least, most: most.max(end), grain, name }
    }

    pub fn axis_scale(&self) -> AxisScale {
        self.kind
    }

    /// Place of `value`. On a logarithmic axis, values below the minimum lie on the edge.
    pub fn place(&self, value: f64) -> f64 {
        match self.kind {
            AxisScale::Logarithmic => value.max(self.least).log10(),
            AxisScale::Linear => value,
        }
    }

    /// Value at `place`.
    pub fn value(&self, place: f64) -> f64 {
        match self.kind {
            AxisScale::Logarithmic => 10_f64.powf(place),
            AxisScale::Linear => place,
        }
    }

    /// The places of the whole axis, with a little room beyond the largest value.
    pub fn places(&self) -> RangeInclusive<f64> {
        let (from, to) = (self.place(self.least), self.place(self.most));
        from..=to + BEYOND * (to - from)
    }

    /// `value` in the words of the window.
    pub fn name(&self, value: f64) -> String {
        (self.name)(value)
    }

    /// Returns what to write along the axis when the places of `range` take `length` points and two names must be at
    /// least `apart` points from each other: powers of ten, or 1 2 5 where there is room.
    pub fn ticks(&self, range: &RangeInclusive<f64>, length: f32, apart: f32) -> Vec<Tick> {
        let (from, to) = (*range.start(), *range.end());
        if !(from < to && length > 0.0) {
            return Vec::new();
        }
        let least_step = f64::from(apart / length) * (to - from);
        let values = match self.kind {
            AxisScale::Linear => even_values(from, to, least_step.max(self.grain)),
            AxisScale::Logarithmic => self.uneven_values(from, to, least_step),
        };
        let tick = |value| Tick { place: self.place(value), name: self.name(value) };
        values.into_iter().map(tick).collect()
    }

    fn uneven_values(&self, from: f64, to: f64, least_step: f64) -> Vec<f64> {
        let decades = from.floor() as i32..=to.ceil() as i32;
        let mantissas = if least_step <= 2_f64.log10() { &STEPS[..] } else { &STEPS[..1] };
        let skip = (least_step.ceil() as usize).max(1);
        let start = (-decades.start()).rem_euclid(skip as i32) as usize;
        let all = decades.skip(start).step_by(skip).flat_map(|power| {
            mantissas.iter().map(move |m| m * 10_f64.powi(power)).filter(|v| *v >= self.grain)
        });
        let visible: Vec<f64> = all.filter(|v| (from..=to).contains(&v.log10())).collect();
        let enough = if to - from < 1.0 { STEPS.len() } else { 2 };
        if visible.len() >= enough { visible } else { self.values_within_a_decade(from, to, least_step) }
    }

    /// Returns even steps between the values at the edges, for an axis within a decade on which hardly any of 1 2 5 are
    /// left.
    fn values_within_a_decade(&self, from: f64, to: f64, least_step: f64) -> Vec<f64> {
        let (low, high) = (self.value(from), self.value(to));
        // Names crowd most at the upper end, where equal steps are shortest.
        let least = high * (1.0 - 10_f64.powf(-least_step));
        even_values(low, high, least.max(self.grain))
    }
}

/// Returns the multiples of a 1 2 5 step of at least `least_step`, within `from..=to`.
fn even_values(from: f64, to: f64, least_step: f64) -> Vec<f64> {
    let decade = 10_f64.powf(least_step.log10().floor());
    let fits = |m: &&f64| **m * decade >= least_step * (1.0 - 1e-9);
    let step = decade * STEPS.iter().chain(&[DECADE]).find(fits).unwrap_or(&DECADE);
    let (first, last) = ((from / step).ceil() as i64, (to / step).floor() as i64);
    (first..=last).map(|k| k as f64 * step).collect()
}
