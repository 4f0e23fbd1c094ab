//! Text placed by its letters and not by its box: one line, or several that wrap.

use std::sync::Arc;

use egui::epaint::text::PlacedRow;
use egui::text::{LayoutJob, TextWrapping};
use egui::{Align2, Color32, FontId, Galley, Painter, Pos2, Rect, pos2, vec2};

use crate::gui::theme::{CAP_HEIGHT, Type};

/// Returns a text in which no line breaks within a number: egui breaks at every thin space, but not at the space in its
/// place, which our fonts draw as thin.
pub fn unbroken(text: &str) -> String {
    text.replace('\u{2009}', "\u{A0}")
}

/// Moves lines that follow a break to the edge, also where egui has broken before a space.
pub fn flush(galley: Arc<Galley>) -> Arc<Galley> {
    let indent = |row: &PlacedRow| {
        let spaces = row.glyphs.iter().take_while(|glyph| glyph.chr.is_whitespace());
        spaces.map(|glyph| glyph.advance_width).sum::<f32>()
    };
    if galley.rows.iter().skip(1).all(|row| indent(row) <= 0.0) {
        return galley;
    }
    let mut flush = Arc::unwrap_or_clone(galley);
    for row in flush.rows.iter_mut().skip(1) {
        row.pos.x -= indent(row);
    }
    Arc::new(flush)
}

/// Lays out text that wraps at a width.
fn layout(painter: &Painter, text: &str, kind: Type, color: Color32, width: f32) -> Arc<Galley> {
    flush(painter.layout(unbroken(text), kind.font(), color, width.max(1.0)))
}

/// Paints one word or figure with its capitals centred on `at`. Neither of egui's boxes will do: the line box keeps
/// room for accents and descenders, and the ink box ends on whole pixels, glyph by glyph, so that a 5 would sit a pixel
/// higher than the 4 beside it.
pub fn centred(painter: &Painter, at: Pos2, text: &str, font: FontId, color: Color32) {
    let half_height = font.size * CAP_HEIGHT / 2.0;
    let galley = painter.layout_no_wrap(text.to_owned(), font, color);
    let top = at.y + half_height - baseline(&galley);
    let left = at.x - galley.mesh_bounds.center().x;
    painter.galley(snap(painter, pos2(left, top)), galley, color);
}

/// Paints one line of text that ends in `…` where `width` ends. Returns the room it took.
pub fn line(
    painter: &Painter,
    at: Pos2,
    anchor: Align2,
    text: &str,
    kind: Type,
    color: Color32,
    width: f32,
) -> Rect {
    let mut job = LayoutJob::simple_singleline(text.to_owned(), kind.font(), color);
    job.wrap = TextWrapping::truncate_at_width(width.max(0.0));
    let galley = painter.layout_job(job);
    let rect = anchor.anchor_size(at, galley.size());
    painter.galley(snap(painter, rect.min), galley, color);
    rect
}

/// Paints one whole line from `at` (left, middle) to the right, however long.
pub fn left(painter: &Painter, at: Pos2, text: &str, kind: Type, color: Color32) -> Rect {
    line(painter, at, Align2::LEFT_CENTER, text, kind, color, f32::INFINITY)
}

/// Paints one whole line that ends at `at` (right, middle), however long.
pub fn right(painter: &Painter, at: Pos2, text: &str, kind: Type, color: Color32) -> Rect {
    line(painter, at, Align2::RIGHT_CENTER, text, kind, color, f32::INFINITY)
}

/// Paints text of several lines from the top of `rect`, wrapped at its width. Returns the room it took.
pub fn paragraph(painter: &Painter, rect: Rect, text: &str, kind: Type, color: Color32) -> Rect {
    let galley = layout(painter, text, kind, color, rect.width());
    let text_rect = Rect::from_min_size(rect.min, galley.size());
    painter.galley(snap(painter, text_rect.min), galley, color);
    text_rect
}

/// Height that [`paragraph`] takes in a width.
pub fn height(painter: &Painter, text: &str, kind: Type, width: f32) -> f32 {
    layout(painter, text, kind, Color32::PLACEHOLDER, width).size().y
}

/// Paints text that wraps, in at most `most` lines; the last one ends in `…` where there is more. The first line is
/// centred in its share of `rect`'s height. Returns the room it took.
pub fn lines(
    painter: &Painter,
    rect: Rect,
    text: &str,
    font: impl Into<FontId>,
    color: Color32,
    most: usize,
) -> Rect {
    let galley = flush(painter.layout_job(wrapping_job(text, font.into(), color, rect.width(), most)));
    let height = rect.height() / most as f32;
    let first = galley.rows.first().map_or(0.0, |row| row.size.y);
    let text_rect = Rect::from_min_size(rect.min + vec2(0.0, (height - first) / 2.0), galley.size());
    painter.galley(snap(painter, text_rect.min), galley, color);
    text_rect
}

/// Whether text that wraps is whole in `most` lines.
pub fn fits(painter: &Painter, text: &str, font: impl Into<FontId>, width: f32, most: usize) -> bool {
    !painter.layout_job(wrapping_job(text, font.into(), Color32::PLACEHOLDER, width, most)).elided
}

fn wrapping_job(text: &str, font: FontId, color: Color32, width: f32, most: usize) -> LayoutJob {
    let mut job = LayoutJob::simple(unbroken(text), font, color, width.max(1.0));
    job.wrap.max_rows = most;
    job
}

/// Lays out code that wraps wherever its room ends: an address has no blanks to wrap at.
pub fn layout_code(painter: &Painter, code: &str, width: f32, color: Color32) -> Arc<Galley> {
    let mut job = LayoutJob::simple(code.to_owned(), Type::Code.font(), color, width.max(1.0));
    job.wrap.break_anywhere = true;
    painter.layout_job(job)
}

/// Paints a text that is laid out, from `at` (left, top).
pub fn show(painter: &Painter, at: Pos2, galley: Arc<Galley>) {
    painter.galley(snap(painter, at), galley, Color32::PLACEHOLDER);
}

/// Width of one line of `text`, in points.
pub fn width(painter: &Painter, text: &str, kind: Type) -> f32 {
    painter.layout_no_wrap(text.to_owned(), kind.font(), Color32::PLACEHOLDER).size().x
}

/// Returns a text in which each character that no font has is written as its number, `U+2A6D6`.
pub fn drawable(painter: &Painter, text: &str, kind: Type) -> String {
    let font = kind.font();
    painter.fonts_mut(|fonts| {
        let drawn = |character| match character {
            _ if fonts.has_glyph(&font, character) => String::from(character),
            _ => format!("U+{:04X}", u32::from(character)),
        };
        text.chars().map(drawn).collect()
    })
}

/// Distance from the top of a one-line galley to its baseline.
pub(super) fn baseline(galley: &Galley) -> f32 {
    galley.rows.first().and_then(|row| row.glyphs.first()).map_or(0.0, |glyph| glyph.pos.y)
}

/// Returns the nearest whole pixel: `Painter::galley` does not round, and text between pixels is grey.
pub(super) fn snap(painter: &Painter, at: Pos2) -> Pos2 {
    let scale = painter.pixels_per_point();
    pos2((at.x * scale).round() / scale, (at.y * scale).round() / scale)
}
