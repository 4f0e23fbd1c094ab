//! The table's entry: the move to make, and the board it leads to.

use egui::{CornerRadius, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};
use eight_realms_core::{puzzle::Move, trace::TableEntry};

use super::{card::direction, plan::StepPlan};
use crate::gui::{
    kit::Canvas,
    theme::{StatusStyle, Type, radius, sizes::step::card, space, stroke},
    widgets::{
        board::{self, BoardFace},
        marks::move_arrow,
        status::status_tag,
        text,
    },
};

/// Draws the entry in the first of the successors' places.
pub fn show(canvas: &Canvas<'_, '_>, plan: &StepPlan) {
    let note = canvas.say("table-says");
    canvas.heading(plan.main_at, "look-ups", &note, plan.main_head);
    let [place, ..] = plan.cards();
    let palette = canvas.palette();
    let corners = CornerRadius::same(radius::L);
    let edge = Stroke::new(stroke::HAIR, palette.edge);
    canvas.painter().rect(place, corners, palette.card, edge, StrokeKind::Inside);
    let tag = |status, id: &str| {
        let at = pos2(place.left() + space::M, place.top() + card::HEAD);
        let word = canvas.say(id);
        let rect = status_tag(canvas.painter(), at, status, &word, place.width() - 2.0 * space::M, palette);
        canvas.named(rect, "answer", &word);
    };
    match canvas.stage().scene.table_entry {
        Some(TableEntry::Go(by)) => go(canvas, place, by),
        Some(TableEntry::Here) => tag(StatusStyle::Path, "fate-goal"),
        Some(TableEntry::Nowhere) => tag(StatusStyle::Pruned, "solution-none"),
        None => {}
    }
}

fn go(canvas: &Canvas<'_, '_>, place: Rect, by: Move) {
    let at = pos2(place.left() + space::M + card::ARROW / 2.0, place.top() + card::HEAD);
    move_arrow(canvas.painter(), at, direction(by), card::ARROW, canvas.context.accent());
    let beside = at + vec2(card::ARROW / 2.0 + card::LETTER, 0.0);
    let ink = canvas.palette().text;
    text::left(canvas.painter(), beside, &by.letter().to_string(), Type::Title, ink);
    let here = canvas.stage().at.board;
    let Some(next) = here.after(by) else { return };
    let below = Rect::from_min_max(place.min + vec2(0.0, 2.0 * card::HEAD), place.max - vec2(0.0, space::M));
    let side = (place.width() - 2.0 * space::M).min(below.height());
    let rect = Rect::from_min_size(pos2(place.center().x - side / 2.0, below.top()), Vec2::splat(side));
    let (tiles, goal) = (next.tiles(), canvas.goal());
    let face = BoardFace::still(&tiles, &goal, canvas.context.accent()).moved(next.tile(here.blank()));
    board::paint(canvas.painter(), rect, &face, canvas.palette());
    canvas.named(rect, "answer", &format!("{by}: {next}"));
}
