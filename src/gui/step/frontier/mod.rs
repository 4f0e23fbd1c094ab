//! The boards that wait, in the way this realm keeps them.

mod heap;
mod looked_up;
mod stack;
mod waiting;

use egui::{Rect, pos2};
use eight_realms_app::app::view::{Frontier, HeapView, Phase};
use eight_realms_core::{replay::Waiting, trace::Side};

use super::plan::{Lower, StepPlan};
use crate::gui::{kit::Canvas, theme::space};

/// Draws the frontier, where it has room.
pub fn show(canvas: &mut Canvas<'_, '_>, plan: &StepPlan) {
    let (Some(lower), Some(strip)) = (plan.lower, plan.strip()) else { return };
    let is_walking = canvas.context.view.model.is_walking();
    let has_path = plan.path.is_none() && canvas.stage().phase == Phase::Searching && !is_walking;
    match &canvas.stage().frontier {
        Frontier::Queue(waiting) | Frontier::Open(waiting) => {
            one(canvas, &lower, waiting, next_if_known(canvas), has_path);
        }
        Frontier::PutIn(waiting) => one(canvas, &lower, waiting, waiting::Next::None, has_path),
        Frontier::TwoWay { forward, backward, next } => two(canvas, &lower, [forward, backward], *next),
        Frontier::Stack { path, bound, bounds } => stack::show(canvas, strip, path, *bound, bounds),
        Frontier::LookedUp(boards) => looked_up::show(canvas, strip, boards),
    }
}

/// The mark of the next board: the first one, unless a question is open, which hides it, or the goal is reached.
fn next_if_known(canvas: &Canvas<'_, '_>) -> waiting::Next {
    let is_open = canvas.context.view.model.has_open_question();
    let is_over = canvas.stage().phase == Phase::Solved;
    if is_open || is_over { waiting::Next::None } else { waiting::Next::First }
}

/// Draws one frontier, with the heap, if it is one, beside it.
fn one(canvas: &mut Canvas<'_, '_>, lower: &Lower, waiting: &Waiting, next: waiting::Next, has_path: bool) {
    let row = match (lower.heap, &canvas.context.view.heap) {
        (Some(place), Some(heap)) => {
            match heap {
                HeapView::Top(top) => heap::show(canvas, place, top),
                HeapView::Pending => {}
            }
            Rect::from_min_max(lower.row.min, pos2(place.left() - space::XL, lower.row.bottom()))
        }
        (None, _) | (_, None) => lower.row,
    };
    let side = waiting.head.first().map_or(Side::Forward, |node| node.side);
    let list = waiting::List { title: "frontier", name: "waiting", side, next, has_path, waiting };
    waiting::show(canvas, row, lower.board, &list);
}

/// Draws two frontiers side by side, the forward one on the left.
fn two(canvas: &mut Canvas<'_, '_>, lower: &Lower, [forward, backward]: [&Waiting; 2], turn: Option<Side>) {
    let (left, right) = lower.row.split_left_right_at_fraction(0.5);
    let next = |side| if turn == Some(side) { waiting::Next::First } else { waiting::Next::None };
    let sides = [
        (
            left,
            waiting::List {
                title: "frontier-forward",
                name: "forward",
                side: Side::Forward,
                next: next(Side::Forward),
                has_path: false,
                waiting: forward,
            },
        ),
        (
            right,
            waiting::List {
                title: "frontier-backward",
                name: "backward",
                side: Side::Backward,
                next: next(Side::Backward),
                has_path: false,
                waiting: backward,
            },
        ),
    ];
    for (half, list) in sides {
        let row = Rect::from_min_max(half.min, half.max - egui::vec2(space::M, 0.0));
        waiting::show(canvas, row, lower.board, &list);
    }
}
