//! The weight w of the weighted heuristic: a slider in tenths. Where searches use another weight, a line below says
//! which, with a button that lets them use this one.

use egui::{Align2, Rect, WidgetInfo, pos2, vec2};
use eight_realms_app::{
    app::{Action, HeuristicsAction, SettingsAction},
    tell::settings,
};
use eight_realms_core::heuristic::{HeuristicKind, Weight};

use super::side::SideColumn;
use crate::gui::{
    keys::caption,
    kit::Canvas,
    theme::{Type, sizes, space},
    widgets::{slider, text},
};

/// From the left edge to the letter; the names of the table begin there too.
const INDENT: f32 = 23.0;
/// Width of the letter at the left.
const LETTER: f32 = 14.0;
/// Width of the figure at the right.
const FIGURE: f32 = 26.0;
/// Minimum height of the line; its button is a little lower.
const MIN_HEIGHT: f32 = 24.0;

/// Draws the slider into its place beside a face; moving it selects the weighted heuristic. Returns the room below.
pub fn show(canvas: &mut Canvas<'_, '_>, side: &SideColumn) -> Rect {
    show_rail(canvas, side.weight);
    let Some(weight_in_use) = settings::weight_in_use(canvas.context.view.model) else { return side.below };
    let line = Rect::from_min_size(side.below.min, vec2(side.below.width(), side.row.max(MIN_HEIGHT)));
    show_weight_in_use(canvas, line, weight_in_use);
    side.below.with_min_y(line.bottom())
}

/// Draws the weight that searches use, and the button.
fn show_weight_in_use(canvas: &mut Canvas<'_, '_>, rect: Rect, weight_in_use: Weight) {
    let weight = canvas.context.view.model.heuristics.weight;
    let rect = rect.shrink2(vec2(space::S, 0.0));
    let [words, label] = settings::weight_lines(canvas.context.words, weight_in_use, weight);
    let size = vec2(canvas.button_size(&label).x, MIN_HEIGHT - 2.0);
    let place = Align2::RIGHT_CENTER.anchor_size(rect.right_center(), size);
    let response = canvas.button(place, "heuristics weight search", &label);
    if response.clicked() {
        let heuristic = Some(HeuristicKind::Weighted(weight));
        canvas.ask(Action::Settings(SettingsAction::Heuristic(heuristic)));
    }
    response.on_hover_text(canvas.say("heuristics-weight-search-hint"));
    let room = place.left() - space::S - rect.left();
    let (at, ink) = (rect.left_center(), canvas.palette().text_soft);
    let text_rect = text::line(canvas.painter(), at, Align2::LEFT_CENTER, &words, Type::Caption, ink, room);
    canvas.named(text_rect, "heuristics weight searched", &words);
}

fn show_rail(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    let weight = canvas.context.view.model.heuristics.weight;
    let is_selected = canvas.context.view.model.heuristics.heuristic.weight().is_some();
    let palette = canvas.context.palette;
    let ink = if is_selected { palette.text } else { palette.text_faint };
    let rect = rect.shrink2(vec2(space::S, 0.0)).with_min_x(rect.left() + INDENT);
    text::left(canvas.painter(), rect.left_center(), "w", Type::Figure, ink);
    let figure = weight.to_string();
    let end = rect.right_center();
    text::line(canvas.painter(), end, Align2::RIGHT_CENTER, &figure, Type::Figure, ink, FIGURE);
    let rail = Rect::from_center_size(
        pos2(f32::midpoint(rect.left() + LETTER, rect.right() - FIGURE - space::S), rect.center().y),
        vec2(rect.width() - LETTER - FIGURE - space::S, sizes::controls::slider::HEIGHT),
    );
    if let Some(weight) = slider(canvas, rail, weight) {
        canvas.ask(Action::Heuristics(HeuristicsAction::Heuristic(HeuristicKind::Weighted(weight))));
    }
}

/// Returns another weight, if the slider is moved. The arrows left and right move it by one tenth.
fn slider(canvas: &mut Canvas<'_, '_>, rail: Rect, before: Weight) -> Option<Weight> {
    let mut tenths = before.tenths();
    let range = Weight::MIN.tenths()..=Weight::GREATEST.tenths();
    let palette = canvas.context.palette;
    let response = slider::slider(canvas.ui, rail, "heuristics weight", &mut tenths, range, palette);
    let label = canvas.say("heuristics-weight");
    response.widget_info(|| WidgetInfo::slider(true, f64::from(tenths) / 10.0, &label));
    response.on_hover_text(canvas.context.hint(&label, &caption::row(&slider::KEYS, canvas.context.words)));
    let after = Weight::of_tenths(tenths);
    (after != before).then_some(after)
}
