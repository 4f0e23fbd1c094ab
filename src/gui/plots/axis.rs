//! The axes of the plots: their scales, their reach, and how their values are written.

use eight_realms_app::{
    app::{Axis, PlotName, view},
    tell,
    words::figures,
};

use crate::gui::{PanelContext, widgets::plot::AxisScale};

/// Beginning of an axis of seconds, unless something is shorter.
const USUAL_MIN: f64 = 1e-6;
/// Minimum beginning of an axis of seconds.
const SHORTEST: f64 = 1e-9;

/// Returns the scale of a plot: logarithmic or linear.
pub fn axis_scale(context: &PanelContext<'_>, plot: PlotName) -> AxisScale {
    match context.view.model.preferences.axes.of(plot) {
        Axis::Logarithmic => AxisScale::Logarithmic,
        Axis::Linear => AxisScale::Linear,
    }
}

/// Writes a count along an axis.
pub fn count(value: f64) -> String {
    figures::count_tick(value as u64)
}

/// Returns the largest x and the largest y of all curves.
pub fn most(curves: &[view::PlotCurve]) -> [f64; 2] {
    let points = curves.iter().flat_map(|curve| curve.points.iter());
    points.fold([0.0, 0.0], |[x, y], point| [point[0].max(x), point[1].max(y)])
}

/// Returns where each curve ends on the axis of seconds.
pub fn ends(curves: &[view::PlotCurve]) -> impl Iterator<Item = f64> {
    curves.iter().filter_map(|curve| curve.points.last()).map(|point| point[0])
}

/// Returns the bounds of all run times of `rows`.
pub fn run_times<'a>(rows: impl Iterator<Item = &'a view::TimeSpread>) -> impl Iterator<Item = f64> {
    rows.flat_map(|row| row.answer.into_iter().chain(row.table_time)).flat_map(|time| [time.min, time.max])
}

/// Returns where an axis of seconds begins, which is a power of ten, and the largest value on it.
pub fn reach(seconds: impl Iterator<Item = f64>) -> [f64; 2] {
    let [least, most] = seconds
        .filter(|seconds| *seconds > 0.0)
        .fold([USUAL_MIN, 0.0], |[least, most], seconds| [seconds.min(least), seconds.max(most)]);
    let decade = 10_f64.powf((least * (1.0 + 1e-9)).log10().floor());
    [decade.max(SHORTEST), most]
}

/// Returns the reach of a logarithmic axis of seconds. With run times, it is the same in the second plot and in that of
/// times, so that the two compare.
pub fn seconds(context: &PanelContext<'_>) -> [f64; 2] {
    let plots = &context.view.plots;
    let rows = tell::plots::timed(context.view).filter(|_| plots.clock.is_run_time());
    reach(ends(&plots.expanded).chain(run_times(rows)))
}
