//! The first plot: how many boards wait, over how many have been expanded.

use egui::Rect;

use super::{axis, curves};
use crate::{
    app::PlotName,
    gui::{
        kit::Canvas,
        widgets::plot::{PlayheadLine, Scale},
    },
    tell::plots,
};

pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    let context = canvas.context;
    let shown = &context.view.plots;
    let law = axis::axis_scale(context, PlotName::Frontier);
    let [x, y] = axis::most(&shown.frontier);
    let of = curves::Curves {
        plot: PlotName::Frontier,
        unit: context.words.say("plot-unit"),
        axis: (context.words.say("plot-frontier-axis"), "plot-frontier-axis-note"),
        value: plots::now(context.narrator(), shown.frontier_now),
        x: Scale::counts(law, x, &axis::count),
        y: Scale::counts(law, y, &axis::count),
        series: curves::widgets(&shown.frontier, context).collect(),
        playhead: PlayheadLine::X(shown.playhead as f64),
        tooltip: &|at| plots::frontier_point(context.narrator(), at.mark.realm(), at.index, at.value),
    };
    curves::show(canvas, rect, &of);
}
