//! One bar: the result of a search in one order. A press gives its order and ties to all searches.

use egui::{Align2, Color32, CornerRadius, Rect, Response, Stroke, StrokeKind, pos2, vec2};
use eight_realms_app::{
    app::{
        Action, HeuristicsAction,
        view::heuristics::{Bar, BarRow},
    },
    tell::{heuristics, trials},
    words::figures::grouped,
};

use crate::gui::{
    kit::{Button, Canvas, Chosen, id},
    theme::{
        Palette, Type, looks, radius,
        sizes::{self, heuristics::orders},
        stroke,
    },
    widgets::{marks::warning_mark, text},
};

/// Height that the background of a name leaves free in the line of names.
const NAMES_GAP: f32 = 3.0;
/// Height of the figure over a bar.
const FIGURE: f32 = 13.0;
/// Minimum height of a bar's place with a figure over the bar.
const FIGURES_FROM: f32 = 40.0;

/// Share of the warning colour in the bar of a path that is too long.
const LONGER: f32 = 0.45;
/// Share of the width of its place that a bar takes.
const THICK: f32 = 0.72;

/// Bar in its place.
pub struct BarColumn<'a> {
    /// Place of the bar, as high as the longest bar with its figure.
    pub rect: Rect,
    pub bar: &'a Bar,
    /// Row of the bar.
    pub row: &'a BarRow,
    /// Value of the longest of all bars.
    pub most: u64,
    /// Moves of a shortest path.
    pub least: Option<u8>,
    /// Words for how ties are broken; `None` without ties.
    pub ties: Option<&'a str>,
}

pub fn show(canvas: &mut Canvas<'_, '_>, column: &BarColumn<'_>) {
    let BarColumn { rect, bar, .. } = *column;
    let label = heuristics::trial(canvas.context.narrator(), bar, column.ties, column.least);
    let convention = trials::count_convention(canvas.context.narrator());
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
        paint(canvas, shape, bar, &response);
        if over > 0.0 {
            figure(canvas, column, shape.top(), value);
        }
    }
    if button.end(canvas.ui, response, canvas.palette()).clicked() {
        canvas.ask(Action::Heuristics(HeuristicsAction::Take(bar.trial)));
    }
}

/// Paints a bar. That of the settings has the colour of the realm, and an edge. That of a path that is too long has
/// another colour, and a warning at its foot.
fn paint(canvas: &Canvas<'_, '_>, shape: Rect, bar: &Bar, response: &Response) {
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
        let side = sizes::marks::WARNING.min(shape.width());
        let plate = Align2::CENTER_BOTTOM.anchor_size(shape.center_bottom(), vec2(shape.width(), side + 2.0));
        canvas.painter().rect_filled(plate, CornerRadius::ZERO, palette.background);
        warning_mark(canvas.painter(), plate.center(), side, palette);
    }
}

/// Writes the value over its bar where it fits; the smallest and the largest of the row are strong.
fn figure(canvas: &Canvas<'_, '_>, column: &BarColumn<'_>, top: f32, value: u64) {
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

/// Writes the order below `column`, on a background if it is that of the settings.
pub fn name(canvas: &Canvas<'_, '_>, column: Rect, bar: &Bar) {
    let palette = canvas.palette();
    let middle = pos2(column.center().x, column.bottom() + orders::NAMES / 2.0 + 1.0);
    let place = Rect::from_center_size(middle, vec2(column.width() - 1.0, orders::NAMES - NAMES_GAP));
    let is_set = canvas.context.view.model.settings.order == bar.trial.order;
    let color = if is_set { palette.text } else { palette.text_faint };
    if is_set {
        canvas.painter().rect_filled(place, CornerRadius::same(radius::S), palette.hover);
    }
    text::centred(canvas.painter(), place.center(), &bar.trial.order.to_string(), Type::Key.font(), color);
}
