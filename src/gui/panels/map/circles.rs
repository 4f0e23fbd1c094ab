//! Circles with their numbers, and the ring that is pointed at.

use egui::{CornerRadius, Painter, Pos2, Rect, Stroke, vec2};

use super::screen::Screen;
use crate::{
    gui::{
        theme::{MapColors, Type, radius, space, stroke},
        widgets::text,
    },
    map::{Chart, Layout, Rings},
    trace::Side,
};

/// A circle is drawn round every so many rings.
const EVERY: usize = 5;
/// A map must have this radius, in points, for numbers.
const NUMBERS_FROM: f32 = 120.0;
/// The least room between two numbers, in points.
const NUMBERS_APART: f32 = 14.0;

/// The rings of a map, each with how far it has been moved to the right.
pub fn rings_of(layout: &Layout) -> Vec<(&Rings, f32, u8)> {
    match layout.chart() {
        Chart::Rings(rings) => vec![(rings, 0.0, 0)],
        Chart::Lens(_) => Vec::new(),
        Chart::Halves(halves) => [(Side::Backward, 0), (Side::Forward, 32)]
            .map(|(side, bands)| (halves.rings(side), halves.shift(side) as f32, bands))
            .to_vec(),
    }
}

/// Circles round 5, 10 … 30 and their numbers.
pub fn show(painter: &Painter, screen: &Screen, layout: &Layout, colors: &MapColors) {
    for (rings, shift, _) in rings_of(layout) {
        let centre = centre(screen, rings, shift);
        let is_large = rings.radius(u8::MAX) * screen.scale() >= NUMBERS_FROM;
        let hair = Stroke::new(stroke::HAIR, colors.circle);
        let mut last = 0.0;
        for ring in (EVERY as u8..=rings.goal().farthest()).step_by(EVERY) {
            let radius = rings.radius(ring) * screen.scale();
            painter.circle_stroke(centre, radius, hair);
            let inside = f32::midpoint(rings.radius(ring - 1) * screen.scale(), radius);
            if is_large && inside - last >= NUMBERS_APART {
                let at = centre + vec2(1.0, 1.0).normalized() * inside;
                number(painter, at, &ring.to_string(), colors);
                last = inside;
            }
        }
    }
}

/// A number that can be read on any fill.
pub fn number(painter: &Painter, at: Pos2, word: &str, colors: &MapColors) {
    let size = vec2(text::width(painter, word, Type::Tick) + space::XS, Type::Tick.font().size);
    painter.rect_filled(Rect::from_center_size(at, size), CornerRadius::same(radius::S), colors.plate);
    text::centred(painter, at, word, Type::Tick.font(), colors.number);
}

/// The ring of a band stands out.
pub fn point_out(painter: &Painter, screen: &Screen, layout: &Layout, band: u8, colors: &MapColors) {
    for (rings, shift, first) in rings_of(layout) {
        let Some(ring) = band.checked_sub(first).filter(|ring| *ring <= rings.goal().farthest()) else {
            continue;
        };
        let inner = ring.checked_sub(1).map_or(0.0, |inner| rings.radius(inner));
        for radius in [inner, rings.radius(ring)] {
            let radius = radius * screen.scale();
            painter.circle_stroke(
                centre(screen, rings, shift),
                radius,
                Stroke::new(stroke::STRONG, colors.casing),
            );
            painter.circle_stroke(
                centre(screen, rings, shift),
                radius,
                Stroke::new(stroke::HAIR, colors.mark),
            );
        }
    }
}

/// The centre of rings on the screen.
pub fn centre(screen: &Screen, rings: &Rings, shift: f32) -> Pos2 {
    let [x, y] = rings.centre();
    screen.at([x + shift, y])
}
