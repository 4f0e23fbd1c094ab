//! A frame as text: what is written where, how large, in which colour.

use std::fmt::Write;

use egui::{
    Color32, Rect, Shape,
    emath::Rot2,
    epaint::{ClippedShape, TextShape, Vertex, text::PlacedRow},
};

/// A line for each row of text that is seen, first painted first:
///
/// ```text
///   left    top  width × height font colour  text
///  286.0   59.5   27.5 ×  13.5  18.0 #e9ecf5 Step
/// ```
///
/// The rectangle is that of the ink, and `font` is the height of a line. All lengths are in points, rounded to half a
/// point; a row of several colours names them all.
pub fn lines(shapes: &[ClippedShape]) -> String {
    let mut lines = String::new();
    for clipped in shapes {
        read(&clipped.shape, clipped.clip_rect, &mut lines);
    }
    lines
}

fn read(shape: &Shape, clip: Rect, lines: &mut String) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| read(shape, clip, lines)),
        Shape::Text(text) => text.galley.rows.iter().for_each(|row| read_row(text, row, clip, lines)),
        _ => {}
    }
}

fn read_row(text: &TextShape, row: &PlacedRow, clip: Rect, lines: &mut String) {
    let ink = ink(text, row);
    let words = row.text();
    if !ink.intersect(clip).is_positive() || text.opacity_factor == 0.0 || words.trim().is_empty() {
        return;
    }
    let [left, top, width, height] = [ink.left(), ink.top(), ink.width(), ink.height()].map(half);
    let font = row.glyphs.first().map_or(0.0, |glyph| half(glyph.font_height));
    let mut colors: Vec<String> = corners(row).iter().map(|corner| color(text, corner.color)).collect();
    colors.dedup();
    let colors = colors.join("/");
    writeln!(lines, "{left:6.1} {top:6.1} {width:6.1} × {height:5.1} {font:5.1} {colors} {words}")
        .expect("a string takes what is written");
}

/// The corners of the glyphs of a row.
fn corners(row: &PlacedRow) -> &[Vertex] {
    &row.visuals.mesh.vertices[row.visuals.glyph_vertex_range.clone()]
}

/// The rectangle that the glyphs of a row cover.
fn ink(text: &TextShape, row: &PlacedRow) -> Rect {
    let turn = Rot2::from_angle(text.angle);
    let place = |corner: &Vertex| text.pos + turn * (row.pos + corner.pos.to_vec2()).to_vec2();
    corners(row).iter().fold(Rect::NOTHING, |ink, corner| ink | Rect::from_pos(place(corner)))
}

fn color(text: &TextShape, color: Color32) -> String {
    let color = if color == Color32::PLACEHOLDER { text.fallback_color } else { color };
    let color = text.override_text_color.unwrap_or(color).gamma_multiply(text.opacity_factor);
    let [red, green, blue, alpha] = color.to_srgba_unmultiplied();
    let opaque = format!("#{red:02x}{green:02x}{blue:02x}");
    if alpha == u8::MAX { opaque } else { format!("{opaque}{alpha:02x}") }
}

/// To half a point.
fn half(points: f32) -> f32 {
    // Never as `-0.0`.
    (points * 2.0).round() / 2.0 + 0.0
}
