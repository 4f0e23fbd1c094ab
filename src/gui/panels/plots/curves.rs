//! What the two plots of curves share.

use egui::{Id, LayerId, Order, Rect, Response};

use super::controls;
use crate::{
    app::{PlotName, view},
    gui::{
        PanelContext,
        kit::{Canvas, Chosen},
        theme::RealmMark,
        widgets::{
            chip::Fill,
            plot::{self, Chart, Curve, Fit, Hovered, PlayheadLine, PlotHead, Scale},
        },
    },
    puzzle::Puzzle,
    tell::plots,
};

/// A plot of curves, in the language of the window.
pub struct Curves<'a> {
    /// Which of the plots it is.
    pub plot: PlotName,
    /// In which unit.
    pub unit: String,
    /// What the axis from left to right is called, and the id of its convention.
    pub axis: (String, &'static str),
    /// The value of the chosen realm at the playhead, already written.
    pub value: String,
    /// From left to right.
    pub x: Scale<'a>,
    /// From bottom to top.
    pub y: Scale<'a>,
    /// A curve for each realm that is shown.
    pub series: Vec<Curve<'a>>,
    /// Where one stands.
    pub playhead: PlayheadLine,
    /// The words for a point under the pointer.
    pub tooltip: &'a dyn Fn(&Hovered) -> String,
}

/// Draws head, curves, legend and what the pointer is told; answers with the sensed frame.
pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect, of: &Curves<'_>) -> Response {
    let palette = canvas.palette();
    let title = plots::title(canvas.context.words, of.plot);
    let head = PlotHead { title: &title, units: &[&of.unit], value: &of.value };
    controls::head(canvas, rect, &head, of.plot);
    let id = controls::plot_id(of.plot);
    let chart = Chart {
        id,
        label: &title,
        x: of.x,
        y: of.y,
        curves: &of.series,
        playhead: (!of.series.is_empty()).then_some(of.playhead),
        fit: fit(canvas, id),
    };
    let shown = plot::show(canvas.ui, rect, &chart, palette);
    if of.series.is_empty() {
        super::say_why_empty(canvas, shown.frame);
    }
    let (axis, convention) = &of.axis;
    controls::axis_title(canvas, shown.frame, of.plot, axis, convention);
    controls::corner(canvas, &shown, of.plot);
    controls::legend(canvas, &shown.chips, of.plot);
    if let Some(hovered) = &shown.hovered {
        // It follows the pointer, over the switches and chips of the plot too.
        let over = LayerId::new(Order::Tooltip, id.with("told"));
        let painter = canvas.painter().clone().with_layer_id(over);
        plot::crosshair(&painter, shown.frame, hovered, &(of.tooltip)(hovered), palette);
    }
    shown.response
}

/// The curves of the view as the widget takes them.
pub fn widgets<'a>(
    curves: &'a [view::PlotCurve],
    context: &PanelContext<'_>,
) -> impl Iterator<Item = Curve<'a>> {
    let chosen = context.view.model.chosen;
    curves.iter().map(move |curve| Curve {
        mark: RealmMark::of(curve.realm),
        points: &curve.points,
        chosen: Chosen::same(curve.realm, chosen),
        fill: Fill::Solid,
    })
}

/// Another puzzle, or the other clock, is shown whole.
fn fit(canvas: &Canvas<'_, '_>, id: Id) -> Fit {
    let view = canvas.context.view;
    let now: (Puzzle, view::PlotClock) = (view.model.puzzle, view.plots.clock);
    let kept = id.with("shown");
    let before = canvas.ui.data_mut(|data| std::mem::replace(data.get_temp_mut_or(kept, now), now));
    if before == now { Fit::WhileUntouched } else { Fit::Now }
}
