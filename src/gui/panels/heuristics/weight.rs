//! The weight w of the weighted estimate: a slider in tenths.

use egui::{Align, Align2, Layout, Rect, Slider, UiBuilder, WidgetInfo, pos2, vec2};

use crate::{
    app::{Action, StudyAction},
    gui::{
        panels::stage::canvas::Canvas,
        theme::{Palette, Type, space},
        widgets::{press, text},
    },
    heuristic::{Estimate, Weight},
};

/// Thickness of the rail.
const THICKNESS: f32 = 4.0;
/// Height of the slider: its handle is four fifths of that.
const HANDLE: f32 = 16.0;
/// Width of the figure at the right.
const FIGURE: f32 = 26.0;
/// Width of the letter at the left.
const LETTER: f32 = 14.0;

/// Draws it into `rect`; moving it looks at the weighted estimate.
pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    let weight = canvas.desk.view.model.study.weight;
    let is_looked_at = matches!(canvas.desk.view.model.study.estimate, Estimate::Weighted(_));
    let palette = canvas.desk.palette;
    let ink = if is_looked_at { palette.text } else { palette.text_faint };
    text::left(canvas.painter(), rect.left_center(), "w", Type::Figure, ink);
    let figure = weight.to_string();
    let end = rect.right_center();
    text::line(canvas.painter(), end, Align2::RIGHT_CENTER, &figure, Type::Figure, ink, FIGURE);
    let rail = Rect::from_center_size(
        pos2(f32::midpoint(rect.left() + LETTER, rect.right() - FIGURE - space::S), rect.center().y),
        vec2(rect.width() - LETTER - FIGURE - space::S, HANDLE),
    );
    if let Some(weight) = slider(canvas, rail, weight) {
        canvas.actions.push(Action::Study(StudyAction::Estimate(Estimate::Weighted(weight))));
    }
}

/// The library's slider in our colours; answers with another weight. Left and right are one tenth.
fn slider(canvas: &mut Canvas<'_, '_>, rail: Rect, before: Weight) -> Option<Weight> {
    let layout = Layout::left_to_right(Align::Center);
    let mut place =
        canvas.ui.new_child(UiBuilder::new().id_salt("study weight").max_rect(rail).layout(layout));
    dress(&mut place, rail.width(), canvas.desk.palette);
    let mut tenths = before.tenths();
    let range = Weight::LEAST.tenths()..=Weight::GREATEST.tenths();
    let response = place.add(Slider::new(&mut tenths, range).show_value(false).trailing_fill(true));
    press::keep_arrows(&place, &response);
    let label = canvas.say("study-weight");
    response.widget_info(|| WidgetInfo::slider(true, f64::from(tenths) / 10.0, &label));
    let keys = canvas.say("study-weight-keys");
    let hint = canvas.tell("hint-with-key", &[("hint", label.into()), ("key", keys.into())]);
    response.on_hover_text(hint);
    let after = Weight::of_tenths(tenths);
    (after != before).then_some(after)
}

fn dress(place: &mut egui::Ui, width: f32, palette: &Palette) {
    let spacing = place.spacing_mut();
    spacing.slider_width = width;
    spacing.slider_rail_height = THICKNESS;
    spacing.interact_size.y = HANDLE;
    let visuals = place.visuals_mut();
    visuals.selection.bg_fill = palette.text_faint;
    let widgets = &mut visuals.widgets;
    widgets.inactive.bg_fill = palette.edge;
    for state in [&mut widgets.inactive, &mut widgets.hovered, &mut widgets.active] {
        state.fg_stroke = egui::Stroke::new(state.fg_stroke.width, palette.text);
    }
}
