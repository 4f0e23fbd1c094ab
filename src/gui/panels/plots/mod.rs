//! The three plots, side by side with equal frames: frontier over expansions, expansions over time, time.

mod axis;
mod controls;
mod curves;
mod expanded;
mod frontier;
mod times;

use egui::{Rect, Ui, pos2, vec2};

use crate::{
    app::{Action, PlotName, RunState},
    gui::{
        Desk,
        theme::{Type, space},
        widgets::text::centred,
    },
};

/// Between the upper edge of the region and the heads, and between the axes and its lower edge.
const INSET: [f32; 2] = [4.0, 2.0];

/// Draws the plots into `ui.max_rect()`.
pub fn show(ui: &mut Ui, desk: &Desk<'_>, actions: &mut Vec<Action>) {
    let [first, second, third] = cells(ui.max_rect());
    frontier::show(ui, first, desk, actions);
    expanded::show(ui, second, desk, actions);
    times::show(ui, third, desk, actions);
}

/// Three equal parts of the region.
fn cells(region: Rect) -> [Rect; 3] {
    let width = (region.width() - 2.0 * space::XS) / 3.0;
    let [above, below] = INSET;
    let size = vec2(width, region.height() - above - below);
    [0.0, 1.0, 2.0]
        .map(|i| Rect::from_min_size(pos2(region.left() + space::XS + i * width, region.top() + above), size))
}

/// What a plot is called.
fn title(desk: &Desk<'_>, plot: PlotName) -> String {
    desk.words.say(match plot {
        PlotName::Frontier => "plot-frontier",
        PlotName::Expanded => "plot-expanded",
        PlotName::Time => "plot-time",
    })
}

/// In the middle of an empty frame.
fn say_why_empty(ui: &Ui, frame: Rect, desk: &Desk<'_>) {
    let why = why_empty(desk);
    centred(ui.painter(), frame.center(), &why, Type::Caption.font(), desk.palette.text_faint);
}

/// Why a plot without data has none; empty while data are on their way.
fn why_empty(desk: &Desk<'_>) -> String {
    let model = desk.view.model;
    let is_waited_for = |realm| {
        let lane = model.lane(realm);
        !lane.has_ended() || (matches!(lane.run, RunState::Done(_)) && !lane.recording.is_empty())
    };
    if model.shown_realms().next().is_none() {
        desk.words.say("plot-all-hidden")
    } else if model.shown_realms().any(is_waited_for) {
        String::new()
    } else {
        desk.words.say("plot-nothing-searched")
    }
}
