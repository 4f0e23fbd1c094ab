//! The board at the playhead: the largest thing on the stage, with its g, h and f below it.

use egui::{Rect, Vec2, pos2};
use eight_realms_app::{
    app::view::Phase,
    tell::{self, stage::Note},
};
use eight_realms_core::heuristic::Heuristic;

use super::plan::StepPlan;
use crate::gui::{
    kit::{Canvas, cost},
    theme::{Spacing, Type, break_point, space},
    widgets::{
        board::{self, BoardFace, Presence},
        marks::move_arrow,
        score::{Score, score},
        text,
    },
};

/// Length of the arrow from the board to its successors.
const ARROW: f32 = 22.0;

/// Draws board, head and score.
pub fn show(canvas: &Canvas<'_, '_>, plan: &StepPlan) {
    if canvas.context.view.model.is_walking() {
        show_walk(canvas, plan);
        return;
    }
    let width = plan.hero_head();
    let heads = |length| tell::stage::heads(canvas.context.narrator(), length);
    let fits = |(title, note): &(&'static str, String)| {
        let painter = canvas.painter();
        let title = text::width(painter, &canvas.say(title), Type::Title);
        title + space::S + text::width(painter, note, Type::Caption) <= width
    };
    let full = Some(heads(Note::Full)).filter(|heads| plan.spacing == Spacing::Roomy && fits(heads));
    let (title, note) = full.unwrap_or_else(|| heads(Note::Short));
    let hint = canvas.say(tell::stage::convention(canvas.context.narrator()));
    canvas.heading_with(pos2(plan.hero.left(), plan.head), title, &note, width, &hint);
    show_board(canvas, plan.hero);
    show_score(canvas, plan.score);
    if canvas.stage().phase == Phase::Searching && !plan.is_stacked() {
        let at = pos2(f32::midpoint(plan.hero.right(), plan.main.left()), plan.hero.center().y);
        move_arrow(canvas.painter(), at, Vec2::RIGHT, ARROW, canvas.palette().edge);
    }
}

/// Draws the board of the walk along the solution, with the tile of the last move on its way, there or back.
fn show_walk(canvas: &Canvas<'_, '_>, plan: &StepPlan) {
    let model = canvas.context.view.model;
    let Some(path) = model.chosen_lane().path() else { return };
    let boards = path.boards(model.puzzle.start);
    let step = model.solution.step.min(path.len());
    let note = tell::timeline::solution_figures(canvas.context.narrator(), step);
    let width = plan.hero_head();
    canvas.heading(pos2(plan.hero.left(), plan.head), "solution-move", &note, width);
    let Some(board) = boards.get(step) else { return };
    let (tiles, goal) = (board.tiles(), canvas.goal());
    let face = BoardFace::still(&tiles, &goal, canvas.context.accent());
    let before = model.solution.previous_step().and_then(|before| boards.get(before));
    let face = match before {
        Some(before) => face.moved(board.tile(before.blank())).with_progress(model.solution.progress),
        None => face,
    };
    board::paint(canvas.painter(), plan.hero, &face, canvas.palette());
    canvas.named(plan.hero, "solution board", &board.to_string());
    let heuristic = model.chosen.heuristic(&model.settings);
    let h = heuristic.map(|heuristic| heuristic.to(model.puzzle.goal).h(*board));
    let figures = Score { g: step as u8, h, unit: cost::unit(canvas) };
    show_figures(canvas, plan.score, figures);
}

/// Draws the board, with the tile of the last move on its way, as far as `slide`.
fn show_board(canvas: &Canvas<'_, '_>, rect: Rect) {
    let (at, moved) = (&canvas.stage().at, &canvas.stage().moved);
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
    let (at, phase) = (&canvas.stage().at, &canvas.stage().phase);
    if *phase == Phase::Before {
        return;
    }
    show_figures(canvas, rect, cost::score(canvas, at));
    let words = cost::description(canvas, at.board, at.g, at.h);
    canvas.named(rect, "score", &words).on_hover_text(cost::convention(canvas));
}

fn show_figures(canvas: &Canvas<'_, '_>, rect: Rect, figures: Score) {
    if rect.width() < break_point::SCORE {
        let g = format!("g {}", figures.g);
        let short = figures.f().map_or(g, |f| format!("f {}", cost::figure(canvas, f)));
        text::centred(canvas.painter(), rect.center(), &short, Type::Title.font(), canvas.palette().text);
    } else {
        score(canvas.painter(), rect, figures, Presence::Full, canvas.context.accent(), canvas.palette());
    }
}
