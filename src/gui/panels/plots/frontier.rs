//! The first plot: how many boards wait, over how many have been expanded.

use egui::{Rect, Ui};

use super::{axis, curves};
use crate::{
    app::{Action, PlotName, view},
    gui::{
        Desk,
        widgets::plot::{Hovered, Playhead, Scale},
    },
};

/// Draws it into `rect`.
pub fn show(ui: &mut Ui, rect: Rect, desk: &Desk<'_>, actions: &mut Vec<Action>) {
    let plots = &desk.view.plots;
    let law = axis::law(desk, PlotName::Frontier);
    let [x, y] = axis::most(&plots.frontier);
    let of = curves::Curves {
        plot: PlotName::Frontier,
        units: ["plot-frontier-unit", "plot-frontier-unit-short"].map(|id| desk.words.say(id)),
        value: curves::now(desk, plots.frontier_now),
        x: Scale::counts(law, x, &axis::count),
        y: Scale::counts(law, y, &axis::count),
        series: curves::widgets(&plots.frontier, desk).collect(),
        playhead: Playhead::X(plots.playhead as f64),
        told: &|hovered| told(hovered, &plots.frontier, desk),
    };
    curves::show(ui, rect, &of, desk, actions);
}

/// A point stands for the largest frontier of all expansions since the point before it.
fn told(hovered: &Hovered, curves: &[view::PlotCurve], desk: &Desk<'_>) -> String {
    let [last, frontier] = hovered.value.map(|value| value as u64);
    let points = curves.iter().find(|curve| curve.realm == hovered.mark.realm()).map(|curve| &curve.points);
    let before = points.and_then(|points| points.get(hovered.index.checked_sub(1)?));
    let first = before.map_or(1, |point| point[0] as u64 + 1);
    if first >= last {
        return desk.words.tell("plot-hover-frontier", &[("value", frontier.into()), ("n", last.into())]);
    }
    let told = [("value", frontier.into()), ("first", first.into()), ("last", last.into())];
    desk.words.tell("plot-hover-frontiers", &told)
}
