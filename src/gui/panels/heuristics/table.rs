//! The estimates one below the other, each with two figures: the table from which one is chosen.

use egui::{Align2, CornerRadius, Rect, pos2, vec2};

use crate::{
    app::{Action, StudyAction},
    gui::{
        kit::{Canvas, id},
        theme::{Type, radius, space},
        widgets::{
            marks::warning_mark,
            press::{self, Chosen},
            text,
        },
    },
    heuristic::Estimate,
};

/// Side of the mark of an estimate that promises too much.
const MARK: f32 = 11.0;

/// What stands over a column.
pub struct Head {
    /// The word.
    pub word: String,
    /// What it means.
    pub hint: String,
    /// Width of its column.
    pub width: f32,
}

/// One estimate.
pub struct Row {
    /// Which one.
    pub estimate: Estimate,
    /// Its two figures, empty until they are known.
    pub figures: [String; 2],
    /// Whether it promises too much here.
    pub over: Over,
}

/// Whether an estimate promises too much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Over {
    /// It does: the mark stands before its name.
    Yes,
    /// It does not.
    No,
}

/// Draws the heads and a row for each estimate, `height` high; answers with the room they took.
pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect, height: f32, heads: &[Head; 2], rows: &[Row]) -> Rect {
    let head = Rect::from_min_size(rect.min, vec2(rect.width(), height));
    for (column, Head { word, hint, width }) in heads.iter().enumerate() {
        let (end, color) = (column_end(head, heads, column), canvas.palette().text_faint);
        // No name stands at the left of the heads.
        let room = if column == 0 { end.x - head.left() } else { *width - space::XS };
        let taken = text::line(canvas.painter(), end, Align2::RIGHT_CENTER, word, Type::Caption, color, room);
        canvas.said(taken, ("column", column), word).on_hover_text(hint);
    }
    let mut place = head;
    for row in rows {
        place = place.translate(vec2(0.0, height));
        show_row(canvas, place, heads, row);
    }
    head.union(place)
}

fn show_row(canvas: &mut Canvas<'_, '_>, rect: Rect, heads: &[Head; 2], row: &Row) {
    let estimate = row.estimate;
    let chosen = if canvas.desk.view.model.study.estimate == estimate { Chosen::Yes } else { Chosen::No };
    let name = canvas.say(&format!("heuristic-{}", estimate.name()));
    let [first, second] = &row.figures;
    let told = format!("{name}: {} {first}, {} {second}", heads[0].word, heads[1].word);
    let response = press::choice(canvas.ui, rect, id(("estimate", estimate.name())), &name, chosen);
    let palette = canvas.palette();
    let (fill, ink) = match (chosen, response.hovered()) {
        (Chosen::Yes, _) => (Some(palette.raised), palette.text),
        (Chosen::No, true) => (Some(palette.hover), palette.text),
        (Chosen::No, false) => (None, palette.text_soft),
    };
    if let Some(fill) = fill {
        canvas.painter().rect_filled(rect, CornerRadius::same(radius::M), fill);
    }
    for (column, figure) in row.figures.iter().enumerate() {
        let end = column_end(rect, heads, column);
        text::line(
            canvas.painter(),
            end,
            Align2::RIGHT_CENTER,
            figure,
            Type::Figure,
            ink,
            heads[column].width,
        );
    }
    let mut at = pos2(rect.left() + space::S, rect.center().y);
    if row.over == Over::Yes {
        warning_mark(canvas.painter(), at + vec2(MARK / 2.0, 0.0), MARK, palette);
    }
    at.x += MARK + space::XS;
    let room = column_end(rect, heads, 0).x - heads[0].width + space::S - at.x;
    text::line(canvas.painter(), at, Align2::LEFT_CENTER, &name, Type::Figure, ink, room);
    press::focus_ring(canvas.painter(), rect, radius::M, &response, palette);
    if response.on_hover_text(told).clicked() {
        canvas.ask(Action::Study(StudyAction::Estimate(estimate)));
    }
}

/// Where the figures of a column end.
fn column_end(row: Rect, heads: &[Head; 2], column: usize) -> egui::Pos2 {
    let behind: f32 = heads[column + 1..].iter().map(|head| head.width).sum();
    pos2(row.right() - space::S - behind, row.center().y)
}
