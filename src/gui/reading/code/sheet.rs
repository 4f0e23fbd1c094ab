//! The source as it lies in its well: the code, and at its left the numbers of its lines.

use std::sync::Arc;

use egui::{CornerRadius, Pos2, Rect, emath::GuiRounding, pos2, vec2};

use super::colors::CodePage;
use crate::gui::{
    kit::Canvas,
    theme::{Type, sizes, space},
    widgets::text,
};

/// Margin above the first line and below the last.
const MARGIN: f32 = 10.0;
/// From the left edge to the end of the numbers.
const NUMBERS_END: f32 = 28.0;
/// From the left edge to the beginning of the code.
const INDENT: f32 = 38.0;

/// Returns the width of rows in `well`, in points; the scroll bar has its own at the right.
pub fn code_width(well: Rect) -> f32 {
    well.width() - INDENT - space::M
}

/// Returns the height of the source, margins included.
pub fn height(page: &CodePage) -> f32 {
    page.galley.size().y + 2.0 * MARGIN
}

/// The source in its well.
pub struct CodeSheet {
    /// The source, laid out.
    pub page: CodePage,
    /// Upper left corner of the source; scrolling moves it.
    pub corner: Pos2,
    /// Visible part of the source.
    pub well: Rect,
    /// Number of the highlighted line, from 1; `None` if no line is highlighted.
    pub highlighted: Option<usize>,
}

impl CodeSheet {
    fn first_letter(&self) -> Pos2 {
        self.corner + vec2(INDENT, MARGIN)
    }

    /// Returns the place of the highlighted line with all of its rows, across the whole well.
    pub fn highlighted_rows(&self) -> Option<Rect> {
        let before = self.highlighted? - 1;
        let first = self.page.rows.get(..before)?.iter().sum();
        let last = first + self.page.rows.get(before)? - 1;
        Some(self.row(first)?.union(self.row(last)?))
    }

    /// Returns the place of a row. Rows are as high as whole pixels allow, so the place is read from the galley and not
    /// computed.
    fn row(&self, row: usize) -> Option<Rect> {
        let row = self.page.galley.rows.get(row)?.rect();
        Some(Rect::from_x_y_ranges(
            self.well.x_range(),
            row.translate(self.first_letter().to_vec2()).y_range(),
        ))
    }

    pub fn paint(&self, canvas: &Canvas<'_, '_>) {
        let (painter, palette, accent) = (canvas.painter(), canvas.palette(), canvas.context.accent());
        if let Some(row) = self.highlighted_rows() {
            painter.rect_filled(row, CornerRadius::ZERO, palette.highlighted_line(accent));
            painter.rect_filled(
                row.with_max_x(row.left() + sizes::marks::ACCENT_BAR),
                CornerRadius::ZERO,
                accent,
            );
            self.name_highlighted_line(canvas, row);
        }
        let code =
            painter.with_clip_rect(painter.clip_rect().with_min_x(self.well.left() + INDENT - space::XS));
        let at = self.first_letter().round_to_pixels(painter.pixels_per_point());
        code.galley(at, Arc::clone(&self.page.galley), palette.code_text);
        let mut first = 0;
        for (line, rows) in (1..).zip(&self.page.rows) {
            if let Some(row) = self.row(first).filter(|row| row.intersects(self.well)) {
                self.number(canvas, line, row);
            }
            first += rows;
        }
    }

    fn number(&self, canvas: &Canvas<'_, '_>, line: usize, row: Rect) {
        let palette = canvas.palette();
        let color = if self.highlighted == Some(line) { palette.text } else { palette.text_faint };
        let end = pos2(self.well.left() + NUMBERS_END, row.center().y);
        text::right(canvas.painter(), end, &line.to_string(), Type::Caption, color);
    }

    fn name_highlighted_line(&self, canvas: &Canvas<'_, '_>, row: Rect) {
        let line = self.highlighted.unwrap_or_default();
        let label = canvas.tell("code-line", &[("line", line.into())]);
        canvas.named(row.intersect(self.well), "highlighted line", &label);
    }
}
