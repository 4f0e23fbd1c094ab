//! The first plot: how many boards wait, over how many have been expanded.

use egui::Rect;
use eight_realms_app::{app::PlotName, tell::plots};

use super::{axis, curves};
use crate::gui::{
    kit::Canvas,
    widgets::plot::{PlayheadLine, Scale},
};

pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    let context = canvas.context;
    let view = &context.view.plots;
    let axis_scale = axis::axis_scale(context, PlotName::Frontier);
    let [x, y] = axis::most(&view.frontier);
    let curves = curves::Curves {
        plot: PlotName::Frontier,
        unit: context.words.say("plot-unit"),
        axis: (context.words.say("plot-frontier-axis"), "plot-frontier-axis-note"),
        value: plots::now(context.narrator(), view.frontier_now),
        x: Scale::counts(axis_scale, x, &axis::count),
        y: Scale::counts(axis_scale, y, &axis::count),
        series: curves::widgets(&view.frontier, context).collect(),
        playhead: PlayheadLine::X(view.playhead as f64),
        tooltip: &|at| plots::frontier_point(context.narrator(), at.mark.realm(), at.index, at.value),
    };
    curves::show(canvas, rect, &curves);
}
