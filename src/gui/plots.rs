//! The three plots, side by side with equal frames: frontier over expansions, expansions over time, time. Their height is
//! that of their region, see `theme/regions.rs`.

use std::mem;

use egui::{Align2, Id, LayerId, Order, Pos2, Rect, Response, Sense, Ui, Vec2, pos2, vec2};
use eight_realms_app::{
    desk::{
        Shown,
        action::WindowAction,
        export::ExportAction,
        figure::Export,
        here::Phase,
        preferences::{Axis, PlotName},
        screen::{Fold, FoldingRegion},
        seen::next_power_of_ten,
    },
    export,
    model::Action,
    plots::{PlotCurve, PlotPlayhead, PlotTime, Plots, TimeSpread, sentences},
    words::{figures, names},
};
use eight_realms_core::puzzle::Puzzle;

use crate::gui::{
    PanelContext,
    keys::{binding, caption},
    kit::{Button, Canvas, Chosen, fold, id, tooltip},
    theme::{
        FINGER, LaneMark, Type, looks, phone,
        sizes::{marks, plot::heading},
        space,
    },
    widgets::{
        chip::Fill,
        key_hint::{cap_width, key_cap},
        marks::{again_mark, save_mark, warning_mark},
        plot::{
            self, AxisScale, Chart, Curve, DotsKey, EndChip, Fit, Form, HeadMark, Hovered, PlayheadLine,
            PlotHead, Scale, TimeDots, UnitTone, Zoom,
        },
        segments::{self, Segment},
        still, text,
    },
};

/// Distance between the upper edge of the region and the heads, and between the axes and its lower edge.
const INSET: [f32; 2] = [2.0, 1.0];
/// Width of the strip at the right with the handle, and side of the handle.
const HANDLE: f32 = 18.0;
/// Width of a plot below which the switch of its scale is one button; that of run times has another button beside it.
const NARROW: f32 = 200.0;
/// The same where both switches are large enough for a finger.
const NARROW_FINGERS: f32 = 260.0;
/// Beginning of an axis of seconds, unless something is shorter.
const USUAL_MIN: f64 = 1e-6;
/// Minimum beginning of an axis of seconds.
const SHORTEST: f64 = 1e-9;

/// Draws the plots into their place.
pub fn show(canvas: &mut Canvas<'_, '_>) {
    let full = canvas.ui.max_rect();
    let side = if canvas.has_fingers() { HANDLE + 2.0 } else { HANDLE };
    let place = Align2::RIGHT_TOP.anchor_size(full.right_top() + vec2(-2.0, space::XS), Vec2::splat(side));
    fold::handle(canvas, place, FoldingRegion::Plots, Fold::Open, Vec2::DOWN);
    let region = full.with_max_x(full.right() - HANDLE);
    let [first, second, third] = cells(region.with_min_y(region.top() + over_head(canvas)));
    show_frontier(canvas, first);
    show_expanded(canvas, second);
    show_times(canvas, third);
}

/// Room over the head of a plot that its controls are pressed in too.
fn over_head(canvas: &Canvas<'_, '_>) -> f32 {
    canvas.target(heading::HEIGHT) - heading::HEIGHT
}

/// Where a control is pressed whose right end in the head of a plot is at `end`: below it there may be chips.
fn pressed_in(canvas: &Canvas<'_, '_>, end: Pos2, width: f32) -> Rect {
    let size = vec2(width, canvas.target(heading::HEIGHT));
    Align2::RIGHT_BOTTOM.anchor_size(end + vec2(0.0, heading::HEIGHT / 2.0), size)
}

/// Draws one plot over the whole stage, below the choice among the three.
pub fn show_upright(canvas: &mut Canvas<'_, '_>) {
    let full = canvas.ui.max_rect().shrink2(vec2(phone::MARGIN, space::S));
    let (row, place) = full.split_top_bottom_at_y(full.top() + phone::BAR);
    let place = place.with_min_y(place.top() + over_head(canvas));
    let plots = PlotName::ALL.map(|plot| {
        let word = sentences::title(canvas.context.narrator(), plot);
        Segment::new(plot, word.clone(), word)
    });
    let shown = canvas.context.view.model.plot;
    if let Some(plot) = canvas.choice(row, "plot shown", &plots, shown) {
        canvas.ask(Action::Window(WindowAction::Plot(plot)));
    }
    show_one(canvas, place, shown);
}

/// Draws one plot into `place`.
pub fn show_one(canvas: &mut Canvas<'_, '_>, place: Rect, plot: PlotName) {
    match plot {
        PlotName::Frontier => show_frontier(canvas, place),
        PlotName::Expanded => show_expanded(canvas, place),
        PlotName::Time => show_times(canvas, place),
    }
}

/// Draws the line that the plots are folded to: their three figures at the playhead or, before the first event, their
/// names; and the key that opens them.
pub fn show_line(canvas: &mut Canvas<'_, '_>) {
    let full = canvas.ui.max_rect();
    let line = full.shrink2(vec2(canvas.margin(full.width()), 0.0));
    let arrow = line.left_center() + vec2(space::S / 2.0, 0.0);
    let place = full.shrink2(vec2(space::XS, space::XS / 2.0));
    fold::handle_over(canvas, place, (FoldingRegion::Plots, Fold::Folded), (arrow, Vec2::RIGHT));
    let palette = canvas.palette();
    let at = pos2(line.left() + 2.0 * space::S + space::XS, line.center().y);
    let title = text::left(canvas.painter(), at, &canvas.say("plots"), Type::Title, palette.text);
    let (label, end) = if canvas.stage().phase == Phase::Before {
        show_names(canvas, pos2(title.right() + space::M, at.y))
    } else {
        show_figures(canvas, pos2(title.right() + space::XL, at.y))
    };
    canvas.named(title.with_max_x(end), "plots line", &label);
    let key = const { binding("fold-plots") }.caps(canvas.context.words);
    let cap = pos2(line.right() - cap_width(canvas.painter(), &key), at.y);
    if cap.x > end + space::M {
        key_cap(canvas.painter(), cap, &key, palette);
    }
}

/// Writes the names of the plots from a point (left, middle) on; returns what the line says, and where it ends.
fn show_names(canvas: &Canvas<'_, '_>, at: Pos2) -> (String, f32) {
    let names = sentences::figures(canvas.context.narrator()).map(|(name, _)| canvas.say(name));
    let words = names.join(" · ");
    let end = text::left(canvas.painter(), at, &words, Type::Caption, canvas.palette().text_faint).right();
    (line_label(canvas, names), end)
}

/// Writes the three figures at the playhead from a point (left, middle) on; returns what the line says, and where it ends.
fn show_figures(canvas: &Canvas<'_, '_>, at: Pos2) -> (String, f32) {
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let figures = sentences::figures(canvas.context.narrator());
    let mut x = at.x;
    for (name, figure) in &figures {
        let word = text::left(painter, pos2(x, at.y), &canvas.say(name), Type::Caption, palette.text_faint);
        let figure =
            text::left(painter, pos2(word.right() + space::S, at.y), figure, Type::Figure, palette.text);
        x = figure.right() + space::XL;
    }
    let said = figures.map(|(name, figure)| format!("{} {figure}", canvas.say(name)));
    (line_label(canvas, said), x)
}

fn line_label(canvas: &Canvas<'_, '_>, parts: [String; 3]) -> String {
    let [frontier, expanded, time] = parts.map(Into::into);
    canvas.tell("plots-line", &[("frontier", frontier), ("expanded", expanded), ("time", time)])
}

/// Returns three equal parts of the region.
fn cells(region: Rect) -> [Rect; 3] {
    let width = (region.width() - 2.0 * space::XS) / 3.0;
    let [above, below] = INSET;
    let size = vec2(width, region.height() - above - below);
    [0.0, 1.0, 2.0]
        .map(|i| Rect::from_min_size(pos2(region.left() + space::XS + i * width, region.top() + above), size))
}

/// Draws the first plot: how many boards wait, over how many have been expanded.
fn show_frontier(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    let context = canvas.context;
    let view = &context.view.plots;
    let axis_scale = axis_scale(context, PlotName::Frontier);
    let [x, y] = largest(&view.frontier).map(|most| axis_end(view, most));
    let curves = CurvePlot {
        plot: PlotName::Frontier,
        unit: context.words.say("plot-unit"),
        axis: (vec![context.words.say("plot-frontier-axis")], "plot-frontier-axis-note"),
        value: sentences::now(context.narrator(), view.frontier_now),
        x: Scale::counts(axis_scale, x, &count_tick),
        y: Scale::counts(axis_scale, y, &count_tick),
        series: series(&view.frontier, context).collect(),
        playhead: PlayheadLine::X(view.playhead as f64),
        tooltip: &|at| {
            sentences::frontier_point(context.words, &context.view.plots, at.mark.lane(), at.index, at.value)
        },
    };
    show_curves(canvas, rect, &curves);
}

/// Draws the second plot: how many boards have been expanded, over time.
///
/// Time is measured inside the searches as they are recorded, until every run time is measured with its curve. The name
/// of the axis says which of the two it is and, as far as there is room, that the clock was too coarse for a curve; the note
/// on it says so in any case.
fn show_expanded(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    let context = canvas.context;
    let view = &context.view.plots;
    let axis_scale = axis_scale(context, PlotName::Expanded);
    let [_, most] = largest(&view.expanded).map(|most| axis_end(view, most));
    let [least, longest] = match axis_scale {
        AxisScale::Logarithmic => seconds_reach(context),
        AxisScale::Linear => decade_reach(curve_ends(&view.expanded)),
    };
    let from = if axis_scale == AxisScale::Logarithmic { least } else { 0.0 };
    let curves = CurvePlot {
        plot: PlotName::Expanded,
        unit: context.words.say("plot-unit"),
        axis: sentences::expanded_axis(context.narrator(), view.clock),
        value: sentences::now(context.narrator(), view.expanded_now),
        x: Scale::seconds(axis_scale, least, longest, &figures::tick),
        y: Scale::counts(axis_scale, most, &count_tick),
        series: series(&view.expanded, context).map(|curve| since(curve, from)).collect(),
        playhead: playhead(view.expanded_playhead),
        tooltip: &|hovered| sentences::expanded_point(context.words, hovered.value),
    };
    let frame = show_curves(canvas, rect, &curves);
    if view.clock.is_run_time() && !curves.series.is_empty() {
        frame.on_hover_text(context.words.say(curves.axis.1));
    }
}

/// Returns the line of the playhead, across the axis along which it moves.
fn playhead(place: PlotPlayhead) -> PlayheadLine {
    match place {
        PlotPlayhead::Seconds(seconds) => PlayheadLine::X(seconds),
        PlotPlayhead::Expansions(expansions) => PlayheadLine::Y(expansions as f64),
    }
}

/// Returns the curve from the last point before `least` on: the points before it would crowd at the edge.
fn since(curve: Curve<'_>, least: f64) -> Curve<'_> {
    let first = curve.points.partition_point(|point| point[0] < least).saturating_sub(1);
    Curve { points: &curve.points[first..], ..curve }
}

/// A plot of curves, in the language of the window.
struct CurvePlot<'a> {
    plot: PlotName,
    unit: String,
    /// The titles of the axis from left to right, the longest first, and the id of its convention.
    axis: (Vec<String>, &'static str),
    /// The value of the chosen lane at the playhead, as text.
    value: String,
    /// Axis from left to right.
    x: Scale<'a>,
    /// Axis from bottom to top.
    y: Scale<'a>,
    /// A curve for each visible realm.
    series: Vec<Curve<'a>>,
    /// Place of the playhead.
    playhead: PlayheadLine,
    /// The words for a point under the pointer.
    tooltip: &'a dyn Fn(&Hovered) -> String,
}

/// Draws head, curves, legend and tooltip; returns the sensed frame.
fn show_curves(canvas: &mut Canvas<'_, '_>, rect: Rect, curves: &CurvePlot<'_>) -> Response {
    let palette = canvas.palette();
    let title = sentences::title(canvas.context.narrator(), curves.plot);
    let head = PlotHead {
        title: &title,
        units: &[&curves.unit],
        value: &curves.value,
        mark: HeadMark::Realm,
        unit_tone: UnitTone::Plain,
    };
    show_head(canvas, rect, &head, curves.plot);
    let id = plot_id(curves.plot);
    let chart = Chart {
        id,
        label: &title,
        x: curves.x,
        y: curves.y,
        curves: &curves.series,
        playhead: (!curves.series.is_empty()).then_some(curves.playhead),
        guides: &[],
        fit: fit(canvas, id),
    };
    let chart_response = plot::show(canvas.ui, rect, &chart, palette);
    if curves.series.is_empty() {
        explain_empty(canvas, chart_response.frame, curves.plot);
    }
    let (titles, convention) = &curves.axis;
    show_axis_title(canvas, chart_response.frame, curves.plot, titles, convention);
    show_reset(canvas, &chart_response, curves.plot);
    sense_chips(canvas, &chart_response.chips, curves.plot);
    if let Some(hovered) = &chart_response.hovered {
        // The crosshair follows the pointer, over the switches and chips of the plot too.
        let over = LayerId::new(Order::Tooltip, id.with("crosshair"));
        let painter = canvas.painter().clone().with_layer_id(over);
        plot::crosshair(&painter, chart_response.frame, hovered, &(curves.tooltip)(hovered), palette);
    }
    chart_response.response
}

/// Returns the curves of the view in the widget's form.
fn series<'a>(curves: &'a [PlotCurve], context: &PanelContext<'_>) -> impl Iterator<Item = Curve<'a>> {
    let chosen = context.view.model.chosen;
    curves.iter().map(move |curve| Curve {
        mark: LaneMark::of(curve.lane),
        points: &curve.points,
        form: Form::Line,
        band: &[],
        chosen: Chosen::same(curve.lane, chosen),
        fill: Fill::Solid,
    })
}

/// Returns how the plot is fitted: another puzzle, or the other kind of time, is shown whole.
fn fit(canvas: &Canvas<'_, '_>, id: Id) -> Fit {
    let view = canvas.context.view;
    let now: (Puzzle, PlotTime) = (view.model.puzzle, view.plots.clock);
    let key = id.with("shown");
    let previous = canvas.ui.data_mut(|data| mem::replace(data.get_temp_mut_or(key, now), now));
    if previous == now { Fit::WhileUntouched } else { Fit::Now }
}

/// Writes the reason in the middle of an empty frame.
fn explain_empty(canvas: &Canvas<'_, '_>, frame: Rect, plot: PlotName) {
    let reason = sentences::empty_reason(canvas.context.narrator(), plot);
    text::centred(
        canvas.painter(),
        frame.center(),
        &reason,
        Type::Caption.font(),
        canvas.palette().text_faint,
    );
}

/// Draws the third plot: time itself, one row per realm, with the median run time and its spread, and the time of the
/// table.
fn show_times(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    let context = canvas.context;
    let view = &context.view.plots;
    let title = sentences::title(context.narrator(), PlotName::Time);
    let now = match view.expanded_playhead {
        PlotPlayhead::Seconds(seconds) if view.clock.is_run_time() && !view.expanded.is_empty() => {
            Some(seconds)
        }
        PlotPlayhead::Seconds(_) | PlotPlayhead::Expansions(_) => None,
    };
    let chosen = view.times.iter().find(|row| row.lane == context.view.model.chosen);
    let median = chosen.and_then(|row| row.answer).map(|run_time| run_time.median);
    let value = median.map_or_else(String::new, figures::seconds);
    show_times_head(canvas, rect, &title, &value);
    let [least, most] = times_reach(context);
    let rows: Vec<plot::Spread> = view.times.iter().map(|row| spread(row, context)).collect();
    let x = Scale::seconds(axis_scale(context, PlotName::Time), least, most, &figures::tick);
    let id = plot_id(PlotName::Time);
    let times = TimeDots { id, label: &title, x, rows: &rows, playhead: now };
    let dots = plot::dots(canvas.ui, rect, &times, context.palette);
    if sentences::timed(context.view.model.desk, &context.view.plots).next().is_none() {
        explain_empty(canvas, dots.frame, PlotName::Time);
    }
    show_key(canvas, [rect, dots.frame]);
    sense_chips(canvas, &dots.chips, PlotName::Time);
    dots.chips.iter().for_each(|chip| warn(canvas, chip));
    if let Some(spread) = dots.hovered.and_then(|mark| {
        sentences::timed(context.view.model.desk, &context.view.plots).find(|row| is_of(row, mark))
    }) {
        dots.response.on_hover_ui_at_pointer(|ui| show_row_words(ui, spread, context));
    }
}

/// Draws the words over the plot. The units warn of times taken while the computer was busy; the mark warns if the
/// chosen lane's own time is one of them.
fn show_times_head(canvas: &mut Canvas<'_, '_>, rect: Rect, title: &str, value: &str) {
    let narrator = canvas.context.narrator();
    let units = sentences::time_units(narrator, &canvas.context.view.plots);
    let units = units.each_ref().map(String::as_str);
    let mut busy = sentences::busy(narrator.seen, &canvas.context.view.plots).peekable();
    let unit_tone = if busy.peek().is_some() { UnitTone::Warning } else { UnitTone::Plain };
    let is_own = busy.any(|row| row.lane == narrator.seen.chosen);
    let mark = if is_own { HeadMark::Warning } else { HeadMark::Realm };
    show_head(canvas, rect, &PlotHead { title, units: &units, value, mark, unit_tone }, PlotName::Time);
}

/// Draws the mark in front of a row whose times are too long, with the reason on hover.
fn warn(canvas: &Canvas<'_, '_>, chip: &EndChip) {
    let context = canvas.context;
    let Some(row) =
        sentences::busy(context.view.model.desk, &context.view.plots).find(|row| is_of(row, chip.mark))
    else {
        return;
    };
    let side = marks::WARNING;
    let place =
        Align2::RIGHT_CENTER.anchor_size(chip.rect.left_center() - vec2(space::XS, 0.0), Vec2::splat(side));
    warning_mark(canvas.painter(), place.center(), side, canvas.palette());
    let note = sentences::busy_note(context.words, row);
    canvas.named(place, ("busy computer", chip.mark.name()), &note).on_hover_text(&note);
}

/// Draws the key of dot, whisker and ring; the axis has the name of the plot.
fn show_key(canvas: &Canvas<'_, '_>, places: [Rect; 2]) {
    let words = ["plot-key-median", "plot-key-spread", "plot-key-table", "plot-key-table-short"];
    let words = words.map(|id| canvas.say(id));
    let [median, spread, long, short] = words.each_ref().map(String::as_str);
    let key = DotsKey { median, spread, table_time: [long, short] };
    let text_rect = plot::dots_key(canvas.painter(), places, &key, canvas.palette());
    let label = [median, spread, long].join(" · ");
    canvas.named(text_rect, "key of times", &label).on_hover_text(canvas.say("plot-time-note"));
}

fn is_of(row: &TimeSpread, mark: LaneMark) -> bool {
    row.lane == mark.lane()
}

/// Returns the reach of the rows, and of the curves of the second plot where those show the same time.
fn times_reach(context: &PanelContext<'_>) -> [f64; 2] {
    let is_logarithmic = axis_scale(context, PlotName::Time) == AxisScale::Logarithmic;
    if context.view.plots.clock.is_run_time() && is_logarithmic {
        seconds_reach(context)
    } else {
        decade_reach(run_times(sentences::timed(context.view.model.desk, &context.view.plots)))
    }
}

fn spread(spread: &TimeSpread, context: &PanelContext<'_>) -> plot::Spread {
    let model = context.view.model;
    plot::Spread {
        mark: LaneMark::of(spread.lane),
        least_median_most: spread.answer.map(|run_time| [run_time.min, run_time.median, run_time.max]),
        table_time: spread.table_time.map(|table_time| table_time.median),
        chosen: Chosen::same(spread.lane, model.chosen),
        fill: if model.shown(spread.lane) == Shown::Yes { Fill::Solid } else { Fill::Outline },
    }
}

/// Writes the figures of one row.
fn show_row_words(ui: &mut Ui, spread: &TimeSpread, context: &PanelContext<'_>) {
    let (words, palette) = (context.words, context.palette);
    let name = context.name(spread.lane);
    tooltip::line(ui, &name, Type::Title, palette.text);
    for line in sentences::time_row(words, spread) {
        tooltip::line(ui, &line, Type::Caption, palette.text_soft);
    }
}

/// Returns the stable id of a plot.
fn plot_id(plot: PlotName) -> Id {
    id(("plot", plot.name()))
}

/// Draws the words over a plot, each with its convention on hover, and at their right the switch of its scale.
fn show_head(canvas: &mut Canvas<'_, '_>, rect: Rect, head: &PlotHead<'_>, plot: PlotName) {
    let left = match (show_switch(canvas, rect, plot), plot) {
        (left, _) if still::is_set(canvas.ui.ctx()) => left,
        (left, PlotName::Frontier | PlotName::Expanded) => left,
        (left, PlotName::Time) => {
            show_measure_again(canvas, pos2(left - space::XS, rect.top() + heading::HEIGHT / 2.0))
        }
    };
    // Fingers have no right click; a phone has the row of its menu.
    let has_save = canvas.has_fingers() && !canvas.is_phone() && !still::is_set(canvas.ui.ctx());
    let left = if has_save && export::is_offered(plot.into(), canvas.context.view) {
        // Beside another key, each has the room of a finger.
        let apart = if plot == PlotName::Time { FINGER - looks::CORNER.height } else { space::XS };
        show_save(canvas, pos2(left - apart, rect.top() + heading::HEIGHT / 2.0), plot)
    } else {
        left
    };
    let (painter, accent) = (canvas.painter(), canvas.context.accent());
    let rect = rect.with_max_x(left - space::S + space::M);
    let places = plot::head(painter, rect, head, accent, canvas.palette());
    let (title, value) = sentences::conventions(plot, canvas.context.view.model.chosen);
    let title = [head.title, &canvas.say(title)].join("\n");
    for (place, name, hint) in [(places.title, "title", title), (places.value, "value", canvas.say(value))] {
        let response = canvas.ui.interact(place, plot_id(plot).with(name), Sense::hover());
        response.on_hover_text(hint);
    }
}

/// Draws the button that measures all run times anew, with its right end at `end`; returns its left end.
fn show_measure_again(canvas: &mut Canvas<'_, '_>, end: Pos2) -> f32 {
    let model = canvas.context.view.model;
    let place = Align2::RIGHT_CENTER.anchor_size(end, Vec2::splat(looks::CORNER.height));
    let what = canvas.say("plot-time-again");
    let label = sentences::done_in(canvas.context.narrator(), PlotName::Time, &what);
    let hint = canvas.context.hint_of("plot-time-again", const { binding("measure-again") });
    let mut part = canvas.part();
    if !model.can_measure_again() {
        part.disable();
    }
    let canvas = &mut canvas.on(&mut part);
    let pressed_in = pressed_in(canvas, end, canvas.target(looks::CORNER.height));
    let button = Button::new(place, plot_id(PlotName::Time).with("again"), &label, &looks::CORNER);
    let button = button.hint(hint).pressed_in(pressed_in);
    let response = canvas.press(button, |ink| again_mark(canvas.painter(), place.center(), ink));
    canvas.on_click(&response, Action::MeasureAgain);
    place.left()
}

/// Draws the button that saves a plot, with its right end at `end`; returns its left end.
fn show_save(canvas: &mut Canvas<'_, '_>, end: Pos2, plot: PlotName) -> f32 {
    let place = Align2::RIGHT_CENTER.anchor_size(end, Vec2::splat(looks::CORNER.height));
    let label = sentences::done_in(canvas.context.narrator(), plot, &canvas.say("save-open"));
    let pressed_in = pressed_in(canvas, end, canvas.target(looks::CORNER.height));
    let button = Button::new(place, plot_id(plot).with("save"), &label, &looks::CORNER);
    let button = button.hint(canvas.say("save-hint")).pressed_in(pressed_in);
    let response = canvas.press(button, |ink| save_mark(canvas.painter(), place.center(), ink));
    let export = Export { figure: plot.into(), ..canvas.context.view.model.export.export };
    canvas.on_click(&response, Action::Export(ExportAction::Take(export)));
    place.left()
}

/// Draws the switch between logarithmic and linear, at the right end of the head of `rect`; returns its left end.
fn show_switch(canvas: &mut Canvas<'_, '_>, rect: Rect, plot: PlotName) -> f32 {
    let half = |value, word, hint| {
        let (word, hint) = (canvas.say(word), canvas.say(hint));
        Segment { value, word, label: sentences::done_in(canvas.context.narrator(), plot, &hint), hint }
    };
    let halves = [
        half(AxisScale::Logarithmic, "plot-log", "plot-log-hint"),
        half(AxisScale::Linear, "plot-linear", "plot-linear-hint"),
    ];
    let end = pos2(rect.right() - space::M, rect.top() + heading::HEIGHT / 2.0);
    if still::is_set(canvas.ui.ctx()) {
        return end.x;
    }
    let axis_scale = axis_scale(canvas.context, plot);
    let narrow = if canvas.has_fingers() { NARROW_FINGERS } else { NARROW };
    let least = narrow + if plot == PlotName::Time { looks::CORNER.height } else { 0.0 };
    if rect.width() < least {
        return show_switch_button(canvas, end, plot, &halves, axis_scale);
    }
    let name = plot_id(plot).with("scale");
    let place = |width, height| Align2::RIGHT_CENTER.anchor_size(end, vec2(width, height));
    let (ui, palette) = (&*canvas.ui, canvas.palette());
    let (place, choice) = if canvas.has_fingers() {
        let place = place(segments::width(ui.painter(), &halves), heading::HEIGHT + space::M);
        (place, segments::show(ui, place, name, &halves, axis_scale, palette))
    } else {
        let place = place(segments::small_width(ui.painter(), &halves), heading::HEIGHT);
        (place, segments::show_small(ui, place, name, &halves, axis_scale, palette))
    };
    if choice.is_some_and(|choice| choice != axis_scale) {
        canvas.ask(Action::SwitchAxis(plot));
    }
    place.left()
}

/// Draws the switch as one button with the word of the scale there is, its right end at `end`; returns its left end.
fn show_switch_button(
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
    let label = sentences::done_in(canvas.context.narrator(), plot, &hint);
    let pressed_in = pressed_in(canvas, end, width.max(canvas.target(0.0)));
    let button = Button::new(place, plot_id(plot).with("scale"), &label, &looks::CORNER);
    let response = canvas.press_word(button.hint(hint).pressed_in(pressed_in), &own.word);
    canvas.on_click(&response, Action::SwitchAxis(plot));
    place.left()
}

/// Writes the first title of the axis from left to right that is no wider than it, with its convention on hover.
fn show_axis_title(
    canvas: &Canvas<'_, '_>,
    frame: Rect,
    plot: PlotName,
    titles: &[String],
    convention: &str,
) {
    let fits = |title: &&String| text::width(canvas.painter(), title, Type::Tick) <= frame.width();
    let Some(title) = titles.iter().find(fits).or(titles.last()) else { return };
    let place = plot::axis_title(canvas.painter(), frame, title, canvas.palette());
    let response = canvas.ui.interact(place, plot_id(plot).with("axis"), Sense::hover());
    response.on_hover_text(canvas.say(convention));
}

/// Draws the reset button in a plot that is panned or zoomed.
fn show_reset(canvas: &Canvas<'_, '_>, chart_response: &plot::ChartResponse, plot: PlotName) {
    if chart_response.extent == Zoom::Whole {
        return;
    }
    let (word, hint) = (canvas.say("plot-reset"), canvas.say("plot-reset-hint"));
    let label = sentences::done_in(canvas.context.narrator(), plot, &hint);
    let rect =
        Rect::from_min_size(plot::corner(chart_response.frame), looks::CORNER.size(canvas.painter(), &word));
    let button = Button::new(rect, plot_id(plot).with("reset"), &label, &looks::CORNER).hint(hint);
    if canvas.press_word(button, &word).clicked() {
        plot::reset(canvas.ui, plot_id(plot));
    }
}

/// Senses the chips that name curves and rows: a press hides the lane, or shows it again.
fn sense_chips(canvas: &mut Canvas<'_, '_>, chips: &[EndChip], plot: PlotName) {
    let context = canvas.context;
    for chip in chips {
        let lane = chip.mark.lane();
        let (chosen, what) = match context.view.model.shown(lane) {
            Shown::Yes => (Chosen::Yes, "plot-chip-hint"),
            Shown::No => (Chosen::No, "plot-chip-show"),
        };
        let hint = context.words.tell(what, &[("lane", names::lane(context.words, lane).into())]);
        let label = sentences::done_in(context.narrator(), plot, &hint);
        let name = plot_id(plot).with("chip").with(chip.mark.name());
        let hint = context.hint(&hint, &caption::toggle(lane, context.words));
        let button = Button::new(chip.rect, name, &label, &looks::CHIP).tick(chosen).hint(hint);
        let response = canvas.press(button, |_| ());
        canvas.on_click(&response, Action::ToggleShown(lane));
    }
}

/// Returns the scale of a plot: logarithmic or linear.
fn axis_scale(context: &PanelContext<'_>, plot: PlotName) -> AxisScale {
    match context.view.model.preferences.axes.of(plot) {
        Axis::Logarithmic => AxisScale::Logarithmic,
        Axis::Linear => AxisScale::Linear,
    }
}

/// Writes a count along an axis.
fn count_tick(value: f64) -> String {
    figures::count_tick(value as u64)
}

/// Returns the largest x and the largest y of all curves.
fn largest(curves: &[PlotCurve]) -> [f64; 2] {
    let points = curves.iter().flat_map(|curve| curve.points.iter());
    points.fold([0.0, 0.0], |[x, y], point| [point[0].max(x), point[1].max(y)])
}

/// Returns where an axis of counts ends: while totals are covered, at the next power of ten.
fn axis_end(plots: &Plots, most: f64) -> f64 {
    if plots.is_covered { next_power_of_ten(most as u64) as f64 } else { most }
}

/// Returns where each curve ends on the axis of seconds.
fn curve_ends(curves: &[PlotCurve]) -> impl Iterator<Item = f64> {
    curves.iter().filter_map(|curve| curve.points.last()).map(|point| point[0])
}

/// Returns the bounds of all run times of `rows`.
fn run_times<'a>(rows: impl Iterator<Item = &'a TimeSpread>) -> impl Iterator<Item = f64> {
    rows.flat_map(|row| row.answer.into_iter().chain(row.table_time)).flat_map(|time| [time.min, time.max])
}

/// Returns where an axis of seconds begins, which is a power of ten, and the largest value on it.
fn decade_reach(seconds: impl Iterator<Item = f64>) -> [f64; 2] {
    let [least, most] = seconds
        .filter(|seconds| *seconds > 0.0)
        .fold([USUAL_MIN, 0.0], |[least, most], seconds| [seconds.min(least), seconds.max(most)]);
    let decade = 10_f64.powf((least * (1.0 + 1e-9)).log10().floor());
    [decade.max(SHORTEST), most]
}

/// Returns the reach of a logarithmic axis of seconds. With run times, it is the same in the second plot and in that of
/// times, so that the two compare.
fn seconds_reach(context: &PanelContext<'_>) -> [f64; 2] {
    let view = &context.view.plots;
    let rows =
        sentences::timed(context.view.model.desk, &context.view.plots).filter(|_| view.clock.is_run_time());
    decade_reach(curve_ends(&view.expanded).chain(run_times(rows)))
}
