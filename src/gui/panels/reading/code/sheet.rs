//! The source as it lies in its well: the code, and at its left the numbers of its lines.

use std::sync::Arc;

use egui::{CornerRadius, Painter, Pos2, Rect, Role, Sense, Ui, WidgetInfo, emath::GuiRounding, pos2, vec2};

use super::{super::id, colors::Page};
use crate::gui::{
    Desk,
    theme::{Type, space},
    widgets::text,
};

/// Above the first line and below the last.
const MARGIN: f32 = 10.0;
/// Where the numbers end.
const NUMBERS: f32 = 28.0;
/// Where the code begins.
const CODE: f32 = 38.0;
/// Width of the bar in front of the lit line.
const BAR: f32 = 3.0;
/// What rows have room for in `well`, in points; the scroll bar has its own at the right.
pub fn code_width(well: Rect) -> f32 {
    well.width() - CODE - space::M
}

/// Height of the source, margins included.
pub fn height(page: &Page) -> f32 {
    page.galley.size().y + 2.0 * MARGIN
}

/// The source in its well.
pub struct Sheet<'a> {
    /// The source, laid out.
    page: Page,
    /// Where its first letter is; scrolling moves it.
    at: Pos2,
    /// What is seen of it.
    pub well: Rect,
    /// The line that is lit, from 1.
    pub lit: Option<usize>,
    desk: &'a Desk<'a>,
}

impl<'a> Sheet<'a> {
    /// A sheet whose upper left corner is at `corner`, seen through `well`.
    pub fn new(page: Page, corner: Pos2, well: Rect, lit: Option<usize>, desk: &'a Desk<'a>) -> Self {
        Self { page, at: corner + vec2(CODE, MARGIN), well, lit, desk }
    }

    /// Where the lit line lies with all of its rows, across the whole well.
    pub fn lit_rows(&self) -> Option<Rect> {
        let before = self.lit? - 1;
        let first = self.page.rows.get(..before)?.iter().sum();
        let last = first + self.page.rows.get(before)? - 1;
        Some(self.row(first)?.union(self.row(last)?))
    }

    /// Rows are as high as whole pixels allow, so the galley is asked and nothing is multiplied.
    fn row(&self, row: usize) -> Option<Rect> {
        let row = self.page.galley.rows.get(row)?.rect();
        Some(Rect::from_x_y_ranges(self.well.x_range(), row.translate(self.at.to_vec2()).y_range()))
    }

    /// Paints everything.
    pub fn paint(&self, ui: &Ui) {
        let painter = ui.painter();
        if let Some(row) = self.lit_rows() {
            let ground = self.desk.palette.lit_line(self.desk.accent());
            painter.rect_filled(row, CornerRadius::ZERO, ground);
            painter.rect_filled(row.with_max_x(row.left() + BAR), CornerRadius::ZERO, self.desk.accent());
            self.say(ui, row);
        }
        let code =
            painter.with_clip_rect(painter.clip_rect().with_min_x(self.well.left() + CODE - space::XS));
        let at = self.at.round_to_pixels(painter.pixels_per_point());
        code.galley(at, Arc::clone(&self.page.galley), self.desk.palette.code_text);
        let mut first = 0;
        for (line, rows) in (1..).zip(&self.page.rows) {
            if let Some(row) = self.row(first).filter(|row| row.intersects(self.well)) {
                self.number(painter, line, row);
            }
            first += rows;
        }
    }

    fn number(&self, painter: &Painter, line: usize, row: Rect) {
        let palette = self.desk.palette;
        let color = if self.lit == Some(line) { palette.text } else { palette.text_faint };
        let end = pos2(self.well.left() + NUMBERS, row.center().y);
        text::right(painter, end, &line.to_string(), Type::Caption, color);
    }

    fn say(&self, ui: &Ui, row: Rect) {
        let line = self.lit.unwrap_or_default();
        let label = self.desk.words.tell("code-line", &[("line", line.into())]);
        let response = ui.interact(row.intersect(self.well), id("lit line"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &label));
    }
}
