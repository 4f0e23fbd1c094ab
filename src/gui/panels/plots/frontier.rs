//! The first plot: how many boards wait, over how many have been expanded.

use egui::{Rect, Ui};

use super::{axis, curves};
use crate::{
    app::{Action, PlotName},
    gui::{
        Desk,
        widgets::plot::{Playhead, Scale},
    },
    tell::plots,
};

/// Draws it into `rect`.
pub fn show(ui: &mut Ui, rect: Rect, desk: &Desk<'_>, actions: &mut Vec<Action>) {
    let shown = &desk.view.plots;
    let law = axis::law(desk, PlotName::Frontier);
    let [x, y] = axis::most(&shown.frontier);
    let of = curves::Curves {
        plot: PlotName::Frontier,
        units: ["plot-frontier-unit", "plot-frontier-unit-short"].map(|id| desk.words.say(id)),
        value: plots::now(desk.narrator(), shown.frontier_now),
        x: Scale::counts(law, x, &axis::count),
        y: Scale::counts(law, y, &axis::count),
        series: curves::widgets(&shown.frontier, desk).collect(),
        playhead: Playhead::X(shown.playhead as f64),
        told: &|at| plots::frontier_point(desk.narrator(), at.mark.realm(), at.index, at.value),
    };
    curves::show(ui, rect, &of, desk, actions);
}
