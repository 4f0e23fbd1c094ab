//! A rounded rectangle whose colour runs from top to bottom.
//!
//! egui fills shapes with one colour only, so this is a fan of triangles around the middle. A mesh is not smoothed at
//! its edge, so a stroke of one point must cover the edge.

use std::f32::consts::FRAC_PI_2;

use egui::{Color32, Mesh, Pos2, Rect, Shape, pos2};

use crate::gui::theme::Palette;

/// Pieces of a quarter circle.
const STEPS: usize = 6;

pub(super) fn gradient(rect: Rect, corner: f32, top: Color32, bottom: Color32) -> Shape {
    let outline = rounded_outline(rect, corner);
    let color_at = |p: Pos2| Palette::mix(top, bottom, ((p.y - rect.top()) / rect.height()).clamp(0.0, 1.0));
    let mut mesh = Mesh::default();
    mesh.colored_vertex(rect.center(), color_at(rect.center()));
    for p in &outline {
        mesh.colored_vertex(*p, color_at(*p));
    }
    let count = outline.len() as u32;
    for i in 0..count {
        mesh.add_triangle(0, 1 + i, 1 + (i + 1) % count);
    }
    Shape::mesh(mesh)
}

/// Points of the outline, clockwise from the lower right corner.
fn rounded_outline(rect: Rect, corner: f32) -> Vec<Pos2> {
    let inner = rect.shrink(corner);
    let centres = [inner.right_bottom(), inner.left_bottom(), inner.left_top(), inner.right_top()];
    let arc = |(i, at): (usize, Pos2)| {
        (0..=STEPS).map(move |s| {
            let angle = FRAC_PI_2 * (i as f32 + s as f32 / STEPS as f32);
            pos2(at.x + corner * angle.cos(), at.y + corner * angle.sin())
        })
    };
    centres.into_iter().enumerate().flat_map(arc).collect()
}
