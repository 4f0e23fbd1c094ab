//! What stands over a plot, and what can be pressed in it: the switch of its scale, the way back to the whole, the chips of its legend.

use egui::{Align2, Id, Pos2, Rect, Sense, vec2};

use crate::{
    app::{Action, PlotName, Shown},
    gui::{
        keys::caption,
        kit::{Button, Canvas, Chosen, id},
        theme::{looks, space},
        widgets::plot::{self, EndChip, Law, PlotHead, Zoom},
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
    let switch = switch(canvas, plot, plot::corner(shown.frame), Align2::LEFT_TOP);
    if shown.extent == Zoom::Part {
        let (word, hint) = (canvas.say("plot-reset"), canvas.say("plot-reset-hint"));
        let label = plots::done_in(canvas.desk.words, plot, &hint);
        let size = looks::CORNER.size(canvas.painter(), &word);
        let rect = Rect::from_min_size(switch.right_top() + vec2(space::XS, 0.0), size);
        let button = Button::new(rect, plot_id(plot).with("reset"), &label, &looks::CORNER).hint(hint);
        if canvas.press_word(button, &word).clicked() {
            plot::reset(canvas.ui, plot_id(plot));
        }
    }
}

/// The switch of the plot of times: beside its axis, because no corner of its frame is free of dots.
pub fn below(canvas: &mut Canvas<'_, '_>, frame: Rect) {
    switch(canvas, PlotName::Time, frame.left_bottom() + vec2(-space::S, BELOW), Align2::RIGHT_TOP);
}

/// A switch between logarithmic and linear, `at` being its `anchor`; answers with its place.
fn switch(canvas: &mut Canvas<'_, '_>, plot: PlotName, at: Pos2, anchor: Align2) -> Rect {
    let (word, hint) = match super::axis::law(canvas.desk, plot) {
        Law::Logarithmic => ("plot-log", "plot-log-hint"),
        Law::Linear => ("plot-linear", "plot-linear-hint"),
    };
    let (word, hint) = (canvas.say(word), canvas.say(hint));
    let label = plots::done_in(canvas.desk.words, plot, &hint);
    let rect = anchor.anchor_size(at, looks::CORNER.size(canvas.painter(), &word));
    let button = Button::new(rect, plot_id(plot).with("scale"), &label, &looks::CORNER).hint(hint);
    let response = canvas.press_word(button, &word);
    canvas.on_click(&response, Action::SwitchAxis(plot));
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
        let hint = desk.hint(&hint, &caption::toggle(realm, desk.words));
        let button = Button::new(chip.rect, name, &label, &looks::CHIP).tick(chosen).hint(hint);
        let response = canvas.press(button, |_| ());
        canvas.on_click(&response, Action::ToggleShown(realm));
    }
}
