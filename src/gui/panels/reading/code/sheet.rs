//! The source as it lies in its well: code that scrolls both ways, numbers that stay at the left.

use std::sync::Arc;

use egui::{
    Color32, CornerRadius, Galley, Mesh, Painter, Pos2, Rect, Role, Sense, Shape, Ui, Vec2, WidgetInfo,
    emath::GuiRounding, pos2, vec2,
};

use super::super::id;
use crate::gui::{
    Desk,
    theme::{Palette, Type, space},
    widgets::text,
};

/// Height of a line, in points.
pub const LINE: f32 = 20.0;
/// Above the first line and below the last.
const MARGIN: f32 = 10.0;
/// Where the numbers end.
const NUMBERS: f32 = 28.0;
/// Where the code begins.
const CODE: f32 = 38.0;
/// Width of the bar in front of the lit line.
const BAR: f32 = 3.0;
/// Over this width long lines fade away.
const FADE: f32 = 28.0;

/// The room that a source takes, numbers and margins included.
pub fn size(galley: &Galley) -> Vec2 {
    galley.size() + vec2(CODE + space::L, 2.0 * MARGIN)
}

/// The source in its well.
pub struct Sheet<'a> {
    /// Its upper left corner, which scrolling moves.
    pub at: Pos2,
    /// What is seen of it.
    pub well: Rect,
    /// The line that is lit, from 1.
    pub lit: Option<usize>,
    /// Words and colours.
    pub desk: &'a Desk<'a>,
}

impl Sheet<'_> {
    /// Where the lit line lies, across the whole well.
    pub fn lit_row(&self) -> Option<Rect> {
        self.lit.map(|line| self.row(line))
    }

    fn row(&self, line: usize) -> Rect {
        let top = self.at.y + MARGIN + (line - 1) as f32 * LINE;
        Rect::from_min_size(pos2(self.well.left(), top), vec2(self.well.width(), LINE))
    }

    /// Paints everything.
    pub fn paint(&self, ui: &Ui, galley: Arc<Galley>) {
        let painter = ui.painter();
        let lines = galley.rows.len();
        if let Some(row) = self.lit_row() {
            painter.rect_filled(row, CornerRadius::ZERO, self.lit_ground());
            self.say(ui, row);
        }
        let code =
            painter.with_clip_rect(painter.clip_rect().with_min_x(self.well.left() + CODE - space::XS));
        let at = (self.at + vec2(CODE, MARGIN)).round_to_pixels(painter.pixels_per_point());
        code.galley(at, galley, self.desk.palette.code_text);
        for line in (1..=lines).filter(|line| self.row(*line).intersects(self.well)) {
            self.number(painter, line);
        }
        if let Some(row) = self.lit_row() {
            painter.rect_filled(row.with_max_x(row.left() + BAR), CornerRadius::ZERO, self.desk.accent());
        }
    }

    fn lit_ground(&self) -> Color32 {
        let palette = self.desk.palette;
        Palette::mix(palette.sunken, self.desk.accent(), if palette.dark { 0.30 } else { 0.20 })
    }

    fn number(&self, painter: &Painter, line: usize) {
        let palette = self.desk.palette;
        let color = if self.lit == Some(line) { palette.text } else { palette.text_faint };
        let end = pos2(self.well.left() + NUMBERS, self.row(line).center().y);
        text::right(painter, end, &line.to_string(), Type::Caption, color);
    }

    fn say(&self, ui: &Ui, row: Rect) {
        let line = self.lit.unwrap_or_default();
        let label = self.desk.words.tell("code-line", &[("line", line.into())]);
        let response = ui.interact(row.intersect(self.well), id("lit line"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &label));
    }
}

/// Long lines fade away at the right, as long as some of them is `hidden` there.
pub fn fade(painter: &Painter, well: Rect, hidden: f32, palette: &Palette) {
    if hidden <= space::L {
        return;
    }
    let rect = well.with_min_x(well.right() - FADE).shrink2(vec2(0.0, space::S));
    let mut mesh = Mesh::default();
    for (x, color) in [(rect.left(), palette.sunken.gamma_multiply(0.0)), (rect.right(), palette.sunken)] {
        mesh.colored_vertex(pos2(x, rect.top()), color);
        mesh.colored_vertex(pos2(x, rect.bottom()), color);
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(1, 2, 3);
    painter.add(Shape::mesh(mesh));
}
