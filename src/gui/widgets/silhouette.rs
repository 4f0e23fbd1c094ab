//! The frontier as an area: the ground of the scrubber.

use egui::{Color32, Mesh, Rect, Shape, pos2};

/// The area under a curve of even steps; `heights` are shares of `rect`'s height.
pub fn area(rect: Rect, heights: &[f32], color: Color32) -> Shape {
    let mut mesh = Mesh::default();
    let last = heights.len().saturating_sub(1).max(1) as f32;
    for (i, height) in heights.iter().enumerate() {
        let x = rect.left() + rect.width() * i as f32 / last;
        let y = rect.bottom() - rect.height() * height.clamp(0.0, 1.0);
        mesh.colored_vertex(pos2(x, y), color);
        mesh.colored_vertex(pos2(x, rect.bottom()), color);
        if i > 0 {
            let v = 2 * i as u32;
            mesh.add_triangle(v - 2, v - 1, v);
            mesh.add_triangle(v - 1, v, v + 1);
        }
    }
    Shape::mesh(mesh)
}
