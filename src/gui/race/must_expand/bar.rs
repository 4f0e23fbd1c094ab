//! A lane's bar, in four parts told apart by more than their colours: full, half, striped, empty.

use egui::{Color32, CornerRadius, Painter, Rect, Stroke, StrokeKind, pos2};
use eight_realms_app::tell::race::must_expand::Part;
use eight_realms_core::{compare::ClassCounts, realm::Realm};

use crate::gui::{
    kit::Canvas,
    race::lanes::RaceAxis,
    theme::{Palette, RealmMark, stroke},
};

const HIGHEST_BAR: f32 = 18.0;
/// Distance between two stripes.
const STRIPE: f32 = 4.0;

/// Share of its row's height that a bar takes.
const HEIGHT: f32 = 0.42;

/// Draws the bar into the row `place`. Each part ends where the sum of all up to it lies on the axis.
pub fn show(canvas: &Canvas<'_, '_>, place: Rect, axis: &RaceAxis, realm: Realm, shares: &ClassCounts) {
    let color = RealmMark::of(realm).color(canvas.palette());
    let half = (place.height() * HEIGHT).min(HIGHEST_BAR) / 2.0;
    let mut from = axis.range.min;
    let mut sum = 0;
    for part in Part::ALL {
        let amount = part.of(shares);
        sum += amount;
        let to = if amount == 0 { from } else { axis.x_of(sum) };
        let y = place.center().y;
        if to > from {
            let rect = Rect::from_min_max(pos2(from, y - half), pos2(to, y + half));
            paint(canvas.painter(), rect, part, color, canvas.palette());
        }
        from = to;
    }
}

pub fn paint(painter: &Painter, rect: Rect, part: Part, color: Color32, palette: &Palette) {
    let edge = Stroke::new(stroke::HAIR, palette.text_faint);
    match part {
        Part::Necessary => _ = painter.rect_filled(rect, CornerRadius::ZERO, color),
        Part::Tie => _ = painter.rect_filled(rect, CornerRadius::ZERO, palette.run(color)),
        Part::Wasted => stripes(painter, rect, palette),
        Part::Again => {
            painter.rect_filled(rect, CornerRadius::ZERO, palette.background);
            painter.rect_stroke(rect, CornerRadius::ZERO, edge, StrokeKind::Inside);
        }
    }
}

/// Paints grey with upright stripes.
fn stripes(painter: &Painter, rect: Rect, palette: &Palette) {
    painter.rect_filled(rect, CornerRadius::ZERO, palette.to_run());
    let pen = Stroke::new(stroke::HAIR, palette.text_faint);
    let count = (rect.width() / STRIPE) as usize;
    for stripe in 0..=count {
        let x = painter.round_to_pixel_center(rect.left() + (stripe as f32 + 0.5) * STRIPE);
        if x < rect.right() {
            painter.vline(x, rect.y_range(), pen);
        }
    }
}
