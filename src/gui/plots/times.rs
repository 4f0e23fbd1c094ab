//! The third plot: time itself, one row per realm, with the median run time and its spread, and the time of the table.

use egui::{Align2, Rect, Ui, Vec2, vec2};
use eight_realms_app::{
    app::{
        PlotName, Shown,
        view::{PlotPlayhead, TimeSpread},
    },
    tell::plots,
    words::figures,
};

use super::{axis, controls};
use crate::gui::{
    PanelContext,
    kit::{Canvas, Chosen, tooltip},
    theme::{RealmMark, Type, sizes, space},
    widgets::{
        chip::Fill,
        marks::warning_mark,
        plot::{self, AxisScale, DotsKey, EndChip, HeadMark, PlotHead, Scale, TimeDots, UnitTone},
    },
};

pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    let context = canvas.context;
    let view = &context.view.plots;
    let title = plots::title(context.narrator(), PlotName::Time);
    let now = match view.expanded_playhead {
        PlotPlayhead::Seconds(seconds) if view.clock.is_run_time() && !view.expanded.is_empty() => {
            Some(seconds)
        }
        PlotPlayhead::Seconds(_) | PlotPlayhead::Expansions(_) => None,
    };
    let chosen = view.times.iter().find(|row| row.realm == context.view.model.chosen);
    let median = chosen.and_then(|row| row.answer).map(|run_time| run_time.median);
    let value = median.map_or_else(String::new, figures::seconds);
    show_head(canvas, rect, &title, &value);
    let [least, most] = reach(context);
    let rows: Vec<plot::Spread> = view.times.iter().map(|spread| row(spread, context)).collect();
    let x = Scale::seconds(axis::axis_scale(context, PlotName::Time), least, most, &figures::tick);
    let id = controls::plot_id(PlotName::Time);
    let times = TimeDots { id, label: &title, x, rows: &rows, playhead: now };
    let dots = plot::dots(canvas.ui, rect, &times, context.palette);
    if plots::timed(context.view).next().is_none() {
        super::explain_empty(canvas, dots.frame);
    }
    show_key(canvas, [rect, dots.frame]);
    controls::legend(canvas, &dots.chips, PlotName::Time);
    dots.chips.iter().for_each(|chip| warn(canvas, chip));
    if let Some(spread) =
        dots.hovered.and_then(|mark| plots::timed(context.view).find(|row| is_of(row, mark)))
    {
        dots.response.on_hover_ui_at_pointer(|ui| tell(ui, spread, context));
    }
}

/// Draws the words over the plot. The units warn of times taken while the computer was busy; the mark warns if the
/// chosen realm's own time is one of them.
fn show_head(canvas: &mut Canvas<'_, '_>, rect: Rect, title: &str, value: &str) {
    let narrator = canvas.context.narrator();
    let units = plots::time_units(narrator);
    let units = units.each_ref().map(String::as_str);
    let mut busy = plots::busy(narrator.view).peekable();
    let unit_tone = if busy.peek().is_some() { UnitTone::Warning } else { UnitTone::Plain };
    let is_own = busy.any(|row| row.realm == narrator.view.model.chosen);
    let mark = if is_own { HeadMark::Warning } else { HeadMark::Realm };
    controls::head(canvas, rect, &PlotHead { title, units: &units, value, mark, unit_tone }, PlotName::Time);
}

/// Draws the mark in front of a row whose times are too long, with the reason on hover.
fn warn(canvas: &Canvas<'_, '_>, chip: &EndChip) {
    let context = canvas.context;
    let Some(row) = plots::busy(context.view).find(|row| is_of(row, chip.mark)) else { return };
    let side = sizes::marks::WARNING;
    let place =
        Align2::RIGHT_CENTER.anchor_size(chip.rect.left_center() - vec2(space::XS, 0.0), Vec2::splat(side));
    warning_mark(canvas.painter(), place.center(), side, canvas.palette());
    let note = plots::busy_note(context.words, row);
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

fn is_of(row: &TimeSpread, mark: RealmMark) -> bool {
    row.realm == mark.realm()
}

/// Returns the reach of the rows, and of the curves of the second plot where those show the same time.
fn reach(context: &PanelContext<'_>) -> [f64; 2] {
    let is_logarithmic = axis::axis_scale(context, PlotName::Time) == AxisScale::Logarithmic;
    if context.view.plots.clock.is_run_time() && is_logarithmic {
        axis::seconds(context)
    } else {
        axis::reach(axis::run_times(plots::timed(context.view)))
    }
}

fn row(spread: &TimeSpread, context: &PanelContext<'_>) -> plot::Spread {
    let model = context.view.model;
    plot::Spread {
        mark: RealmMark::of(spread.realm),
        least_median_most: spread.answer.map(|run_time| [run_time.min, run_time.median, run_time.max]),
        table_time: spread.table_time.map(|table_time| table_time.median),
        chosen: Chosen::same(spread.realm, model.chosen),
        fill: if model.shown(spread.realm) == Shown::Yes { Fill::Solid } else { Fill::Outline },
    }
}

/// Writes the figures of one row.
fn tell(ui: &mut Ui, spread: &TimeSpread, context: &PanelContext<'_>) {
    let (words, palette) = (context.words, context.palette);
    let name = context.name(spread.realm);
    tooltip::line(ui, &name, Type::Title, palette.text);
    for line in plots::time_row(words, spread) {
        tooltip::line(ui, &line, Type::Caption, palette.text_soft);
    }
}
