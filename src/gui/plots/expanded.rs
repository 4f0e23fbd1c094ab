//! The second plot: how many boards have been expanded, over time.
//!
//! Time is measured inside the searches as they are recorded, until every run time is measured with its curve. The name
//! of the axis says which of the two it is, and where the clock was too coarse for a curve.

use egui::Rect;
use eight_realms_app::{
    app::{PlotName, view::PlotPlayhead},
    tell::plots,
    words::figures,
};

use super::{axis, curves};
use crate::gui::{
    kit::Canvas,
    widgets::plot::{AxisScale, Curve, PlayheadLine, Scale},
};

pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    let context = canvas.context;
    let view = &context.view.plots;
    let axis_scale = axis::axis_scale(context, PlotName::Expanded);
    let [_, most] = axis::most(&view.expanded);
    let [least, longest] = match axis_scale {
        AxisScale::Logarithmic => axis::seconds(context),
        AxisScale::Linear => axis::reach(axis::ends(&view.expanded)),
    };
    let from = if axis_scale == AxisScale::Logarithmic { least } else { 0.0 };
    let curves = curves::Curves {
        plot: PlotName::Expanded,
        unit: context.words.say("plot-unit"),
        axis: plots::expanded_axis(context.narrator(), view.clock),
        value: plots::now(context.narrator(), view.expanded_now),
        x: Scale::seconds(axis_scale, least, longest, &figures::tick),
        y: Scale::counts(axis_scale, most, &axis::count),
        series: curves::widgets(&view.expanded, context).map(|curve| since(curve, from)).collect(),
        playhead: playhead(view.expanded_playhead),
        tooltip: &|hovered| plots::expanded_point(context.words, hovered.value),
    };
    let frame = curves::show(canvas, rect, &curves);
    if view.clock.is_run_time() && !curves.series.is_empty() {
        frame.on_hover_text(context.words.say(curves.axis.1));
    }
}

/// Returns the line of the playhead, across the axis along which it moves.
fn playhead(place: PlotPlayhead) -> PlayheadLine {
    match place {
        PlotPlayhead::Seconds(seconds) => PlayheadLine::X(seconds),
        PlotPlayhead::Expansions(expansions) => PlayheadLine::Y(expansions as f64),
    }
}

/// Returns the curve from the last point before `least` on: the points before it would crowd at the edge.
fn since(curve: Curve<'_>, least: f64) -> Curve<'_> {
    let first = curve.points.partition_point(|point| point[0] < least).saturating_sub(1);
    Curve { points: &curve.points[first..], ..curve }
}
