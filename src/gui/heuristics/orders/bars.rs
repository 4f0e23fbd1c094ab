//! The bars: a row for each way to break ties, all rows with one scale that begins at 0.

use egui::{Align2, Rect, pos2, vec2};
use eight_realms_app::{
    app::{
        OrdersSorting,
        view::heuristics::{Bar, BarRow, TrialBars},
    },
    tell::{heuristics, trials},
};

use super::bar::{self, BarColumn};
use crate::gui::{
    kit::Canvas,
    theme::{Type, sizes::heuristics::orders, space, stroke},
    widgets::text,
};

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
        let remaining = height - lines * orders::NAMES - count * (HEAD + space::S);
        let bars = (remaining / count).clamp(MIN_BARS, HIGHEST_BARS);
        let below = if names == RowNames::Once { 0.0 } else { orders::NAMES };
        Self { height: HEAD + bars + below + space::S, bars, names }
    }
}

/// Draws all rows into `rect`.
pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect, trial_bars: &TrialBars) {
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
            names(canvas, field, row);
        }
    }
}

fn show_bars(canvas: &mut Canvas<'_, '_>, field: Rect, row: &BarRow, trial_bars: &TrialBars) {
    let line = egui::Stroke::new(stroke::HAIR, canvas.palette().line);
    canvas.painter().hline(field.x_range(), field.bottom(), line);
    let ties = row.ties.map(|ties| heuristics::ties(canvas.context.words, ties));
    for (rect, bar) in columns(field, row) {
        let column = BarColumn {
            rect,
            bar,
            row,
            most: trial_bars.most,
            least: trial_bars.least,
            ties: ties.as_deref(),
        };
        bar::show(canvas, &column);
    }
}

fn names(canvas: &Canvas<'_, '_>, field: Rect, row: &BarRow) {
    for (column, bar) in columns(field, row) {
        bar::name(canvas, column, bar);
    }
}

fn columns(field: Rect, row: &BarRow) -> impl Iterator<Item = (Rect, &Bar)> {
    let width = field.width() / row.bars.len().max(1) as f32;
    row.bars.iter().enumerate().map(move |(number, bar)| {
        let corner = pos2(field.left() + width * number as f32, field.top());
        (Rect::from_min_size(corner, vec2(width, field.height())), bar)
    })
}

/// Writes how ties are broken in the row, the range of its bars, and how many paths are too long; in the first row also
/// what the height of a bar is.
fn show_head(canvas: &Canvas<'_, '_>, rect: Rect, row: &BarRow, least: Option<u8>, number: usize) {
    let ties = row.ties.map_or_else(
        || canvas.say("heuristics-no-ties"),
        |ties| heuristics::ties(canvas.context.words, ties),
    );
    let height = (number == 0).then(|| {
        canvas.say(format!("heuristics-bars-{}", canvas.context.view.model.heuristics.orders.count.name()))
    });
    let ties = std::iter::once(ties).chain(height).collect::<Vec<_>>().join(" · ");
    let range = heuristics::range(canvas.context.words, row, least);
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let (at, end) = (rect.left_center(), rect.right_center());
    let color = palette.text_soft;
    let ties_rect = text::line(painter, at, Align2::LEFT_CENTER, &ties, Type::Caption, color, rect.width());
    let room = rect.right() - ties_rect.right() - space::M;
    text::line(painter, end, Align2::RIGHT_CENTER, &range, Type::Figure, palette.text, room);
    let text = format!("{ties}: {range}");
    let response = canvas.named(rect, ("heuristics row", row.ties), &text);
    response.on_hover_text(trials::count_convention(canvas.context.narrator()));
}
