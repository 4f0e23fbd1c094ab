//! What the two plots of curves share.

use egui::{Id, LayerId, Order, Rect, Ui};

use super::controls;
use crate::{
    app::{Action, PlotName, view},
    gui::{
        Desk,
        theme::RealmMark,
        widgets::{
            chip::Fill,
            plot::{self, Chart, Curve, Fit, Head, Hovered, Playhead, Scale},
            press::Chosen,
        },
    },
    puzzle::Puzzle,
    tell::plots,
};

/// A plot of curves, in the language of the window.
pub struct Curves<'a> {
    /// Which of the plots it is.
    pub plot: PlotName,
    /// In which unit, over what: in full and in short.
    pub units: [String; 2],
    /// The value of the chosen realm at the playhead, already written.
    pub value: String,
    /// From left to right.
    pub x: Scale<'a>,
    /// From bottom to top.
    pub y: Scale<'a>,
    /// A curve for each realm that is shown.
    pub series: Vec<Curve<'a>>,
    /// Where one stands.
    pub playhead: Playhead,
    /// The words for a point under the pointer.
    pub told: &'a dyn Fn(&Hovered) -> String,
}

/// Draws head, curves, legend and what the pointer is told; answers with the sensed frame.
pub fn show(
    ui: &mut Ui,
    rect: Rect,
    of: &Curves<'_>,
    desk: &Desk<'_>,
    actions: &mut Vec<Action>,
) -> egui::Response {
    let title = plots::title(desk.words, of.plot);
    let units = of.units.each_ref().map(String::as_str);
    let head = Head { title: &title, units: &units, value: &of.value };
    controls::head(ui, rect, &head, of.plot, desk);
    let id = controls::id(of.plot);
    let chart = Chart {
        id,
        label: &title,
        x: of.x,
        y: of.y,
        curves: &of.series,
        playhead: (!of.series.is_empty()).then_some(of.playhead),
        fit: fit(ui, id, desk),
    };
    let shown = plot::show(ui, rect, &chart, desk.palette);
    if of.series.is_empty() {
        super::say_why_empty(ui, shown.frame, desk);
    }
    controls::corner(ui, &shown, of.plot, desk, actions);
    controls::legend(ui, &shown.chips, of.plot, desk, actions);
    if let Some(hovered) = &shown.hovered {
        // It follows the pointer, over the switches and chips of the plot too.
        let over = LayerId::new(Order::Tooltip, id.with("told"));
        let painter = ui.painter().clone().with_layer_id(over);
        plot::crosshair(&painter, shown.frame, hovered, &(of.told)(hovered), desk.palette);
    }
    shown.response
}

/// The curves of the view as the widget takes them.
pub fn widgets<'a>(curves: &'a [view::PlotCurve], desk: &Desk<'_>) -> impl Iterator<Item = Curve<'a>> {
    let chosen = desk.view.model.chosen;
    curves.iter().map(move |curve| Curve {
        mark: RealmMark::of(curve.realm),
        points: &curve.points,
        chosen: if curve.realm == chosen { Chosen::Yes } else { Chosen::No },
        fill: Fill::Solid,
    })
}

/// Another puzzle, or the other clock, is shown whole.
fn fit(ui: &Ui, id: Id, desk: &Desk<'_>) -> Fit {
    let now: (Puzzle, view::PlotClock) = (desk.view.model.puzzle, desk.view.plots.clock);
    let kept = id.with("shown");
    let before = ui.data_mut(|data| std::mem::replace(data.get_temp_mut_or(kept, now), now));
    if before == now { Fit::WhileUntouched } else { Fit::Now }
}
