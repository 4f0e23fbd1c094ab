//! How much each text stands out from what is under it.

use egui::{
    Color32, Pos2, Rect, Shape, TextureId,
    epaint::{ClippedShape, Vertex},
};

use super::{faults::Faults, shape::flat};

/// Luminance as accessibility guidelines define it.
fn luminance(color: Color32) -> f32 {
    let [r, g, b, _] = color.to_array().map(|channel| {
        let share = f32::from(channel) / 255.0;
        if share <= 0.04045 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
    });
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

fn contrast(one: Color32, other: Color32) -> f32 {
    let [one, other] = [one, other].map(|color| luminance(color) + 0.05);
    one.max(other) / one.min(other)
}

/// The opaque colour that a shape has at a place, transparent if it is not known; `None` where it does not cover it.
fn fill_at(shape: &Shape, clip: Rect, at: Pos2) -> Option<Color32> {
    if !clip.contains(at) {
        return None;
    }
    match shape {
        Shape::Rect(rect) if rect.rect.contains(at) && rect.fill.is_opaque() => Some(rect.fill),
        Shape::Circle(circle) if circle.center.distance(at) < circle.radius && circle.fill.is_opaque() => {
            Some(circle.fill)
        }
        // A picture has colours of its own.
        Shape::Mesh(mesh) if mesh.texture_id != TextureId::default() => {
            mesh.calc_bounds().contains(at).then_some(Color32::TRANSPARENT)
        }
        Shape::Mesh(mesh) => {
            let corners = |one: &[u32; 3]| one.map(|index| mesh.vertices[index as usize]);
            let (triangles, _) = mesh.indices.as_chunks();
            triangles.iter().map(corners).rev().find_map(|corners| color_in(corners, at))
        }
        _ => None,
    }
}

/// The opaque colour of a triangle at a place, between those of its corners; `None` where it does not cover it.
fn color_in(corners: [Vertex; 3], at: Pos2) -> Option<Color32> {
    let [a, b, c] = corners.map(|corner| corner.pos);
    let area = |a: Pos2, b: Pos2, c: Pos2| (b - a).rot90().dot(c - a);
    let shares = [area(at, b, c), area(a, at, c), area(a, b, at)].map(|part| part / area(a, b, c));
    let is_covered =
        shares.iter().all(|share| *share >= 0.0) && corners.iter().all(|it| it.color.is_opaque());
    let channel = |number: usize| {
        let parts =
            corners.iter().zip(shares).map(|(it, share)| f32::from(it.color.to_array()[number]) * share);
        parts.sum::<f32>().round() as u8
    };
    is_covered.then(|| Color32::from_rgb(channel(0), channel(1), channel(2)))
}

/// Each text stands out from what is under it: 4.5 to 1, large text 3 to 1. What is disabled is exempt: it fades.
pub fn check_contrast(shapes: &[ClippedShape], of: &str, faults: &mut Faults) {
    let all = flat(shapes);
    for (number, (clip, shape)) in all.iter().enumerate() {
        let Shape::Text(text) = shape else { continue };
        let Some(section) = text.galley.job.sections.first() else { continue };
        let (format, size) = (&section.format, section.format.font_id.size);
        let ink = if format.color == Color32::PLACEHOLDER { text.fallback_color } else { format.color };
        let ink = text.override_text_color.unwrap_or(ink);
        let at = text.pos + text.galley.mesh_bounds.center().to_vec2();
        if !ink.is_opaque() || !clip.contains(at) || text.galley.text().trim().is_empty() {
            continue;
        }
        let under = all[..number].iter().rev().find_map(|(clip, shape)| fill_at(shape, *clip, at));
        let Some(under) = under.filter(Color32::is_opaque) else { continue };
        let is_bold = format!("{:?}", format.font_id.family).contains("semibold");
        let is_large = size >= 24.0 || (size >= 18.66 && is_bold);
        let least = if is_large { 3.0 } else { 4.5 };
        let ratio = contrast(ink, under);
        if ratio < least {
            let what =
                format!("{:?}, {size} points: {ratio:.2} to 1, {ink:?} on {under:?}", text.galley.text());
            faults.add(&format!("Pale {ink:?} on {under:?}"), &format!("{of}: {what}"));
        }
    }
}
