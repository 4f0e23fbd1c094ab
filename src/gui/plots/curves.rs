//! The shared parts of the two plots of curves.

use egui::{Id, LayerId, Order, Rect, Response};
use eight_realms_app::{
    app::{PlotName, view},
    tell::plots,
};
use eight_realms_core::puzzle::Puzzle;

use super::controls;
use crate::gui::{
    PanelContext,
    kit::{Canvas, Chosen},
    theme::RealmMark,
    widgets::{
        chip::Fill,
        plot::{self, Chart, Curve, Fit, HeadMark, Hovered, PlayheadLine, PlotHead, Scale, UnitTone},
    },
};

/// A plot of curves, in the language of the window.
pub struct Curves<'a> {
    pub plot: PlotName,
    pub unit: String,
    /// The title of the axis from left to right, and the id of its convention.
    pub axis: (String, &'static str),
    /// The value of the chosen realm at the playhead, as text.
    pub value: String,
    /// Axis from left to right.
    pub x: Scale<'a>,
    /// Axis from bottom to top.
    pub y: Scale<'a>,
    /// A curve for each visible realm.
    pub series: Vec<Curve<'a>>,
    /// Place of the playhead.
    pub playhead: PlayheadLine,
    /// The words for a point under the pointer.
    pub tooltip: &'a dyn Fn(&Hovered) -> String,
}

/// Draws head, curves, legend and tooltip; returns the sensed frame.
pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect, curves: &Curves<'_>) -> Response {
    let palette = canvas.palette();
    let title = plots::title(canvas.context.narrator(), curves.plot);
    let head = PlotHead {
        title: &title,
        units: &[&curves.unit],
        value: &curves.value,
        mark: HeadMark::Realm,
        unit_tone: UnitTone::Plain,
    };
    controls::head(canvas, rect, &head, curves.plot);
    let id = controls::plot_id(curves.plot);
    let chart = Chart {
        id,
        label: &title,
        x: curves.x,
        y: curves.y,
        curves: &curves.series,
        playhead: (!curves.series.is_empty()).then_some(curves.playhead),
        fit: fit(canvas, id),
    };
    let chart_response = plot::show(canvas.ui, rect, &chart, palette);
    if curves.series.is_empty() {
        super::explain_empty(canvas, chart_response.frame);
    }
    let (axis, convention) = &curves.axis;
    controls::axis_title(canvas, chart_response.frame, curves.plot, axis, convention);
    controls::corner(canvas, &chart_response, curves.plot);
    controls::legend(canvas, &chart_response.chips, curves.plot);
    if let Some(hovered) = &chart_response.hovered {
        // The crosshair follows the pointer, over the switches and chips of the plot too.
        let over = LayerId::new(Order::Tooltip, id.with("crosshair"));
        let painter = canvas.painter().clone().with_layer_id(over);
        plot::crosshair(&painter, chart_response.frame, hovered, &(curves.tooltip)(hovered), palette);
    }
    chart_response.response
}

/// Returns the curves of the view in the widget's form.
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

/// Returns how the plot is fitted: another puzzle, or the other kind of time, is shown whole.
fn fit(canvas: &Canvas<'_, '_>, id: Id) -> Fit {
    let view = canvas.context.view;
    let now: (Puzzle, view::PlotTime) = (view.model.puzzle, view.plots.clock);
    let key = id.with("shown");
    let previous = canvas.ui.data_mut(|data| std::mem::replace(data.get_temp_mut_or(key, now), now));
    if previous == now { Fit::WhileUntouched } else { Fit::Now }
}
