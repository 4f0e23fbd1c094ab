//! The legend: the marks that the chosen lane can have, in a line under everything else or, where that has no room,
//! behind a button at the end of the heads. Each mark on a card already has its own word beside it, so a low stage
//! gives up no board for the legend.

use egui::{Align2, CornerRadius, Popup, PopupCloseBehavior, Pos2, Rect, Sense, Vec2, pos2, vec2};
use eight_realms_app::step::legend::LegendMark;

use super::plan::StepPlan;
use crate::gui::{
    kit::{Button, Canvas, columns::widest, id},
    theme::{StatusStyle, Type, looks, radius, sizes::marks, space},
    widgets::{marks::move_arrow, status::status_mark, still, text},
};

/// Digit of the sample of a tile on its goal cell.
const HOME: &str = "1";

/// A mark and its word.
type LegendEntry = (LegendMark, String);

/// Draws the line, or the button; returns the plan with the room left for the heads. On a phone the legend is a sheet behind
/// the last button of the bar.
pub fn show(canvas: &mut Canvas<'_, '_>, plan: StepPlan) -> StepPlan {
    if canvas.is_phone() {
        return plan;
    }
    let entries = entries(canvas);
    let title = canvas.say("marks");
    match plan.legend.filter(|place| line_width(canvas, &title, &entries) <= place.width()) {
        Some(place) => {
            show_line(canvas, place, &title, &entries);
            plan
        }
        None => show_button(canvas, plan, &title, &entries),
    }
}

fn entries(canvas: &Canvas<'_, '_>) -> Vec<LegendEntry> {
    let realm = canvas.context.view.model.chosen.realm;
    LegendMark::of(realm).map(|(mark, word)| (mark, canvas.say(word))).collect()
}

/// Height of a row of the sheet, and side of its sample.
const ROW: f32 = 32.0;
const SAMPLE: f32 = 18.0;

/// Draws a row for each mark into a sheet.
pub fn show_rows(canvas: &mut Canvas<'_, '_>) {
    for entry in entries(canvas) {
        let row = canvas.next_row(ROW);
        show_sized(canvas, row.left_center(), &entry, (SAMPLE, Type::Body));
    }
}

fn entry_width(canvas: &Canvas<'_, '_>, word: &str) -> f32 {
    marks::SAMPLE + space::XS + text::width(canvas.painter(), word, Type::Caption)
}

fn line_width(canvas: &Canvas<'_, '_>, title: &str, entries: &[LegendEntry]) -> f32 {
    let words = entries.iter().map(|(_, word)| space::L + entry_width(canvas, word)).sum::<f32>();
    text::width(canvas.painter(), title, Type::Caption) + words
}

fn show_line(canvas: &Canvas<'_, '_>, place: Rect, title: &str, entries: &[LegendEntry]) {
    let color = canvas.palette().text_faint;
    let mut end = text::left(canvas.painter(), place.left_center(), title, Type::Caption, color).right();
    for entry in entries {
        end = show_entry(canvas, pos2(end + space::L, place.center().y), entry);
    }
}

/// Draws a mark and its word from `at` (left, middle) on; returns the right end of the word.
fn show_entry(canvas: &Canvas<'_, '_>, at: Pos2, entry: &LegendEntry) -> f32 {
    show_sized(canvas, at, entry, (marks::SAMPLE, Type::Caption))
}

/// The same, with a sample of this side.
fn show_sized(
    canvas: &Canvas<'_, '_>,
    at: Pos2,
    (mark, word): &LegendEntry,
    (side, kind): (f32, Type),
) -> f32 {
    paint(canvas, Rect::from_center_size(at + vec2(side / 2.0, 0.0), Vec2::splat(side)), *mark);
    let start = at + vec2(side + (space::XS * side / marks::SAMPLE).round(), 0.0);
    let rect = text::left(canvas.painter(), start, word, kind, canvas.palette().text_soft);
    // The sheet stays open where a phone becomes a larger window, whose stage has the marks too.
    canvas.named(rect.with_min_x(at.x), (canvas.ui.layer_id(), "mark", *mark), word);
    rect.right()
}

fn paint(canvas: &Canvas<'_, '_>, place: Rect, mark: LegendMark) {
    let (middle, side) = (place.center(), place.width());
    let (painter, palette, accent) = (canvas.painter(), canvas.palette(), canvas.context.accent());
    let status = |style| status_mark(painter, middle, side, style, palette);
    let tile = |fill| {
        painter.rect_filled(place, CornerRadius::same(radius::XS), fill);
    };
    match mark {
        LegendMark::Moved => tile(accent),
        LegendMark::Home => {
            tile(palette.tile_bottom);
            text::centred(
                painter,
                middle,
                HOME,
                Type::fitted(canvas.least_figure(side - 1.0)),
                palette.tile_home_small,
            );
        }
        LegendMark::Retained => status(StatusStyle::Open),
        LegendMark::Duplicate => status(StatusStyle::Duplicate),
        LegendMark::PathBack => status(StatusStyle::PathBack),
        LegendMark::Pruned => status(StatusStyle::Pruned),
        LegendMark::Exhausted => status(StatusStyle::Expanded),
        LegendMark::Met => status(StatusStyle::Met),
        LegendMark::LookedUp => move_arrow(painter, middle, Vec2::RIGHT, side, accent),
        LegendMark::Goal => status(StatusStyle::Path),
    }
}

/// Draws the button at the right end of the heads, and the sheet behind it; returns the plan with the room left for the
/// heads.
fn show_button(
    canvas: &mut Canvas<'_, '_>,
    plan: StepPlan,
    title: &str,
    entries: &[LegendEntry],
) -> StepPlan {
    if still::is_set(canvas.ui.ctx()) {
        return plan;
    }
    let end = pos2(plan.main.right(), plan.main_at.y);
    let place = Align2::RIGHT_CENTER.anchor_size(end, looks::CORNER.size(canvas.painter(), title));
    let response = canvas.press_word(Button::new(place, id("legend"), title, &looks::CORNER), title);
    let over = Popup::from_toggle_button_response(&response)
        .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
        .accessible_name(title);
    over.show(|ui| {
        let word = widest(ui.painter(), entries.iter().map(|(_, word)| word), Type::Caption);
        let size = vec2(marks::SAMPLE + space::XS + word, marks::LEGEND_LINE * entries.len() as f32);
        let (sheet, _) = ui.allocate_exact_size(size, Sense::hover());
        let canvas = canvas.on(ui);
        for (row, entry) in entries.iter().enumerate() {
            show_entry(
                &canvas,
                pos2(sheet.left(), sheet.top() + (row as f32 + 0.5) * marks::LEGEND_LINE),
                entry,
            );
        }
    });
    plan.with_heads_up_to(place.left() - space::S)
}
