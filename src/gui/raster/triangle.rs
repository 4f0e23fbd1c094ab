//! Triangles: which pixels are inside one, and how near its corners each of them is.
//!
//! Edge `i` is opposite to corner `i`. Its function is linear in the pixel: 0 on the edge, and twice the area at the
//! corner. So it gives both what is inside and how near each corner is.

use egui::Vec2;
use egui::epaint::Vertex;

use super::brush::{Brush, Nearness};
use super::frame_buffer::{Clip, FrameBuffer};
use super::texture::Texture;

/// Parts of a pixel; positions are whole numbers of them.
const PARTS: i64 = 256;
/// Farthest position that is drawn, in parts: no product of two overflows.
const FAR: f32 = 1e9;

/// Edge function `across · x + down · y + start` of the pixel (x, y); not negative inside.
#[derive(Clone, Copy)]
struct Edge {
    across: i64,
    down: i64,
    start: i64,
}

/// A triangle with its corners in clockwise order (y down).
pub(super) struct Triangle {
    corners: [Vertex; 3],
    at: [[i64; 2]; 3],
    area: i64,
}

impl Triangle {
    /// Creates a triangle; `None` if it has no area.
    pub fn new(corners: [Vertex; 3], pixels_per_point: f32) -> Option<Self> {
        let parts = |points: f32| (points * pixels_per_point * PARTS as f32).round().clamp(-FAR, FAR) as i64;
        let at = corners.map(|corner| [parts(corner.pos.x), parts(corner.pos.y)]);
        let [a, b, c] = at;
        let area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
        match area {
            0 => None,
            1.. => Some(Self { corners, at, area }),
            _ => Some(Self { corners: [corners[0], corners[2], corners[1]], at: [a, c, b], area: -area }),
        }
    }

    /// Paints the pixels whose middle is inside, within `clip`.
    pub fn paint(&self, buffer: &mut FrameBuffer, texture: &Texture, clip: Clip) {
        let bounds = self.bounds(clip);
        if bounds.left >= bounds.right {
            return;
        }
        let edges = self.edges();
        let brush = Brush::of(&self.corners, texture, self.steps());
        for y in bounds.top..bounds.bottom {
            let (left, right) = span(&edges, y, &bounds);
            if left < right {
                brush.paint(buffer.span(y, left, right), self.walk([left, y], &edges));
            }
        }
    }

    /// Way across the texture that one pixel to the right and one pixel down lead.
    fn steps(&self) -> [Vec2; 2] {
        let [a, b, c] = self.at;
        let side = |to: [i64; 2], axis: usize| (to[axis] - a[axis]) as f32;
        let [to_b, to_c] = [1, 2].map(|corner: usize| self.corners[corner].uv - self.corners[0].uv);
        let pixel = PARTS as f32 / self.area as f32;
        [(to_b * side(c, 1) - to_c * side(b, 1)) * pixel, (to_c * side(b, 0) - to_b * side(c, 0)) * pixel]
    }

    /// Pixels that may be inside.
    fn bounds(&self, clip: Clip) -> Clip {
        let first = |axis: usize| {
            let least = self.at.iter().map(|at| at[axis]).min().unwrap_or(0);
            (least - PARTS / 2).div_euclid(PARTS)
        };
        let last = |axis: usize| {
            let most = self.at.iter().map(|at| at[axis]).max().unwrap_or(0);
            (most - PARTS / 2).div_euclid(PARTS) + 1
        };
        Clip {
            left: first(0).max(clip.left),
            top: first(1).max(clip.top),
            right: last(0).min(clip.right),
            bottom: last(1).min(clip.bottom),
        }
    }

    /// Returns the edge functions. A pixel whose middle lies exactly on an edge belongs to the triangle below or to the
    /// right of it: the other triangle's edge starts one lower.
    fn edges(&self) -> [Edge; 3] {
        std::array::from_fn(|i| {
            let ([x, y], [next_x, next_y]) = (self.at[(i + 1) % 3], self.at[(i + 2) % 3]);
            let (dx, dy) = (next_x - x, next_y - y);
            let is_own = dy < 0 || (dy == 0 && dx > 0);
            let start = dx * (PARTS / 2 - y) - dy * (PARTS / 2 - x) - i64::from(!is_own);
            Edge { across: -dy * PARTS, down: dx * PARTS, start }
        })
    }

    /// Returns the nearness of the corners, from pixel (x, y) to the right.
    fn walk(&self, [x, y]: [i64; 2], edges: &[Edge; 3]) -> Walk {
        let share = 1.0 / self.area as f32;
        let near = |edge: &Edge| (edge.across * x + edge.down * y + edge.start) as f32 * share;
        Walk {
            second: near(&edges[1]),
            third: near(&edges[2]),
            steps: [edges[1].across as f32 * share, edges[2].across as f32 * share],
        }
    }
}

/// The pixels of a row from left to right, as [`Nearness`].
struct Walk {
    second: f32,
    third: f32,
    steps: [f32; 2],
}

impl Iterator for Walk {
    type Item = Nearness;

    fn next(&mut self) -> Option<Nearness> {
        let nearness = [1.0 - self.second - self.third, self.second, self.third];
        self.second += self.steps[0];
        self.third += self.steps[1];
        Some(nearness)
    }
}

/// Returns the first pixel of row `y` that is inside all edges, and the one after the last.
fn span(edges: &[Edge; 3], y: i64, bounds: &Clip) -> (i64, i64) {
    let (mut left, mut right) = (bounds.left, bounds.right);
    for edge in edges {
        let at_zero = edge.down * y + edge.start;
        match edge.across {
            0 if at_zero < 0 => right = left,
            0 => (),
            1.. => left = left.max((-at_zero + edge.across - 1).div_euclid(edge.across)),
            _ => right = right.min(at_zero.div_euclid(-edge.across) + 1),
        }
    }
    (left, right)
}
