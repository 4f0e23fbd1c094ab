//! The short message at the foot of the stage. It comes and goes by itself, cannot be clicked and lets
//! clicks through, so it never stands in the way.

use egui::{Align2, Area, Order, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, accesskit::Live, pos2, vec2};

use crate::{
    app::Notice,
    gui::{
        kit::{Canvas, id},
        theme::{Regions, StatusStyle, Type, radius, sizes::messages::notice, space, stroke},
        widgets::{status::status_mark, text},
    },
    tell,
};

/// How long it takes to fade, at the end of its time, in seconds.
pub(in crate::gui) const FADE: f64 = 0.25;

/// Draws the message over everything else, if there is one.
pub fn show(canvas: &mut Canvas<'_, '_>) {
    let Some((notice, remaining)) = &canvas.context.view.model.notice else { return };
    let context = canvas.ui.ctx().clone();
    let area = Area::new(id("notice")).order(Order::Tooltip).interactable(false).constrain(false);
    area.fixed_pos(Pos2::ZERO).show(&context, |ui| {
        ui.multiply_opacity(opacity(ui, *remaining));
        paint(&mut canvas.on(ui), notice);
    });
}

/// It fades away, unless nothing is to move.
fn opacity(ui: &Ui, remaining: f64) -> f32 {
    if ui.style().animation_time > 0.0 { (remaining / FADE).clamp(0.0, 1.0) as f32 } else { 1.0 }
}

/// The middle of the lower edge of the stage.
fn foot(window: Rect) -> Pos2 {
    let regions = Regions::of(window.width(), window.height());
    let right = window.right() - regions.reading.unwrap_or(0.0);
    let middle = f32::midpoint(window.left() + regions.ladder, right);
    pos2(middle, window.bottom() - regions.timeline - regions.plots - space::S)
}

fn paint(canvas: &mut Canvas<'_, '_>, notice: &Notice) {
    let words = &tell::notice::sentence(notice, canvas.context.words);
    let (palette, window) = (canvas.palette(), canvas.ui.ctx().content_rect());
    let trouble = notice.is_trouble();
    let mark = if trouble { notice::MARK + space::S } else { 0.0 };
    let full = text::width(canvas.painter(), words, Type::Figure) + mark + 2.0 * space::L;
    let width = full.min(window.width() - 2.0 * space::L);
    let rect = Align2::CENTER_BOTTOM.anchor_size(foot(window), vec2(width, notice::HEIGHT));
    let rect = on_screen(rect, window);
    let edge = if trouble { palette.status_color(StatusStyle::Pruned) } else { palette.edge };
    let painter = canvas.painter();
    painter.rect(rect, radius::L, palette.raised, Stroke::new(stroke::CURVE, edge), StrokeKind::Inside);
    let mut at = rect.left_center() + vec2(space::L, 0.0);
    if trouble {
        status_mark(painter, at + vec2(notice::MARK / 2.0, 0.0), notice::MARK, StatusStyle::Pruned, palette);
        at.x += mark;
    }
    let room = rect.right() - space::L - at.x + 1.0;
    text::line(painter, at, Align2::LEFT_CENTER, words, Type::Figure, palette.text, room);
    canvas.ui.allocate_rect(rect, Sense::hover());
    let response = canvas.named(rect, "notice", words);
    canvas.ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(Live::Polite));
}

/// Moved sideways until it lies within the window.
fn on_screen(rect: Rect, window: Rect) -> Rect {
    let left = rect.left().clamp(window.left(), (window.right() - rect.width()).max(window.left()));
    Rect::from_min_size(pos2(left, rect.top()), rect.size())
}
