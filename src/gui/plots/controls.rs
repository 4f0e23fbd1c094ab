//! The controls over, below and in a plot: the words of its head, the switch of its scale, the button back to the
//! whole, and the chips of its legend.

use egui::{Align2, Id, Pos2, Rect, Sense, Vec2, pos2, vec2};
use eight_realms_app::{
    app::{Action, PlotName, Shown},
    tell::plots,
};

use crate::gui::{
    keys::{binding, caption},
    kit::{Button, Canvas, Chosen, id},
    theme::{looks, sizes::plot::heading, space},
    widgets::{
        marks::again_mark,
        plot::{self, AxisScale, EndChip, PlotHead, Zoom},
        segments::{self, Segment},
    },
};

/// Width of a plot below which the switch of its scale is one button; that of run times has another button beside it.
const NARROW: f32 = 200.0;

/// Returns the stable id of a plot.
pub fn plot_id(plot: PlotName) -> Id {
    id(("plot", plot.name()))
}

/// Draws the words over a plot, each with its convention on hover, and at their right the switch of its scale.
pub fn head(canvas: &mut Canvas<'_, '_>, rect: Rect, head: &PlotHead<'_>, plot: PlotName) {
    let left = match (switch(canvas, rect, plot), plot) {
        (left, PlotName::Frontier | PlotName::Expanded) => left,
        (left, PlotName::Time) => {
            measure_again(canvas, pos2(left - space::XS, rect.top() + heading::HEIGHT / 2.0))
        }
    };
    let (painter, accent) = (canvas.painter(), canvas.context.accent());
    let rect = rect.with_max_x(left - space::S + space::M);
    let places = plot::head(painter, rect, head, accent, canvas.palette());
    let (title, value) = plots::conventions(plot, canvas.context.view.model.chosen);
    let title = [head.title, &canvas.say(title)].join("\n");
    for (place, name, hint) in [(places.title, "title", title), (places.value, "value", canvas.say(value))] {
        let response = canvas.ui.interact(place, plot_id(plot).with(name), Sense::hover());
        response.on_hover_text(hint);
    }
}

/// Draws the button that measures all run times anew, with its right end at `end`; returns its left end.
fn measure_again(canvas: &mut Canvas<'_, '_>, end: Pos2) -> f32 {
    let model = canvas.context.view.model;
    let place = Align2::RIGHT_CENTER.anchor_size(end, Vec2::splat(looks::CORNER.height));
    let what = canvas.say("plot-time-again");
    let label = plots::done_in(canvas.context.narrator(), PlotName::Time, &what);
    let hint = canvas.context.hint_of("plot-time-again", const { binding("measure-again") });
    let mut part = canvas.part();
    if !model.can_measure_again() {
        part.disable();
    }
    let canvas = &mut canvas.on(&mut part);
    let button = Button::new(place, plot_id(PlotName::Time).with("again"), &label, &looks::CORNER).hint(hint);
    let response = canvas.press(button, |ink| again_mark(canvas.painter(), place.center(), ink));
    canvas.on_click(&response, Action::MeasureAgain);
    place.left()
}

/// Draws the switch between logarithmic and linear, at the right end of the head of `rect`; returns its left end.
fn switch(canvas: &mut Canvas<'_, '_>, rect: Rect, plot: PlotName) -> f32 {
    let half = |value, word, hint| {
        let (word, hint) = (canvas.say(word), canvas.say(hint));
        Segment { value, word, label: plots::done_in(canvas.context.narrator(), plot, &hint), hint }
    };
    let halves = [
        half(AxisScale::Logarithmic, "plot-log", "plot-log-hint"),
        half(AxisScale::Linear, "plot-linear", "plot-linear-hint"),
    ];
    let end = pos2(rect.right() - space::M, rect.top() + heading::HEIGHT / 2.0);
    let axis_scale = super::axis::axis_scale(canvas.context, plot);
    let least = NARROW + if plot == PlotName::Time { looks::CORNER.height } else { 0.0 };
    if rect.width() < least {
        return one_button(canvas, end, plot, &halves, axis_scale);
    }
    let size = vec2(segments::small_width(canvas.painter(), &halves), heading::HEIGHT);
    let place = Align2::RIGHT_CENTER.anchor_size(end, size);
    let name = plot_id(plot).with("scale");
    let choice = segments::show_small(canvas.ui, place, name, &halves, axis_scale, canvas.palette());
    if choice.is_some_and(|choice| choice != axis_scale) {
        canvas.ask(Action::SwitchAxis(plot));
    }
    place.left()
}

/// Draws the switch as one button with the word of the scale there is, its right end at `end`; returns its left end.
fn one_button(
    canvas: &mut Canvas<'_, '_>,
    end: Pos2,
    plot: PlotName,
    halves: &[Segment<AxisScale>; 2],
    axis_scale: AxisScale,
) -> f32 {
    let own = halves.iter().find(|half| half.value == axis_scale).unwrap_or(&halves[0]);
    let width =
        halves.iter().map(|half| looks::CORNER.width(canvas.painter(), &half.word)).fold(0.0, f32::max);
    let place = Align2::RIGHT_CENTER.anchor_size(end, vec2(width, looks::CORNER.height));
    let hint = canvas.say(match axis_scale {
        AxisScale::Logarithmic => "plot-log-key",
        AxisScale::Linear => "plot-linear-key",
    });
    let label = plots::done_in(canvas.context.narrator(), plot, &hint);
    let button = Button::new(place, plot_id(plot).with("scale"), &label, &looks::CORNER);
    let response = canvas.press_word(button.hint(hint), &own.word);
    canvas.on_click(&response, Action::SwitchAxis(plot));
    place.left()
}

/// Writes the title of the axis from left to right, with its convention on hover.
pub fn axis_title(canvas: &Canvas<'_, '_>, frame: Rect, plot: PlotName, title: &str, convention: &str) {
    let place = plot::axis_title(canvas.painter(), frame, title, canvas.palette());
    let response = canvas.ui.interact(place, plot_id(plot).with("axis"), Sense::hover());
    response.on_hover_text(canvas.say(convention));
}

/// Draws the reset button in a plot that is panned or zoomed.
pub fn corner(canvas: &Canvas<'_, '_>, chart_response: &plot::ChartResponse, plot: PlotName) {
    if chart_response.extent == Zoom::Whole {
        return;
    }
    let (word, hint) = (canvas.say("plot-reset"), canvas.say("plot-reset-hint"));
    let label = plots::done_in(canvas.context.narrator(), plot, &hint);
    let rect =
        Rect::from_min_size(plot::corner(chart_response.frame), looks::CORNER.size(canvas.painter(), &word));
    let button = Button::new(rect, plot_id(plot).with("reset"), &label, &looks::CORNER).hint(hint);
    if canvas.press_word(button, &word).clicked() {
        plot::reset(canvas.ui, plot_id(plot));
    }
}

/// Senses the chips that name curves and rows: a press hides the realm, or shows it again.
pub fn legend(canvas: &mut Canvas<'_, '_>, chips: &[EndChip], plot: PlotName) {
    let context = canvas.context;
    for chip in chips {
        let realm = chip.mark.realm();
        let (chosen, what) = match context.view.model.shown(realm) {
            Shown::Yes => (Chosen::Yes, "plot-chip-hint"),
            Shown::No => (Chosen::No, "plot-chip-show"),
        };
        let hint = context.words.tell(what, &[("realm", realm.label().into())]);
        let label = plots::done_in(context.narrator(), plot, &hint);
        let name = plot_id(plot).with("chip").with(chip.mark.name());
        let hint = context.hint(&hint, &caption::toggle(realm, context.words));
        let button = Button::new(chip.rect, name, &label, &looks::CHIP).tick(chosen).hint(hint);
        let response = canvas.press(button, |_| ());
        canvas.on_click(&response, Action::ToggleShown(realm));
    }
}
