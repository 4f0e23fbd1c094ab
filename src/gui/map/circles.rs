//! Circles with their numbers, and the highlighted ring.

use egui::{CornerRadius, Painter, Pos2, Rect, Stroke, Vec2, vec2};
use eight_realms_core::{
    map::{BANDS, Circle, Geometry, Layout, Lens, Rings},
    space::DEEPEST,
    trace::Side,
};

use super::{arcs, screen::Screen};
use crate::gui::{
    kit::Canvas,
    theme::{MapColors, Type, radius, space, stroke},
    widgets::text,
};

/// Minimum height of a map with numbers on its circles.
const NUMBERS_FROM: f32 = 240.0;
/// Minimum distance between two numbers.
const NUMBERS_APART: f32 = 14.0;

/// Number of rings from one circle to the next.
const EVERY: usize = 5;

/// Circles round one board.
pub struct CircleSet<'a> {
    /// Centre of the circles, in texels.
    centre: [f32; 2],
    /// Direction of the numbers of circles from the centre, of length 1.
    numbers: Vec2,
    /// Band of the board itself; `None` where bands do not go by the distance from it.
    band: Option<u8>,
    farthest: u8,
    reach: Outer<'a>,
}

/// Source of the radii of rings.
enum Outer<'a> {
    Rings(&'a Rings),
    /// Equally wide rings, this number of texels for a move.
    Even(f32),
}

/// Returns all circles of a map.
pub fn circles_of(layout: &Layout) -> Vec<CircleSet<'_>> {
    match layout.geometry() {
        Geometry::Rings(rings) => vec![CircleSet::of(rings, 0.0, 0)],
        Geometry::Lens(lens) => {
            vec![CircleSet::of_lens(lens, Side::Backward), CircleSet::of_lens(lens, Side::Forward)]
        }
        Geometry::Halves(halves) => [(Side::Backward, 0), (Side::Forward, BANDS)]
            .map(|(side, band)| CircleSet::of(halves.rings(side), halves.shift(side) as f32, band))
            .into(),
    }
}

impl<'a> CircleSet<'a> {
    fn of(rings: &'a Rings, shift: f32, band: u8) -> Self {
        let [x, y] = rings.centre();
        let farthest = rings.goal().farthest();
        let numbers = vec2(1.0, 1.0).normalized();
        Self { centre: [x + shift, y], numbers, band: Some(band), farthest, reach: Outer::Rings(rings) }
    }

    fn of_lens(lens: &Lens, end: Side) -> Self {
        let (numbers, band) = match end {
            Side::Backward => (vec2(1.0, 0.2), Some(0)),
            Side::Forward => (vec2(-1.0, -0.2), None),
        };
        let reach = Outer::Even(lens.unit());
        Self { centre: lens.centre(end), numbers: numbers.normalized(), band, farthest: DEEPEST, reach }
    }

    /// Returns the outer radius of a ring, in points.
    fn outer(&self, ring: u8, screen: &Screen) -> f32 {
        let texels = match self.reach {
            Outer::Rings(rings) => rings.radius(ring),
            Outer::Even(unit) => (f32::from(ring) + 0.5) * unit,
        };
        texels * screen.scale()
    }

    /// Returns the inner radius of a ring, in points.
    fn inner(&self, ring: u8, screen: &Screen) -> f32 {
        ring.checked_sub(1).map_or(0.0, |inner| self.outer(inner, screen))
    }

    fn show(
        &self,
        painter: &Painter,
        (screen, layout): (&Screen, &Layout),
        obstacles: &mut Vec<Rect>,
        (first, colors): (&dyn Fn(u8) -> String, &MapColors),
    ) {
        let pen = Stroke::new(stroke::HAIR, colors.circle);
        let centre = screen.at(self.centre);
        let is_large = screen.map().height() >= NUMBERS_FROM;
        let mut last = 0.0;
        for ring in (EVERY as u8..=self.farthest).step_by(EVERY) {
            let circle = arcs::circle(centre, self.outer(ring, screen));
            match self.reach {
                Outer::Rings(_) => arcs::show(painter, screen.place, &circle, Circle::WHOLE, pen),
                Outer::Even(_) => arcs::show_on_map(painter, screen, layout, &circle, pen),
            }
            let inside = f32::midpoint(self.inner(ring, screen), self.outer(ring, screen));
            let at = centre + self.numbers * inside;
            if is_large && inside - last >= NUMBERS_APART && arcs::is_on_map(screen, layout, at) {
                // The first number says what is counted, where the words have room.
                let is_written = last == 0.0 && number(painter, at, &first(ring), obstacles, colors);
                if !is_written {
                    number(painter, at, &ring.to_string(), obstacles, colors);
                }
                last = inside;
            }
        }
    }
}

/// Draws circles round 5, 10 … 30 and their numbers, where no obstacle is: `distance 5`, 10 … 30.
pub fn show(
    canvas: &Canvas<'_, '_>,
    painter: &Painter,
    map: (&Screen, &Layout),
    obstacles: &mut Vec<Rect>,
    colors: &MapColors,
) {
    let first: &dyn Fn(u8) -> String = &|ring| canvas.tell("map-distance", &[("n", ring.into())]);
    for circles in circles_of(map.1) {
        circles.show(painter, map, obstacles, (first, colors));
    }
}

/// Writes a number that can be read on any fill, and makes its place an obstacle. A number is not written on an
/// obstacle, or where the edge of an enlarged map would cut it. Returns whether it was written.
pub fn number(
    painter: &Painter,
    at: Pos2,
    word: &str,
    obstacles: &mut Vec<Rect>,
    colors: &MapColors,
) -> bool {
    let size = vec2(text::width(painter, word, Type::Tick) + space::XS, Type::Tick.font().size);
    let plate = Rect::from_center_size(at, size);
    if !painter.clip_rect().contains_rect(plate) || obstacles.iter().any(|place| place.intersects(plate)) {
        return false;
    }
    obstacles.push(plate);
    painter.rect_filled(plate, CornerRadius::same(radius::S), colors.plate);
    text::centred(painter, at, word, Type::Tick.font(), colors.number);
    true
}

/// Highlights the ring of a band.
pub fn point_out(painter: &Painter, screen: &Screen, layout: &Layout, band: u8, colors: &MapColors) {
    for circles in circles_of(layout) {
        let ring = circles.band.and_then(|first| band.checked_sub(first));
        let Some(ring) = ring.filter(|ring| *ring <= circles.farthest) else { continue };
        for radius in [circles.inner(ring, screen), circles.outer(ring, screen)] {
            for (width, color) in [(stroke::STRONG, colors.casing), (stroke::HAIR, colors.mark)] {
                let circle = arcs::circle(screen.at(circles.centre), radius);
                arcs::show_on_map(painter, screen, layout, &circle, Stroke::new(width, color));
            }
        }
    }
}
