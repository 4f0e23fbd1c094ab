//! A closer look at the map: the borders of cells, and in each how far its boards are from the start.
//!
//! A cell holds the boards of a ring that are equally far from the start.

use std::f32::consts::{PI, TAU};

use egui::{Painter, Pos2, Rect, Stroke, pos2, vec2};
use eight_realms_core::{
    map::{Geometry, Layout, Rings, Sector},
    trace::Side,
};

use super::{arcs, circles, screen::Screen};
use crate::gui::theme::{MapColors, stroke};

/// Minimum room for the number of a cell: along the ring and across it.
const CELL_NUMBER: [f32; 2] = [26.0, 13.0];

/// Minimum factor by which the whole map is enlarged where borders are drawn.
pub const FROM: f32 = 3.0;

/// Draws borders and numbers of all visible cells. No number covers an obstacle, and each becomes one.
pub fn show(
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
            arcs::show(painter, place, &arcs::circle(self.centre, away * self.scale), [from, to], pen);
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
            circles::number(painter, at, &format!("g {from_start}"), obstacles, colors);
        }
    }
}
