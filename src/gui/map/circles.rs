//! What is drawn over a map along its rings: circles with their numbers, the highlighted ring, and, on a closer look,
//! the borders of cells. A cell holds the boards of a ring that are equally far from the start.
//!
//! Only the visible parts of circles and arcs are drawn.

use std::f32::consts::{PI, TAU};

use egui::{CornerRadius, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};
use eight_realms_core::{
    map::{BANDS, Circle, Geometry, Layout, Lens, Rings, Sector},
    space::DEEPEST,
    trace::Side,
};

use super::screen::Screen;
use crate::gui::{
    kit::Canvas,
    theme::{MapColors, Type, radius, space, stroke},
    widgets::text,
};

/// Draws circles round 5, 10 … 30 and their numbers, where no obstacle is: `distance 5`, 10 … 30.
pub fn show_circles(
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

/// Minimum height of a map with numbers on its circles.
const NUMBERS_FROM: f32 = 240.0;
/// Minimum distance between two numbers.
const NUMBERS_APART: f32 = 14.0;
/// Number of rings from one circle to the next.
const EVERY: usize = 5;

/// Circles round one board.
struct CircleSet<'a> {
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
fn circles_of(layout: &Layout) -> Vec<CircleSet<'_>> {
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
            let circle = circle(centre, self.outer(ring, screen));
            match self.reach {
                Outer::Rings(_) => show_arc(painter, screen.place, &circle, Circle::WHOLE, pen),
                Outer::Even(_) => show_circle_on_map(painter, screen, layout, &circle, pen),
            }
            let inside = f32::midpoint(self.inner(ring, screen), self.outer(ring, screen));
            let at = centre + self.numbers * inside;
            if is_large && inside - last >= NUMBERS_APART && is_on_map(screen, layout, at) {
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

/// Writes a number that can be read on any fill, and makes its place an obstacle. A number is not written on an
/// obstacle, or where the edge of an enlarged map would cut it. Returns whether it was written.
fn number(painter: &Painter, at: Pos2, word: &str, obstacles: &mut Vec<Rect>, colors: &MapColors) -> bool {
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
                let circle = circle(screen.at(circles.centre), radius);
                show_circle_on_map(painter, screen, layout, &circle, Stroke::new(width, color));
            }
        }
    }
}

/// Minimum factor by which the whole map is enlarged where borders are drawn.
pub const CELLS_FROM: f32 = 3.0;
/// Minimum room for the number of a cell: along the ring and across it.
const CELL_NUMBER: [f32; 2] = [26.0, 13.0];

/// Draws borders and numbers of all visible cells. No number covers an obstacle, and each becomes one.
pub fn show_cells(
    painter: &Painter,
    screen: &Screen,
    layout: &Layout,
    obstacles: &mut Vec<Rect>,
    colors: &MapColors,
) {
    for (rings, shift) in rings_of(layout) {
        let [x, y] = rings.centre();
        let centre = screen.at([x + shift, y]);
        for sector in rings.sectors() {
            let cell = ScreenSector { sector, centre, scale: screen.scale() };
            if cell.bounds().intersects(screen.place) {
                cell.border(painter, screen.place, Stroke::new(stroke::HAIR, colors.circle));
                cell.number(painter, screen.visible(), obstacles, colors);
            }
        }
    }
}

/// Returns the rings of a map, each with its shift to the right, in texels. The lens shows its cells as they are.
fn rings_of(layout: &Layout) -> Vec<(&Rings, f32)> {
    match layout.geometry() {
        Geometry::Rings(rings) => vec![(rings, 0.0)],
        Geometry::Lens(_) => Vec::new(),
        Geometry::Halves(halves) => {
            [Side::Forward, Side::Backward].map(|side| (halves.rings(side), halves.shift(side) as f32)).into()
        }
    }
}

struct ScreenSector {
    sector: Sector,
    centre: Pos2,
    scale: f32,
}

impl ScreenSector {
    /// Returns the point at an angle, clockwise from 12 o'clock, and `away` texels from the centre.
    fn at(&self, angle: f32, away: f32) -> Pos2 {
        self.centre + vec2(angle.sin(), -angle.cos()) * away * self.scale
    }

    /// Draws both arcs, and the lines where they begin and end.
    fn border(&self, painter: &Painter, place: Rect, pen: Stroke) {
        let Sector { from, to, inner, outer, .. } = self.sector;
        for away in [inner, outer] {
            show_arc(painter, place, &circle(self.centre, away * self.scale), [from, to], pen);
        }
        for angle in [from, to] {
            painter.line_segment([self.at(angle, inner), self.at(angle, outer)], pen);
        }
    }

    fn bounds(&self) -> Rect {
        let Sector { from, to, inner, outer, .. } = self.sector;
        let quarters = [-2, -1, 0, 1, 2, 3, 4].map(|quarter| quarter as f32 * PI / 2.0);
        let turns = quarters.into_iter().filter(|angle| (from..=to).contains(angle)).chain([from, to]);
        let points: Vec<Pos2> =
            turns.flat_map(|angle| [self.at(angle, inner), self.at(angle, outer)]).collect();
        Rect::from_points(&points)
    }

    /// Writes the moves from the start, as near to the middle of the visible part as the cell reaches.
    fn number(&self, painter: &Painter, visible: Rect, obstacles: &mut Vec<Rect>, colors: &MapColors) {
        let Sector { from, to, inner, outer, from_start, .. } = self.sector;
        let middle = f32::midpoint(inner, outer);
        let along = (to - from) * middle * self.scale;
        if along < CELL_NUMBER[0] || (outer - inner) * self.scale < CELL_NUMBER[1] {
            return;
        }
        let clear = CELL_NUMBER[0] / 2.0 / along * (to - from);
        let target = visible.center() - self.centre;
        let mean = f32::midpoint(from, to);
        let turn = (target.x.atan2(-target.y) - mean + PI).rem_euclid(TAU) - PI;
        let at = self.at((mean + turn).clamp(from + clear, to - clear), middle);
        let plate = Rect::from_center_size(at, pos2(CELL_NUMBER[0], CELL_NUMBER[1]).to_vec2());
        if visible.contains_rect(plate) {
            number(painter, at, &format!("g {from_start}"), obstacles, colors);
        }
    }
}

/// Returns a circle on the screen, with its radius in points.
fn circle(centre: Pos2, radius: f32) -> Circle {
    Circle { centre: centre.into(), radius }
}

/// Distance beyond the edge up to which arcs are drawn, so that their ends are not visible.
const BEYOND: f32 = 4.0;
/// Distance between the points at which an arc is tested for lying on boards.
const ARC_STEP: f32 = 4.0;

/// Draws the visible part of an arc, given by two angles.
fn show_arc(painter: &Painter, place: Rect, circle: &Circle, ends: [f32; 2], pen: Stroke) {
    for stretch in visible_arcs(place, circle, ends) {
        let points = circle.points(stretch, f32::INFINITY).map(Pos2::from).collect();
        painter.add(Shape::line(points, pen));
    }
}

/// Draws the part of a circle that is visible and lies on boards: beyond them, the line would mean nothing.
fn show_circle_on_map(painter: &Painter, screen: &Screen, layout: &Layout, circle: &Circle, pen: Stroke) {
    for stretch in visible_arcs(screen.place, circle, Circle::WHOLE) {
        let points: Vec<Pos2> = circle.points(stretch, ARC_STEP).map(Pos2::from).collect();
        let runs = points.split(|point| !is_on_map(screen, layout, *point));
        for run in runs.filter(|run| run.len() > 1) {
            painter.add(Shape::line(run.to_vec(), pen));
        }
    }
}

fn visible_arcs(place: Rect, circle: &Circle, ends: [f32; 2]) -> Vec<[f32; 2]> {
    let place = place.expand(BEYOND);
    circle.visible([place.min.into(), place.max.into()], ends)
}

/// Whether a board lies at a point of the screen.
fn is_on_map(screen: &Screen, layout: &Layout, at: Pos2) -> bool {
    let texel = layout.texels().texel_at(screen.texels(at));
    texel.is_some_and(|texel| !layout.indices_at(texel).is_empty())
}
