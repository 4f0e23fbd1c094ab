//! The shapes over a map: lines along boards, start, goal, and the current boards.

use egui::{Color32, Painter, Pos2, Shape, Stroke, vec2};
use eight_realms_app::map::view::{MapOverlay, Route};
use eight_realms_core::{
    map::Layout,
    puzzle::{Board, Puzzle},
};

use super::screen::Screen;
use crate::gui::theme::MapColors;

/// Width of a line on a map of the usual height, without its casing.
pub const CORE: f32 = 2.5;
/// Width of a line on a map of the usual height, with its casing.
pub const CASING: f32 = 5.0;
/// Radius of the start's dot on a map of the usual height.
pub const MARK: f32 = 5.5;
/// Radius of a ring, as a share of that of the start's dot.
pub const RING: f32 = 0.8;
/// Usual height of a map.
const USUAL_HEIGHT: f32 = 480.0;
/// Minimum factor: on a small map shapes are smaller, but not as much as the map.
const MIN_FACTOR: f32 = 0.55;
/// Maximum factor: on a large map shapes are larger.
const MAX_FACTOR: f32 = 1.5;

/// Minimum step from board to board at which each board has a dot.
const DOTS_FROM: f32 = 7.0;

/// Draws everything over a map.
pub fn show(
    painter: &Painter,
    screen: &Screen,
    layout: &Layout,
    puzzle: &Puzzle,
    overlay: &MapOverlay,
    colors: &MapColors,
) {
    let pen = Pen { painter, screen, layout, colors };
    match &overlay.route {
        Some(Route::Path(boards)) => pen.line(boards, colors.path),
        Some(Route::Under(boards)) => pen.line(boards, colors.mark),
        None => {}
    }
    if let Some(met) = overlay.met {
        pen.two_rings(met);
    }
    if let Some(current) = overlay.current {
        pen.ring(current);
    }
    pen.diamond(puzzle.goal);
    pen.dot(puzzle.start);
}

/// Means of drawing over a map.
struct Pen<'a> {
    painter: &'a Painter,
    screen: &'a Screen,
    layout: &'a Layout,
    colors: &'a MapColors,
}

impl Pen<'_> {
    /// Returns the factor of all sizes, which is smaller on small maps.
    fn size(&self) -> f32 {
        (self.screen.map().height() / USUAL_HEIGHT).sqrt().clamp(MIN_FACTOR, MAX_FACTOR)
    }

    fn at(&self, board: Board) -> Pos2 {
        self.screen.at(self.layout.anchor(self.layout.data().index_of(board)))
    }

    /// Draws a line on its casing, and a dot on each board where dots have room.
    fn line(&self, boards: &[Board], color: Color32) {
        let points: Vec<Pos2> =
            self.layout.line(boards).into_iter().map(|point| self.screen.at(point)).collect();
        let (core, casing) = (CORE * self.size(), CASING * self.size());
        for (width, color) in [(casing, self.colors.casing), (core, color)] {
            self.painter.add(Shape::line(points.clone(), Stroke::new(width, color)));
        }
        let step = points.windows(2).map(|pair| pair[0].distance(pair[1])).sum::<f32>() / points.len() as f32;
        if step > DOTS_FROM {
            for point in points {
                self.painter.circle(point, casing / 2.0, color, Stroke::new(core / 2.0, self.colors.casing));
            }
        }
    }

    fn cased(&self) -> Stroke {
        Stroke::new(CORE * self.size() / 2.0, self.colors.casing)
    }

    /// Draws the start.
    fn dot(&self, board: Board) {
        self.painter.circle(self.at(board), MARK * self.size(), self.colors.mark, self.cased());
    }

    /// Draws the goal.
    fn diamond(&self, board: Board) {
        let (at, r) = (self.at(board), MARK * self.size() * 1.2);
        let corners = [vec2(0.0, -r), vec2(r, 0.0), vec2(0.0, r), vec2(-r, 0.0)].map(|corner| at + corner);
        self.painter.add(Shape::convex_polygon(corners.to_vec(), self.colors.mark, self.cased()));
    }

    /// Draws the board that is being expanded.
    fn ring(&self, board: Board) {
        circle(self.painter, self.at(board), MARK * RING * self.size(), self.size(), self.colors);
    }

    /// Draws the board at which two searches met.
    fn two_rings(&self, board: Board) {
        let r = MARK * RING * self.size();
        for side in [-0.6, 0.6] {
            circle(self.painter, self.at(board) + vec2(side * r, 0.0), r, self.size(), self.colors);
        }
    }
}

/// Draws a ring on its casing, `size` times as wide as on a map of the usual height.
pub fn circle(painter: &Painter, at: Pos2, r: f32, size: f32, colors: &MapColors) {
    let core = CORE * size * 0.6;
    painter.circle_stroke(at, r, Stroke::new(core * 2.2, colors.casing));
    painter.circle_stroke(at, r, Stroke::new(core, colors.mark));
}
