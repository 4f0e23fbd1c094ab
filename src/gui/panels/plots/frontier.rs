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
    let desk = canvas.context;
    let shown = &desk.view.plots;
    let law = axis::axis_scale(desk, PlotName::Frontier);
    let [x, y] = axis::most(&shown.frontier);
    let of = curves::Curves {
        plot: PlotName::Frontier,
        unit: desk.words.say("plot-unit"),
        axis: (desk.words.say("plot-frontier-axis"), "plot-frontier-axis-note"),
        value: plots::now(desk.narrator(), shown.frontier_now),
        x: Scale::counts(law, x, &axis::count),
        y: Scale::counts(law, y, &axis::count),
        series: curves::widgets(&shown.frontier, desk).collect(),
        playhead: PlayheadLine::X(shown.playhead as f64),
        tooltip: &|at| plots::frontier_point(desk.narrator(), at.mark.realm(), at.index, at.value),
    };
    curves::show(canvas, rect, &of);
}
