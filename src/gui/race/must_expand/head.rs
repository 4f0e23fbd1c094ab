//! The head over the bars: the names along the axis, the parts and the boards of each, and the line of the minimum
//! number of boards that must be expanded.

use egui::{Align2, Rangef, Rect, Shape, Stroke, Vec2, pos2, vec2};
use eight_realms_app::{app::view::MustExpandFigures, tell::race::must_expand::Part};

use super::{bar, plan::MustExpandPlan};
use crate::gui::{
    kit::{Canvas, tooltip},
    race::lanes::RaceAxis,
    theme::{Type, radius, sizes::race::must_expand, space, stroke},
    widgets::text,
};

/// Height of the tag over the line.
const TAG: f32 = 16.0;
/// Dash and gap of the line.
const LINE_DASH: [f32; 2] = [5.0, 3.0];

/// Draws the names, and the lines of the grid.
pub fn show(canvas: &Canvas<'_, '_>, plan: &MustExpandPlan, axis: &RaceAxis, figures: &MustExpandFigures) {
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let y = plan.values.center();
    let lines = Rangef::new(plan.rows.head.bottom() - space::XS, plan.rows.field().bottom());
    let tag = tag(canvas, plan, axis, figures).expand2(vec2(space::S, 0.0));
    for (x, name) in axis.ticks() {
        let x = painter.round_to_pixel_center(x);
        painter.vline(x, lines, Stroke::new(stroke::HAIR, palette.line));
        let half = text::width(painter, &name, Type::Caption) / 2.0;
        // The last name is in front of what is right of the axis.
        let middle = x.min(axis.range.max - half);
        if !tag.x_range().intersects(Rangef::new(middle - half, middle + half)) {
            text::centred(painter, pos2(middle, y), &name, Type::Caption.font(), palette.text_faint);
        }
    }
    // The tag has a convention of its own.
    let axis = Rect::from_x_y_ranges(axis.range, plan.values);
    for (end, place) in [axis.with_max_x(tag.left()), axis.with_min_x(tag.right())].into_iter().enumerate() {
        if place.is_positive() {
            canvas.hint(place, ("must-expand axis", end), || canvas.say("plot-expanded-count-note"));
        }
    }
    for (part, column) in Part::ALL.into_iter().zip(plan.columns) {
        show_part(canvas, plan, part, column);
    }
}

/// Draws the name of a part, and below it the rule for its boards.
fn show_part(canvas: &Canvas<'_, '_>, plan: &MustExpandPlan, part: Part, column: Rangef) {
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let word = canvas.say(part.message());
    let end = pos2(column.max, plan.names.center());
    let text_rect = text::right(painter, end, &word, Type::Caption, palette.text_faint);
    let swatch = Align2::RIGHT_CENTER
        .anchor_size(text_rect.left_center() - vec2(space::XS, 0.0), Vec2::splat(must_expand::SWATCH));
    bar::paint(painter, swatch, part, palette.text_soft, palette);
    let mut whole = text_rect.union(swatch);
    if let Some(rule) = part.rule() {
        let end = pos2(column.max, plan.values.center());
        whole = whole.union(text::right(painter, end, rule, Type::Tick, palette.text_faint));
    }
    let label = [Some(word.as_str()), part.rule()].into_iter().flatten().collect::<Vec<_>>().join(" ");
    canvas.named(whole, ("part", part.message()), &label).on_hover_ui(|ui| {
        for line in [canvas.say(part.note()), canvas.say("race-must-expand-symbols")] {
            tooltip::line(ui, &line, Type::Caption, canvas.palette().text_soft);
        }
    });
}

/// Draws the line of the bound: no A* with this heuristic expands fewer boards.
pub fn show_line(
    canvas: &Canvas<'_, '_>,
    plan: &MustExpandPlan,
    axis: &RaceAxis,
    figures: &MustExpandFigures,
) {
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let x = painter.round_to_pixel_center(axis.x_of(figures.necessary));
    let ends = [pos2(x, plan.rows.head.bottom() - space::XS), pos2(x, plan.rows.field().bottom())];
    let pen = Stroke::new(stroke::CURVE, palette.text);
    painter.extend(Shape::dashed_line(&ends, pen, LINE_DASH[0], LINE_DASH[1]));
    let tag = tag(canvas, plan, axis, figures);
    painter.rect_filled(tag, radius::S, palette.raised);
    let words = least(canvas, figures);
    text::centred(painter, tag.center(), &words, Type::Caption.font(), palette.text);
    canvas.named(tag, "least", &words).on_hover_text(canvas.say("race-least-note"));
}

fn least(canvas: &Canvas<'_, '_>, figures: &MustExpandFigures) -> String {
    canvas.tell("race-least", &[("n", figures.necessary.into())])
}

/// Returns the place of the tag: over the line, never beyond the ends of the axis, nor over the first value.
fn tag(canvas: &Canvas<'_, '_>, plan: &MustExpandPlan, axis: &RaceAxis, figures: &MustExpandFigures) -> Rect {
    let words = least(canvas, figures);
    let width = text::width(canvas.painter(), &words, Type::Caption) + 2.0 * space::S;
    let first =
        axis.ticks().next().map_or(0.0, |(_, name)| text::width(canvas.painter(), &name, Type::Caption));
    let from = axis.range.min + first / 2.0 + space::M;
    let room = Rangef::new(from, axis.range.max).shrink(width / 2.0);
    let x = axis.x_of(figures.necessary).clamp(room.min, room.max.max(room.min));
    Rect::from_center_size(pos2(x, plan.values.center()), vec2(width.ceil(), TAG))
}
