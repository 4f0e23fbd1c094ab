//! The second plot: how many boards have been expanded, over time.
//!
//! Its clock is the time inside the watched searches, until every bare median is known; then each curve is
//! stretched to end at its own. The name of the axis says which of the two it is.

use egui::Rect;

use super::{axis, curves};
use crate::{
    app::{
        PlotName,
        view::{PlotClock, PlotPlayhead},
    },
    gui::{
        kit::Canvas,
        widgets::plot::{AxisScale, Curve, PlayheadLine, Scale},
    },
    tell::plots,
    words::figures,
};

pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    let context = canvas.context;
    let shown = &context.view.plots;
    let law = axis::axis_scale(context, PlotName::Expanded);
    let [_, most] = axis::most(&shown.expanded);
    let [least, longest] = match law {
        AxisScale::Logarithmic => axis::seconds(context),
        AxisScale::Linear => axis::reach(axis::ends(&shown.expanded)),
    };
    let from = if law == AxisScale::Logarithmic { least } else { 0.0 };
    let of = curves::Curves {
        plot: PlotName::Expanded,
        unit: context.words.say("plot-unit"),
        axis: plots::expanded_axis(context.words, shown.clock),
        value: plots::now(context.narrator(), shown.expanded_now),
        x: Scale::seconds(law, least, longest, &figures::tick),
        y: Scale::counts(law, most, &axis::count),
        series: curves::widgets(&shown.expanded, context).map(|curve| since(curve, from)).collect(),
        playhead: playhead(shown.expanded_playhead),
        tooltip: &|hovered| plots::expanded_point(context.words, hovered.value),
    };
    let frame = curves::show(canvas, rect, &of);
    if shown.clock == PlotClock::RunTime && !of.series.is_empty() {
        frame.on_hover_text(context.words.say("plot-expanded-note"));
    }
}

/// Across the axis on which the clock runs.
fn playhead(place: PlotPlayhead) -> PlayheadLine {
    match place {
        PlotPlayhead::Seconds(seconds) => PlayheadLine::X(seconds),
        PlotPlayhead::Expansions(expansions) => PlayheadLine::Y(expansions as f64),
    }
}

/// The curve from the last point before `least` on: the points before would crowd at the edge.
fn since(curve: Curve<'_>, least: f64) -> Curve<'_> {
    let first = curve.points.partition_point(|point| point[0] < least).saturating_sub(1);
    Curve { points: &curve.points[first..], ..curve }
}
