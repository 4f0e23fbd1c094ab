//! What one shape puts on the page: the ink of a text, the area that a rectangle covers.

use egui::{
    Color32, Rect,
    emath::Rot2,
    epaint::{ClippedShape, RectShape, Shape, TextShape, text::RowVisuals},
    pos2,
};

/// How much of a text is to be seen where it is strongest: none, all, or something between.
pub fn opacity(text: &TextShape) -> f32 {
    let glyphs = text.galley.rows.iter().flat_map(|row| {
        let visuals = &row.visuals;
        &visuals.mesh.vertices[visuals.glyph_vertex_range.clone()]
    });
    let alpha = |ink: Color32| {
        let ink = if ink == Color32::PLACEHOLDER { text.fallback_color } else { ink };
        f32::from(text.override_text_color.unwrap_or(ink).a()) / 255.0
    };
    text.opacity_factor * glyphs.map(|corner| alpha(corner.color)).fold(0.0, f32::max)
}

/// The ink of each row that has any.
pub fn rows(text: &TextShape) -> Vec<Rect> {
    let turn = Rot2::from_angle(text.angle);
    let inks = text.galley.rows.iter().map(|row| glyphs(&row.visuals).translate(row.pos.to_vec2()));
    let placed = |ink: Rect| {
        let corners = [ink.min, pos2(ink.right(), ink.top()), ink.max, pos2(ink.left(), ink.bottom())];
        Rect::from_points(&corners.map(|corner| text.pos + turn * corner.to_vec2()))
    };
    inks.filter(Rect::is_positive).map(placed).collect()
}

/// The glyphs alone, without the background of code and without lines below or through them.
fn glyphs(row: &RowVisuals) -> Rect {
    let corners = &row.mesh.vertices[row.glyph_vertex_range.clone()];
    corners.iter().fold(Rect::NOTHING, |ink, corner| ink | Rect::from_pos(corner.pos))
}

/// Where a rectangle lets nothing through: its corners are round.
pub fn opaque(shape: &RectShape) -> Option<Rect> {
    let is_solid = shape.fill.is_opaque() && shape.blur_width == 0.0 && shape.angle == 0.0;
    let radius = shape.corner_radius;
    let largest = [radius.nw, radius.ne, radius.sw, radius.se].into_iter().max().unwrap_or(0);
    let rect = shape.rect.shrink(f32::from(largest) * (1.0 - f32::sqrt(0.5)));
    (is_solid && shape.brush.is_none() && rect.is_positive()).then_some(rect)
}

/// All shapes of a frame in the order in which they are painted, groups undone.
pub fn flat(shapes: &[ClippedShape]) -> Vec<(Rect, &Shape)> {
    fn add<'a>(clip: Rect, shape: &'a Shape, all: &mut Vec<(Rect, &'a Shape)>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| add(clip, shape, all)),
            other => all.push((clip, other)),
        }
    }
    let mut all = Vec::new();
    for clipped in shapes {
        add(clipped.clip_rect, &clipped.shape, &mut all);
    }
    all
}
