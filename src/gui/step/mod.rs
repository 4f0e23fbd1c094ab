//! The tab of steps: the search at the playhead.
//!
//! ```text
//! ┌ tabs ──────────────────────────────────── status, realm ┐
//! │ ▌why this step, in one sentence                         │
//! │ board      → successors, or the solution once the goal  │
//! │ g + h = f    is reached                                 │
//! ├─────────────────────────────────────────────────────────┤
//! │ frontier, in the way this realm keeps it          heap  │
//! │ path to this board, or the boards of the solution       │
//! │ legend                                                  │
//! └─────────────────────────────────────────────────────────┘
//! ```
//!
//! Everything has its place before anything is drawn, see `plan`, so nothing moves while the search plays.

mod card;
mod doors;
mod frontier;
pub mod frontier_sheet;
pub mod legend;
mod path;
mod plan;
mod unsolvable;

use egui::{Align2, CornerRadius, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};
use eight_realms_app::{
    control::{self, Control},
    desk::{
        here::Phase,
        screen::{Projector, StageTab},
    },
    model::Action,
    step::{
        self, MoveSlot,
        sentences::{Banner, Note, Remedy},
        unsolvable::UnsolvableFace,
    },
    timeline,
};
use eight_realms_core::{
    heuristic::Heuristic,
    puzzle::{Board, Move},
    replay::Direction,
    trace::Event,
};

use self::plan::StepPlan;
use crate::gui::{
    keys::binding,
    kit::{Button, Canvas, cost, id, small_board, tabs::Strip},
    theme::{
        Regions, Spacing, StatusStyle, Type, break_point, looks, radius,
        sizes::{self, marks},
        space, stroke,
    },
    widgets::{
        board::{self, BoardFace, Presence},
        key_hint::key_hint,
        marks::move_arrow,
        score::{Score, score},
        status::status_mark,
        still, text,
    },
};

/// Margin above and below the sentence of a banner.
const BANNER: f32 = 10.0;
/// Length of the arrow from the board to its successors.
const ARROW: f32 = 22.0;

/// Has no controls, but a message above what is shown, if there is one. On a phone the message scrolls with it.
pub fn controls(canvas: &mut Canvas<'_, '_>, strip: Strip) -> Strip {
    if canvas.is_phone() {
        return strip;
    }
    Strip { below: show_banner(canvas, strip.below), ..strip }
}

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect) {
    if canvas.is_phone() && step::sentences::banner(canvas.context.narrator()).is_some() {
        canvas.scrolled_down("step below banner", body, |canvas, place| {
            let margin = canvas.margin(canvas.ui.ctx().content_rect().width());
            let below = show_banner(canvas, place.expand2(vec2(margin, 0.0)));
            let body =
                Rect::from_min_size(pos2(place.left(), below.top()), vec2(place.width(), body.height()));
            show_body(canvas, body);
            body.bottom()
        });
        return;
    }
    show_body(canvas, body);
}

fn show_body(canvas: &mut Canvas<'_, '_>, body: Rect) {
    if canvas.context.view.unsolvable_face() == Some(UnsolvableFace::Page) {
        unsolvable::show(canvas, body);
        return;
    }
    let phase = canvas.stage().phase;
    let has_successors = canvas.stage().scene.tally.expanded > 0;
    let plan = if canvas.is_upright() && canvas.context.view.model.has_question() {
        StepPlan::over_question(body)
    } else if is_beside_question(canvas) {
        // On a phone the board alone is large enough to be read, as it is over a question.
        StepPlan::beside_question(body, has_successors && !canvas.is_phone())
    } else if canvas.is_upright() {
        StepPlan::upright(body)
    } else {
        StepPlan::of(body, canvas.least_board())
    };
    let (has_doors, shows_doors) = {
        let has_room = !canvas.is_phone() && !still::is_set(canvas.ui.ctx());
        let model = canvas.context.view.model.desk;
        (model.has_doors() && has_room, model.shows_doors() && has_room)
    };
    let plan = match (shows_doors, plan.has_successors()) {
        (true, _) => doors::plan(plan),
        (false, has_successors) if canvas.is_phone() && !(has_successors && plan.main_head > 0.0) => plan,
        (false, _) => legend::show(canvas, plan),
    };
    let is_solved = phase == Phase::Solved || canvas.context.view.model.is_walking();
    let plan = if is_solved { path::plan(canvas, plan) } else { plan };
    if plan.has_board() {
        step_by_swipe(canvas, plan.hero, "board");
        show_hero(canvas, &plan);
    }
    if has_doors {
        doors::show_button(canvas, &plan);
    }
    if let Some(place) = plan.reading {
        show_reading(canvas, place);
    }
    match phase {
        _ if !plan.has_successors() => {}
        _ if canvas.context.view.model.is_walking() => path::show_solution(canvas, &plan),
        Phase::Solved => path::show_solution(canvas, &plan),
        Phase::Searching if has_looked_up(canvas) => card::show_table_entry(canvas, &plan),
        Phase::Searching => show_successors(canvas, &plan),
        Phase::Before if shows_doors => doors::show(canvas, &plan),
        Phase::Before => show_keys_to_begin(canvas, plan.main),
        // Both are shown on the page of a puzzle without a solution.
        Phase::Exhausted | Phase::AnsweredByParity => {}
    }
    frontier::show(canvas, &plan);
    path::show_row(canvas, &plan);
}

/// Steps back or on where a finger swipes the board, or the sentence above it, to the right or to the left.
pub fn step_by_swipe(canvas: &mut Canvas<'_, '_>, place: Rect, name: &str) {
    let Some(direction) = canvas.swiped(place, name) else { return };
    let [back, forward] = Control::steps(canvas.context.view.model.desk);
    let control = if direction == Direction::Back { back } else { forward };
    if control.is_offered(canvas.context.view) {
        canvas.actions.extend(control.action(canvas.context.view));
    }
}

/// Whether a question is beside the stage: then the stage is narrow, and has a board and its successors alone.
fn is_beside_question(canvas: &Canvas<'_, '_>) -> bool {
    let model = canvas.context.view.model;
    let height = canvas.ui.ctx().content_rect().height();
    model.has_question() && Regions::question_is_beside(height, model.stage)
}

/// Whether the last event is a table look-up, which has an entry and no successors.
fn has_looked_up(canvas: &Canvas<'_, '_>) -> bool {
    matches!(canvas.stage().scene.last, Some(Event::LookUp { .. }))
}

/// Draws the banner across the top of `below`, if a search was lost or its recording is full; returns what is left of
/// `below`.
fn show_banner(canvas: &mut Canvas<'_, '_>, below: Rect) -> Rect {
    let Some(Banner { words, conventions, offer }) = step::sentences::banner(canvas.context.narrator())
    else {
        return below;
    };
    let rest = match offer {
        Some(remedy) => show_offer(canvas, below, &words, remedy),
        None => show_words(canvas, below, &words),
    };
    if !conventions.is_empty() {
        canvas.hint(below.with_max_y(rest.top()), "banner", || conventions.join("\n"));
    }
    rest
}

/// Draws a sentence with a button for its remedy.
fn show_offer(canvas: &mut Canvas<'_, '_>, below: Rect, words: &str, remedy: Remedy) -> Rect {
    let name = match remedy {
        Remedy::SearchAgain => "search again",
        Remedy::RunOn => "run on",
    };
    let label = canvas.say(remedy.message());
    let size = canvas.button_size(&label);
    let bar = paint_banner(canvas, below, words, size.x + space::M);
    let place = Align2::RIGHT_CENTER.anchor_size(bar.right_center() - vec2(space::S, 0.0), size);
    if canvas.button(place, name, &label).clicked() {
        canvas.ask(control::remedied(remedy, canvas.context.view.model.chosen));
    }
    under(below, bar)
}

fn show_words(canvas: &Canvas<'_, '_>, below: Rect, words: &str) -> Rect {
    under(below, paint_banner(canvas, below, words, 0.0))
}

/// The part of `below` under the banner.
fn under(below: Rect, bar: Rect) -> Rect {
    Rect::from_min_max(pos2(below.left(), bar.bottom()), below.max)
}

/// Paints mark and sentence at the top of `below`, as high as the sentence needs, with `button` points for a button at
/// the right. Returns the banner's place.
fn paint_banner(canvas: &Canvas<'_, '_>, below: Rect, words: &str, button: f32) -> Rect {
    let palette = canvas.palette();
    let left = below.left() + canvas.margin(below.width());
    let start = left + space::M + marks::SENTENCE + space::S;
    let right = below.right() - canvas.margin(below.width());
    let room = (right - space::M - start - button).max(marks::SENTENCE);
    let galley = canvas.painter().layout(words.to_owned(), Type::Figure.font(), palette.text, room);
    let top = below.top() + space::S;
    let bar = Rect::from_min_max(pos2(left, top), pos2(right, top + galley.size().y + 2.0 * BANNER));
    canvas.painter().rect_filled(bar, CornerRadius::same(radius::M), palette.trouble_background());
    let mark = pos2(bar.left() + space::M + marks::SENTENCE / 2.0, bar.center().y);
    status_mark(canvas.painter(), mark, marks::SENTENCE, StatusStyle::Pruned, palette);
    canvas.painter().galley(pos2(start, top + BANNER).round(), galley, palette.text);
    canvas.named(bar, "banner", words);
    bar
}

/// Draws the board at the playhead, the largest thing on the stage, with its head above and its g, h and f below.
fn show_hero(canvas: &Canvas<'_, '_>, plan: &StepPlan) {
    if canvas.context.view.model.is_walking() {
        show_walk(canvas, plan);
        return;
    }
    let width = plan.head_room;
    let heads = |length| step::sentences::heads(canvas.context.narrator(), length);
    let fits = |(title, note): &(&'static str, String)| {
        let painter = canvas.painter();
        let title = text::width(painter, &canvas.say(title), Type::Title);
        title + space::S + text::width(painter, note, Type::Caption) <= width
    };
    let full = Some(heads(Note::Full)).filter(|heads| plan.spacing == Spacing::Roomy && fits(heads));
    let (title, note) = full.unwrap_or_else(|| heads(Note::Short));
    let hint = canvas.say(step::sentences::convention(canvas.context.narrator()));
    if canvas.is_upright() && !fits(&(title, note.clone())) {
        // The figures have a line of their own.
        canvas.heading_with(plan.head, title, "", width, &hint);
        let at = plan.head + vec2(0.0, plan::NOTE_LINE);
        let ink = canvas.palette().text_faint;
        let rect = text::line(canvas.painter(), at, Align2::LEFT_CENTER, &note, Type::Caption, ink, width);
        canvas.named(rect, "heading note", &note);
    } else if canvas.is_phone() && !fits(&(title, note.clone())) {
        let hint = [canvas.say(title), note.clone(), hint].join("\n");
        let ink = canvas.palette().text_faint;
        let rect =
            text::line(canvas.painter(), plan.head, Align2::LEFT_CENTER, &note, Type::Caption, ink, width);
        canvas.named(rect, "heading note", &note).on_hover_text(text::unbroken(&hint));
    } else {
        canvas.heading_with(plan.head, title, &note, width, &hint);
    }
    show_board(canvas, plan.hero);
    show_score(canvas, plan.score);
    if canvas.stage().phase == Phase::Searching && !plan.is_stacked() {
        let at = pos2(f32::midpoint(plan.hero.right(), plan.main.left()), plan.hero.center().y);
        move_arrow(canvas.painter(), at, Vec2::RIGHT, ARROW, canvas.palette().edge);
    }
}

/// Draws the board as large as the place allows, for a window with little else.
pub fn show_board_alone(canvas: &mut Canvas<'_, '_>, place: Rect) {
    let square = Rect::from_center_size(place.center(), Vec2::splat(place.size().min_elem().max(0.0)));
    step_by_swipe(canvas, square, "board");
    if canvas.context.view.model.is_walking() {
        show_walk_board(canvas, square);
    } else {
        show_board(canvas, square);
    }
}

/// Draws the key that opens the page about the chosen lane's search.
pub fn show_reading(canvas: &mut Canvas<'_, '_>, place: Rect) {
    let look = if canvas.is_upright() { &looks::KEY } else { &looks::KEY_IN_BAR };
    let name = canvas.context.name(canvas.context.view.model.chosen);
    let label =
        canvas.tell("named", &[("name", canvas.say("tab-reading").into()), ("what", name.clone().into())]);
    let button = Button::new(place, id("reading key"), &label, look).hint(&label);
    let response = canvas.press(button, |ink| {
        let at = place.left_center() + vec2(space::M, 0.0);
        let room = place.width() - 3.0 * space::M;
        text::line(canvas.painter(), at, Align2::LEFT_CENTER, &name, Type::Figure, ink, room);
        let end = place.right_center() - vec2(space::M, 0.0);
        text::right(canvas.painter(), end, "›", Type::Title, ink);
    });
    canvas.on_click(&response, Action::ShowStage(StageTab::Reading));
}

/// Draws the board of the walk along the solution, with the tile of the last move on its way, there or back.
fn show_walk(canvas: &Canvas<'_, '_>, plan: &StepPlan) {
    let model = canvas.context.view.model;
    let Some(path) = model.chosen_lane().path() else { return };
    let step = model.solution.step.min(path.len());
    let note = timeline::sentences::solution_figures(canvas.context.narrator(), step);
    canvas.heading(plan.head, "solution-move", &note, plan.head_room);
    let Some(board) = show_walk_board(canvas, plan.hero) else { return };
    let heuristic = model.chosen.heuristic(&model.chosen_settings());
    let h = heuristic.map(|heuristic| heuristic.to(model.puzzle.goal).h(board));
    let evaluation = canvas.context.narrator().evaluation();
    let figures = Score { g: step as u8, h, unit: cost::unit(canvas), evaluation };
    show_figures(canvas, plan.score, figures);
}

/// Draws the board of the walk, and returns it.
fn show_walk_board(canvas: &Canvas<'_, '_>, place: Rect) -> Option<Board> {
    let model = canvas.context.view.model;
    let path = model.chosen_lane().path()?;
    let boards = path.boards(model.puzzle.start);
    let board = *boards.get(model.solution.step.min(path.len()))?;
    let (tiles, goal) = (board.tiles(), canvas.goal());
    let face = BoardFace::still(&tiles, &goal, canvas.context.accent());
    let before = model.solution.previous_step().and_then(|before| boards.get(before));
    let face = match before {
        Some(before) => face.moved(board.tile(before.blank())).with_progress(model.solution.progress),
        None => face,
    };
    board::paint(canvas.painter(), place, &face, canvas.palette());
    canvas.named(place, "solution board", &board.to_string());
    Some(board)
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

/// Draws the successors of the board being expanded: a card each, in the order of moves.
///
/// Every move of the blank has a place of its own, so that a card never moves; a move that leads off the board leaves its
/// place empty. While a search runs, the board just expanded may have no successors on record yet: their places are then
/// outlines of what is still to come.
fn show_successors(canvas: &mut Canvas<'_, '_>, plan: &StepPlan) {
    let order = canvas.context.view.model.chosen_settings().order.moves();
    let note = step::sentences::move_order(canvas.context.narrator());
    let hint = canvas.say("successors-note");
    if plan.main_head > 0.0 {
        canvas.heading_with(plan.main_at, "successors", &note, plan.main_head, &hint);
    }
    if canvas.stage().scene.tally.expanded == 0 {
        show_nothing_expanded(canvas, plan.main);
        return;
    }
    for (by, place) in order.into_iter().zip(plan.cards()) {
        show_move(canvas, place, by);
    }
}

fn show_move(canvas: &mut Canvas<'_, '_>, place: Rect, by: Move) {
    match canvas.stage().place(by) {
        MoveSlot::ToCome(None) => card::show_no_board(canvas, place, by, "to-come"),
        MoveSlot::ToCome(Some(coming)) => card::show_coming(canvas, place, by, &coming),
        MoveSlot::NoMove => card::show_no_board(canvas, place, by, "no-move"),
        MoveSlot::Successor(successor) => {
            if card::show_successor(canvas, place, &successor).clicked() {
                let (model, here) = (canvas.context.view.model.desk, &canvas.context.view.stage.here);
                canvas.actions.extend(step::jump::moment_of(model, here, &successor).map(Action::Seek));
            }
        }
    }
}

/// Says that the search has begun, and that nothing has been expanded.
fn show_nothing_expanded(canvas: &Canvas<'_, '_>, place: Rect) {
    let inner = frame(canvas, place);
    canvas.paragraph(inner, "nothing-expanded", &canvas.say("nothing-expanded"), Type::Body);
}

/// Shows the keys that begin; the sentence over the stage states that nothing has happened yet.
fn show_keys_to_begin(canvas: &Canvas<'_, '_>, place: Rect) {
    let inner = frame(canvas, place);
    // As long as a question is open, the keys answer it.
    if canvas.context.view.model.has_open_question() {
        return;
    }
    // A projector that is enlarged is as low, but it has a keyboard.
    if canvas.is_phone() && canvas.context.view.model.projector == Projector::Off {
        let words = show_goal(canvas, inner);
        let model = canvas.context.view.model;
        // The hint is for the first step alone; later, and where there is a path, the task.
        let message = if model.shows_doors() { "begin-by-finger" } else { "begin-on-a-phone" };
        if model.puzzle.is_solvable() {
            canvas.paragraph(words, "begin by finger", &canvas.say(message), Type::Body);
        }
        return;
    }
    let mut y = inner.top() + space::S;
    let words = canvas.context.words;
    for keys in const { [binding("play"), binding("expansion")] } {
        if y + space::S <= inner.bottom() {
            let at = pos2(inner.left(), y);
            key_hint(canvas.painter(), at, &keys.caps(words), &keys.does(words), canvas.palette());
        }
        y += space::XL;
    }
}

/// Largest side of the goal beside the hint of a phone.
const GOAL: f32 = 84.0;

/// Draws the goal at the right of a place, where its digits can be read; returns the rest.
fn show_goal(canvas: &Canvas<'_, '_>, place: Rect) -> Rect {
    let side = place.height().min(GOAL).floor();
    if side < sizes::board::LEGIBLE {
        return place;
    }
    let square = Align2::RIGHT_TOP.anchor_size(place.right_top(), Vec2::splat(side));
    let (word, goal) = (canvas.say("goal"), canvas.context.view.model.puzzle.goal);
    let at = square.left_top() + vec2(-space::S, space::S);
    let caption = text::right(canvas.painter(), at, &word, Type::Caption, canvas.palette().text_faint);
    let name = canvas.tell("named", &[("name", word.into()), ("what", goal.to_string().into())]);
    small_board(canvas, square, goal, "goal to reach", &name);
    place.with_max_x(caption.left() - space::M)
}

/// Draws an outline; returns the place inside.
fn frame(canvas: &Canvas<'_, '_>, place: Rect) -> Rect {
    let pen = Stroke::new(stroke::HAIR, canvas.palette().line);
    canvas.painter().rect_stroke(place, CornerRadius::same(radius::L), pen, StrokeKind::Inside);
    let inner = place.shrink2(vec2(space::L, space::L));
    if inner.is_positive() { inner } else { place }
}
