//! What stands over a plot, and what can be pressed in it: the switch of its scale, the way back to the whole, the chips of its legend.

use egui::{Align2, Id, Rect, Sense, Ui, vec2};

use crate::{
    app::{Action, PlotName, Shown},
    gui::{
        Desk,
        keys::caption,
        theme::{radius, space, stroke},
        widgets::{
            plot::{self, Corner, EndChip, Extent, Head, Law},
            press::{self, Chosen},
        },
    },
    tell::plots,
};

/// Between the frame of the plot of times and the switch below its rows.
const BELOW: f32 = 3.0;

/// The stable name of a plot.
pub fn id(plot: PlotName) -> Id {
    Id::unique("plot").with(match plot {
        PlotName::Frontier => "frontier",
        PlotName::Expanded => "expanded",
        PlotName::Time => "time",
    })
}

/// The words over a plot; a unit that has no room is told on hover, in full.
pub fn head(ui: &Ui, rect: Rect, head: &Head<'_>, plot: PlotName, desk: &Desk<'_>) {
    let Some(cut) = plot::head(ui.painter(), rect, head, desk.accent(), desk.palette) else { return };
    let response = ui.interact(cut, id(plot).with("unit"), Sense::hover());
    response.on_hover_text(head.units.first().copied().unwrap_or_default());
}

/// The switch of the scale and, where somebody has panned or zoomed, the reset beside it.
pub fn corner(
    ui: &Ui,
    shown: &plot::ChartResponse,
    plot: PlotName,
    desk: &Desk<'_>,
    actions: &mut Vec<Action>,
) {
    let right = switch(ui, plot, desk, actions, |ui, corner| {
        plot::scale_switch(ui, shown.frame, corner, desk.palette)
    });
    if shown.extent == Extent::Part {
        let label = plots::done_in(desk.words, plot, &desk.words.say("plot-reset-hint"));
        let corner =
            Corner { id: id(plot).with("reset"), word: &desk.words.say("plot-reset"), label: &label };
        let at = right.right_top() + vec2(space::XS, 0.0);
        let reset = plot::small_button(ui, at, Align2::LEFT_TOP, &corner, desk.palette);
        if reset.clicked() {
            plot::reset(ui, id(plot));
        }
        reset.on_hover_text(desk.words.say("plot-reset-hint"));
    }
}

/// The switch of the plot of times: beside its axis, because no corner of its frame is free of dots.
pub fn below(ui: &Ui, frame: Rect, desk: &Desk<'_>, actions: &mut Vec<Action>) {
    let at = frame.left_bottom() + vec2(-space::S, BELOW);
    switch(ui, PlotName::Time, desk, actions, |ui, corner| {
        plot::small_button(ui, at, Align2::RIGHT_TOP, corner, desk.palette)
    });
}

/// A switch between logarithmic and linear; answers with its place.
fn switch(
    ui: &Ui,
    plot: PlotName,
    desk: &Desk<'_>,
    actions: &mut Vec<Action>,
    draw: impl FnOnce(&Ui, &Corner<'_>) -> egui::Response,
) -> Rect {
    let (word, hint) = match super::axis::law(desk, plot) {
        Law::Logarithmic => ("plot-log", "plot-log-hint"),
        Law::Linear => ("plot-linear", "plot-linear-hint"),
    };
    let label = plots::done_in(desk.words, plot, &desk.words.say(hint));
    let corner = Corner { id: id(plot).with("scale"), word: &desk.words.say(word), label: &label };
    let response = draw(ui, &corner);
    if response.clicked() {
        actions.push(Action::SwitchAxis(plot));
    }
    let rect = response.rect;
    response.on_hover_text(desk.words.say(hint));
    rect
}

/// The chips that name curves and rows: a press hides the realm, or shows it again.
pub fn legend(ui: &Ui, chips: &[EndChip], plot: PlotName, desk: &Desk<'_>, actions: &mut Vec<Action>) {
    for chip in chips {
        let realm = chip.mark.realm();
        let (chosen, what) = match desk.view.model.shown(realm) {
            Shown::Yes => (Chosen::Yes, "plot-chip-hint"),
            Shown::No => (Chosen::No, "plot-chip-show"),
        };
        let hint = desk.words.tell(what, &[("realm", realm.label().into())]);
        let label = plots::done_in(desk.words, plot, &hint);
        let response =
            press::tick(ui, chip.rect, id(plot).with("chip").with(chip.mark.name()), &label, chosen);
        let ring = chip.rect.expand(stroke::FOCUS);
        press::focus_ring(ui.painter(), ring, radius::S, &response, desk.palette);
        if response.clicked() {
            actions.push(Action::ToggleShown(realm));
        }
        response.on_hover_text(desk.hint(&hint, &caption::toggle(realm, desk.words)));
    }
}
