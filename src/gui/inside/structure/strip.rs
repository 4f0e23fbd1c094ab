//! All 362,880 elements of an array side by side. Each pixel is a range of elements: the more of them are written, the
//! stronger its colour.

use egui::{Align2, Mesh, Pos2, Rect, Stroke, pos2};
use eight_realms_app::words::figures;
use eight_realms_core::{puzzle::RANKS, replay::structures::RankSet};

use super::progress::OperationProgress;
use crate::gui::{
    kit::Canvas,
    theme::{Palette, Type, radius, stroke},
    widgets::text,
};

/// Height of the head above the strip.
const HEAD: f32 = 15.0;
/// Length by which the mark of the element extends beyond the strip.
const MARK: f32 = 3.0;

/// Share of the realm's colour where one element of a range is written, and the share that is added where all elements
/// that can be written are.
const COLOR: [f32; 2] = [0.3, 0.7];
/// Share of all elements that can be written: boards of the other parity are never reached.
const WRITABLE: f32 = 0.5;

/// An array, and one of its elements.
pub struct ElementStrip<'a> {
    /// The indices of the elements that are written.
    pub written: &'a RankSet,
    /// The index of the element of the event.
    pub index: u32,
    /// Whether the element of the event has been read.
    pub read: OperationProgress,
}

impl ElementStrip<'_> {
    /// Draws the strip into `rect`; returns the point below the strip at the element.
    pub fn show(&self, canvas: &Canvas<'_, '_>, rect: Rect) -> Pos2 {
        let place = rect.with_min_y(rect.top() + HEAD);
        Self::head(canvas, rect.with_max_y(place.top()));
        canvas.painter().rect_filled(place, radius::XXS, canvas.palette().sunken);
        self.columns(canvas, place);
        let share = (self.index as f32 + 0.5) / RANKS as f32;
        let x = canvas.painter().round_to_pixel_center(place.left() + share * place.width());
        let ink = self.read.ink(canvas, canvas.palette().text);
        let (top, bottom) = (place.top() - MARK, place.bottom() + MARK);
        canvas.painter().vline(x, top..=bottom, Stroke::new(stroke::FOCUS, ink));
        let args = [
            ("n", self.written.len().into()),
            ("all", RANKS.into()),
            ("index", u64::from(self.index).into()),
        ];
        let words = canvas.tell("strip", &args);
        canvas
            .named(place, "strip", &words)
            .on_hover_text(text::unbroken(&format!("{words}\n{}", canvas.say("strip-note"))));
        pos2(x, bottom)
    }

    /// Writes the first and the last index, and why half of the strip stays empty.
    fn head(canvas: &Canvas<'_, '_>, rect: Rect) {
        let (painter, ink) = (canvas.painter(), canvas.palette().text_faint);
        let y = rect.center().y - 1.0;
        text::left(painter, pos2(rect.left(), y), "0", Type::Tick, ink);
        let last = figures::grouped(RANKS as u64 - 1);
        text::right(painter, pos2(rect.right(), y), &last, Type::Tick, ink);
        let words = canvas.say("strip-half");
        text::line(
            painter,
            pos2(rect.center().x, y),
            Align2::CENTER_CENTER,
            &words,
            Type::Tick,
            ink,
            f32::INFINITY,
        );
        canvas.named(rect, "strip head", &words).on_hover_text(canvas.say("strip-note"));
    }

    /// Draws a column for each pixel.
    fn columns(&self, canvas: &Canvas<'_, '_>, place: Rect) {
        let pixels = canvas.ui.ctx().pixels_per_point();
        let count = (place.width() * pixels).round().max(1.0) as usize;
        let (sunken, accent) = (canvas.palette().sunken, canvas.context.accent());
        let mut mesh = Mesh::default();
        for column in 0..count {
            let range = column * RANKS / count..(column + 1) * RANKS / count;
            let most = (range.len() as f32 * WRITABLE).max(1.0);
            let written = self.written.count_in(range) as f32 / most;
            if written > 0.0 {
                let share = COLOR[0] + COLOR[1] * written.min(1.0).sqrt();
                let left = place.left() + column as f32 / pixels;
                let bar = Rect::from_x_y_ranges(left..=left + 1.0 / pixels, place.y_range());
                mesh.add_colored_rect(bar, Palette::mix(sunken, accent, share));
            }
        }
        canvas.painter().add(mesh);
    }
}
