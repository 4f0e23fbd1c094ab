//! One board in all 24 orders of moves, with all ways to break ties, as bars.
//!
//! ```text
//! [ expanded | generated ]  [ by order | by value ]     37 of 96  [stop]
//! greatest g first, first in first out              309 to 340
//! ▂▂▃▂▂▃▂▂▂▃▂▂▂▂▂▂▃▂▂▂▂▂▂▂
//! …                                              a row for each tie-break
//! ulrd uldr …
//! ```

use egui::{Align2, Color32, CornerRadius, Rect, Response, Stroke, StrokeKind, pos2, vec2};
use eight_realms_app::{
    heuristics::{
        HeuristicsAction,
        orders::{Bar, BarRow, Bars, OrdersCount, OrdersSorting, TrialBars},
        sentences::{
            self,
            trials::{self, TrialsProgress},
        },
    },
    model::Action,
    words::figures::grouped,
};

use super::progress;
use crate::gui::{
    kit::{Button, Canvas, Chosen, id},
    theme::{
        Palette, Type, looks, radius,
        sizes::{controls, marks::WARNING},
        space, stroke,
    },
    widgets::{
        marks::warning_mark,
        segments::{self, Segment},
        text,
    },
};

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, view: &Bars) {
    let body = Rect::from_min_max(body.min + vec2(0.0, space::S), body.max - vec2(0.0, space::XS));
    match view {
        Ok(trial_bars) => {
            let height = canvas.target(controls::segments::HEIGHT);
            let top = Rect::from_min_size(body.min, vec2(body.width(), height));
            show_controls(canvas, top, trial_bars);
            let rest = Rect::from_min_max(top.left_bottom() + vec2(0.0, space::S), body.max);
            show_rows(canvas, rest, trial_bars);
        }
        Err(no_trials) => {
            canvas.paragraph(
                body.shrink(space::L),
                "heuristics untried",
                &sentences::no_trials(canvas.context.words, *no_trials),
                Type::Body,
            );
        }
    }
}

/// Draws the count, the sorting, and the progress of the trials.
fn show_controls(canvas: &mut Canvas<'_, '_>, rect: Rect, trial_bars: &TrialBars) {
    let lane = canvas.context.view.model.chosen;
    let counts = OrdersCount::ALL.map(|count| segment(canvas, count, trials::counted(count, lane.realm)));
    let sortings = OrdersSorting::ALL.map(|sorting| {
        segment(
            canvas,
            sorting,
            match sorting {
                OrdersSorting::ByOrder => ["heuristics-by-order", "heuristics-by-order-hint"],
                OrdersSorting::ByValue => ["heuristics-by-value", "heuristics-by-value-hint"],
            },
        )
    });
    let orders = &canvas.context.view.model.heuristics.orders;
    let (count, sorting) = (orders.count, orders.sorting);
    let from = rect.left() + segments::width(canvas.painter(), &counts) + space::M;
    let beside = rect.with_min_x(from);
    let end = from + segments::width(canvas.painter(), &sortings);
    let palette = canvas.context.palette;
    let count = segments::show(canvas.ui, rect, id("heuristics count"), &counts, count, palette);
    let sorting = segments::show(canvas.ui, beside, id("heuristics sorting"), &sortings, sorting, palette);
    let actions = count.map(HeuristicsAction::Count).into_iter().chain(sorting.map(HeuristicsAction::Sort));
    canvas.actions.extend(actions.map(Action::Heuristics));
    show_progress(canvas, rect.with_min_x(end + space::L), trial_bars);
}

fn segment<T>(canvas: &Canvas<'_, '_>, value: T, [word, hint]: [&str; 2]) -> Segment<T> {
    Segment::new(value, canvas.say(word), canvas.say(hint))
}

/// Draws how many trials were made; while they run, their progress and the button that stops them.
fn show_progress(canvas: &mut Canvas<'_, '_>, rect: Rect, trial_bars: &TrialBars) {
    match trials::trials_progress(canvas.context.words, trial_bars) {
        TrialsProgress::Progress(progress) => progress::show(canvas, rect, &progress),
        TrialsProgress::Stopped(text) => {
            let hint = canvas.say("heuristics-run-on-hint");
            let after =
                progress::button_at_end(canvas, rect, "heuristics-run-on", &hint, HeuristicsAction::RunOn);
            show_text(canvas, after, &text);
        }
        TrialsProgress::Done(text) => show_text(canvas, rect, &text),
    }
}

fn show_text(canvas: &Canvas<'_, '_>, rect: Rect, words: &str) {
    let at = pos2(rect.right(), rect.center().y);
    let color = canvas.palette().text_faint;
    let text_rect =
        text::line(canvas.painter(), at, Align2::RIGHT_CENTER, words, Type::Caption, color, rect.width());
    let hint = format!("{words}\n{}", canvas.say(trials::CONVENTION));
    canvas.named(text_rect, "heuristics trials", words).on_hover_text(hint);
}

/// Height of a line of names, the gap above it included.
const NAMES: f32 = 18.0;
/// Minimum height of bars.
const MIN_BARS: f32 = 12.0;
/// Maximum height of bars.
const HIGHEST_BARS: f32 = 420.0;
/// Height of a row's head.
const HEAD: f32 = 20.0;

/// Heights of a row, and which rows have names below their bars.
struct BarsPlan {
    /// Height of a row: its head, its bars and its names.
    height: f32,
    /// Height of the bars, with the figures over them.
    bars: f32,
    /// Names of orders: one line at the bottom if all rows have the same order, else a line below each row.
    names: RowNames,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum RowNames {
    Once,
    EachRow,
}

impl BarsPlan {
    fn of(height: f32, rows: usize, sorting: OrdersSorting) -> Self {
        let count = rows.max(1) as f32;
        let names = if sorting == OrdersSorting::ByOrder { RowNames::Once } else { RowNames::EachRow };
        let lines = if names == RowNames::Once { 1.0 } else { count };
        let remaining = height - lines * NAMES - count * (HEAD + space::S);
        let bars = (remaining / count).clamp(MIN_BARS, HIGHEST_BARS);
        let below = if names == RowNames::Once { 0.0 } else { NAMES };
        Self { height: HEAD + bars + below + space::S, bars, names }
    }
}

/// Draws a row for each way to break ties into `rect`, all rows with one scale that begins at 0.
fn show_rows(canvas: &mut Canvas<'_, '_>, rect: Rect, trial_bars: &TrialBars) {
    let sorting = canvas.context.view.model.heuristics.orders.sorting;
    let plan = BarsPlan::of(rect.height(), trial_bars.rows.len(), sorting);
    for (number, row) in trial_bars.rows.iter().enumerate() {
        let head = Rect::from_min_size(
            pos2(rect.left(), rect.top() + plan.height * number as f32),
            vec2(rect.width(), HEAD),
        );
        show_head(canvas, head, row, trial_bars.least, number);
        let field = Rect::from_min_size(head.left_bottom(), vec2(rect.width(), plan.bars));
        let is_last = number + 1 == trial_bars.rows.len();
        show_bars(canvas, field, row, trial_bars);
        if is_last || plan.names == RowNames::EachRow {
            show_names(canvas, field, row);
        }
    }
}

/// Writes how ties are broken in the row, the range of its bars, and how many paths are too long; in the first row also
/// what the height of a bar is.
fn show_head(canvas: &Canvas<'_, '_>, rect: Rect, row: &BarRow, least: Option<u8>, number: usize) {
    let ties = row
        .ties
        .map_or_else(|| canvas.say("heuristics-no-ties"), |ties| sentences::ties(canvas.context.words, ties));
    let height = (number == 0).then(|| {
        canvas.say(format!("heuristics-bars-{}", canvas.context.view.model.heuristics.orders.count.name()))
    });
    let ties = std::iter::once(ties).chain(height).collect::<Vec<_>>().join(" · ");
    let range = sentences::range(canvas.context.words, row, least);
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let (at, end) = (rect.left_center(), rect.right_center());
    let color = palette.text_soft;
    let ties_rect = text::line(painter, at, Align2::LEFT_CENTER, &ties, Type::Caption, color, rect.width());
    let room = rect.right() - ties_rect.right() - space::M;
    text::line(painter, end, Align2::RIGHT_CENTER, &range, Type::Figure, palette.text, room);
    let text = format!("{ties}: {range}");
    let response = canvas.named(rect, ("heuristics row", row.ties), &text);
    response.on_hover_text(trials::count_convention(
        canvas.context.narrator(),
        canvas.context.view.model.heuristics.orders.count,
    ));
}

fn show_bars(canvas: &mut Canvas<'_, '_>, field: Rect, row: &BarRow, trial_bars: &TrialBars) {
    let line = Stroke::new(stroke::HAIR, canvas.palette().line);
    canvas.painter().hline(field.x_range(), field.bottom(), line);
    let ties = row.ties.map(|ties| sentences::ties(canvas.context.words, ties));
    for (rect, bar) in columns(field, row) {
        let column = BarColumn {
            rect,
            bar,
            row,
            most: trial_bars.most,
            least: trial_bars.least,
            ties: ties.as_deref(),
        };
        show_bar(canvas, &column);
    }
}

fn columns(field: Rect, row: &BarRow) -> impl Iterator<Item = (Rect, &Bar)> {
    let width = field.width() / row.bars.len().max(1) as f32;
    row.bars.iter().enumerate().map(move |(number, bar)| {
        let corner = pos2(field.left() + width * number as f32, field.top());
        (Rect::from_min_size(corner, vec2(width, field.height())), bar)
    })
}

/// Height of the figure over a bar.
const FIGURE: f32 = 13.0;
/// Minimum height of a bar's place with a figure over the bar.
const FIGURES_FROM: f32 = 40.0;
/// Share of the warning colour in the bar of a path that is too long.
const LONGER: f32 = 0.45;
/// Share of the width of its place that a bar takes.
const THICK: f32 = 0.72;

/// Bar in its place.
struct BarColumn<'a> {
    /// Place of the bar, as high as the longest bar with its figure.
    rect: Rect,
    bar: &'a Bar,
    /// Row of the bar.
    row: &'a BarRow,
    /// Value of the longest of all bars.
    most: u64,
    /// Moves of a shortest path.
    least: Option<u8>,
    /// Words for how ties are broken; `None` without ties.
    ties: Option<&'a str>,
}

/// Draws the result of a search in one order. A press gives its order and ties to all searches.
fn show_bar(canvas: &mut Canvas<'_, '_>, column: &BarColumn<'_>) {
    let BarColumn { rect, bar, .. } = *column;
    let label = sentences::trial(
        canvas.context.words,
        canvas.context.view.model.heuristics.orders.count,
        bar,
        column.ties,
        column.least,
    );
    let convention = trials::count_convention(
        canvas.context.narrator(),
        canvas.context.view.model.heuristics.orders.count,
    );
    let chosen = if bar.is_set { Chosen::Yes } else { Chosen::No };
    let place = rect.shrink2(vec2(0.5, 0.0));
    let button = Button::new(place, id(("trial", bar.trial)), &label, &looks::HISTOGRAM_BAR)
        .choice(chosen)
        .hint([label.as_str(), &convention].join("\n"));
    let response = button.sense(canvas.ui);
    if let Some(value) = bar.value {
        let over = if rect.height() >= FIGURES_FROM { FIGURE } else { 0.0 };
        let height = (value as f64 / column.most.max(1) as f64) as f32 * (rect.height() - over);
        let size = vec2(rect.width() * THICK, height.max(1.0));
        let shape = Align2::CENTER_BOTTOM.anchor_size(rect.center_bottom(), size);
        paint_bar(canvas, shape, bar, &response);
        if over > 0.0 {
            show_figure(canvas, column, shape.top(), value);
        }
    }
    if button.end(canvas.ui, response, canvas.palette()).clicked() {
        canvas.ask(Action::Heuristics(HeuristicsAction::Take(bar.trial)));
    }
}

/// Paints a bar. That of the settings has the colour of the lane, and an edge. That of a path that is too long has
/// another colour, and a warning at its foot.
fn paint_bar(canvas: &Canvas<'_, '_>, shape: Rect, bar: &Bar, response: &Response) {
    let palette = canvas.palette();
    let (color, edge) = match bar.is_set {
        true => (canvas.context.accent(), palette.text),
        false if response.hovered() => (palette.text_soft, Color32::TRANSPARENT),
        false if bar.is_longer => {
            (Palette::mix(palette.bar(), palette.warning, LONGER), Color32::TRANSPARENT)
        }
        false => (palette.bar(), Color32::TRANSPARENT),
    };
    let corners = CornerRadius { nw: radius::XS, ne: radius::XS, sw: 0, se: 0 };
    canvas.painter().rect(shape, corners, color, Stroke::new(stroke::CURVE, edge), StrokeKind::Inside);
    if bar.is_longer {
        let side = WARNING.min(shape.width());
        let plate = Align2::CENTER_BOTTOM.anchor_size(shape.center_bottom(), vec2(shape.width(), side + 2.0));
        canvas.painter().rect_filled(plate, CornerRadius::ZERO, palette.background);
        warning_mark(canvas.painter(), plate.center(), side, palette);
    }
}

/// Writes the value over its bar where it fits; the smallest and the largest of the row are strong.
fn show_figure(canvas: &Canvas<'_, '_>, column: &BarColumn<'_>, top: f32, value: u64) {
    let words = grouped(value);
    if text::width(canvas.painter(), &words, Type::Key) > column.rect.width() {
        return;
    }
    let palette = canvas.palette();
    let is_at_the_edge = column.row.range.is_some_and(|(least, most)| value == least || value == most);
    let color = if is_at_the_edge { palette.text } else { palette.text_faint };
    let at = pos2(column.rect.center().x, top - FIGURE / 2.0);
    text::centred(canvas.painter(), at, &words, Type::Key.font(), color);
}

fn show_names(canvas: &Canvas<'_, '_>, field: Rect, row: &BarRow) {
    for (column, bar) in columns(field, row) {
        show_name(canvas, column, bar);
    }
}

/// Height that the background of a name leaves free in the line of names.
const NAMES_GAP: f32 = 3.0;

/// Writes the order below `column`, on a background if it is that of the settings.
fn show_name(canvas: &Canvas<'_, '_>, column: Rect, bar: &Bar) {
    let palette = canvas.palette();
    let middle = pos2(column.center().x, column.bottom() + NAMES / 2.0 + 1.0);
    let place = Rect::from_center_size(middle, vec2(column.width() - 1.0, NAMES - NAMES_GAP));
    let is_set = canvas.context.view.model.chosen_settings().order == bar.trial.order;
    let color = if is_set { palette.text } else { palette.text_faint };
    if is_set {
        canvas.painter().rect_filled(place, CornerRadius::same(radius::S), palette.hover);
    }
    text::centred(canvas.painter(), place.center(), &bar.trial.order.to_string(), Type::Key.font(), color);
}
