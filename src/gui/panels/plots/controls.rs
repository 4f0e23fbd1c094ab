//! What stands over a plot, and what can be pressed in it: the switch of its scale, the way back to the whole, the chips of its legend.

use egui::{Align2, Id, Rect, Response, Sense, Ui, vec2};

use crate::{
    app::{Action, PlotName, Shown},
    gui::{
        keys::caption,
        kit::{Canvas, id},
        theme::{radius, space, stroke},
        widgets::{
            plot::{self, Corner, EndChip, Law, PlotHead, Zoom},
            press::{self, Chosen},
        },
    },
    tell::plots,
};

/// Between the frame of the plot of times and the switch below its rows.
const BELOW: f32 = 3.0;

/// The stable name of a plot.
pub fn plot_id(plot: PlotName) -> Id {
    let name = match plot {
        PlotName::Frontier => "frontier",
        PlotName::Expanded => "expanded",
        PlotName::Time => "time",
    };
    id(("plot", name))
}

/// The words over a plot; a unit that has no room is told on hover, in full.
pub fn head(canvas: &Canvas<'_, '_>, rect: Rect, head: &PlotHead<'_>, plot: PlotName) {
    let (painter, accent) = (canvas.painter(), canvas.desk.accent());
    let Some(cut) = plot::head(painter, rect, head, accent, canvas.palette()) else { return };
    let response = canvas.ui.interact(cut, plot_id(plot).with("unit"), Sense::hover());
    response.on_hover_text(head.units.first().copied().unwrap_or_default());
}

/// The switch of the scale and, where somebody has panned or zoomed, the reset beside it.
pub fn corner(canvas: &mut Canvas<'_, '_>, shown: &plot::ChartResponse, plot: PlotName) {
    let palette = canvas.palette();
    let right = switch(canvas, plot, |ui, corner| plot::scale_switch(ui, shown.frame, corner, palette));
    if shown.extent == Zoom::Part {
        let hint = canvas.say("plot-reset-hint");
        let label = plots::done_in(canvas.desk.words, plot, &hint);
        let word = canvas.say("plot-reset");
        let corner = Corner { id: plot_id(plot).with("reset"), word: &word, label: &label };
        let at = right.right_top() + vec2(space::XS, 0.0);
        let reset = plot::small_button(canvas.ui, at, Align2::LEFT_TOP, &corner, palette);
        if reset.clicked() {
            plot::reset(canvas.ui, plot_id(plot));
        }
        reset.on_hover_text(hint);
    }
}

/// The switch of the plot of times: beside its axis, because no corner of its frame is free of dots.
pub fn below(canvas: &mut Canvas<'_, '_>, frame: Rect) {
    let (at, palette) = (frame.left_bottom() + vec2(-space::S, BELOW), canvas.palette());
    switch(canvas, PlotName::Time, |ui, corner| {
        plot::small_button(ui, at, Align2::RIGHT_TOP, corner, palette)
    });
}

/// A switch between logarithmic and linear; answers with its place.
fn switch(
    canvas: &mut Canvas<'_, '_>,
    plot: PlotName,
    draw: impl FnOnce(&Ui, &Corner<'_>) -> Response,
) -> Rect {
    let (word, hint) = match super::axis::law(canvas.desk, plot) {
        Law::Logarithmic => ("plot-log", "plot-log-hint"),
        Law::Linear => ("plot-linear", "plot-linear-hint"),
    };
    let (word, hint) = (canvas.say(word), canvas.say(hint));
    let label = plots::done_in(canvas.desk.words, plot, &hint);
    let corner = Corner { id: plot_id(plot).with("scale"), word: &word, label: &label };
    let response = draw(canvas.ui, &corner);
    if response.clicked() {
        canvas.ask(Action::SwitchAxis(plot));
    }
    let rect = response.rect;
    response.on_hover_text(hint);
    rect
}

/// The chips that name curves and rows: a press hides the realm, or shows it again.
pub fn legend(canvas: &mut Canvas<'_, '_>, chips: &[EndChip], plot: PlotName) {
    let desk = canvas.desk;
    for chip in chips {
        let realm = chip.mark.realm();
        let (chosen, what) = match desk.view.model.shown(realm) {
            Shown::Yes => (Chosen::Yes, "plot-chip-hint"),
            Shown::No => (Chosen::No, "plot-chip-show"),
        };
        let hint = desk.words.tell(what, &[("realm", realm.label().into())]);
        let label = plots::done_in(desk.words, plot, &hint);
        let name = plot_id(plot).with("chip").with(chip.mark.name());
        let response = press::tick(canvas.ui, chip.rect, name, &label, chosen);
        let ring = chip.rect.expand(stroke::FOCUS);
        press::focus_ring(canvas.painter(), ring, radius::S, &response, desk.palette);
        if response.clicked() {
            canvas.ask(Action::ToggleShown(realm));
        }
        response.on_hover_text(desk.hint(&hint, &caption::toggle(realm, desk.words)));
    }
}
