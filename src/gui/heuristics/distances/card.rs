//! The card of what lies under the pointer or the cursor: h, true distance, number of boards, and the board to load.

use egui::{CornerRadius, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};
use eight_realms_app::{
    app::{
        Region,
        view::heuristics::{CellPlace, DistancesFace},
    },
    tell,
};

use super::placement::DistancePicture;
use crate::gui::{
    kit::{Canvas, paint_small},
    theme::{Type, radius, sizes::messages, space, stroke},
    widgets::text,
};

/// Side of the board.
const BOARD: f32 = 62.0;
/// Distance between two lines.
const LINE: f32 = 18.0;

/// Draws the card beside the region.
pub fn show(canvas: &Canvas<'_, '_>, picture: &DistancePicture<'_>, view: &DistancesFace, region: Region) {
    let Some(board) = view.on_offer(canvas.context.view.model, region) else { return };
    let boards = region.boards(picture.heuristic);
    let lines = [
        tell::heuristics::place(canvas.context.words, picture.survey().unit(), region),
        canvas.tell("boards", &[("boards", boards.into())]),
        canvas.say("heuristics-load"),
    ];
    let kinds = [Type::Title, Type::Figure, Type::Caption];
    let widths = lines.iter().zip(kinds).map(|(line, kind)| text::width(canvas.painter(), line, kind));
    let width = widths.fold(0.0, f32::max);
    let size = vec2(BOARD + width + 3.0 * space::S, BOARD + 2.0 * space::S);
    let card = beside(canvas.ui.max_rect(), anchor(picture, region), size);
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let edge = Stroke::new(stroke::HAIR, palette.edge);
    painter.rect(card, CornerRadius::same(radius::M), palette.raised, edge, StrokeKind::Inside);
    let square = Rect::from_min_size(card.min + Vec2::splat(space::S), Vec2::splat(BOARD));
    paint_small(canvas, square, board);
    let inks = [palette.text, palette.text_soft, palette.text_faint];
    for (place, (line, kind)) in lines.iter().zip(kinds).enumerate() {
        let at = pos2(square.right() + space::S, card.center().y + LINE * (place as f32 - 1.0));
        text::left(canvas.painter(), at, line, kind, inks[place]);
    }
    canvas.named(card, "heuristics card", &format!("{}, {}: {board}", lines[0], lines[1]));
}

/// Returns the point beside which the card lies.
fn anchor(picture: &DistancePicture<'_>, region: Region) -> Pos2 {
    let plan = picture.plan;
    match region {
        Region::Cell { h, distance } => picture.rect(CellPlace { h, distance }).center(),
        Region::Level(h) => picture.row(h, plan.by_h).left_center(),
        Region::Depth(distance) => picture.column(distance, plan.by_distance).center_bottom(),
        Region::Overestimated => plan.picture.center(),
    }
}

/// Returns the place right of a point and below it, or on the other side; never outside the stage.
fn beside(stage: Rect, at: Pos2, size: Vec2) -> Rect {
    let gap = messages::POINTER_GAP;
    let x = if at.x + gap + size.x <= stage.right() { at.x + gap } else { at.x - gap - size.x };
    let y = if at.y + gap + size.y <= stage.bottom() { at.y + gap } else { at.y - gap - size.y };
    let last = pos2((stage.right() - size.x).max(stage.left()), (stage.bottom() - size.y).max(stage.top()));
    Rect::from_min_size(pos2(x, y).clamp(stage.min, last), size)
}
