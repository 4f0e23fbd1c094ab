//! The reasons why a heuristic that counts the blank overestimates but never leads to a longer path.

use egui::{Rect, pos2, vec2};
use eight_realms_app::app::{
    Action,
    view::heuristics::{CounterexampleView, OverestimatedBoard},
};
use eight_realms_core::puzzle::Puzzle;

use crate::gui::{
    kit::{Button, Canvas, Gaps, Slots, id, paint_small},
    theme::{Type, looks, sizes::heuristics::suboptimal, space},
    widgets::text,
};

/// Maximum side of boards that lie closer together, so that their tiles can be larger.
const CLOSE: f32 = 28.0;
/// Gap between two such boards.
const CLOSER: f32 = 1.5;
/// Height of the line over the boards.
const BOARDS_HEAD: f32 = 22.0;
/// Gap between two reasons.
const REASONS_GAP: f32 = 2.0;

/// Draws the reasons, and below them the boards that the heuristic overestimates.
pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect, view: &CounterexampleView) {
    let mut top = rect.top();
    for (number, words) in
        ["heuristics-blank-1", "heuristics-blank-2", "heuristics-blank-3"].into_iter().enumerate()
    {
        let place = rect.with_min_y(top);
        let text_rect =
            canvas.paragraph(place, words, &canvas.tell(words, &[("n", (number + 1).into())]), Type::Body);
        top = text_rect.bottom() + REASONS_GAP;
    }
    if view.over.is_empty() {
        return;
    }
    let head = canvas.tell("heuristics-blank-boards", &[("n", view.over.len().into())]);
    let at = pos2(rect.left(), top + BOARDS_HEAD / 2.0 + REASONS_GAP);
    let color = canvas.palette().text;
    let anchor = egui::Align2::LEFT_CENTER;
    let head_rect = text::line(canvas.painter(), at, anchor, &head, Type::Title, color, rect.width());
    canvas.hint(head_rect, "heuristics over", || canvas.say("heuristics-over-boards-hint"));
    boards(canvas, rect.with_min_y(top + BOARDS_HEAD + REASONS_GAP), &view.over);
}

/// Draws the boards, all of them where they have room; a click makes one the start.
fn boards(canvas: &mut Canvas<'_, '_>, rect: Rect, over: &[OverestimatedBoard]) {
    let slots = |(side, below): (f32, f32)| {
        let between = if side <= CLOSE { CLOSER } else { space::S };
        (Slots::of(rect, side, Gaps { between, below }), below)
    };
    let mut candidates = suboptimal::BOARDS.into_iter().map(slots);
    let fits = candidates.clone().find(|(slots, _)| slots.capacity() >= over.len());
    let Some((slots, below)) = fits.or_else(|| candidates.next_back()) else { return };
    for (number, place) in slots.shown(over.len()) {
        board(canvas, place, &over[number]);
        if below > 0.0 {
            let at = place.center_bottom() + vec2(0.0, below / 2.0);
            let words = format!("{} > {}", over[number].h, over[number].distance);
            text::centred(canvas.painter(), at, &words, Type::Key.font(), canvas.palette().warning);
        }
    }
}

fn board(canvas: &mut Canvas<'_, '_>, place: Rect, over: &OverestimatedBoard) {
    let args = [("h", over.h.into()), ("distance", over.distance.into())];
    let words = format!("{}: {}", over.board, canvas.tell("heuristics-cell", &args));
    let button =
        Button::new(place, id(("heuristics over", over.board)), &words, &looks::PAINTED).hint(&words);
    if canvas.press(button, |_| paint_small(canvas, place, over.board)).clicked() {
        let goal = canvas.context.view.model.puzzle.goal;
        canvas.ask(Action::SetPuzzle(Puzzle::new(over.board, goal)));
    }
}
