//! The heuristics one below the other, each with two figures: the table from which one is chosen.

use egui::{Align2, Color32, Rect, pos2, vec2};
use eight_realms_app::app::{Action, HeuristicsAction};
use eight_realms_core::heuristic::HeuristicKind;

use crate::gui::{
    kit::{Button, Canvas, Chosen, Item, id, row},
    theme::{Type, looks, sizes::marks, space},
    widgets::{marks::warning_mark, text},
};

/// Head of a column of figures.
pub struct Head {
    /// Message of its word.
    pub word: &'static str,
    /// Message of its meaning.
    pub hint: &'static str,
    /// Width of the column.
    pub width: f32,
}

/// Row of one heuristic.
pub struct TableRow {
    pub heuristic: HeuristicKind,
    /// The two figures, empty until they are computed.
    pub figures: [String; 2],
    /// Whether the heuristic overestimates some board.
    pub over: Overestimates,
}

/// Whether a heuristic overestimates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overestimates {
    /// The mark appears before the heuristic's name.
    Yes,
    No,
}

/// Draws the heads and a row for each heuristic, `height` high; returns the room they took.
pub fn show(
    canvas: &mut Canvas<'_, '_>,
    rect: Rect,
    height: f32,
    heads: &[Head; 2],
    rows: &[TableRow],
) -> Rect {
    let head = Rect::from_min_size(rect.min, vec2(rect.width(), height));
    for (column, (Head { word, hint, width }, place)) in heads.iter().zip(columns(head, heads)).enumerate() {
        let (word, end, color) = (canvas.say(word), place.right_center(), canvas.palette().text_faint);
        // No name is at the left of the heads.
        let room = if column == 0 { end.x - head.left() } else { *width - space::XS };
        let text_rect =
            text::line(canvas.painter(), end, Align2::RIGHT_CENTER, &word, Type::Caption, color, room);
        canvas.named(text_rect, ("column", column), &word).on_hover_text(canvas.say(hint));
    }
    let mut place = head;
    for row in rows {
        place = place.translate(vec2(0.0, height));
        show_row(canvas, place, heads, row);
    }
    head.union(place)
}

fn show_row(canvas: &mut Canvas<'_, '_>, rect: Rect, heads: &[Head; 2], row: &TableRow) {
    let heuristic = row.heuristic;
    let name = canvas.say(format!("heuristic-{}", heuristic.name()));
    let [first, second] = &row.figures;
    let [first_word, second_word] = heads.each_ref().map(|head| canvas.say(head.word));
    let hint = format!("{name}: {first_word} {first}, {second_word} {second}");
    let notes = heads.iter().map(|head| format!("{}: {}", canvas.say(head.word), canvas.say(head.hint)));
    let hint = std::iter::once(hint).chain(notes).collect::<Vec<_>>().join("\n");
    let button = Button::new(rect, id(("heuristic", heuristic.name())), &name, &looks::ROW)
        .choice(Chosen::same(heuristic, canvas.context.view.model.heuristics.heuristic))
        .hint(hint);
    let response = canvas.press(button, |ink| paint_row(canvas, rect, heads, row, (&name, ink)));
    canvas.on_click(&response, Action::Heuristics(HeuristicsAction::Heuristic(heuristic)));
}

/// Paints figures, mark and name.
fn paint_row(
    canvas: &Canvas<'_, '_>,
    rect: Rect,
    heads: &[Head; 2],
    row: &TableRow,
    (name, ink): (&str, Color32),
) {
    let (painter, columns) = (canvas.painter(), columns(rect, heads));
    for ((figure, place), Head { width, .. }) in row.figures.iter().zip(columns).zip(heads) {
        let end = place.right_center();
        text::line(painter, end, Align2::RIGHT_CENTER, figure, Type::Figure, ink, *width);
    }
    let mut at = pos2(rect.left() + space::S, rect.center().y);
    if row.over == Overestimates::Yes {
        warning_mark(painter, at + vec2(marks::WARNING / 2.0, 0.0), marks::WARNING, canvas.palette());
    }
    at.x += marks::WARNING + space::XS;
    let room = columns[0].left() + space::S - at.x;
    text::line(painter, at, Align2::LEFT_CENTER, name, Type::Figure, ink, room);
}

/// Returns the columns of figures in a row.
fn columns(place: Rect, [first, second]: &[Head; 2]) -> [Rect; 2] {
    let items = [second, first].map(|head| Item::new(head.width).after(0.0));
    let [second, first] = row::Row::at(0, place.shrink2(vec2(space::S, 0.0)), &[], &items).right;
    [first, second]
}
