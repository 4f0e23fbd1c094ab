//! The source as it lies in its well: code that scrolls both ways, numbers that stay at the left.

use std::sync::Arc;

use egui::{
    CornerRadius, Galley, Mesh, Painter, Pos2, Rect, Role, Sense, Shape, Ui, Vec2, WidgetInfo,
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
    /// The source, laid out.
    galley: Arc<Galley>,
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
    pub fn new(
        galley: Arc<Galley>,
        corner: Pos2,
        well: Rect,
        lit: Option<usize>,
        desk: &'a Desk<'a>,
    ) -> Self {
        Self { galley, at: corner + vec2(CODE, MARGIN), well, lit, desk }
    }

    /// Where the lit line lies, across the whole well.
    pub fn lit_row(&self) -> Option<Rect> {
        self.row(self.lit?)
    }

    /// Lines are as high as whole pixels allow, so the galley is asked and nothing is multiplied.
    fn row(&self, line: usize) -> Option<Rect> {
        let row = self.galley.rows.get(line - 1)?.rect();
        Some(Rect::from_x_y_ranges(self.well.x_range(), row.translate(self.at.to_vec2()).y_range()))
    }

    /// Paints everything.
    pub fn paint(&self, ui: &Ui) {
        let painter = ui.painter();
        if let Some(row) = self.lit_row() {
            let ground = self.desk.palette.lit_line(self.desk.accent());
            painter.rect_filled(row, CornerRadius::ZERO, ground);
            painter.rect_filled(row.with_max_x(row.left() + BAR), CornerRadius::ZERO, self.desk.accent());
            self.say(ui, row);
        }
        let code =
            painter.with_clip_rect(painter.clip_rect().with_min_x(self.well.left() + CODE - space::XS));
        let at = self.at.round_to_pixels(painter.pixels_per_point());
        code.galley(at, Arc::clone(&self.galley), self.desk.palette.code_text);
        for line in 1..=self.galley.rows.len() {
            if let Some(row) = self.row(line).filter(|row| row.intersects(self.well)) {
                self.number(painter, line, row);
            }
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
