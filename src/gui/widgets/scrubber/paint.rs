//! Painting of the scrubber: silhouette, marks, playhead.

use egui::{Color32, CornerRadius, Mesh, Painter, Rangef, Rect, Shape, Stroke, Vec2, pos2, vec2};

use super::Scrubber;
use crate::gui::theme::{Palette, Type, radius, sizes::timeline::scrubber, space, stroke};
use crate::gui::widgets::{marks::flag, text::snap};

/// Distance from the track's corner to the caption.
const CAPTION: Vec2 = vec2(5.0, 1.0);
/// Minimum gap between two words above the track, so that they read as two.
const WORDS_APART: f32 = 10.0;
/// Size of the handle, large enough for a finger.
const GRIP: Vec2 = vec2(13.0, 9.0);

/// Share of the way from the well to the accent that what is played goes.
const PLAYED: f32 = 0.70;
/// Share of the way from the well to the faint text that what is still to come goes.
const AHEAD: f32 = 0.38;
/// Maximum share of the track that the caption may take.
const CAPTION_SHARE: f32 = 0.35;

pub(super) fn paint(painter: &Painter, track: Rect, scrubber: &Scrubber<'_>, palette: &Palette) {
    painter.rect_filled(track, CornerRadius::same(radius::S), palette.sunken);
    let playhead = track.left() + track.width() * scrubber.playhead.clamp(0.0, 1.0);
    paint_silhouette(painter, track, scrubber, playhead, palette);
    paint_marks(painter, track, scrubber, palette);
    paint_caption(painter, track, scrubber.caption, playhead, palette);
    for at in scrubber.flags {
        paint_flag(painter, track, track.left() + track.width() * at, palette);
    }
    paint_playhead(painter, track, playhead, palette);
}

/// Paints two areas that share an outline: played in the realm's colour, the rest in grey.
fn paint_silhouette(painter: &Painter, track: Rect, scrubber: &Scrubber<'_>, x: f32, palette: &Palette) {
    let well = track.shrink2(vec2(0.0, 2.0));
    let played = Palette::mix(palette.sunken, scrubber.accent, PLAYED);
    let ahead = Palette::mix(palette.sunken, palette.text_faint, AHEAD);
    let sides = [(track.with_max_x(x), played), (track.with_min_x(x), ahead)];
    for (clip, color) in sides {
        let clipped = painter.with_clip_rect(clip.intersect(painter.clip_rect()));
        clipped.add(area(well, scrubber.silhouette, color));
    }
}

/// Builds the area under a curve of even steps; `heights` are shares of `rect`'s height.
fn area(rect: Rect, heights: &[f32], color: Color32) -> Shape {
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

/// Paints the caption at the silhouette's left edge, where it is low. The ticks of crowded marks do not run through the
/// word; while the playhead would, there is no caption.
fn paint_caption(painter: &Painter, track: Rect, caption: &str, playhead: f32, palette: &Palette) {
    let galley = painter.layout_no_wrap(caption.to_owned(), Type::Caption.font(), palette.text_soft);
    let place = Rect::from_min_size(track.min + CAPTION, galley.size());
    let is_crossed = place.expand(CAPTION.x).x_range().contains(playhead);
    if caption.is_empty() || is_crossed || place.width() > track.width() * CAPTION_SHARE {
        return;
    }
    painter.rect_filled(place.expand2(vec2(2.0, 0.0)), CornerRadius::same(radius::XS), palette.sunken);
    painter.galley(snap(painter, place.min), galley, palette.text_soft);
}

/// Paints the marks. A mark always has its line, but its word, if it has one, only where it does not run into the one
/// before.
fn paint_marks(painter: &Painter, track: Rect, scrubber: &Scrubber<'_>, palette: &Palette) {
    let mut free_from = track.left();
    for (at, word) in scrubber.marks {
        let x = track.left() + track.width() * at;
        painter.vline(x, track.y_range(), Stroke::new(stroke::HAIR, palette.edge));
        if word.is_empty() {
            continue;
        }
        let foot = Rangef::new(track.top() - space::XS, track.top());
        painter.vline(x, foot, Stroke::new(stroke::CURVE, palette.text_faint));
        let galley = painter.layout_no_wrap(word.clone(), Type::Caption.font(), palette.text_soft);
        let last = (track.right() - galley.size().x).max(track.left());
        let left = (x - 1.0).clamp(track.left(), last);
        if left >= free_from {
            free_from = left + galley.size().x + WORDS_APART;
            let top = track.top() - space::XS - galley.size().y;
            painter.galley(snap(painter, pos2(left, top)), galley, palette.text_soft);
        }
    }
}

/// Paints a pole as high as the track, and at its top a flag that points on; at the end of the track, back.
fn paint_flag(painter: &Painter, track: Rect, x: f32, palette: &Palette) {
    let x = painter.round_to_pixel_center(x);
    painter.vline(x, track.y_range(), Stroke::new(stroke::CURVE, palette.text));
    let ahead = if x + scrubber::FLAG.x <= track.right() { 1.0 } else { -1.0 };
    flag(painter, pos2(x, track.top()), scrubber::FLAG * vec2(ahead, 1.0), palette.text);
}

/// Paints a line as high as the track, and a handle that a finger finds.
fn paint_playhead(painter: &Painter, track: Rect, x: f32, palette: &Palette) {
    let x = painter.round_to_pixel_center(x);
    painter.vline(x, track.y_range().expand(2.0), Stroke::new(stroke::FOCUS, palette.text));
    let grip = Rect::from_center_size(pos2(x, track.bottom() + 1.0), GRIP);
    painter.rect_filled(grip, CornerRadius::same(radius::S), palette.text);
}
