//! The board at the playhead: the largest thing on the stage, with its g, h and f below it.

use egui::{Rect, Vec2, pos2};

use super::{cost, plan::StepPlan};
use crate::{
    app::view::{Phase, Stage},
    gui::{
        kit::Canvas,
        theme::{Spacing, Type, break_point, space},
        widgets::{
            board::{self, BoardFace, Presence},
            marks::move_arrow,
            score::score,
            text,
        },
    },
    tell::{self, stage::Note},
};

/// Length of the arrow from the board to its successors.
const ARROW: f32 = 22.0;

/// Draws board, head and score.
pub fn show(canvas: &Canvas<'_, '_>, plan: &StepPlan) {
    let length = if plan.spacing == Spacing::Roomy { Note::Full } else { Note::Short };
    let (title, note) = tell::stage::heads(canvas.context.narrator(), length);
    let width = plan.main.left() - plan.hero.left() - space::S;
    let hint = canvas.say(tell::stage::convention(canvas.context.narrator()));
    canvas.heading_with(pos2(plan.hero.left(), plan.head), title, &note, width, &hint);
    show_board(canvas, plan.hero);
    show_score(canvas, plan.score);
    if canvas.stage().phase == Phase::Searching {
        let at = pos2(f32::midpoint(plan.hero.right(), plan.main.left()), plan.hero.center().y);
        move_arrow(canvas.painter(), at, Vec2::RIGHT, ARROW, canvas.palette().edge);
    }
}

/// Draws the board, with the tile of the last move on its way, as far as `slide`.
fn show_board(canvas: &Canvas<'_, '_>, rect: Rect) {
    let Stage { at, moved, .. } = canvas.stage();
    let (tiles, goal) = (at.board.tiles(), canvas.goal());
    let face = BoardFace::still(&tiles, &goal, canvas.context.accent());
    let from = moved.and_then(|by| by.opposite().leads_to(at.board.blank()));
    let face = match from {
        Some(cell) => face.moved(at.board.tile(cell)).with_progress(canvas.context.slide),
        None => face,
    };
    board::paint(canvas.painter(), rect, &face, canvas.palette());
    canvas.named(rect, "board", &at.board.to_string()).on_hover_text(canvas.say("board-note"));
}

/// Draws g, h and f; before the first event there are none.
fn show_score(canvas: &Canvas<'_, '_>, rect: Rect) {
    let Stage { at, phase, .. } = canvas.stage();
    if *phase == Phase::Before {
        return;
    }
    let figures = cost::score(canvas, at);
    if rect.width() < break_point::SCORE {
        let short =
            figures.f().map_or_else(|| format!("g {}", at.g), |f| format!("f {}", cost::figure(canvas, f)));
        text::centred(canvas.painter(), rect.center(), &short, Type::Title.font(), canvas.palette().text);
    } else {
        score(canvas.painter(), rect, figures, Presence::Full, canvas.context.accent(), canvas.palette());
    }
    let words = cost::description(canvas, at.board, at.g, at.h);
    canvas.named(rect, "score", &words).on_hover_text(cost::convention(canvas));
}
